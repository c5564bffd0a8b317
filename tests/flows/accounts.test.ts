/** The vendor accounts for the owner, and the access of their vendors. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { copyOfDemo, startServer, withDataDir, type RunningServer } from './helpers/server.ts';

type Account = {
  id: number;
  vendor_signup_name: string;
  vendor_signup_user_email: string;
  approved: boolean;
  vendors: { id: number; name: string }[];
};

const ines = { name: 'Ines Calder', email: 'ines@calder.example', password: 'moss under glass' };
/** The accounts of the demo, by name. */
const theirs = [
  'Harriet Moss',
  'Isla Fenwick',
  'Marguerite Lowe',
  'Nadia Ferreira',
  'Owen Prosser',
  'Tobias Lowe',
];
const everybody = [...theirs, ines.name].toSorted();

describe('the vendor accounts', () => {
  let browser: Browser;
  /** The demo shop with a further registration; every test has its own copy. */
  let template: string;
  const withServer = (work: (server: RunningServer) => Promise<void>) => withServerOn(template, work);
  beforeAll(async () => {
    browser = await launchBrowser();
    template = await copyOfDemo();
    const server = await startServer({ dataDir: template });
    await register(server);
    await server.end();
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await rm(template, { recursive: true, force: true });
  });

  it('are approved, connected and locked out again, by keyboard alone', async () => {
    await withServer(async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      expect(await doorAnswer(server, ines.password)).not.toBe(200);
      const page = await ownerOn(browser, server);
      const row = page.getByRole('row', { name: ines.name });
      await row.getByText('Disabled').waitFor();

      const vendor = await someVendor(api);
      await tabTo(page, row.getByRole('button', { name: 'Edit Account' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: `${ines.name} Edit` });
      await dialog.getByText('This Account Currently is not associated with any vendors').waitFor();
      await tabTo(page, dialog.getByRole('combobox'));
      await page.keyboard.type(vendor.name);
      await dialog.getByRole('option', { name: vendor.name }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: `Remove ${vendor.name}` }).waitFor();
      await tabTo(page, dialog.getByRole('checkbox', { name: 'Active' }));
      await page.keyboard.press('Space');
      // Nothing is sent before Save.
      expect((await accountOf(api, ines.email)).approved).toBe(false);
      await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await row.getByText('Active').waitFor();
      await row.getByRole('link', { name: vendor.name }).waitFor();
      expect(await accountOf(api, ines.email)).toMatchObject({ approved: true, vendors: [vendor] });
      expect(await doorAnswer(server, ines.password)).toBe(200);
      await expect.poll(() => mailsIn(server.dataDir, 'approval')).toBe(1);

      // The name of the vendor is a link to it.
      await row.getByRole('link', { name: vendor.name }).click();
      await page.getByRole('heading', { level: 1, name: vendor.name }).waitFor();
      await page.goBack();

      await editOf(row);
      await dialog.getByRole('checkbox', { name: 'Active' }).uncheck();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await row.getByText('Disabled').waitFor();
      expect(await doorAnswer(server, ines.password)).not.toBe(200);
    });
  });

  it('get a new password, by the rules, after their vendors are saved', async () => {
    await withServer(async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      await approve(api);
      const page = await ownerOn(browser, server);
      const row = page.getByRole('row', { name: ines.name });
      await editOf(row);
      const dialog = page.getByRole('dialog', { name: `${ines.name} Edit` });
      const save = dialog.getByRole('button', { name: 'Save' });
      await dialog.getByRole('button', { name: 'change password', exact: true }).click();
      await save.click();
      await dialog.getByText('Please fill out all fields.').first().waitFor();
      await dialog.getByLabel('New password', { exact: true }).fill('four quiet herons');
      await dialog.getByLabel('Confirm password', { exact: true }).fill('four quiet swans');
      await save.click();
      await dialog.getByText('New and confirm passwords do not match.').first().waitFor();
      await choosePassword(dialog, 'ines calder');
      const firstVendor = dialog.getByRole('button', { name: /^Remove / }).first();
      await firstVendor.click();
      await save.click();
      await dialog
        .getByText(/New password is not valid\. .*personal information/)
        .first()
        .waitFor();
      await dialog.getByText(/The account’s vendors and status have been saved/).waitFor();
      expect((await accountOf(api, ines.email)).vendors).toEqual([]);
      expect(await doorAnswer(server, ines.password)).toBe(200);

      await choosePassword(dialog, 'four quiet herons');
      await save.click();
      await page.getByText('Password has been updated').waitFor();
      await dialog.waitFor({ state: 'detached' });
      expect(await doorAnswer(server, ines.password)).not.toBe(200);
      expect(await doorAnswer(server, 'four quiet herons')).toBe(200);
    });
  });

  it('keep what was chosen when a save fails, and do not undo what somebody else saved', async () => {
    await withServer(async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const [theirs, ours] = await vendorsOf(api);
      if (theirs === undefined || ours === undefined) throw new Error('The demo has too few vendors.');
      const page = await ownerOn(browser, server);
      const row = page.getByRole('row', { name: ines.name });
      await editOf(row);
      const dialog = page.getByRole('dialog', { name: `${ines.name} Edit` });
      await addVendor(dialog, ours.name);

      const answer = '**/api/vendors/shop-vendor-accounts/';
      await page.route(answer, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText(/could not reach the server/).waitFor();
      await dialog.getByRole('button', { name: `Remove ${ours.name}` }).waitFor();
      await page.unroute(answer);

      // Leaving the page asks first.
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();

      // Meanwhile, in another window.
      const { id } = await accountOf(api, ines.email);
      await saveAccount(api, { id, vendor_ids: [theirs.id] }, true);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText(/Someone else has changed the vendors/).waitFor();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      const both = await accountOf(api, ines.email);
      expect(both.approved).toBe(true);
      expect(both.vendors.map((vendor) => vendor.id).toSorted((a, b) => a - b)).toEqual(
        [theirs.id, ours.id].toSorted((a, b) => a - b),
      );

      await editOf(row);
      await dialog.getByRole('checkbox', { name: 'Active' }).uncheck();
      expect((await api.send('DELETE', `/vendors/signups/${id}/delete/`)).status).toBe(200);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText(/This account was deleted after the list was loaded/).waitFor();
    });
  });

  it('are not saved without a vendor where the shop wants one, and are deleted only after a question', async () => {
    await withServer(async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      expect((await api.send('PUT', '/settings/switches/', { requireAccountVendors: true })).status).toBe(
        200,
      );
      const page = await ownerOn(browser, server);
      const row = page.getByRole('row', { name: ines.name });
      await editOf(row);
      const dialog = page.getByRole('dialog', { name: `${ines.name} Edit` });
      await dialog.getByRole('checkbox', { name: 'Active' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('No vendors selected.').first().waitFor();
      expect((await accountOf(api, ines.email)).approved).toBe(false);

      await dialog.getByRole('button', { name: 'Delete Account' }).click();
      const question = page.getByRole('alertdialog', { name: `Delete ${ines.name}’s account?` });
      await question.getByRole('button', { name: 'Keep it' }).click();
      await question.waitFor({ state: 'detached' });
      await dialog.getByRole('button', { name: 'Delete Account' }).click();
      await question.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByText(`${ines.name}’s account has been deleted.`).waitFor();
      await row.waitFor({ state: 'detached' });
      expect((await accountsOf(api)).map((account) => account.vendor_signup_name).toSorted()).toEqual(theirs);
      // A deleted vendor may register again.
      await register(server);
    });
  });

  it('are searched, sorted, and exported in a new tab', async () => {
    await withServer(async (server) => {
      const page = await ownerOn(browser, server);
      await expect.poll(() => namesOn(page)).toEqual(everybody);
      await page.getByRole('button', { name: 'Paid', exact: true }).click();
      await page.waitForURL(/sort=commission_paid/);
      await page.getByRole('button', { name: 'Name', exact: true }).click();
      await page.waitForURL((url) => !url.searchParams.has('sort'));
      await page.getByRole('button', { name: 'Name', exact: true }).click();
      await expect.poll(() => namesOn(page)).toEqual(everybody.toReversed());

      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      const download = await tab.waitForEvent('download');
      const rows: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true });
      expect(rows.slice(1).map((cells) => cells.find((cell) => everybody.includes(cell)))).toEqual(
        everybody.toReversed(),
      );

      await page.getByRole('searchbox', { name: 'Search accounts' }).fill('calder');
      await page.getByRole('searchbox', { name: 'Search accounts' }).press('Enter');
      await expect.poll(() => namesOn(page)).toEqual([ines.name]);

      // The address shown is the one for registrations.
      const address = await page.getByRole('link', { name: /vendor-portal/ }).getAttribute('href');
      await page.goto(address ?? '');
      await page.getByRole('img', { name: 'Rookery Market' }).first().waitFor();
    });
  });
});

async function withServerOn(template: string, work: (server: RunningServer) => Promise<void>): Promise<void> {
  await withDataDir(async (dataDir) => {
    const server = await startServer({ dataDir });
    try {
      await work(server);
    } finally {
      await server.end();
    }
  }, template);
}

async function ownerOn(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.goto(`${server.url}/accounts`);
  await page.getByLabel('Email').fill(demo.owner);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Vendor Accounts' }).waitFor();
  await page.getByRole('row', { name: ines.name }).waitFor();
  return page;
}

async function register(server: RunningServer): Promise<void> {
  const { name, email, password } = ines;
  const answer = await fetch(`${server.url}/api/accounts/vendor-register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email,
      password1: password,
      password2: password,
      myshopify_domain: demo.shop,
    }),
  });
  expect({ status: answer.status, body: await answer.text() }).toMatchObject({ status: 201 });
}

/** The answer of the portal's sign-in to this password. */
async function doorAnswer(server: RunningServer, password: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/vendors/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ines.email, password }),
  });
  return answer.status;
}

async function accountsOf(api: Api): Promise<Account[]> {
  return (await api.get<{ results: Account[] }>('/vendors/shop-vendor-accounts/')).results;
}

async function accountOf(api: Api, email: string): Promise<Account> {
  const account = (await accountsOf(api)).find((one) => one.vendor_signup_user_email === email);
  if (account === undefined) throw new Error(`There is no account of ${email}.`);
  return account;
}

async function vendorsOf(api: Api): Promise<{ id: number; name: string }[]> {
  type Vendors = { results: { id: number; name: string }[] };
  const { results } = await api.get<Vendors>('/vendors/commission-totals/?page_size=1000');
  return results.map(({ id, name }) => ({ id, name }));
}

async function someVendor(api: Api): Promise<{ id: number; name: string }> {
  const [vendor] = await vendorsOf(api);
  if (vendor === undefined) throw new Error('The demo has no vendor.');
  return vendor;
}

async function saveAccount(api: Api, signup: { id: number; vendor_ids: number[] }, approved: boolean) {
  const body = { vendor_signups: [signup], approved };
  const { status, body: answer } = await api.send('POST', '/vendors/shop-vendor-accounts/', body);
  expect({ status, answer }).toMatchObject({ status: 200 });
}

async function approve(api: Api): Promise<void> {
  const [{ id }, vendor] = [await accountOf(api, ines.email), await someVendor(api)];
  await saveAccount(api, { id, vendor_ids: [vendor.id] }, true);
}

async function editOf(row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Edit Account' }).click();
}

async function addVendor(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor();
}

async function choosePassword(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(password);
}

function namesOn(page: Page): Promise<string[]> {
  // The initials are before the name, as a picture.
  return page.getByRole('rowheader').locator('bdi:first-of-type').allInnerTexts();
}

async function mailsIn(dataDir: string, kind: string): Promise<number> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith(`-${kind}.eml`)).length;
}
