import { answerOf } from '@consignment/client/answer';
import { salesrepsWords } from '@consignment/domain/text/find-words';
import { defineTexts } from '@consignment/domain/text/texts';
import type { AppFindable } from '@consignment/routing/app/find-menu';
import { findPages } from '@consignment/routing/app/find-pages';
import { orderSearch, searchFor } from '@consignment/routing/app/find-search';
import type { AppPages } from '@consignment/routing/app/pages';
import { client } from './api.ts';
import type { Person } from './page.ts';
import { paths } from './paths.ts';

const texts = defineTexts('SalesrepsFind', {
  payouts: 'Payouts',
  salesReps: 'Sales reps',
});

type App = Person & { timeZone: string; currency: { books: string; shown: string | null } };

/** The pages of the app, and the records that the server finds. */
export function findIn(pages: AppPages<Person>, app: App): AppFindable {
  const { timeZone, currency } = app;
  return {
    timeZone,
    pages: findPages(pages, app, { paths, words: salesrepsWords }),
    searches: [
      orderSearch(client, paths.order),
      searchFor(texts.payouts, async (query, signal) => {
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
      ...(app.isOfTeam ? [findReps()] : []),
    ],
  };
}

function findReps(): AppFindable['searches'][number] {
  return searchFor(texts.salesReps, async (query, signal) => {
    const call = client.GET('/salesreps/commission-totals/', { params: { query }, signal });
    return (await answerOf(call)).results.map(({ name }) => ({
      kind: 'account' as const,
      href: paths.account(name),
      name,
      email: null,
    }));
  });
}
