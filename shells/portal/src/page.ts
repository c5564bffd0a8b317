import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import type { AppPage } from '@consignment/routing/app/pages';
import type { AppFrameRoute } from '@consignment/routing/app/routes-of';

/** The facts of a shop and of the person by which some pages are shown. */
export type Shop = {
  switches: ShopSwitches;
  /** False hides the products (spec foundations §2). */
  vendor_portal_products: boolean;
  /** False hides a vendor's earnings, its statements and the way to ask about a line. */
  vendor_field_commissions: boolean;
  /** False for a person who only looks. */
  mayOffer: boolean;
};

export type PortalPageSwitch =
  'showPortalUnpaidOrders' | 'showPortalCustomers' | 'showPortalContactPage' | 'showPortalSellForm';

/** `public`, every role, or the switches of the shop and the call of a role that a page needs. */
export type PageRight = 'public' | 'everyone' | readonly (PortalPageSwitch | 'createOffer')[];

export type Page<Title extends string> = AppPage<PageRight, Shop, Title> & {
  /** One shop shows its vendors products in the place of commissions and payouts (spec foundations §2). */
  givesWay?: true;
};

export type Frames = Readonly<Record<string, AppFrameRoute>>;
export type Table<Title extends string> = readonly Page<Title>[];

/** Whether a shop and the role of the person include a page; of most, no shop is known before the login. */
export function isIncluded(right: PageRight, shop?: Shop): boolean {
  if (right === 'public' || right === 'everyone') return true;
  if (shop === undefined) return false;
  return right.every((one) => (one === 'createOffer' ? shop.mayOffer : shop.switches[one]));
}
