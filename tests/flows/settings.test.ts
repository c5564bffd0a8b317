/** The settings of a shop for its owner, with a real server. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

type Totals = { commission_due: string; commission_paid: string };
type Preview = { due_before: string; due_after: string; owed_back_after: string; changed_lines: number };

describe('the settings of a shop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('show by keyboard alone what a change of the rate does, and do just that', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server, '/settings/commissions');
      const before = await totalsOf(api);
      const said = await api.send('POST', '/settings/commissions/preview/', { global_commission: '35' });
      const preview = said.body as Preview;
      expect(preview.due_before).toBe(before.commission_due);
      expect(preview.changed_lines).toBeGreaterThan(0);

      // Cancelled: nothing has changed, and the typed values are still there.
      const rate = page.getByLabel(/^Global commission %/);
      await typeRate(page, rate, '35');
      const dialog = page.getByRole('dialog', { name: 'Effect of this change' });
      // Amounts due are not reduced by what other vendors owe back.
      const due = Number(preview.due_after) + Number(preview.owed_back_after);
      await dialog
        .getByText(money(due.toFixed(2)))
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await rate.inputValue()).toBe('35');
      expect(await totalsOf(api)).toEqual(before);

      // By keyboard again, and applied this time.
      await typeRate(page, rate, '35');
      await tabTo(page, dialog.getByRole('button', { name: 'Apply change' }));
      await page.keyboard.press('Enter');
      await page.getByText('The shop’s rate is now 35%.').waitFor();
      await recalculated(api);
      const { commission_due, commission_paid } = await totalsOf(api);
      expect({ commission_due, commission_paid }).toEqual({
        commission_due: preview.due_after,
        commission_paid: before.commission_paid,
      });
      await page.getByRole('progressbar', { name: 'Recalculating…' }).waitFor({ state: 'detached' });
    });
  });

  it('ask about the rate of a product type too', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server, '/settings/commissions');
      const panel = page.getByRole('region', { name: 'Product Type Commissions' });
      const set = panel.getByRole('button', { name: /^Set Commission: / }).first();
      const type = ((await set.getAttribute('aria-label')) ?? '').replace('Set Commission: ', '');
      const rate = { product_type: type, commission_rate: '0', commission_percentage: true };
      const said = await api.send('POST', '/settings/commissions/preview/', { product_type_rate: rate });
      const { due_after } = said.body as Preview;

      await set.click();
      const form = page.getByRole('dialog', { name: 'Set Commission' });
      await form.getByLabel(/^Commission rate/).fill('0%');
      await form.getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog', { name: 'Effect of this change' });
      await dialog.getByRole('button', { name: 'Apply change' }).click();
      await form.waitFor({ state: 'detached' });
      await panel.getByRole('row', { name: type }).getByText('0%').waitFor();
      await recalculated(api);
      expect((await totalsOf(api)).commission_due).toBe(due_after);
    });
  });

  it('keep what was typed when a save fails, and ask before they are left', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server, '/settings');
      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.getByLabel(/^Currency/).selectOption('JPY');
      const values = '**/api/settings/values/';
      await page.route(values, (route) => route.abort());
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('There was an error saving. Please try again later.').waitFor();
      expect(await api.get<{ theme: string }>('/settings/settings/list/')).toMatchObject({ theme: 'light' });
      expect(await page.getByLabel(/^Currency/).inputValue()).toBe('JPY');

      await page.getByRole('link', { name: 'Commissions', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      await question.waitFor({ state: 'detached' });

      await page.unroute(values);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings have been saved.').waitFor();
      expect(await api.get<{ theme: string }>('/settings/settings/list/')).toMatchObject({ theme: 'dark' });

      // Every page uses it without a reload.
      await page.getByRole('link', { name: 'Vendors', exact: true }).first().click();
      await page.getByText(/¥/).first().waitFor();

      // So do the public pages in a signed-in session.
      await page.goto(`${server.url}/terms-of-service`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      await expect.poll(scheme).toBe('dark');
    });
  });

  it('sync what is here, and switch what other pages show', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server, '/settings');
      const before = await totalsOf(api);
      const resync = page.getByRole('region', { name: 'Re-syncing Your Data' });
      await resync.getByText(/come from files you import/).waitFor();
      await resync.getByRole('button', { name: 'Sync Data' }).click();
      type Progress = { active: boolean; progress: number };
      const progress = () => api.get<Progress>('/sync-progress/');
      await expect.poll(progress).toMatchObject({ active: false, progress: 100 });
      await resync.getByRole('progressbar').waitFor({ state: 'detached' });
      await resync.getByRole('button', { name: 'Sync Data' }).waitFor();
      expect(await totalsOf(api)).toEqual(before);

      await page.getByText('Advanced', { exact: true }).click();
      await page.getByRole('link', { name: 'Shop switches', exact: true }).click();
      const payAll = page.getByRole('switch', { name: 'Pay All' });
      const wasOn = (await payAll.getAttribute('aria-checked')) === 'true';
      await payAll.click();
      await page.getByRole('switch', { name: 'Pay All', checked: !wasOn }).waitFor();
      await page.getByRole('link', { name: 'Vendors', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor();
      const button = page.getByRole('button', { name: 'Pay All' });
      await button.waitFor({ state: wasOn ? 'detached' : 'visible' });
    });
  });

  it('have no PayPal where a shop may not pay by it', async () => {
    await withServer({}, async (server) => {
      const page = await ownerOn(browser, server, '/settings');
      const menu = page.getByRole('navigation', { name: 'Settings' });
      await menu.getByRole('link', { name: 'Commissions' }).waitFor();
      expect(await menu.getByRole('link', { name: 'PayPal' }).count()).toBe(0);
      await page.goto(`${server.url}/settings/paypal`);
      await page.getByText('PayPal is not available for this shop.').waitFor();
    });
  });
});

async function ownerOn(browser: Browser, server: RunningServer, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  await page.getByLabel('Email').fill(demo.owner);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return page;
}

function totalsOf(api: Api): Promise<Totals> {
  return api.get<Totals>('/vendors/commission-totals/combined/');
}

async function recalculated(api: Api): Promise<void> {
  type Progress = { recalculation: { active: boolean } };
  const isActive = async () => (await api.get<Progress>('/sync-progress/')).recalculation.active;
  await expect.poll(isActive).toBe(false);
}

async function typeRate(page: Page, rate: Locator, text: string): Promise<void> {
  await tabTo(page, rate);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** In the format of the page, without its sign. */
function money(decimal: string): string {
  return Number(decimal).toLocaleString('en-US', { minimumFractionDigits: 2 });
}
