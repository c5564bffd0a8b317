import { showsQuestions, showsStatements, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { isWithin } from '@consignment/routing/app/is-within';
import { paths } from './paths.ts';

type Shop = {
  switches: ShopSwitches;
  /** False hides the products (spec foundations §2). */
  vendor_portal_products: boolean;
  /** False hides what a vendor earns, its statements and the way to ask about a line. */
  vendor_field_commissions: boolean;
  /** False for a person who only looks. */
  mayOffer: boolean;
};

type Entry = { label: string; href: string; isShown: (shop: Shop) => boolean };

/**
 * The pages of the portal in the order of the menu, each with the rule by which a shop shows it. Those of the specification come
 * first, in its order (foundations §2), then ours.
 * @internal A test holds it to the specification.
 */
export const menu: readonly Entry[] = [
  {
    label: 'Commissions',
    href: paths.commissions,
    isShown: ({ switches }) => !switches.hidePortalCommissionsMenu,
  },
  { label: 'Unpaid Orders', href: paths.unpaid, isShown: ({ switches }) => switches.showPortalUnpaidOrders },
  { label: 'Products', href: paths.products, isShown: (shop) => shop.vendor_portal_products },
  { label: 'Payouts', href: paths.payouts, isShown: ({ switches }) => !switches.hidePortalPayoutsMenu },
  { label: 'Customers', href: paths.customers, isShown: ({ switches }) => switches.showPortalCustomers },
  {
    label: 'Sell Form',
    href: paths.sell,
    isShown: ({ switches, mayOffer }) => switches.showPortalSellForm && mayOffer,
  },
  { label: 'Settings', href: paths.settings, isShown: () => true },
  {
    label: 'Statements',
    href: paths.statements,
    isShown: (shop) => showsStatements(shop.switches, shop.vendor_field_commissions),
  },
  {
    label: 'Questions',
    href: paths.questions,
    isShown: (shop) => showsQuestions(shop.switches, shop.vendor_field_commissions),
  },
  { label: 'Contact', href: paths.contact, isShown: ({ switches }) => switches.showPortalContactPage },
];

/** The menu of this shop while `pathname` is open; an entry is current on its page and on pages below it. */
export function entriesOf(shop: Shop, pathname: string) {
  return menu
    .filter(({ isShown }) => isShown(shop))
    .map(({ label, href }) => ({ label, href, isCurrent: isWithin(pathname, href) }));
}
