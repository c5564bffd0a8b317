import type { Page } from 'playwright';
import { demo } from '../helpers/api.ts';
import { signIn, takesBack, type AsNow, type Save } from './saves.ts';
import type { Ids } from './shells.ts';

/** What the owner of the shop sends. `account` is the email of an approved account other than the vendor's. */
export function merchantSaves(api: AsNow, { vendor }: Ids, lastPayout: number, account: string): Save[] {
  const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
  const region = (name: string) => (page: Page) => page.getByRole('region', { name });
  const undo = takesBack(api, '/vendors/payouts/', lastPayout);
  return [
    signIn(demo.owner),
    {
      name: 'pay a vendor',
      path: '/vendors',
      call: /^POST \/vendors\/payouts\/create\/$/,
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
      undo,
    },
    {
      name: 'pay all vendors',
      path: '/vendors',
      call: /^POST \/vendors\/payouts\/create-all\/$/,
      isKeyed: true,
      askAgain: /^Try again: pay/,
      open: async (page) => {
        await page.getByRole('button', { name: 'Pay All' }).click();
        await page.getByRole('button', { name: /^Pay \d+ vendors/ }).waitFor();
      },
      place: dialog(/^(Pay all vendors|Vendors paid)$/),
      fields: () => [],
      send: /^Pay \d+ vendors/,
      done: dialog('Vendors paid'),
      undo,
    },
    {
      name: 'save the settings',
      path: '/settings',
      call: /^PUT \/settings\/values\/$/,
      place: region('General'),
      fields: () => [[/^Currency/, 'JPY']],
      send: /^Save$/,
      done: (page) => page.getByText('Settings have been saved.'),
      undo: async () => {
        await (
          await api()
        ).send('POST', '/shopify/shop-meta/create/', { meta_key: 'currency', meta_value: '' });
      },
    },
    {
      name: 'save a vendor',
      path: `/vendors/${vendor}?tab=settings`,
      call: /^PUT \/vendors\/\d+\/$/,
      place: region('Notes'),
      fields: (turn) => [[/^Note(?!s)/, `A note for the rain ${turn}`]],
      send: /^Save$/,
      done: (page) => region('Notes')(page).getByText('Saved.'),
    },
    {
      name: 'set a commission by hand',
      path: `/vendors/${vendor}?paid=unpaid`,
      call: /^(PUT|POST) .*(override|commission)/,
      open: (page) =>
        page
          .getByRole('button', { name: /^Set Commission: / })
          .first()
          .click(),
      place: dialog('Set Commission'),
      fields: (turn) => [[/^Amount or percentage/, `${1 + (turn % 50)}%`]],
      send: /^Save$/,
      done: dialog('Set Commission'),
      isDoneWhenGone: true,
    },
    {
      name: 'add a custom item',
      path: `/vendors/${vendor}`,
      call: /^POST \/orders\/create-custom\/$/,
      isKeyed: true,
      open: (page) => page.getByRole('button', { name: 'Add Custom Item' }).click(),
      place: dialog('Add Custom Item'),
      fields: (turn) => [
        [/^Title/, `Umbrella stand ${turn}`],
        [/^Amount/, '1.25'],
      ],
      send: /^Add Custom Item$/,
      done: dialog('Add Custom Item'),
      isDoneWhenGone: true,
    },
    {
      name: 'change an account',
      path: '/accounts',
      call: /^POST \/vendors\/shop-vendor-accounts\/$/,
      open: (page) =>
        page
          .getByRole('row', { name: account })
          .getByRole('button', { name: /^Edit Account/ })
          .click(),
      place: dialog(/ Edit$/),
      fields: () => [[/^Active/, false]],
      send: /^Save$/,
      done: dialog(/ Edit$/),
      isDoneWhenGone: true,
      undo: () => approve(api, account),
    },
  ];
}

type Account = { id: number; vendor_signup_user_email: string; vendors: { id: number }[] };

async function approve(api: AsNow, email: string): Promise<void> {
  const { results } = await (
    await api()
  ).get<{ results: Account[] }>('/vendors/shop-vendor-accounts/?page_size=1000');
  const found = results.find((one) => one.vendor_signup_user_email === email);
  const body = {
    vendor_signups: [{ id: found?.id, vendor_ids: found?.vendors.map(({ id }) => id) }],
    approved: true,
  };
  const { status } = await (await api()).send('POST', '/vendors/shop-vendor-accounts/', body);
  if (status !== 200) throw new Error(`${email} could not be approved: ${status}`);
}
