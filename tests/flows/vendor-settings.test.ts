/** The Settings tab of a vendor for the owner, with a real server. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { readMail } from '../contract/mail/read-mail.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { barOf, ownerOn } from './helpers/people.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

type Line = {
  id: number;
  commission_amount: string;
  commission_state: string;
  vendor_paid: boolean;
  /** The level of the deciding rule: "vendor" for its own rate, "global" for the shop's. */
  source: string;
};

describe('the settings of a vendor', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('are changed by keyboard alone, and change what is unpaid and nothing that is paid', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      // Uses the 40 % of the shop.
      const vendor = await vendorNamed(api, 'Tidewater Toys');
      const paidNow = await payOneLine(api, vendor);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor}`, tabs);

      // By keyboard from here on.
      await tabTo(page, /^Commissions/);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      // Focus moves a moment after the key.
      await expect.poll(() => focusedWords(page)).toBe('Settings');
      await page.keyboard.press('Enter');
      await page.waitForURL(/tab=settings/);
      await page.getByText('Default (40%)').waitFor();

      const first = await linesOf(api, vendor);
      const paid = first.filter((line) => line.vendor_paid);
      expect(paid.map(({ id }) => id)).toContain(paidNow);
      const owed = (lines: readonly Line[]) => sumOf(lines.filter((line) => !line.vendor_paid));

      await saveRate(page, '45');
      await settled(page, api);
      const at45 = await linesOf(api, vendor);
      await saveRate(page, '50');
      await settled(page, api);
      const at50 = await linesOf(api, vendor);
      expect(owed(at45)).toBeGreaterThan(owed(first));
      expect(owed(at50)).toBeGreaterThan(owed(at45));
      expect(at50.filter((line) => line.vendor_paid)).toEqual(paid);
      await expect.poll(() => stat(page, 'Due')).toBe(owed(at50));

      // 0 is a rate, under which only rates by product type earn anything; empty means the rate of the shop.
      await saveRate(page, '0');
      await settled(page, api);
      const at0 = await linesOf(api, vendor);
      expect(owed(at0.filter(({ source }) => source === 'vendor'))).toBe(0);
      expect(owed(at0)).toBe(owed(first.filter(({ source }) => source === 'shop_product_type')));
      await saveRate(page, '');
      await settled(page, api);
      const back = await linesOf(api, vendor);
      expect(owed(back)).toBe(owed(first));
      expect(back.filter((line) => line.vendor_paid)).toEqual(paid);
      await page.reload();
      await page.getByText('Default (40%)').waitFor();
    });
  });

  it('keep what was typed when a save fails, and ask before it is left', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorNamed(api, 'Tidewater Toys');
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor}?tab=settings`, tabs);
      const contact = page.getByRole('region', { name: 'Contact Information' });
      const street = contact.getByLabel(/^Street/);
      await street.fill('14 Rookery Lane');

      const answer = `**/api/vendors/${vendor}/`;
      await page.route(answer, (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await contact.getByText('There was an error saving. Please try again later.').waitFor();
      expect(await street.inputValue()).toBe('14 Rookery Lane');

      await page.getByRole('tab', { name: 'Payouts' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByText(/Contact Information/).waitFor();
      await question.getByRole('button', { name: 'Stay' }).click();
      await question.waitFor({ state: 'detached' });
      expect(page.url()).toContain('tab=settings');
      expect(await street.inputValue()).toBe('14 Rookery Lane');

      await page.unroute(answer);
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await page.getByText('The contact information has been updated.').waitFor();
      await barOf(page).waitFor({ state: 'detached' });
      await page.getByText('14 Rookery Lane').first().waitFor();
      await page.getByRole('tab', { name: 'Payouts' }).click();
      await page.waitForURL(/tab=payouts/);

      // Continuing loses it, as the question says.
      await page.goBack();
      await page.getByRole('textbox', { name: /^Note/ }).fill('Never saved.');
      await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await page.waitForURL(/\/orders/);
      await question.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
      const noteNow = async () => (await api.get<{ note: string }>(`/vendors/${vendor}/`)).note;
      expect(await noteNow()).not.toContain('Never saved.');

      // A save that ends meanwhile closes the question.
      await page.goBack();
      const notes = page.getByRole('region', { name: 'Notes' });
      await notes.getByRole('textbox').fill('Saved late.');
      const isSaving = Promise.withResolvers<null>();
      const mayGoOn = Promise.withResolvers<null>();
      await page.route(answer, async (route) => {
        if (route.request().method() === 'PUT') {
          isSaving.resolve(null);
          await mayGoOn.promise;
        }
        await route.continue();
      });
      const orders = page.getByRole('link', { name: 'Orders', exact: true }).first();
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await isSaving.promise;
      await orders.click();
      await question.waitFor();
      mayGoOn.resolve(null);
      await question.waitFor({ state: 'detached' });
      await page.getByText('The note has been updated.').waitFor();
      await orders.click();
      await page.waitForURL(/\/orders/);
      expect(await noteNow()).toBe('Saved late.');
    });
  });

  it('send an invitation whose link opens the portal, and keep customers and metafields', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorNamed(api, 'Tidewater Toys');
      await addCustomers(server);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor}?tab=settings`, tabs);

      // The invitation.
      const actions = page.getByRole('region', { name: 'Actions' });
      const contact = page.getByRole('region', { name: 'Contact Information' });
      await contact.getByLabel(/^Email/).fill('');
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await actions.getByText('Add vendor email for more options.').waitFor();
      await contact.getByLabel(/^Email/).fill('sunil@tidewatertoys.example');
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await actions.getByRole('button', { name: 'Invite to Create Account' }).click();
      const invitation = page.getByRole('dialog', { name: 'Invite to Create Account' });
      await invitation.getByText('sunil@tidewatertoys.example').waitFor();
      await invitation.getByRole('button', { name: 'Send invitation' }).click();
      await invitation.getByText('Invitation has not been sent.').waitFor();
      await invitation.getByRole('button', { name: 'Done' }).click();
      const mail = await invitationIn(server.dataDir);
      expect(mail.headers.get('to')).toContain('sunil@tidewatertoys.example');
      const link = /https?:\/\/\S+\/invitation\/\S+/.exec(mail.text)?.[0] ?? '';
      const portal = await page.context().newPage();
      await portal.goto(link);
      await portal.getByRole('img', { name: 'Rookery Market' }).first().waitFor();
      await portal.getByRole('button', { name: 'Open my account' }).waitFor();
      await portal.close();

      // The customers.
      await actions.getByRole('button', { name: 'Edit Customers' }).click();
      const customers = page.getByRole('dialog', { name: 'Edit Customers' });
      await customers.getByText('This vendor has no customers.').waitFor();
      for (const name of ['Zoë Marsh', 'Kai Lund']) {
        await customers.getByRole('combobox').fill(name);
        await customers.getByRole('option', { name }).click();
      }
      await customers.getByRole('button', { name: 'Don’t add Kai Lund' }).click();
      await customers.getByRole('button', { name: 'Save' }).click();
      await customers.waitFor({ state: 'detached' });

      // The metafields.
      await actions.getByRole('button', { name: 'Edit Metafields' }).click();
      const metafields = page.getByRole('dialog', { name: 'Edit Metafields' });
      for (const key of ['Stall', 'Contract']) {
        await metafields.getByRole('button', { name: 'Add metafield' }).click();
        await metafields.getByRole('textbox', { name: 'Key' }).last().fill(key);
      }
      await metafields
        .getByRole('textbox', { name: /^Value/ })
        .first()
        .fill('B12');
      await metafields.getByRole('button', { name: 'Save' }).click();
      await metafields.waitFor({ state: 'detached' });

      await page.reload();
      await actions.getByRole('button', { name: 'Edit Customers' }).click();
      await customers.getByText('Zoë Marsh').waitFor();
      expect(await customers.getByRole('listitem').count()).toBe(1);
      await customers.getByRole('button', { name: 'Cancel' }).click();
      await actions.getByRole('button', { name: 'Edit Metafields' }).click();
      await metafields.getByRole('textbox', { name: 'Key' }).first().waitFor();
      const keys = await metafields.getByRole('textbox', { name: 'Key' }).all();
      expect(await Promise.all(keys.map((key) => key.inputValue()))).toEqual(['Stall', 'Contract']);
      expect(
        await metafields
          .getByRole('textbox', { name: /^Value/ })
          .first()
          .inputValue(),
      ).toBe('B12');
    });
  });
});

function tabs(page: Page): Locator {
  return page.getByRole('tablist', { name: 'Vendor' });
}

async function vendorNamed(api: Api, name: string): Promise<number> {
  type Vendors = { results: { id: number; name: string }[] };
  const { results } = await api.get<Vendors>('/vendors/commission-totals/?page_size=1000');
  const vendor = results.find((one) => one.name === name);
  if (vendor === undefined) throw new Error(`The demo has no vendor ${name}.`);
  return vendor.id;
}

async function linesOf(api: Api, vendor: number): Promise<Line[]> {
  type Sent = Omit<Line, 'source'> & { commission_trace: { rule: { source: string } } | null };
  const { results } = await api.get<{ results: Sent[] }>(
    `/vendors/commissions/?vendor_id=${vendor}&page_size=1000&ordering=title`,
  );
  return results
    .map(({ id, commission_amount, commission_state, vendor_paid, commission_trace: trace }) => ({
      id,
      commission_amount,
      commission_state,
      vendor_paid,
      source: trace?.rule.source ?? '',
    }))
    .toSorted((one, other) => one.id - other.id);
}

/** Pays a line; its id. */
async function payOneLine(api: Api, vendor: number): Promise<number> {
  const line = (await linesOf(api, vendor)).find(
    ({ commission_state: state, commission_amount: amount, vendor_paid: isPaid }) =>
      state === 'accrued' && Number(amount) > 0 && !isPaid,
  );
  if (line === undefined) throw new Error('The vendor has no line that can be paid.');
  const body = {
    vendor,
    line_item_ids: [line.id],
    additional_pay: '0',
    expected_amount: line.commission_amount,
    note: '',
    pay_w_paypal: false,
  };
  const key = { 'Idempotency-Key': 'the-first-line' };
  const { status, body: answer } = await api.send('POST', '/vendors/payouts/create/', body, key);
  expect({ status, answer }).toMatchObject({ status: 201 });
  return line.id;
}

/** In minor units; lines of unpaid orders are not due yet. */
function sumOf(lines: readonly Line[]): number {
  const due = lines.filter((line) => line.commission_state === 'accrued');
  return due.reduce((sum, line) => sum + Math.round(Number(line.commission_amount) * 100), 0);
}

/** The text or label of the focused element. */
function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return ((labels[0] ?? element)?.textContent ?? '').trim();
  });
}

async function saveRate(page: Page, rate: string): Promise<void> {
  await tabTo(page, /^Commission rate/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  if (rate !== '') await page.keyboard.type(rate);
  await page.keyboard.press('Enter');
  // Its effect is previewed before saving.
  const review = page.getByRole('dialog', { name: 'Effect of this change' });
  await review.getByText(/unpaid lines? will (not )?change\./).waitFor();
  await tabTo(page, /^Apply change/);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await saved).ok()).toBe(true);
  await review.waitFor({ state: 'detached' });
  await barOf(page).waitFor({ state: 'detached' });
}

/** Waits until the recalculation has ended and its notice has disappeared. */
async function settled(page: Page, api: Api): Promise<void> {
  type Progress = { recalculation: { active: boolean } };
  const isActive = async () => (await api.get<Progress>('/sync-progress/')).recalculation.active;
  await expect.poll(isActive).toBe(false);
  await page.getByRole('progressbar', { name: 'Recalculating…' }).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** The figure under a label, in minor units. */
async function stat(page: Page, label: string): Promise<number> {
  const term = page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  const text = await term.locator('xpath=following-sibling::dd[1]').first().innerText();
  return Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100);
}

/** Two customers of the shop, added by a vendor of the demo's login, since only vendors can. */
async function addCustomers(server: RunningServer): Promise<void> {
  const owner = await signInToApi(server.url, demo.owner);
  const shown = await owner.send('PUT', '/settings/switches/', { showPortalCustomers: true });
  expect(shown.status).toBe(200);
  const api = await signInToApi(server.url, demo.vendor, '/vendors/login/');
  const own = await api.get<{ results: { id: number }[] }>('/vendors/me/');
  const vendor = own.results[0]?.id;
  for (const [first_name, last_name] of [
    ['Zoë', 'Marsh'],
    ['Kai', 'Lund'],
  ] as const) {
    const email = `${last_name.toLowerCase()}@example.com`;
    const { status } = await api.send('POST', '/customers/create/', { email, first_name, last_name, vendor });
    expect(status).toBe(201);
  }
}

async function invitationIn(dataDir: string) {
  const folder = join(dataDir, 'mail');
  const names = async () => {
    const all = await readdir(folder).catch(() => []);
    return all.filter((name) => name.endsWith('-invite.eml'));
  };
  await expect.poll(async () => (await names()).length).toBe(1);
  const [name = ''] = await names();
  return readMail(await readFile(join(folder, name), 'utf8'));
}
