import { answerOf } from '@consignment/client/answer';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { orderSearch, searchFor } from '@consignment/routing/app/find-search';
import { client } from './api.ts';
import { may } from './may.ts';
import { paths } from './paths.ts';

type App = { timeZone: string; currency: { books: string; shown: string | null }; isStaff: boolean };

/** The pages of the app, and what the server finds in it. */
export function findIn({ timeZone, currency, isStaff }: App): AppFindable {
  return {
    timeZone,
    pages: pages.filter(({ href }) => isOpen(href, isStaff)),
    searches: [
      orderSearch(client, paths.order),
      searchFor('Payouts', async (query, signal) => {
        const call = client.GET('/salesreps/payouts/', { params: { query }, signal });
        return (await answerOf(call)).results.map((payout) => ({
          kind: 'payout' as const,
          href: paths.payout(payout.id),
          number: payout.invoice_number,
          to: payout.sales_rep_name,
          amount: payout.amount,
          currency: currency.shown ?? currency.books,
          at: payout.created_date,
        }));
      }),
      ...(isStaff ? [repSearch] : []),
    ],
  };
}

const repSearch = searchFor('Sales reps', async (query, signal) => {
  const call = client.GET('/salesreps/commission-totals/', { params: { query }, signal });
  return (await answerOf(call)).results.map(({ name }) => ({
    kind: 'account' as const,
    href: paths.account(name),
    name,
    email: null,
  }));
});

/** False for a page that the person could not open. */
function isOpen(href: string, isStaff: boolean): boolean {
  if (href === paths.accounts) return isStaff;
  if (href === paths.questions) return !isStaff;
  return href === paths.issueStatements ? may('createAllStatements') : true;
}

const inHelp = { detail: 'Help' };

const pages: AppFindable['pages'] = [
  { href: paths.home, label: 'Dashboard', keywords: 'home' },
  { href: paths.orders, label: 'Orders', keywords: 'sales' },
  { href: paths.payouts, label: 'Payouts', keywords: 'payments invoices' },
  { href: paths.statements, label: 'Statements', keywords: 'export monthly signed check withdraw schedule' },
  {
    detail: 'Statements',
    href: paths.issueStatements,
    label: 'Issue statements',
    keywords: 'monthly all period',
  },
  { href: paths.questions, label: 'Questions', keywords: 'ask thread answers' },
  { href: paths.accounts, label: 'Accounts', keywords: 'sales reps add' },
  { href: paths.settings, label: 'Settings', keywords: 'theme password' },
  { href: paths.help, label: 'Help', keywords: 'support questions' },
  { ...inHelp, href: paths.settingUpVendors, label: 'Setting up vendors' },
  { ...inHelp, href: paths.connectingAccounts, label: 'Connecting accounts to vendors' },
  { ...inHelp, href: paths.connectingPaypal, label: 'Connecting PayPal' },
];
