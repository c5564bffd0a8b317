import { answerOf } from '@consignment/client/answer';
import { currencyFor } from '@consignment/domain/money/currency';
import { merchantActs, merchantPlaces, merchantWords } from '@consignment/domain/text/find-words';
import { defineTexts } from '@consignment/domain/text/texts';
import { actOf } from '@consignment/routing/app/use-act';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { findPages, withActs } from '@consignment/routing/app/find-pages';
import { productSearch } from '@consignment/routing/app/find-products';
import { orderSearch, searchFor, verbSearch } from '@consignment/routing/app/find-search';
import type { AppPages } from '@consignment/routing/app/pages';
import { client } from './api.ts';
import { may } from './may.ts';
import type { Shop } from './page.ts';
import { paths } from './paths.ts';

const texts = defineTexts('MerchantFind', {
  vendors: 'Vendors',
  payouts: 'Payouts',
  accounts: 'Accounts',
});

type App = Shop & {
  timeZone: string;
  currency: { books: string; shown: string | null };
};

/** The pages of the app, and the records that the server finds. */
export function findIn(pages: AppPages<Shop>, app: App): AppFindable {
  const { timeZone, currency } = app;
  const shop = currency.shown ?? currency.books;
  const inCurrencyOf = (vendor: string | null) => currencyFor({ vendor, shop });
  const found = findPages(pages, app, { paths, words: merchantWords, places: merchantPlaces });
  return {
    timeZone,
    ...withActs(found, merchantActs, { paths, may }),
    verbs: [
      ...(may('createPayout') ? [paying(inCurrencyOf)] : []),
      ...(may('inviteVendor') ? [inviting()] : []),
    ],
    searches: [
      searchFor(texts.vendors, async (asked, signal) => {
        const query = { ...asked, ordering: 'name' } as const;
        const call = client.GET('/vendors/commission-totals/', { params: { query }, signal });
        return (await answerOf(call)).results.map((vendor) => ({
          kind: 'vendor' as const,
          href: paths.vendor(vendor.id),
          name: vendor.name,
          contact: vendor.contact_name,
          due: vendor.commission_due,
          currency: inCurrencyOf(vendor.currency),
        }));
      }),
      orderSearch(client, paths.order),
      searchFor(texts.payouts, async (query, signal) => {
        const call = client.GET('/vendors/payouts/', { params: { query }, signal });
        return (await answerOf(call)).results.map((payout) => ({
          kind: 'payout' as const,
          href: paths.payout(payout.id),
          number: payout.invoice_number,
          to: payout.vendor_name,
          amount: payout.amount,
          currency: inCurrencyOf(payout.vendor_currency),
          at: payout.created_date,
        }));
      }),
      productSearch(client, paths.product),
      ...(pages.mayOpen(paths.accounts) ? [findAccounts()] : []),
    ],
  };
}

type VerbSearch = ReturnType<typeof verbSearch>;
type InCurrency = (vendor: string | null) => ReturnType<typeof currencyFor>;

/** The vendors to whom something is due, the most first. */
function paying(inCurrencyOf: InCurrency): VerbSearch {
  return verbSearch('Pay', async ({ search, ...asked }, signal) => {
    const query = { ...asked, ...(search !== '' && { search }), ordering: '-due' } as const;
    const call = client.GET('/vendors/commission-totals/', { params: { query }, signal });
    return (await answerOf(call)).results
      .filter(({ commission_due: due }) => Number(due) > 0)
      .map((vendor) => ({
        kind: 'pay' as const,
        href: actOf(paths.vendor(vendor.id), 'pay'),
        name: vendor.name,
        due: vendor.commission_due,
        currency: inCurrencyOf(vendor.currency),
      }));
  });
}

/** The vendors who have an email, and neither a login nor an open invitation. */
function inviting(): VerbSearch {
  return verbSearch('Invite', async ({ search, page_size: most }, signal) => {
    const { to_invite: all } = await answerOf(client.GET('/vendors/invitations/', { signal }));
    const isNamed = ({ name }: { name: string }) => name.toLowerCase().includes(search.toLowerCase());
    return all
      .filter(isNamed)
      .slice(0, most)
      .map(({ id, name, email }) => ({
        kind: 'invite' as const,
        href: actOf(`${paths.vendor(id)}?tab=settings`, 'invite'),
        name,
        email,
      }));
  });
}

function findAccounts(): AppFindable['searches'][number] {
  return searchFor(texts.accounts, async (query, signal) => {
    const call = client.GET('/vendors/shop-vendor-accounts/', { params: { query }, signal });
    return (await answerOf(call)).results.map(
      ({ vendor_signup_name: name, vendor_signup_user_email: email }) => ({
        kind: 'account' as const,
        href: `${paths.accounts}?${new URLSearchParams({ s: email }).toString()}`,
        name,
        email,
      }),
    );
  });
}
