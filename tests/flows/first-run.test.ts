/** A new shop from the start to its first payout, with the notices that its owner sees once. */
import { join } from 'node:path';
import { openShop } from '@consignment/server/actions/shops/new-shop';
import { openDatabase } from '@consignment/server/database/open-database';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { runCommand } from './helpers/command.ts';
import { hasFocus, tabTo } from './helpers/keyboard.ts';
import { demoData, emptyData, startServer, withDataDir, type RunningServer } from './helpers/server.ts';

const shop = {
  domain: 'first-run.example',
  name: 'First Run',
  email: 'owner@first-run.example',
  currency: 'GBP',
  timeZone: 'Europe/London',
};
/** A part of the retail sample in the format of the export. */
const files = join(import.meta.dirname, '../../packages/server/demo');
type Meta = { meta_key: string; meta_value: string };

describe('the first run', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('leads a new shop by keyboard from nothing to its first payout', { timeout: 300_000 }, async () => {
    await withDataDir(async (dataDir) => {
      const password = await createShop(dataDir);
      await withServer({ dataDir }, async (server) => {
        const page = await newPage(browser);
        await page.goto(`${server.url}/install`);
        await install(page, 'MAKERS-24');
        await signInByKeyboard(page, password);
        await onboard(page, server);

        const api = await apiOf(server, password);
        expect(await api.get('/settings/settings/list/')).toMatchObject({
          theme: 'dark',
          tracking_type: 'Vendor Name',
          use_cost_per_item: false,
          global_commission: '45',
        });
        expect(await api.get('/vendors/app-settings/list/')).toMatchObject({
          discount_share: 'equal',
          commission_start_date: null,
        });
        expect(await metaOf(api, 'referral_code')).toBe('MAKERS-24');

        // Nothing is in the way, and home leads on.
        await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);
        await page.goto(server.url);
        await stepsOf(page).first().waitFor();
        await expect.poll(() => doneOn(page)).toEqual(['Check rates']);
        await press(page, page.getByRole('link', { name: 'Choose files' }));
        await page.waitForURL(`${server.url}/import`);

        await importFiles(page);
        await payFirst(page);
        const { count } = await api.get<{ count: number }>('/vendors/payouts/');
        expect(count).toBe(1);

        // Putting the guide away is stored, and it is not shown again.
        await page.goto(`${server.url}/onboarding/terms`);
        await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
        await stepsOf(page).first().waitFor();
        await expect.poll(() => doneOn(page)).toEqual(['Import orders', 'Check rates', 'First payout']);
        await press(page, page.getByRole('button', { name: 'Dismiss' }));
        await stepsOf(page).first().waitFor({ state: 'detached' });
        await expect.poll(() => metaOf(api, 'vendor_consignment_intro')).toBe('true');
        await page.reload();
        await page.getByRole('region', { name: 'This week' }).waitFor();
        expect(await stepsOf(page).count()).toBe(0);
        await page.waitForLoadState('networkidle');
        expect(await page.getByRole('dialog').count()).toBe(0);
      });
    });
  });

  it('asks a shop that is set up for its agreement alone, and leads back to the page that was asked for', async () => {
    await withDataDir(async (dataDir) => {
      const password = await createShop(dataDir);
      await withServer({ dataDir }, async (server) => {
        const api = await apiOf(server, password);
        const { id } = await api.get<{ id: number }>('/settings/settings/list/');
        const path = `/settings/settings/${id}/retrieve-update/`;
        expect((await api.send('PUT', path, { global_commission: '30' })).status).toBe(200);
        await setMeta(api, 'vendor_consignment_intro', 'true');

        const page = await newPage(browser);
        await page.goto(`${server.url}/payouts`);
        await signIn(page, password);
        await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Get Started' }).click();
        await page.waitForURL(`${server.url}/payouts`);
        await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
        expect(await api.get('/shopify/shops/')).toMatchObject({ agree_to_terms: true });
      });
    }, emptyData());
  });

  it('asks a shop of more than 14 days for a review, once and where there is a page for it, and keeps the answer', async () => {
    await withDataDir(async (dataDir) => {
      const created = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
      await openShopAt(dataDir, created);
      await withServer({ dataDir }, async (server) => {
        const api = await apiOf(server, demo.password);
        const { id } = await api.get<{ id: number }>('/shopify/shops/');
        await api.send('PUT', `/shopify/shops/${id}/retrieve-update/`, { agree_to_terms: true });
        await setMeta(api, 'vendor_consignment_intro', 'true');
        const page = await newPage(browser);
        await page.goto(server.url);
        await signIn(page, demo.password);
        await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.getByRole('dialog').count()).toBe(0);
      });
      const env = { DEMO: 'false', REVIEW_PAGE: 'https://apps.example/consignment#reviews' };
      await withServer({ dataDir, env }, async (server) => {
        const api = await apiOf(server, demo.password);
        const page = await newPage(browser);
        await page.goto(server.url);
        await signIn(page, demo.password);
        const popup = page.getByRole('dialog', { name: 'How do you like Consignment?' });
        const link = popup.getByRole('link', { name: /^Write a Review/ });
        expect(await link.getAttribute('href')).toBe(env.REVIEW_PAGE);
        await popup.getByRole('button', { name: 'maybe later' }).click();
        await popup.waitFor({ state: 'detached' });
        await expect.poll(() => metaOf(api, 'vendor_consignment_review_popup')).toBe('true');
        expect(await metaOf(api, 'vendor_consignment_review_popup_write')).toBe('false');
        await page.reload();
        await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await popup.count()).toBe(0);
      });
    }, emptyData());
  });

  it('leaves the demo shop alone', async () => {
    await withDataDir(async (dataDir) => {
      await withServer({ dataDir, env: { DEMO: 'true' } }, async (server) => {
        const page = await newPage(browser);
        await page.goto(server.url);
        await signIn(page, demo.password, demo.owner);
        await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.getByRole('dialog').count()).toBe(0);
      });
    }, demoData());
  });
});

/** Creates the shop by the command of the README; returns the printed password. */
async function createShop(dataDir: string): Promise<string> {
  const { domain, name, email, currency, timeZone } = shop;
  const given = { shop: domain, name, email, currency, 'time-zone': timeZone };
  const args = Object.entries(given).flatMap(([key, value]) => [`--${key}`, value]);
  const { code, said } = await runCommand('create-shop.ts', args, dataDir);
  const password = /with the password (\S+)/.exec(said)?.[1];
  if (code !== 0 || password === undefined) throw new Error(said);
  expect(said).toContain('SMTP_URL and MAIL_FROM send it.');
  return password;
}

async function openShopAt(dataDir: string, created: Date): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    expect((await openShop(database, shop, demo.password, created)).is).toBe('opened');
  } finally {
    await database.close();
  }
}

type Started = { dataDir: string; env?: Record<string, string> };

async function withServer(how: Started, work: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer({ env: { DEMO: 'false' }, ...how });
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  return context.newPage();
}

async function signIn(page: Page, password: string, email: string = shop.email): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

function apiOf(server: RunningServer, password: string): Promise<Api> {
  return signInToApi(server.url, shop.email, '/token/', password);
}

async function metaOf(api: Api, key: string): Promise<string | null> {
  const { results } = await api.get<{ results: Meta[] }>('/shopify/shop-meta/?page_size=200');
  return results.find(({ meta_key: known }) => known === key)?.meta_value ?? null;
}

async function setMeta(api: Api, key: string, value: string): Promise<void> {
  const body = { meta_key: key, meta_value: value };
  expect((await api.send('POST', '/shopify/shop-meta/create/', body)).status).toBe(201);
}

function stepsOf(page: Page) {
  return page.getByRole('list', { name: 'Steps to your first payout' }).getByRole('listitem');
}

/** The ticked steps of the guide. */
async function doneOn(page: Page): Promise<string[]> {
  const texts = await stepsOf(page).allTextContents();
  return texts.flatMap((text) => (text.endsWith(' (done)') ? [text.replace(' (done)', '')] : []));
}

type Control = ReturnType<Page['getByRole']>;

/** Moves to a button or link by Tab and presses it. */
async function press(page: Page, control: Control): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Moves to the group and to an option of it by keyboard. */
async function choose(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true });
  await wanted.waitFor();
  const first = page.getByRole('radio').first();
  const checked = page.getByRole('radio', { checked: true });
  await tabTo(page, (await checked.count()) > 0 ? checked : first);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 3 && !(await hasFocus(wanted)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await wanted.isChecked()).toBe(true);
}

async function install(page: Page, code: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'I have a referral code' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Referral code' }));
  await page.keyboard.type(` ${code} `);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sign-in/);
}

async function signInByKeyboard(page: Page, password: string): Promise<void> {
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(shop.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Goes through the eight steps by keyboard; leaving and reloading lose nothing. */
async function onboard(page: Page, server: RunningServer): Promise<void> {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await title('Welcome to Consignment').waitFor();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, button('Get Started'));

  // The title of each step gets the focus, which announces it.
  await expect.poll(() => hasFocus(title('How are your vendors identified?'))).toBe(true);
  await choose(page, 'Product Tag');
  await tabTo(page, page.getByRole('textbox', { name: /^Tag prefix/ }));
  await page.keyboard.type('maker_');
  await page.getByText(/No tag begins with “maker_”/).waitFor();
  await choose(page, 'Vendor Name');
  await press(page, button('Continue'));

  // A deal answers the steps that it is made of, which remain open to a change.
  await title('Your vendors’ commission').waitFor();
  await choose(page, 'Vendors get 60% of what the customer paid');
  await page.getByText('Vendors get 60% and you keep 40%.').waitFor();
  await page
    .getByText(/With a discount of £2\.00, the customer pays £8\.00: the vendor gets £4\.80/)
    .waitFor();
  await press(page, button('Next'));
  await title('When do commissions start?').waitFor();
  await press(page, button('Back'));
  await title('Who bears the cost of discounts?').waitFor();
  await page.getByText(/the percentage is applied to £8\.00 and the vendor earns £4\.80/).waitFor();
  for (const name of [
    'How much do vendors receive?',
    'How are commissions calculated?',
    'Your vendors’ commission',
  ]) {
    await press(page, button('Back'));
    await title(name).waitFor();
  }
  expect(
    await page.getByRole('radio', { name: 'Vendors get 60% of what the customer paid' }).isChecked(),
  ).toBe(true);
  await choose(page, 'Another deal');
  await press(page, button('Next'));

  // A flat rate has no percentage.
  await title('How are commissions calculated?').waitFor();
  await choose(page, 'Flat Rate');
  await press(page, button('Next'));
  await title('Who bears the cost of discounts?').waitFor();
  await press(page, button('Back'));
  await title('How are commissions calculated?').waitFor();
  expect(await page.getByRole('radio', { name: 'Flat Rate' }).isChecked()).toBe(true);
  await choose(page, 'Percentage');
  await press(page, button('Next'));
  await title('How much do vendors receive?').waitFor();
  await press(page, button('Back'));
  await title('How are commissions calculated?').waitFor();
  expect(await page.getByRole('radio', { name: 'Percentage' }).isChecked()).toBe(true);
  await press(page, button('Next'));
  await title('How much do vendors receive?').waitFor();
  await tabTo(page, page.getByRole('textbox', { name: 'Global commission' }));
  await page.keyboard.type('45');
  await page.getByText(/At 45%, the vendor earns £4\.50/).waitFor();
  await page.keyboard.press('Enter');

  // The app returns here until the onboarding is finished, also on a new visit.
  await title('Who bears the cost of discounts?').waitFor();
  await page.reload();
  await title('Who bears the cost of discounts?').waitFor();
  await page.goto(`${server.url}/vendors`);
  // The deal had led to here.
  await title('When do commissions start?').waitFor();
  await press(page, button('Back'));
  await title('Who bears the cost of discounts?').waitFor();
  await choose(page, 'Equal');
  await press(page, button('Next'));

  await title('When do commissions start?').waitFor();
  await press(page, button('Next'));

  await title('Light or dark?').waitFor();
  await choose(page, 'Dark');
  await press(page, button('Next'));

  await title('Ready to start').waitFor();
  await page.getByText('Percentage, 45%').waitFor();
  await press(page, button('Finish'));
  await page.waitForURL(`${server.url}/import`);
}

/** Uploads the files of the shop and waits for the import, whose progress every page shows. */
async function importFiles(page: Page): Promise<void> {
  for (const [label, file] of [
    ['Products', 'products.csv'],
    ['Orders', 'orders.csv'],
    ['Refunds (optional)', 'refunds.csv'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(join(files, file));
    await page.getByRole('button', { name: `Remove ${file}` }).waitFor();
  }
  await press(page, page.getByRole('button', { name: 'Check files' }));
  await press(page, page.getByRole('button', { name: 'Import', exact: true }));
  const toVendors = page.getByRole('link', { name: 'View vendors' });
  await toVendors.waitFor({ timeout: 60_000 });
  await press(page, toVendors);
  await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor();
}

async function payFirst(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Vendors' });
  await press(page, table.getByRole('button', { name: /Pay Now/ }).first());
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('button', { name: /^Pay £/ }));
  await press(page, dialog.getByRole('button', { name: 'Done' }));
  await dialog.waitFor({ state: 'detached' });
}
