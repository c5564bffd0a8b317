import type { Page } from 'playwright';
import { demo } from '../helpers/api.ts';
import { signIn, takesBack, type AsNow, type Save } from './saves.ts';

/** What a sales rep sends; `order` has none of them yet. */
export function salesrepsSaves(api: AsNow, order: number, lastPayout: number): Save[] {
  const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
  return [
    signIn(demo.rep),
    {
      name: 'pay a sales rep',
      path: '/accounts',
      call: /^POST \/salesreps\/payouts\/create\/$/,
      isKeyed: true,
      askAgain: /^Ask again$/,
      open: async (page) => {
        await page.locator('button:not([aria-disabled=true])', { hasText: 'Pay Now' }).first().click();
        await page.getByRole('button', { name: /^Pay £/ }).waitFor();
      },
      place: dialog(/^(Pay |Payout made)/),
      fields: (turn) => [[/^Note/, `In bad weather ${turn}`]],
      send: /^Pay £/,
      done: dialog('Payout made'),
      undo: takesBack(api, '/salesreps/payouts/', lastPayout),
    },
    {
      name: 'add a sales rep',
      path: '/accounts',
      call: /^POST \/salesreps\/$/,
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
    {
      name: 'give a part of an order',
      path: `/orders/${order}`,
      call: /^POST \/.*sales-?rep/,
      open: (page) => page.getByRole('button', { name: 'Add Commission' }).click(),
      place: dialog('Add Commission'),
      fields: () => [[/^Commission %/, '2.5']],
      more: async (place, page) => {
        await place.getByRole('combobox', { name: 'Sales Rep' }).fill('quil');
        await page.clock.fastForward(1_000);
        await place.getByRole('option', { name: 'Jasper Quill' }).click();
      },
      send: /^Save$/,
      done: dialog('Add Commission'),
      isDoneWhenGone: true,
      isOnce: true,
      undo: async () => {
        const path = `/orders/${order}/sales-rep-commissions/`;
        const { results } = await (await api()).get<{ results: { id: number }[] }>(path);
        for (const { id } of results) await (await api()).send('DELETE', `/sales-rep-commissions/${id}/`);
      },
    },
    {
      name: 'save the settings',
      path: '/settings',
      call: /^PUT \/settings\/settings\/\d+\/retrieve-update\/$/,
      place: (page) => page.getByRole('form', { name: 'General' }),
      fields: () => [[/^Dark/, true]],
      send: /^Save$/,
      done: (page) => page.getByText('Settings have been saved.'),
      undo: async () => {
        const { id } = await (await api()).get<{ id: number }>('/settings/settings/list/');
        await (await api()).send('PUT', `/settings/settings/${id}/retrieve-update/`, { theme: 'light' });
      },
    },
  ];
}
