import type { Locator, Page } from 'playwright';
import { signIn as signInToApi, demo } from '../helpers/api.ts';
import { linkIn, mailOf } from '../helpers/mail.ts';
import { aFile, dialog, main, passwordChanged, printed, region, resetAsked } from './common-saves.ts';
import { done, register, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

const password = 'rain on a tin roof';

export type PortalPlace = { url: string; dataDir: string; payout: number };

/** The forms of a vendor, and of a person who registers. */
export function portalSaves(asOwner: AsNow, place: PortalPlace): Save[] {
  return [...ofDoors(asOwner, place), ...ofSettings(place), ...ofVendor(place)];
}

function ofDoors(asOwner: AsNow, { dataDir }: PortalPlace): Save[] {
  return [
    {
      name: 'log in',
      path: '/login',
      isSignedOut: true,
      isDoor: true,
      call: 'POST /vendors/login/',
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
      call: 'POST /accounts/vendor-register/',
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
    resetAsked(demo.vendor),
    {
      name: 'choose a new password by a link',
      path: async (turn) => {
        const email = `drip${turn}@fell.example`;
        const api = await asOwner();
        await register(api, email, 'Drip Fell', demo.shop);
        await done(api, 'PUT', `/accounts/vendor-send-reset-pw-email/?shop=${demo.shop}`, { email });
        const { pathname } = new URL(linkIn(await mailOf(dataDir, 'reset', email), '/reset-password/'));
        return pathname.replace('/apps/vendor-portal', '');
      },
      isSignedOut: true,
      isDoor: true,
      never: {
        kinds: ['401 once', '401 always', 'wrong type'],
        why: 'The link is used up once it has done its work, and over when it is refused: the page leads to another.',
      },
      call: 'PUT /accounts/reset-password/',
      place: main,
      fields: () => [
        [/^New Password/, password],
        [/^Confirm New Password/, password],
      ],
      send: /^Reset Password$/,
      done: (page) => page.getByText('Password has been reset. Please proceed to login.'),
    },
  ];
}

function ofSettings({ url }: PortalPlace): Save[] {
  return [
    {
      name: 'change the login email',
      path: '/settings',
      call: 'PUT /accounts/change-email/',
      place: region('Login Email'),
      fields: () => [[/^Login email/, elsewhere]],
      send: /^Save$/,
      done: (page) => page.getByText('Login email updated successfully.'),
      undo: async () => {
        const vendor = await signInToApi(url, elsewhere, '/vendors/login/').catch(() => null);
        if (vendor !== null) await done(vendor, 'PUT', '/accounts/change-email/', { email: demo.vendor });
      },
    },
    {
      name: 'change the PayPal email',
      path: '/settings',
      call: 'PUT /vendors/{id}/',
      place: region('PayPal Email'),
      fields: (turn) => [
        [/^PayPal email/, `maker${turn}@pay.example`],
        [/^Your password/, demo.password],
      ],
      send: /^(Save|Change|Update)/,
      done: (page) => page.getByText('PayPal email updated successfully.'),
    },
    passwordChanged,
  ];
}

function ofVendor({ payout }: PortalPlace): Save[] {
  let customers = Buffer.from('');
  const add = (page: Page) => page.getByRole('button', { name: 'Import Customers' }).click();
  const choose = (place: Locator) => aFile('CSV file', 'customers.csv', 'text/csv', customers)(place);
  const pathWithFile = (turn: number) => {
    customers = Buffer.from(`First name,Last name,Email\nIda,Puddle,ida${turn}@buyers.example\n`);
    return Promise.resolve('/customers');
  };
  return [
    { ...printed, path: `/payouts/${payout}` },
    {
      name: 'add a customer',
      path: '/customers',
      call: 'POST /customers/create/',
      open: (page) => page.getByRole('button', { name: 'Add Customer' }).click(),
      place: dialog('Add Customer'),
      fields: (turn) => [
        [/^First Name/, 'Zoë'],
        [/^Email/, `zoe${turn}@buyers.example`],
      ],
      send: /^Add Customer$/,
      done: dialog('Add Customer'),
      isDoneWhenGone: true,
      isOnce: true,
    },
    {
      name: 'look at a file of customers',
      path: pathWithFile,
      call: 'POST /customers/import/',
      open: add,
      place: dialog('Import Customers'),
      send: choose,
      done: (page) => page.getByRole('button', { name: 'Import One Customer' }),
    },
    {
      name: 'import a file of customers',
      path: pathWithFile,
      call: 'POST /customers/import/',
      open: add,
      place: dialog('Import Customers'),
      more: async (place, page) => {
        await choose(place);
        await page.getByRole('button', { name: 'Import One Customer' }).waitFor();
      },
      kept: (place) => place.getByText('customers.csv'),
      send: /^Import One Customer$/,
      done: dialog('Import Customers'),
      isDoneWhenGone: true,
    },
    {
      name: 'offer something',
      path: '/sell',
      call: 'POST /vendors/offers/',
      place: main,
      fields: (turn) => [
        [/^Your offer/, `Rain barrels ${turn}`],
        [/^Description/, 'Of oak.'],
      ],
      send: /^Send Offer$/,
      done: (page, turn) =>
        page.getByText(`Your offer has not been sent to Rookery Market: Rain barrels ${turn}.`),
    },
  ];
}

/** The email of the vendor during one case. */
const elsewhere = 'elsewhere@fell.example';
