import type { Page } from 'playwright';
import { demo } from '../helpers/api.ts';
import type { Save } from './saves.ts';

const password = 'rain on a tin roof';

/** What a vendor sends, and who would be one. */
export function portalSaves(): Save[] {
  const main = (page: Page) => page.getByRole('main');
  return [
    {
      name: 'log in',
      path: '/login',
      isSignedOut: true,
      isDoor: true,
      call: /^POST \/vendors\/login\//,
      place: main,
      fields: () => [
        [/^Email/, demo.vendor],
        [/^Password/, demo.password],
      ],
      send: /^Login$/,
      done: (page) => page.getByRole('heading', { level: 1, name: 'Commissions' }),
    },
    {
      name: 'register',
      path: '/register',
      isSignedOut: true,
      isDoor: true,
      call: /^POST \/accounts\/vendor-register\/$/,
      place: main,
      fields: (turn) => [
        [/^Name/, 'Robin Fell'],
        [/^Email/, `robin${turn}@fell.example`],
        [/^Password/, password],
        [/^Confirm Password/, password],
      ],
      more: async (place, page) => {
        const terms = place.getByRole('link', { name: /^Terms & conditions/ });
        if ((await terms.count()) === 0) return;
        const [tab] = await Promise.all([page.context().waitForEvent('page'), terms.click()]);
        await tab.close();
        await place.getByRole('checkbox', { name: /accept the terms/ }).check();
      },
      send: /^Register$/,
      done: (page) => page.getByText(/Account has been created\./),
      isOnce: true,
    },
    {
      name: 'ask for a new password',
      path: '/forgot-password',
      isSignedOut: true,
      isDoor: true,
      call: /^PUT \/accounts\/vendor-send-reset-pw-email\//,
      place: main,
      fields: () => [[/^Email/, demo.vendor]],
      send: /^Request Password Reset$/,
      done: (page) => page.getByText('Password reset email has been sent.'),
    },
    {
      name: 'change the PayPal email',
      path: '/settings',
      call: /^PUT \/vendors\/\d+\/$/,
      place: (page) => page.getByRole('region', { name: 'PayPal Email' }),
      fields: (turn) => [[/^PayPal email/, `maker${turn}@pay.example`]],
      send: /^(Save|Change|Update)/,
      done: (page) => page.getByText('PayPal email updated successfully.'),
    },
    {
      name: 'change the password',
      path: '/settings',
      call: /^PUT \/accounts\/change-password\/$/,
      place: (page) => page.getByRole('region', { name: 'Change Password' }),
      fields: () => [
        [/^Old Password/, demo.password],
        [/^New Password/, demo.password],
        [/^Confirm New Password/, demo.password],
      ],
      send: /^Change Password$/,
      done: (page) => page.getByText('Password has been updated'),
      isNotKept: true,
    },
    {
      name: 'add a customer',
      path: '/customers',
      call: /^POST \/customers\/create\/$/,
      open: (page) => page.getByRole('button', { name: 'Add Customer' }).click(),
      place: (page) => page.getByRole('dialog', { name: 'Add Customer' }),
      fields: (turn) => [
        [/^First Name/, 'Zoë'],
        [/^Email/, `zoe${turn}@buyers.example`],
      ],
      send: /^Add Customer$/,
      done: (page) => page.getByRole('dialog', { name: 'Add Customer' }),
      isDoneWhenGone: true,
      isOnce: true,
    },
    {
      name: 'offer something',
      path: '/sell',
      call: /^POST \/vendors\/offers\/$/,
      place: main,
      fields: (turn) => [
        [/^What you offer/, `Rain barrels ${turn}`],
        [/^Description/, 'Of oak.'],
      ],
      send: /^Send Offer$/,
      done: (page, turn) => page.getByText(`has your offer: Rain barrels ${turn}.`),
    },
  ];
}
