import { answerOf } from '@consignment/client/answer';
import { currencyFor } from '@consignment/domain/money/currency';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { findPages } from '@consignment/routing/app/find-pages';
import { orderSearch, searchFor } from '@consignment/routing/app/find-search';
import type { AppPages } from '@consignment/routing/app/pages';
import { client } from './api.ts';
import type { Shop } from './page.ts';
import { paths } from './paths.ts';

type App = Shop & {
  timeZone: string;
  currency: { books: string; shown: string | null };
};

/** The pages of the app, and what the server finds in it. */
export function findIn(pages: AppPages<Shop>, app: App): AppFindable {
  const { timeZone, currency } = app;
  const shop = currency.shown ?? currency.books;
  const inCurrencyOf = (vendor: string | null) => currencyFor({ vendor, shop });
  return {
    timeZone,
    pages: findPages(pages, app, { words, places }),
    searches: [
      searchFor('Vendors', async (asked, signal) => {
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
      searchFor('Payouts', async (query, signal) => {
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
      searchFor('Products', async (query, signal) => {
        const call = client.GET('/products/', { params: { query }, signal });
        return (await answerOf(call)).results.map(({ id, title }) => ({
          kind: 'product' as const,
          href: paths.product(id),
          name: title,
        }));
      }),
      ...(pages.mayOpen(paths.accounts) ? [accountSearch] : []),
    ],
  };
}

const accountSearch = searchFor('Accounts', async (query, signal) => {
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

/** The search finds a page by these words too. They come with it, so that the app is there sooner. */
const words = {
  [paths.home]: 'home top earners commissions due announcements',
  [paths.vendors]: 'export pay all update totals consignors',
  [paths.orders]: 'export sales',
  [paths.products]: 'export catalogue catalog inventory',
  [paths.payouts]: 'export payments invoices',
  [paths.payRuns]: 'pay all bank file schedule approve sepa ach',
  [paths.statements]: 'export monthly signed check withdraw schedule',
  [paths.issueStatements]: 'monthly all period',
  [paths.questions]: 'inbox threads disputes answer vendors ask overdue export',
  [paths.reconciliation]:
    'differences compare inbox check books shopify paypal bank missing orders mismatch export',
  [paths.accounts]: 'export logins signups invite',
  [paths.history]: 'log audit changes who did what export',
  [paths.import]: 'upload csv files',
  [paths.moves]: 'migrate migration switch old former payouts history opening balances',
  [paths.security]: 'passkey authenticator second factor 2fa sessions devices recovery codes',
  [paths.settings]: 'general configuration',
  [paths.help]: 'support questions tutorials',
  [paths.settingsCommissions]: 'configuration percentage rate flat discounts start date tracking tags',
  [paths.settingsRules]:
    'commission rates bands tiers days versions product tag collection floor cap notice which rule wins',
  [paths.settingsRulesReplay]: 'replay rules past would have earned',
  [paths.settingsPayouts]: 'hold days return window available minimum when vendors are paid',
  [paths.settingsPaypal]: 'configuration client secret live',
  [paths.settingsPayRuns]: 'schedule second person approval limit bank file sepa ach iban account columns',
  [paths.settingsQuestions]: 'answer days clock close by itself lines wait pay runs',
  [paths.settingsPortal]: 'configuration colours colors logo theme css terms commission fields preview',
  [paths.settingsSwitches]: 'columns menu features',
  [paths.settingsKeys]: 'api programs tokens scopes sandbox',
  [paths.settingsWebhooks]: 'events api deliveries programs',
  [paths.settingsTeam]: 'people members invite roles owner hand over leave remove',
};

/** Pages with a query, and one under its second name. */
const places = [
  {
    after: paths.reconciliation,
    page: {
      href: `${paths.reconciliation}?group=blockers`,
      label: 'Money that is held up',
      detail: 'Reconciliation',
      keywords: 'blocked blocking no vendor no rate no cost held up payouts',
    },
  },
  {
    after: paths.help,
    page: {
      href: paths.settings,
      label: 'General',
      detail: 'Settings',
      keywords: 'currency theme password re-sync data',
    },
  },
  { page: { href: paths.questionsOverdue, label: 'Overdue questions' } },
  { page: { href: `${paths.vendors}?hidden=true`, label: 'Hidden vendors' } },
  {
    page: { href: `${paths.accounts}?state=waiting`, label: 'New accounts', keywords: 'waiting approve' },
  },
];
