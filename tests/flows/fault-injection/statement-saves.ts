import type { Api } from '../helpers/api.ts';
import { dialog, main, question } from './common-saves.ts';
import { done, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

type Statement = {
  id: number;
  vendor: number | null;
  sales_rep: number | null;
  first_day: string;
  last_day: string;
  standing: 'latest' | 'followed' | 'withdrawn';
};

/** The forms of statements in the apps of owner and sales rep; `statement` is the latest of its payee. */
export function statementSaves(asNow: AsNow, statement: number): Save[] {
  const latest = latestAgain(asNow, statement);
  return [
    {
      name: 'set the schedule of statements',
      path: '/statements',
      call: 'PUT /statements/schedule/',
      open: (page) => page.getByRole('button', { name: 'Schedule' }).click(),
      place: dialog('Schedule'),
      more: async (place) => {
        await place.getByRole('combobox', { name: 'Issue statements' }).selectOption('7');
      },
      send: /^Save$/,
      done: dialog('Schedule'),
      isDoneWhenGone: true,
      undo: async () => {
        await done(await asNow(), 'PUT', '/statements/schedule/', { day_of_month: 3, sends_mail: false });
      },
    },
    statementExported(statement),
    {
      name: 'withdraw a statement',
      path: async () => `/statements/${(await latest.one()).id}`,
      call: 'POST /statements/{id}/withdraw/',
      askAgain: /^Ask again$/,
      open: (page) => page.getByRole('button', { name: 'Withdraw' }).click(),
      place: question(/^Withdraw statement/),
      send: /^Withdraw statement$/,
      done: (page) => page.getByText('This statement has been withdrawn and no longer counts.'),
      undo: async () => {
        await latest.one();
      },
    },
  ];
}

/** The files of a statement, in every app. */
export function statementExported(statement: number): Save {
  return {
    name: 'export a statement',
    path: `/statements/${statement}`,
    call: 'POST /statements/{id}/file/',
    place: main,
    send: /^Export PDF$/,
    done: (page) =>
      page.getByRole('button', { name: 'Exporting…' }).or(page.getByRole('alert').filter({ hasText: /\S/ })),
    isDoneWhenGone: true,
  };
}

/** Issues the next statement of a vendor in its dialog. */
export function issuedToVendor(
  asNow: AsNow,
  { vendor, statement }: { vendor: number; statement: number },
): Save {
  const latest = latestAgain(asNow, statement);
  return {
    name: 'issue a statement',
    path: async () => {
      const { id } = await latest.one();
      await done(await asNow(), 'POST', `/statements/${id}/withdraw/`);
      return `/vendors/${vendor}?tab=statements`;
    },
    call: 'POST /statements/create/',
    askAgain: /^Retry$/,
    isOnce: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Issue statement' }).click();
      await page.getByText('Closing balance').waitFor();
    },
    place: dialog('Issue statement'),
    send: /^Issue statement$/,
    done: dialog('Issue statement'),
    isDoneWhenGone: true,
    undo: async () => {
      await latest.one();
    },
  };
}

/** The latest statement of a payee for the period of `first`: issued again where it was withdrawn. */
function latestAgain(asNow: AsNow, first: number) {
  const one = async (): Promise<Statement> => {
    const api = await asNow();
    const asked = await api.get<Statement>(`/statements/${first}/`);
    const known = await latestOf(api, asked);
    if (known?.last_day === asked.last_day) return known;
    const { vendor, sales_rep: rep, first_day, last_day } = asked;
    const payee = vendor === null ? { sales_rep: rep } : { vendor };
    return (await done(api, 'POST', '/statements/create/', { ...payee, first_day, last_day })) as Statement;
  };
  return { one };
}

async function latestOf(api: Api, { vendor, sales_rep: rep }: Statement): Promise<Statement | undefined> {
  const payee = vendor === null ? `payees=sales_reps&sales_rep=${rep}` : `vendor_id=${vendor}`;
  const { results } = await api.get<{ results: Statement[] }>(`/statements/?${payee}&page_size=100`);
  return results.find(({ standing }) => standing === 'latest');
}
