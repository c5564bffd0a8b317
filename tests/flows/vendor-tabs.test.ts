/** The tabs of the page of a vendor for the owner, and their effect in the portal. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { newPerson, ownerOn, signIn } from './helpers/people.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

type Line = {
  id: number;
  order: { name: string } | null;
  variant: { product: { title: string } } | null;
  title: string;
  commission_amount: string;
  commission_type: string;
  commission_state: string;
  vendor_paid: boolean;
  commission_trace: { rule: { source: string } } | null;
};

describe('the tabs of a vendor', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('set a commission by hand, and amount, reason and Due follow, for the vendor too', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorOfLogin(server);
      const due = await dueOf(api, vendor.id);
      const line = await changeableLine(api, vendor.id);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor.id}`, tabList);
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: line.order }) });
      expect(await stat(page, 'Due')).toBe(due);

      await setCommission(page, line.name, '20%');
      await expect.poll(() => stat(page, 'Due')).not.toBe(due);
      const after = await lineOf(api, vendor.id, line.id);
      expect(after.commission_trace?.rule.source).toBe('override');
      expect(await stat(page, 'Due')).toBe(due - minor(line.amount) + minor(after.commission_amount));
      expect(await stat(page, 'Due')).toBe(await dueOf(api, vendor.id));
      await row.filter({ hasText: 'manual override' }).first().waitFor();

      const reason = await reasonOf(page, line.name);
      expect(reason).toContain('Rule: Manual override');
      expect(reason).toContain('20%');
      expect(reason).toContain('This rule takes precedence over:');

      // The vendor sees the same amount and the same explanation, and may ask about it.
      const maker = await makerOn(browser, server, vendor.name);
      await expect.poll(() => stat(maker, 'Owed')).toBe(await dueOf(api, vendor.id));
      expect(await reasonOf(maker, line.name)).toBe(`${reason}\nAsk about this line`);

      // Cleared, the usual rate applies again.
      await setCommission(page, line.name, '');
      await expect.poll(() => stat(page, 'Due')).toBe(due);

      // Paid in another window meanwhile, it is refused with a reason, and the typed value stays.
      await page.getByRole('button', { name: `Set Commission: ${line.name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Set Commission' });
      await dialog.getByLabel(/Amount or percentage/).fill('1.00');
      await pay(api, vendor.id, await lineOf(api, vendor.id, line.id));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText(/This commission has been paid and cannot be changed/).waitFor();
      expect(await dialog.getByLabel(/Amount or percentage/).inputValue()).toBe('1.00');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect((await lineOf(api, vendor.id, line.id)).commission_amount).toBe(line.amount);
    });
  });

  it('add a custom item once, up or down, and say before what it does to Due', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorOfLogin(server);
      const due = await dueOf(api, vendor.id);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor.id}`, tabList);
      const dialog = page.getByRole('dialog', { name: 'Add Custom Item' });

      await page.getByRole('button', { name: 'Add Custom Item' }).click();
      await dialog.getByLabel('Title').fill('Window display');
      await dialog.getByLabel('Amount').fill('25');
      await dialog
        .getByText(`The amount due will change from ${pounds(due)} to ${pounds(due + 2500)}.`)
        .waitFor();

      // The answer is lost: the item was added, and a repetition adds no second one.
      await page.route('**/api/orders/create-custom/', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await dialog.getByRole('button', { name: 'Add Custom Item' }).click();
      await dialog.getByText('There was an error processing your item. Please try again later.').waitFor();
      expect(await dialog.getByLabel('Title').inputValue()).toBe('Window display');
      await page.unroute('**/api/orders/create-custom/');
      await dialog.getByRole('button', { name: 'Add Custom Item' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => stat(page, 'Due')).toBe(due + 2500);
      expect(await titles(api, vendor.id, 'Window display')).toBe(1);

      await page.getByRole('button', { name: 'Add Custom Item' }).click();
      await dialog.getByLabel('Title').fill('Rent of the shelf');
      await dialog.getByLabel('Amount').fill('-10');
      await dialog
        .getByText(`The amount due will change from ${pounds(due + 2500)} to ${pounds(due + 1500)}.`)
        .waitFor();
      await dialog.getByRole('button', { name: 'Add Custom Item' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => stat(page, 'Due')).toBe(due + 1500);

      const maker = await makerOn(browser, server, vendor.name);
      await expect.poll(() => stat(maker, 'Owed')).toBe(due + 1500);
      await maker.getByRole('table', { name: 'Commissions' }).getByText('Rent of the shelf').waitFor();
    });
  });

  it('change the rate of a product type, which re-prices what is unpaid and nothing that is paid', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorOfLogin(server);
      await pay(api, vendor.id, (await linesOf(api, vendor.id)).find(isPayable));
      const first = await linesOf(api, vendor.id);
      const due = await dueOf(api, vendor.id);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor.id}?tab=product-types`, tabList);
      const row = page.getByRole('row', { name: /^Gifts/ });
      await row.getByText('default').waitFor();

      await setTypeRate(page, 'Gifts', '90%');
      await settled(page, api);
      await row.getByText('90%').waitFor();
      const at90 = await linesOf(api, vendor.id);
      expect(at90.some((line) => line.commission_trace?.rule.source === 'vendor_product_type')).toBe(true);
      expect(at90.filter((line) => line.vendor_paid)).toEqual(first.filter((line) => line.vendor_paid));
      await expect.poll(() => stat(page, 'Due')).toBe(await dueOf(api, vendor.id));
      expect(await stat(page, 'Due')).toBeGreaterThan(due);

      // The box changes the unit of the figure; 90 is then an amount for each unit.
      await page.getByRole('checkbox', { name: 'Percentage: Gifts' }).click();
      await applyChange(page);
      await row.getByText('£90.00 a unit').waitFor();
      await settled(page, api);
      expect(await page.getByRole('checkbox', { name: 'Percentage: Gifts' }).isChecked()).toBe(false);

      await setTypeRate(page, 'Gifts', '');
      await settled(page, api);
      await row.getByText('default').waitFor();
      await expect.poll(() => stat(page, 'Due')).toBe(due);
      expect(await linesOf(api, vendor.id)).toEqual(first);
    });
  });

  it('stay where they are through reload and Back, and at the next vendor', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      await api.send('PUT', '/settings/switches/', {
        showVendorUnpaidOrdersTab: true,
        showVendorSalesStat: true,
        commissionsPageSize100: true,
      });
      const vendor = await vendorOfLogin(server);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor.id}`, tabList);
      const totals = await api.get<{ total_sales: string }>(`/vendors/commission-totals/${vendor.id}/`);
      await expect.poll(() => stat(page, 'Sales')).toBe(minor(totals.total_sales));
      const { count } = await api.get<{ count: number }>(`/vendors/commissions/?vendor_id=${vendor.id}`);
      await page
        .getByText(`Showing 1 to ${Math.min(100, count)} of ${count.toLocaleString('en-US')}`)
        .waitFor();

      for (const [tab, table] of tabs) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await page.getByRole('table', { name: table }).getByRole('rowheader').first().waitFor();
      }
      expect(await page.getByRole('table', { name: 'Unpaid orders' }).count()).toBe(0);
      await page.reload();
      await page.getByRole('table', { name: 'Product types' }).getByRole('rowheader').first().waitFor();
      await page.goBack();
      await page.getByRole('table', { name: 'Products' }).getByRole('rowheader').first().waitFor();
      expect(page.url()).toContain('tab=products');

      // The address has the filters of the list too.
      await page.getByRole('searchbox', { name: 'Search products' }).fill('a');
      await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
      await page.waitForURL(/s=a/);
      await page.reload();
      expect(await page.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('a');

      await page.getByRole('link', { name: /^Next: / }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(`/${vendor.id}`));
      expect(page.url()).toContain('tab=products');
      await page.getByRole('tab', { name: 'Products', exact: true, selected: true }).waitFor();

      // The address of a tab that the shop no longer has leads to the first tab.
      await api.send('PUT', '/settings/switches/', { showVendorUnpaidOrdersTab: false });
      await page.goto(`${server.url}/vendors/${vendor.id}?tab=unpaid`);
      await page.getByRole('table', { name: 'Commissions' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('begin high on a laptop, and pay all that is due in two clicks', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorOfLogin(server);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor.id}`, tabList);
      await page.setViewportSize({ width: 1280, height: 860 });
      const row = page.getByRole('table', { name: 'Commissions' }).getByRole('rowheader').first();
      await row.waitFor();
      const band = await page.getByRole('complementary', { name: 'Demo shop' }).boundingBox();
      expect(((await row.boundingBox())?.y ?? Infinity) - (band?.height ?? 0)).toBeLessThanOrEqual(420);

      const paid = minor(
        (await page.getByRole('button', { name: /^Pay £/ }).innerText()).replaceAll(/[^\d.]/g, ''),
      );
      expect(paid).toBe(await dueOf(api, vendor.id));
      await page.getByRole('button', { name: /^Pay £/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Pay £/ }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => dueOf(api, vendor.id)).toBe(0);
      await page.getByRole('button', { name: 'Pay', exact: true, disabled: true }).waitFor();
    });
  });

  it('pay and undo without a mouse', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const vendor = await vendorOfLogin(server);
      const due = await dueOf(api, vendor.id);
      const line = await changeableLine(api, vendor.id);
      const page = await ownerOn(browser, `${server.url}/vendors/${vendor.id}`, tabList);
      await page.getByRole('table', { name: 'Commissions' }).getByRole('rowheader').first().waitFor();

      // By keyboard from here on.
      await tabTo(page, page.getByRole('checkbox', { name: `Select ${line.name}` }).first());
      await page.keyboard.press('Space');
      await page.getByText(/^1 line item selected/).waitFor();
      await tabTo(page, /^Add Payout for 1 Orders/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const payButton = dialog.getByRole('button', { name: /^Pay / });
      await payButton.waitFor();
      const paid = minor((await payButton.innerText()).replaceAll(/[^\d.]/g, ''));
      await tabTo(page, /^Pay £/);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Done' }).waitFor();
      await expect.poll(() => dueOf(api, vendor.id)).toBe(due - paid);
      await tabTo(page, /^View payout/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/payouts\/\d+/);

      await page.getByRole('button', { name: 'Delete Payout' }).waitFor();
      await tabTo(page, /^Delete Payout/);
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await tabTo(page, /^Delete Payout/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/payouts$/);
      await expect.poll(() => dueOf(api, vendor.id)).toBe(due);
    });
  });
});

/** The tabs with a list, and the last table of each. */
const tabs = [
  ['Unpaid Orders', 'Unpaid orders'],
  ['Products', 'Products'],
  ['Product Types', 'Product types'],
] as const;

function tabList(page: Page): Locator {
  return page.getByRole('tablist', { name: 'Vendor' });
}

async function makerOn(browser: Browser, server: RunningServer, vendor: string): Promise<Page> {
  const page = await newPerson(browser);
  await signIn(page, `${server.url}/apps/vendor-portal/`, demo.vendor);
  await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
  await page.getByLabel('Vendor', { exact: true }).selectOption({ label: vendor });
  await page.getByRole('table', { name: 'Commissions' }).getByRole('rowheader').first().waitFor();
  return page;
}

/** The vendor of the demo's login with the highest amount due. */
async function vendorOfLogin(server: RunningServer): Promise<{ id: number; name: string }> {
  type Vendors = { results: { id: number; name: string }[] };
  const owner = await signInToApi(server.url, demo.owner);
  const { results } = await owner.get<Vendors>('/vendors/commission-totals/?ordering=-due&page_size=1000');
  const maker = await signInToApi(server.url, demo.vendor, '/vendors/login/');
  const own = await maker.get<Vendors>('/vendors/me/');
  const ids = own.results.map(({ id }) => id);
  const vendor = results.find(({ id }) => ids.includes(id));
  if (vendor === undefined) throw new Error('The demo login of the portal has no vendor.');
  return vendor;
}

async function linesOf(api: Api, vendor: number): Promise<Line[]> {
  const path = `/vendors/commissions/?vendor_id=${vendor}&page_size=1000`;
  return (await api.get<{ results: Line[] }>(path)).results;
}

async function lineOf(api: Api, vendor: number, id: number): Promise<Line> {
  const line = (await linesOf(api, vendor)).find((one) => one.id === id);
  if (line === undefined) throw new Error(`The vendor has no line ${id}.`);
  return line;
}

function isPayable(line: Line): boolean {
  return !line.vendor_paid && line.commission_state === 'accrued' && minor(line.commission_amount) > 0;
}

/** A line on the first page that can be overridden and paid, with a unique name. */
async function changeableLine(api: Api, vendor: number) {
  const lines = (await linesOf(api, vendor)).slice(0, 50);
  const named = lines.map((line) => ({
    id: line.id,
    amount: line.commission_amount,
    order: line.order?.name ?? '',
    name: `${line.order?.name ?? 'No order'}, ${line.variant?.product.title ?? line.title}`,
    isFit: isPayable(line) && line.commission_type === 'default',
  }));
  const line = named.find(
    ({ name, isFit }) => isFit && named.filter((one) => one.name === name).length === 1,
  );
  if (line === undefined) throw new Error('The vendor has no such line.');
  return line;
}

async function titles(api: Api, vendor: number, title: string): Promise<number> {
  return (await linesOf(api, vendor)).filter((line) => line.title === title).length;
}

async function dueOf(api: Api, vendor: number): Promise<number> {
  type Totals = { commission_due: string };
  return minor((await api.get<Totals>(`/vendors/commission-totals/${vendor}/`)).commission_due);
}

async function pay(api: Api, vendor: number, line: Line | undefined): Promise<void> {
  if (line === undefined) throw new Error('There is nothing to pay.');
  type Unpaid = { carried_over: { amount: string } };
  const { carried_over: carried } = await api.get<Unpaid>(`/vendors/unpaid-commissions/${vendor}/`);
  const expected = minor(line.commission_amount) + minor(carried.amount);
  const body = {
    vendor,
    line_item_ids: [line.id],
    additional_pay: '0',
    expected_amount: (expected / 100).toFixed(2),
    note: '',
    pay_w_paypal: false,
  };
  const key = { 'Idempotency-Key': `line-${line.id}-of-the-test` };
  const { status, body: answer } = await api.send('POST', '/vendors/payouts/create/', body, key);
  expect({ status, answer }).toMatchObject({ status: 201 });
}

async function setCommission(page: Page, line: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Set Commission: ${line}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Commission' });
  await dialog.getByLabel(/Amount or percentage/).fill(text);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function setTypeRate(page: Page, type: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Set Commission: ${type}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Commission' });
  await dialog.getByLabel(/^Commission rate/).fill(text);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await applyChange(page);
  await dialog.waitFor({ state: 'detached' });
}

async function applyChange(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Effect of this change' });
  await dialog.getByRole('button', { name: 'Apply change' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The explanation of the amount of a line on the page. */
async function reasonOf(page: Page, line: string): Promise<string> {
  await page.getByRole('button', { name: `Why this amount? ${line}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Why this amount?' });
  await dialog.getByText('Rule:').waitFor();
  const text = await dialog.innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Waits until the recalculation has ended and its notice has disappeared. */
async function settled(page: Page, api: Api): Promise<void> {
  type Progress = { recalculation: { active: boolean } };
  const isActive = async () => (await api.get<Progress>('/sync-progress/')).recalculation.active;
  await expect.poll(isActive).toBe(false);
  await page.getByRole('progressbar', { name: 'Recalculating…' }).waitFor({ state: 'detached' });
}

/** The figure under a label, in minor units. */
async function stat(page: Page, label: string): Promise<number> {
  const term = page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  const text = await term.locator('xpath=following-sibling::dd[1]').first().innerText();
  return minor(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''));
}

function minor(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function pounds(amount: number): string {
  const [whole = '', cents = ''] = (amount / 100).toFixed(2).split('.');
  return `£${Number(whole).toLocaleString('en-US')}.${cents}`;
}
