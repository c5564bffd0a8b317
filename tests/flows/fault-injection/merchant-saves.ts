import type { Page } from 'playwright';
import { demo } from '../helpers/api.ts';
import {
  byTheBar,
  chooseFrom,
  dialog,
  main,
  paid,
  printed,
  question,
  region,
  resetAsked,
  signIn,
} from './common-saves.ts';
import {
  atRest,
  done,
  lineWith,
  payoutToDelete,
  register,
  takesBack,
  type AsNow,
  type Line,
} from './made.ts';
import { typeRate } from './merchant-setup-saves.ts';
import type { Save } from './saves.ts';
import type { Ids } from './shells.ts';

type About = { ids: Ids; line: Line; lastPayout: number; account: string };

/** The owner's forms for vendors, accounts, orders and payouts. */
export function merchantSaves(asNow: AsNow, about: About): Save[] {
  return [
    signIn(demo.owner),
    resetAsked(demo.owner),
    ...ofPayouts(asNow, about),
    ...ofLines(asNow, about),
    ...ofVendor(asNow, about),
    ...ofAccounts(asNow, about),
  ];
}

function ofPayouts(asNow: AsNow, { ids: { vendor, payout }, lastPayout }: About): Save[] {
  const undo = takesBack(asNow, '/vendors/payouts/', lastPayout);
  return [
    {
      name: 'pay a vendor',
      path: '/vendors',
      call: 'POST /vendors/payouts/create/',
      ...paid,
      undo,
    },
    {
      name: 'pay all vendors',
      path: '/vendors',
      call: 'POST /vendors/payouts/create-all/',
      isKeyed: true,
      askAgain: /^Retry: pay/,
      open: async (page) => {
        await page.getByRole('button', { name: 'Pay All' }).click();
        await page.getByRole('button', { name: /^Pay \d+ vendors/ }).waitFor();
      },
      place: dialog(/^(Pay all vendors|Vendors paid)$/),
      send: /^Pay \d+ vendors/,
      done: dialog('Vendors paid'),
      undo,
    },
    {
      name: 'delete a payout',
      call: 'DELETE /vendors/payouts/{id}/delete/',
      askAgain: /^Ask again$/,
      open: (page) => page.getByRole('button', { name: 'Delete Payout' }).click(),
      place: question(/^Delete invoice/),
      send: /^Delete Payout$/,
      done: (page) => page.getByRole('heading', { level: 1, name: 'Payouts' }),
      ...payoutToDelete(asNow, '/vendors/payouts/', {
        last: lastPayout,
        due: async (api) =>
          (await api.get<{ commission_due: string }>(`/vendors/commission-totals/${vendor}/`)).commission_due,
        body: async (api) => {
          const unpaid = `/vendors/unpaid-commissions/${vendor}/`;
          const { line_items: lines } = await api.get<{ line_items: number[] }>(unpaid);
          return { vendor, line_item_ids: lines.slice(0, 2) };
        },
      }),
    },
    {
      name: 'change the note of a payout',
      path: `/payouts/${payout}`,
      call: 'PUT /vendors/payouts/{id}/update/',
      open: (page) => page.getByRole('button', { name: 'Edit Notes' }).click(),
      place: dialog('Update Payout Note'),
      fields: (turn) => [[/^Note/, `Paid in the rain ${turn}`]],
      send: /^Save$/,
      done: dialog('Update Payout Note'),
      isDoneWhenGone: true,
    },
    { ...printed, path: `/payouts/${payout}` },
    {
      name: 'update the totals',
      path: '/vendors',
      call: 'GET /vendors/recalculate-totals/',
      place: main,
      send: /^Update Totals$/,
      done: (page) => page.getByText('The totals are up to date.'),
    },
  ];
}

function ofLines(asNow: AsNow, { ids: { vendor }, line }: About): Save[] {
  const pencil = (what: string) => (page: Page) =>
    page
      .getByRole('button', { name: `${what}: ${line.title}` })
      .first()
      .click();
  return [
    {
      name: 'set a commission by hand',
      path: async () => {
        await withoutOverrides(asNow, vendor);
        return `/vendors/${vendor}?paid=unpaid`;
      },
      call: 'POST /vendors/override-commission/create/',
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
      name: 'change a commission that was set by hand',
      path: lineWith(asNow, line, '60%'),
      call: 'PUT /vendors/override-commission/{id}/update/',
      open: pencil('Set Commission'),
      place: dialog('Set Commission'),
      fields: (turn) => [[/^Amount or percentage/, `${1 + (turn % 50)}%`]],
      send: /^Save$/,
      done: dialog('Set Commission'),
      isDoneWhenGone: true,
    },
    {
      name: 'remove a custom item',
      path: async () => {
        const item = { title: 'Shelf in the rain', commission: '3.00', vendor_id: vendor };
        await done(await asNow(), 'POST', '/orders/create-custom/', item);
        return `/vendors/${vendor}?paid=unpaid`;
      },
      call: 'DELETE /orders/custom/{id}/',
      askAgain: /^Ask again$/,
      open: (page) => page.getByRole('button', { name: 'Remove Shelf in the rain' }).first().click(),
      place: question(/^Remove this item/),
      send: /^Remove item$/,
      done: question(/^Remove this item/),
      isDoneWhenGone: true,
    },
    {
      name: 'give a line to another vendor',
      path: `/orders/${line.order}`,
      call: 'PUT /orders/lineitems/{id}/',
      open: pencil('Set Vendor'),
      place: dialog('Set Vendor'),
      more: chooseFrom('Vendor', 'pebble', 'Pebble Garden'),
      kept: (place) => place.getByText(/will be owed to Pebble Garden/),
      send: /^Save$/,
      done: dialog('Set Vendor'),
      isDoneWhenGone: true,
      undo: async () => {
        await done(await asNow(), 'PUT', `/orders/lineitems/${line.id}/`, { override_vendor: null });
      },
    },
  ];
}

function ofVendor(asNow: AsNow, { ids: { vendor } }: About): Save[] {
  const settings = `/vendors/${vendor}?tab=settings`;
  return [
    {
      name: 'save a vendor',
      path: settings,
      call: 'PUT /vendors/{id}/',
      place: region('Notes'),
      fields: (turn) => [[/^Note(?!s)/, `A note for the rain ${turn}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText('The note has been updated.'),
    },
    {
      name: 'save when a vendor is paid',
      path: settings,
      call: 'PUT /vendors/{id}/payout-rules/',
      place: region('When this vendor is paid'),
      fields: (turn) => [[/^Minimum payout/, `0.${(turn % 90) + 10}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText(/^This vendor’s minimum payout is now /),
    },
    {
      name: 'add a custom item',
      path: `/vendors/${vendor}`,
      call: 'POST /orders/create-custom/',
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
      name: 'invite a vendor',
      path: async () => {
        await done(await asNow(), 'PUT', `/vendors/${vendor}/`, { email: 'maker@fell.example' });
        return settings;
      },
      call: 'GET /vendors/invite',
      open: (page) => page.getByRole('button', { name: 'Invite to Create Account' }).click(),
      place: dialog('Invite to Create Account'),
      send: /^(Send invitation|Retry)$/,
      done: (page) => page.getByText('Invitation has not been sent.'),
    },
    {
      name: 'give a customer to a vendor',
      path: settings,
      call: 'POST /vendors/{id}/customers/',
      open: (page) => page.getByRole('button', { name: 'Edit Customers' }).click(),
      place: dialog('Edit Customers'),
      more: chooseFrom('Add a customer', 'c17850@shop', /17850/),
      kept: (place) => place.getByText('Will be added (1)'),
      send: /^Save$/,
      done: dialog('Edit Customers'),
      isDoneWhenGone: true,
      undo: async () => {
        await done(await asNow(), 'POST', `/vendors/${vendor}/customers/`, { customers: [] });
      },
    },
    {
      name: 'note a metafield of a vendor',
      path: settings,
      call: 'POST /vendors/{id}/metafields/',
      open: async (page) => {
        await page.getByRole('button', { name: 'Edit Metafields' }).click();
        await page.getByRole('button', { name: 'Add metafield' }).click();
      },
      place: dialog('Edit Metafields'),
      fields: (turn) => [
        [/^Key/, `Stall ${turn}`],
        [/^Value/, 'Under the awning'],
      ],
      send: /^Save$/,
      done: dialog('Edit Metafields'),
      isDoneWhenGone: true,
      undo: async () => {
        await done(await asNow(), 'POST', `/vendors/${vendor}/metafields/`, { metafields: [] });
      },
    },
    ...ofTypes(asNow, vendor),
  ];
}

type Types = { results: { product_type: string; commission: object | null }[] };

/** A rate of a product type cannot be deleted, so each case that creates one takes another vendor. */
function ofTypes(asNow: AsNow, vendor: number): Save[] {
  let type = '';
  const rate = typeRate(asNow, () => type);
  return [
    {
      name: 'set the rate of a product type for a vendor',
      path: async () => {
        const api = await asNow();
        const { results } = await api.get<{ results: { id: number }[] }>(
          '/vendors/commission-totals/?page_size=1000',
        );
        for (const { id } of results.filter((one) => one.id !== vendor)) {
          const types = await api.get<Types>(`/products/types/${id}/`);
          const free = types.results.find(({ commission }) => commission === null);
          if (free === undefined) continue;
          type = free.product_type;
          return `/vendors/${id}?tab=product-types`;
        }
        throw new Error('Every product type of every vendor has a rate.');
      },
      call: 'POST /vendors/vendor-product-type-commissions/',
      ...rate,
    },
    {
      name: 'change the rate of a product type for a vendor',
      path: async () => {
        const api = await asNow();
        const { results } = await api.get<Types>(`/products/types/${vendor}/`);
        type = results[0]?.product_type ?? '';
        const body = { vendor, product_type: type, commission_rate: '60', commission_percentage: true };
        await done(api, 'POST', '/vendors/vendor-product-type-commissions/', body);
        await atRest(asNow);
        return `/vendors/${vendor}?tab=product-types`;
      },
      call: 'PUT /vendors/vendor-product-type-commission/{id}/',
      ...rate,
    },
  ];
}

function ofAccounts(asNow: AsNow, { account }: About): Save[] {
  const edit = (email: string) => (page: Page) =>
    page
      .getByRole('row', { name: email })
      .getByRole('button', { name: /^Edit Account/ })
      .click();
  const editPassword = async (page: Page) => {
    await edit(account)(page);
    await page.getByRole('button', { name: 'change password' }).click();
  };
  let leaving = '';
  return [
    {
      name: 'change an account',
      path: '/accounts',
      call: 'POST /vendors/shop-vendor-accounts/',
      open: edit(account),
      place: dialog(/ Edit$/),
      fields: () => [[/^Active/, false]],
      send: /^Save$/,
      done: dialog(/ Edit$/),
      isDoneWhenGone: true,
      undo: () => approve(asNow, account),
    },
    {
      name: 'give an account a new password',
      path: '/accounts',
      call: 'PUT /accounts/change-password/',
      open: editPassword,
      place: dialog(/ Edit$/),
      fields: (turn) => [
        [/^New password/, `wind in the slates ${turn}`],
        [/^Confirm password/, `wind in the slates ${turn}`],
      ],
      send: /^Save$/,
      done: (page) => page.getByText('Password has been updated'),
    },
    {
      name: 'mail an account a link to a new password',
      path: '/accounts',
      call: 'PUT /accounts/vendor-send-reset-pw-email/',
      open: editPassword,
      place: dialog(/ Edit$/),
      send: /^Email a reset link$/,
      done: (page) => page.getByText('Password reset email has been sent.'),
    },
    {
      name: 'delete an account',
      path: async (turn) => {
        leaving = `leaving${turn}@fell.example`;
        await register(await asNow(), leaving, 'Drift Fell', demo.shop);
        return `/accounts?s=leaving${turn}%40fell.example`;
      },
      call: 'DELETE /vendors/signups/{id}/delete/',
      open: async (page) => {
        await edit(leaving)(page);
        await page.getByRole('button', { name: 'Delete Account' }).click();
      },
      place: question(/^Delete Drift Fell’s account/),
      send: /^Delete Account$/,
      done: (page) => page.getByText('Drift Fell’s account has been deleted.'),
    },
  ];
}

type Lines = { results: { id: number; override_commission_line_item: string }[] };

async function withoutOverrides(asNow: AsNow, vendor: number): Promise<void> {
  const api = await asNow();
  const { results } = await api.get<Lines>(
    `/vendors/commissions/?vendor_id=${vendor}&paid=false&page_size=1000`,
  );
  for (const { id, override_commission_line_item: override } of results) {
    if (override === '') continue;
    const body = { line_item: id, commission: null };
    await done(api, 'PUT', `/vendors/override-commission/${id}/update/`, body);
  }
}

type Account = { id: number; vendor_signup_user_email: string; vendors: { id: number }[] };

async function approve(asNow: AsNow, email: string): Promise<void> {
  const api = await asNow();
  const { results } = await api.get<{ results: Account[] }>('/vendors/shop-vendor-accounts/?page_size=1000');
  const found = results.find((one) => one.vendor_signup_user_email === email);
  const signup = { id: found?.id, vendor_ids: found?.vendors.map(({ id }) => id) };
  await done(api, 'POST', '/vendors/shop-vendor-accounts/', { vendor_signups: [signup], approved: true });
}
