import { answerOf } from '@consignment/client/answer';
import { currencyFor } from '@consignment/domain/money/currency';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { orderSearch, searchFor } from '@consignment/routing/app/find-search';
import { client } from './api.ts';
import { mayOpen } from './pages.ts';
import { paths } from './paths.ts';

type App = {
  canUsePaypal: boolean;
  timeZone: string;
  currency: { books: string; shown: string | null };
};

/** The pages of the app, and what the server finds in it. */
export function findIn({ canUsePaypal, timeZone, currency }: App): AppFindable {
  const shop = currency.shown ?? currency.books;
  const inCurrencyOf = (vendor: string | null) => currencyFor({ vendor, shop });
  return {
    timeZone,
    pages: pages.filter(({ href }) => mayOpen(href) && (canUsePaypal || href !== paths.settingsPaypal)),
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
      ...(mayOpen(paths.accounts) ? [accountSearch] : []),
    ],
  };
}

const accountSearch = searchFor('Accounts', async (query, signal) => {
  const call = client.GET('/vendors/shop-vendor-accounts/', { params: { query }, signal });
  return (await answerOf(call)).results.map(
    ({ vendor_signup_name: name, vendor_signup_user_email: email }) => ({
      kind: 'account' as const,
      href: accountsWith({ s: email }),
      name,
      email,
    }),
  );
});

function accountsWith(query: { s: string } | { state: string }): string {
  return `${paths.accounts}?${new URLSearchParams(query).toString()}`;
}

const inSettings = { detail: 'Settings' };
const inHelp = { detail: 'Help' };

const pages: AppFindable['pages'] = [
  { href: paths.home, label: 'Dashboard', keywords: 'home top earners commissions due announcements' },
  { href: paths.vendors, label: 'Vendors', keywords: 'export pay all update totals consignors' },
  { href: paths.orders, label: 'Orders', keywords: 'export sales' },
  { href: paths.products, label: 'Products', keywords: 'export catalogue catalog inventory' },
  { href: paths.payouts, label: 'Payouts', keywords: 'export payments invoices' },
  { href: paths.payRuns, label: 'Pay runs', keywords: 'pay all bank file schedule approve sepa ach' },
  { href: paths.statements, label: 'Statements', keywords: 'export monthly signed check withdraw schedule' },
  {
    detail: 'Statements',
    href: paths.issueStatements,
    label: 'Issue statements',
    keywords: 'monthly all period',
  },
  {
    href: paths.questions,
    label: 'Questions',
    keywords: 'inbox threads disputes answer vendors ask overdue export',
  },
  {
    href: paths.reconciliation,
    label: 'Reconciliation',
    keywords: 'differences compare inbox check books shopify paypal bank missing orders mismatch export',
  },
  {
    detail: 'Reconciliation',
    href: `${paths.reconciliation}?group=blockers`,
    label: 'Money that is held up',
    keywords: 'blocked blocking no vendor no rate no cost held up payouts',
  },
  { href: paths.accounts, label: 'Accounts', keywords: 'export logins signups invite' },
  { href: paths.history, label: 'History', keywords: 'log audit changes who did what export' },
  { href: paths.import, label: 'Import orders and products', keywords: 'upload csv files' },
  {
    detail: 'Import',
    href: paths.moves,
    label: 'Move in from another app',
    keywords: 'migrate migration switch old former payouts history opening balances',
  },
  {
    href: paths.security,
    label: 'Security',
    keywords: 'passkey authenticator second factor 2fa sessions devices recovery codes',
  },
  { href: paths.settings, label: 'Settings', keywords: 'general configuration' },
  { href: paths.help, label: 'Help', keywords: 'support questions tutorials' },
  { ...inSettings, href: paths.settings, label: 'General', keywords: 'currency theme password re-sync data' },
  {
    ...inSettings,
    href: paths.settingsCommissions,
    label: 'Commissions',
    keywords: 'configuration percentage rate flat discounts start date tracking tags',
  },
  {
    ...inSettings,
    href: paths.settingsRules,
    label: 'Rules',
    keywords:
      'commission rates bands tiers days versions product tag collection floor cap notice which rule wins',
  },
  {
    ...inSettings,
    href: paths.settingsRulesReplay,
    label: 'Time machine',
    keywords: 'replay rules past would have earned',
  },
  {
    ...inSettings,
    href: paths.settingsPayouts,
    label: 'Payouts',
    keywords: 'hold days return window available minimum when vendors are paid',
  },
  {
    ...inSettings,
    href: paths.settingsPaypal,
    label: 'PayPal',
    keywords: 'configuration client secret live',
  },
  {
    ...inSettings,
    href: paths.settingsPayRuns,
    label: 'Pay runs',
    keywords: 'schedule second person approval limit bank file sepa ach iban account columns',
  },
  {
    ...inSettings,
    href: paths.settingsQuestions,
    label: 'Questions',
    keywords: 'answer days clock close by itself lines wait pay runs',
  },
  {
    ...inSettings,
    href: paths.settingsPortal,
    label: 'Vendor Portal',
    keywords: 'configuration colours colors logo theme css terms commission fields preview',
  },
  { ...inSettings, href: paths.settingsSwitches, label: 'Shop switches', keywords: 'columns menu features' },
  { ...inSettings, href: paths.settingsKeys, label: 'Keys', keywords: 'api programs tokens scopes sandbox' },
  {
    ...inSettings,
    href: paths.settingsWebhooks,
    label: 'Webhooks',
    keywords: 'events api deliveries programs',
  },
  {
    ...inSettings,
    href: paths.settingsTeam,
    label: 'Team',
    keywords: 'people members invite roles owner hand over leave remove',
  },
  { ...inHelp, href: paths.settingUpVendors, label: 'Setting up vendors' },
  { ...inHelp, href: paths.connectingAccounts, label: 'Connecting accounts to vendors' },
  { ...inHelp, href: paths.connectingPaypal, label: 'Connecting PayPal' },
  { href: paths.questionsOverdue, label: 'Overdue questions' },
  { href: `${paths.vendors}?hidden=true`, label: 'Hidden vendors' },
  { href: accountsWith({ state: 'waiting' }), label: 'New accounts', keywords: 'waiting approve' },
];
