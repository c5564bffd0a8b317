import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import type { OnboardingStep } from '../../../packages/domain/src/shop/arrival.ts';
import { aFile, byTheBar, dialog, main, region } from './common-saves.ts';
import { atRest, checkedImport, done, setMetas, withoutChecks, type AsNow } from './made.ts';
import type { Save } from './saves.ts';

/** The owner's forms to set the shop up: settings, onboarding, import, installation. */
export function merchantSetupSaves(asNow: AsNow): Save[] {
  return [
    ...ofSettings(asNow),
    ...ofPortalSettings(asNow),
    ...ofRules(asNow),
    ...ofSteps(asNow),
    ...ofImport(asNow),
  ];
}

function ofSettings(asNow: AsNow): Save[] {
  return [
    {
      name: 'save the settings',
      path: '/settings',
      call: 'PUT /settings/values/',
      place: region('General'),
      fields: () => [[/^Currency/, 'JPY']],
      send: byTheBar('Save'),
      done: (page) => page.getByText('Settings have been saved.'),
      undo: () => setMetas(asNow, { currency: '' }),
    },
    {
      name: 'sync the shop',
      path: '/settings',
      call: 'GET /shop-sync/',
      place: region('Re-syncing Your Data'),
      send: /^Sync Data$/,
      done: (page) => region('Re-syncing Your Data')(page).getByRole('progressbar'),
      undo: () => atRest(asNow),
    },
    {
      name: 'save the details of the shop',
      path: '/settings',
      call: 'PUT /settings/shop/',
      place: region('Your shop'),
      fields: (turn) => [[/^Street/, `${turn + 1} Mill Lane`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText('The shop’s details have been changed.'),
      undo: async () => {
        await done(await asNow(), 'PUT', '/settings/shop/', { address_1: '' });
      },
    },
    {
      name: 'save the PayPal settings',
      path: '/settings/paypal',
      call: 'PUT /{payment}/settings/{id}/retrieve-update/',
      place: region('PayPal Configuration'),
      fields: (turn) => [[/^Live client id/, `AZ-rain-${turn}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText('PayPal settings have been saved.'),
    },
    {
      name: 'save when vendors are paid',
      path: '/settings/payments',
      call: 'PUT /settings/payout-rules/',
      place: region('When vendors are paid'),
      fields: (turn) => [[/^Minimum payout/, `0.${(turn % 90) + 10}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText(/^The minimum payout is now /),
      undo: async () => {
        await done(await asNow(), 'PUT', '/settings/payout-rules/', { minimum_payout: '0.00' });
      },
    },
    {
      name: 'turn a switch',
      path: '/settings/switches',
      call: 'PUT /settings/switches/',
      place: main,
      send: (place) => place.getByRole('switch', { name: 'Barcode column' }).click(),
      done: (page) => page.getByRole('switch', { name: 'Barcode column', checked: true }),
      undo: async () => {
        await done(await asNow(), 'PUT', '/settings/switches/', { showBarcodeColumn: false });
      },
    },
  ];
}

/** One transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

function ofPortalSettings(asNow: AsNow): Save[] {
  const path = '/settings/vendor-portal';
  const place = region('Vendor Portal Configuration');
  return [
    {
      name: 'save the settings of the portal',
      path,
      call: 'PUT /settings/values/',
      place,
      fields: (turn) => [[/^Login title/, `Come in from the rain ${turn}`]],
      send: byTheBar('Save'),
      done: (page) => page.getByText('Vendor portal settings have been saved.'),
      undo: () => setMetas(asNow, { vendor_portal_login_title: '' }),
    },
    {
      name: 'upload a logo',
      path,
      call: 'POST /files/',
      place,
      send: aFile('Logo picture', 'logo.png', 'image/png', picture),
      done: (page) => page.getByText('logo.png has been uploaded. Save to use it.'),
      isDoor: true,
      never: uploads,
    },
    {
      name: 'choose the columns of the portal',
      path,
      call: 'POST /vendors/commission-fields/',
      open: async (page) => {
        await page.getByRole('button', { name: 'Edit Commission Fields' }).click();
        await page.getByRole('button', { name: 'Add commission field' }).click();
      },
      place: dialog('Edit Commission Fields'),
      fields: (turn) => [
        [/^Key/, 'sku'],
        [/^Value/, `Code ${turn}`],
      ],
      send: /^Save$/,
      done: dialog('Edit Commission Fields'),
      isDoneWhenGone: true,
      undo: async () => {
        await done(await asNow(), 'POST', '/vendors/commission-fields/', { fields: [] });
      },
    },
  ];
}

export const uploads: Save['never'] = {
  kinds: ['slow'],
  why: 'A large file on a slow line takes its time, so that nothing gives it up.',
};

type Types = { results: { product_type: string; commission: object | null }[] };

function ofRules(asNow: AsNow): Save[] {
  const path = '/settings/commissions';
  let type = '';
  const typeWith = (isSet: boolean) => async () => {
    const { results } = await (await asNow()).get<Types>('/products/types/?page_size=1000');
    const found = results.find(({ commission }) => (commission !== null) === isSet);
    if (found === undefined) throw new Error(`No product type has ${isSet ? 'a' : 'no'} rate.`);
    type = found.product_type;
    return path;
  };
  const rate = typeRate(asNow, () => type);
  return [
    {
      name: 'ask what a change of the rules does',
      path,
      call: 'POST /settings/commissions/preview/',
      place: region('Commission Configuration'),
      fields: (turn) => [[/^Global commission %/, `${41 + (turn % 50)}`]],
      send: byTheBar('Review and save'),
      done: effect,
    },
    {
      name: 'set the rate of a product type',
      path: typeWith(false),
      call: 'POST /vendors/product-type-commissions/',
      ...rate,
    },
    {
      name: 'change the rate of a product type',
      path: typeWith(true),
      call: 'PUT /vendors/product-type-commission/{id}/',
      ...rate,
    },
  ];
}

/** Sets the rate of the product type of the page, and applies it after the preview. */
export function typeRate(asNow: AsNow, typeNow: () => string) {
  let turns = 0;
  return {
    open: async (page: Page) => {
      turns += 1;
      await page.getByRole('button', { name: `Set Commission: ${typeNow()}`, exact: true }).click();
      const typing = dialog('Set Commission')(page);
      await typing.getByLabel(/^Commission rate/).fill(`${1 + (turns % 50)}.5%`);
      await typing.getByRole('button', { name: 'Save' }).click();
      await effect(page).waitFor();
    },
    place: effect,
    send: /^(Apply change|Retry)$/,
    done: effect,
    isDoneWhenGone: true,
    undo: () => atRest(asNow),
  };
}

function effect(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Effect of this change' });
}

/** The onboarding steps of a shop. */
function ofSteps(asNow: AsNow): Save[] {
  const at = (step: OnboardingStep, reached = step) => ({
    path: async () => {
      await setMetas(asNow, { consignment_onboarding_step: reached });
      return `/onboarding/${step}`;
    },
    place: main,
    undo: () => setMetas(asNow, { consignment_onboarding_step: 'done' }),
  });
  const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
  return [
    {
      name: 'agree to the terms',
      ...at('terms', 'theme'),
      call: 'PUT /{platform}/shops/{id}/retrieve-update/',
      fields: () => [[/^I have read the terms/, true]],
      send: /^Get Started$/,
      done: title('How are your vendors identified?'),
    },
    {
      name: 'come to another step of the onboarding',
      ...at('introduction'),
      call: 'POST /{platform}/shop-meta/create/',
      fields: () => [[/^Another deal/, true]],
      send: /^Next$/,
      done: title('How are commissions calculated?'),
    },
    {
      name: 'choose who bears discounts',
      ...at('discounts'),
      call: 'PUT /vendors/app-settings/{id}/retrieve-update/',
      fields: () => [[/^Equal/, true]],
      send: /^Next$/,
      done: title('When do commissions start?'),
    },
    {
      name: 'choose a theme',
      ...at('theme'),
      call: 'PUT /settings/settings/{id}/retrieve-update/',
      fields: () => [[/^Light/, true]],
      send: /^Next$/,
      done: title('Ready to start'),
    },
  ];
}

/** A product of the demo in the format of the export. */
function products(): Buffer {
  const file = join(import.meta.dirname, '../../../packages/server/demo/products.csv');
  return Buffer.from(readFileSync(file, 'utf8').split('\n').slice(0, 2).join('\n'));
}

function ofImport(asNow: AsNow): Save[] {
  const chosen = (place: Locator | Page) => place.getByRole('list', { name: /chosen files$/ });
  const choose = aFile('Products', 'products_export.csv', 'text/csv', products());
  const check = {
    path: '/import',
    place: region('2. Drop the files here'),
    more: choose,
    kept: chosen,
    send: /^Check files$/,
    done: chosen,
    isDoneWhenGone: true,
    undo: () => withoutChecks(asNow),
  };
  const decide = {
    path: checkedImport(asNow, products()),
    place: region('Ready to import'),
    done: region('Ready to import'),
    isDoneWhenGone: true,
    isFollowed: true,
    undo: () => withoutChecks(asNow),
  };
  return [
    { name: 'announce the files of an import', call: 'POST /imports/', ...check },
    {
      name: 'send a file of an import',
      call: 'PUT /imports/{id}/files/{role}/',
      ...check,
      isDoor: true,
      never: uploads,
    },
    { name: 'check an import', call: 'POST /imports/{id}/check/', ...check, isFollowed: true },
    { name: 'start an import', call: 'POST /imports/{id}/start/', ...decide, send: /^Import$/ },
    { name: 'give a check up', call: 'DELETE /imports/{id}/', ...decide, send: /^Cancel$/ },
  ];
}
