import { answerOf } from '@consignment/client/answer';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { findPages } from '@consignment/routing/app/find-pages';
import { orderSearch, searchFor } from '@consignment/routing/app/find-search';
import type { AppPages } from '@consignment/routing/app/pages';
import { client } from './api.ts';
import type { Person } from './page.ts';
import { paths } from './paths.ts';

type App = Person & { timeZone: string; currency: { books: string; shown: string | null } };

/** The pages of the app, and what the server finds in it. */
export function findIn(pages: AppPages<Person>, app: App): AppFindable {
  const { timeZone, currency } = app;
  return {
    timeZone,
    pages: findPages(pages, app, { words }),
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
      ...(app.isOfTeam ? [repSearch] : []),
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

/** The search finds a page by these words too. They come with it, so that the app is there sooner. */
const words = {
  [paths.home]: 'home',
  [paths.orders]: 'sales',
  [paths.payouts]: 'payments invoices',
  [paths.statements]: 'export monthly signed check withdraw schedule',
  [paths.issueStatements]: 'monthly all period',
  [paths.questions]: 'ask thread answers',
  [paths.accounts]: 'sales reps add',
  [paths.settings]: 'theme password',
  [paths.help]: 'support questions',
};
