import type { Page } from 'playwright';
import { demo, type Api } from '../helpers/api.ts';
import {
  byTheBar,
  chooseFrom,
  dialog,
  paid,
  passwordChanged,
  question,
  resetAsked,
  signIn,
} from './common-saves.ts';
import { done, lineWith, payoutToDelete, takesBack, type AsNow, type Line } from './made.ts';
import type { Save } from './saves.ts';

export type SalesrepIds = { line: Line; lastPayout: number };

type Part = { id: number };
type Rep = { id: number; first_name: string; last_name: string; commission_due: string };

/** The forms of the shop's own people in the app of its sales reps; no rep has a part in the order of `line` yet. */
export function salesrepsSaves(asNow: AsNow, { line, lastPayout }: SalesrepIds): Save[] {
  return [
    signIn(demo.owner),
    resetAsked(demo.owner),
    ...ofPeople(asNow, lastPayout),
    ...ofOrder(asNow, line),
    ...ofSettings(asNow),
  ];
}

/** A rep with an amount due, whom the demo does not pay meanwhile. */
async function quill(api: Api): Promise<Rep> {
  const { results } = await api.get<{ results: Rep[] }>('/salesreps/commission-totals/');
  const rep = results.find(({ first_name: name }) => name === 'Jasper');
  if (rep === undefined) throw new Error('The demo has no Jasper Quill.');
  return rep;
}

function ofPeople(asNow: AsNow, lastPayout: number): Save[] {
  return [
    {
      name: 'pay a sales rep',
      path: '/accounts',
      call: 'POST /salesreps/payouts/create/',
      ...paid,
      undo: takesBack(asNow, '/salesreps/payouts/', lastPayout),
    },
    {
      name: 'delete a payout',
      call: 'DELETE /salesreps/payouts/{id}/',
      askAgain: /^Ask again$/,
      open: (page) => page.getByRole('button', { name: 'Delete Payout' }).click(),
      place: question(/^Delete invoice/),
      send: /^Delete Payout$/,
      done: (page) => page.getByRole('heading', { level: 1, name: 'Payouts' }),
      ...payoutToDelete(asNow, '/salesreps/payouts/', {
        last: lastPayout,
        due: async (api) => (await quill(api)).commission_due,
        body: async (api) => ({ sales_rep: (await quill(api)).id }),
      }),
    },
    {
      name: 'rename a sales rep',
      path: '/accounts',
      call: 'PUT /salesreps/{id}/',
      open: (page) => page.getByRole('button', { name: /^Edit Jasper/ }).click(),
      place: dialog('Edit Sales Rep'),
      fields: (turn) => [[/^Last name/, `Quill-Fell ${turn}`]],
      send: /^Save$/,
      done: dialog('Edit Sales Rep'),
      isDoneWhenGone: true,
      undo: async () => {
        const api = await asNow();
        const { id } = await quill(api);
        await done(api, 'PUT', `/salesreps/${id}/`, { first_name: 'Jasper', last_name: 'Quill' });
      },
    },
    {
      name: 'add a sales rep',
      path: '/accounts',
      call: 'POST /salesreps/',
      open: (page) => page.getByRole('button', { name: 'Add Sales Rep' }).click(),
      place: dialog('Add Sales Rep'),
      fields: (turn) => [
        [/^First name/, `Fay ${turn}`],
        [/^Last name/, 'Gale'],
      ],
      send: /^Save$/,
      done: dialog('Add Sales Rep'),
      isDoneWhenGone: true,
      isOnce: true,
    },
  ];
}

function ofOrder(asNow: AsNow, line: Line): Save[] {
  const parts = `/orders/${line.order}/sales-rep-commissions/`;
  const undo = async () => {
    const api = await asNow();
    const { results } = await api.get<{ results: Part[] }>(parts);
    for (const { id } of results) await done(api, 'DELETE', `/sales-rep-commissions/${id}/`);
  };
  const withPart = async () => {
    const api = await asNow();
    await done(api, 'POST', parts, { sales_rep: (await quill(api)).id, percent: '4' });
    return `/orders/${line.order}`;
  };
  const change = (page: Page) => page.getByRole('button', { name: /^Change Commission: Jasper/ }).click();
  const commission = {
    open: (page: Page) =>
      page
        .getByRole('button', { name: `Set Commission: ${line.title}` })
        .first()
        .click(),
    place: dialog('Set Commission'),
    fields: (turn: number) => [[/^Amount or percentage/, `${1 + (turn % 50)}%`]] as const,
    send: /^Save$/,
    done: dialog('Set Commission'),
    isDoneWhenGone: true,
  };
  return [
    {
      name: 'give a part of an order',
      path: `/orders/${line.order}`,
      call: 'POST /orders/{id}/sales-rep-commissions/',
      open: (page) => page.getByRole('button', { name: 'Add Commission' }).click(),
      place: dialog('Add Commission'),
      fields: () => [[/^Commission %/, '2.5']],
      more: chooseFrom('Sales Rep', 'quil', 'Jasper Quill'),
      send: /^Save$/,
      done: dialog('Add Commission'),
      isDoneWhenGone: true,
      isOnce: true,
      undo,
    },
    {
      name: 'change a part of an order',
      path: withPart,
      call: 'PUT /sales-rep-commissions/{id}/',
      open: change,
      place: dialog('Change Commission'),
      fields: (turn) => [[/^Commission %/, `${1 + (turn % 9)}.5`]],
      send: /^Save$/,
      done: dialog('Change Commission'),
      isDoneWhenGone: true,
      undo,
    },
    {
      name: 'take a part of an order away',
      path: withPart,
      call: 'DELETE /sales-rep-commissions/{id}/',
      open: change,
      place: dialog('Change Commission'),
      send: /^Remove$/,
      done: dialog('Change Commission'),
      isDoneWhenGone: true,
      undo,
    },
    {
      name: 'set a commission by hand',
      path: lineWith(asNow, line, null),
      call: 'POST /vendors/override-commission/create/',
      ...commission,
    },
    {
      name: 'change a commission that was set by hand',
      path: lineWith(asNow, line, '60%'),
      call: 'PUT /vendors/override-commission/{id}/update/',
      ...commission,
    },
  ];
}

function ofSettings(asNow: AsNow): Save[] {
  return [
    {
      name: 'save the settings',
      path: '/settings',
      call: 'PUT /settings/settings/{id}/retrieve-update/',
      place: (page) => page.getByRole('form', { name: 'General' }),
      fields: () => [[/^Dark/, true]],
      send: byTheBar('Save'),
      done: (page) => page.getByText('The app’s theme is now dark.'),
      undo: async () => {
        const api = await asNow();
        const { id } = await api.get<{ id: number }>('/settings/settings/list/');
        await done(api, 'PUT', `/settings/settings/${id}/retrieve-update/`, { theme: 'light' });
      },
    },
    passwordChanged,
  ];
}
