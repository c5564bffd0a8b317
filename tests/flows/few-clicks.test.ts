/** Frequent tasks of the owner and how many clicks each takes, and taking back what was done without a question. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { countClicks } from './helpers/clicks.ts';
import { newPerson, ownerOn, signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Vendor = {
  id: number;
  name: string;
  commission_rate: string | null;
  rates_ahead?: { from_day: string }[];
};
type HistoryRow = { before: object | null; after: object | null };
type Line = {
  id: number;
  title: string;
  commission_amount: string;
  commission_type: string;
  commission_state: string;
  vendor_paid: boolean;
  override_vendor: number | null;
  order: { id: number } | null;
};
type Part = { id: number; percent: string; sales_rep: { id: number; user: { first_name: string } } };

describe('few clicks', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('change the rate of a vendor, its effect seen before: four', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const vendor = await vendorNamed(api, 'Tidewater Toys');
      const page = await ownerOn(browser, `${url}/vendors/${vendor.id}`, table('Commissions'));

      const clicks = await countClicks(page);
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByLabel(/^Commission rate/).click();
      await page.keyboard.type('47.5');
      const bar = page.getByRole('group', { name: 'Unsaved changes' });
      await bar.getByRole('button', { name: 'Save' }).click();
      const effect = page.getByRole('dialog', { name: 'Effect of this change' });
      await effect.getByText('Due after').waitFor();
      expect((await rateOf(api, vendor.id)) === '47.5').toBe(false);
      await effect.getByRole('button', { name: 'Apply change' }).click();
      await effect.waitFor({ state: 'detached' });
      expect(Number(await rateOf(api, vendor.id))).toBe(47.5);
      await expect.poll(clicks).toBe(4);
    });
  });

  it.each([1280, 375])('change the rate of a vendor from a date, at %i: five', async (width) => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const vendor = await vendorNamed(api, 'Tidewater Toys');
      const before = await rateOf(api, vendor.id);
      const page = await newPerson(browser);
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, `${url}/vendors/${vendor.id}`, demo.owner);
      const rate = page.getByLabel(/^Commission rate/);
      await page.getByRole('heading', { level: 1, name: 'Tidewater Toys' }).waitFor();

      const clicks = await countClicks(page);
      if (width > 640) await page.getByRole('tab', { name: 'Settings' }).click();
      else {
        // The picker of a phone is its own.
        const tabs = page.getByRole('combobox', { name: 'Show' });
        await tabs.click();
        await tabs.selectOption('Settings');
      }
      await rate.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('25');
      await page.getByText('From a date', { exact: true }).click();
      const day = await page.getByLabel('First day').inputValue();
      const bar = page.getByRole('group', { name: 'Unsaved changes' });
      await bar.getByRole('button', { name: 'Save' }).click();
      const effect = page.getByRole('dialog', { name: 'Effect of this change' });
      await effect.getByText(/^Today .*%\. A £20 item will earn £5\.00 instead of £/).waitFor();
      await effect.getByRole('button', { name: 'Apply change' }).click();
      await effect.waitFor({ state: 'detached' });
      await page
        .getByRole('status')
        .getByText(/^Tidewater Toys earns 25% from /)
        .waitFor();
      await page.getByText(/%\)?, 25% from /).waitFor();
      await expect.poll(clicks).toBe(5);

      const { commission_rate: now, rates_ahead: spells } = await api.get<Vendor>(`/vendors/${vendor.id}/`);
      expect(now).toBe(before);
      expect(spells?.map(({ from_day: from }) => from)).toContain(day);
      await expect.poll(() => rate.inputValue()).toBe(now ?? '');
    });
  });

  it('know why an amount is what it is, from the list of vendors: two', async () => {
    await withServer({}, async ({ url }) => {
      const page = await ownerOn(browser, `${url}/vendors`, table('Vendors'));

      const clicks = await countClicks(page);
      await page.getByRole('table', { name: 'Vendors' }).getByRole('rowheader').first().click();
      await page
        .getByRole('button', { name: /^Why this amount\?/ })
        .first()
        .click();
      const why = page.getByRole('dialog', { name: 'Why this amount?' });
      await why.getByText(/%|£/).first().waitFor();
      await expect.poll(clicks).toBe(2);
    });
  });
});

describe('what was done without a question is taken back exactly', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('the rate of a vendor, and the history has both changes', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const vendor = await vendorNamed(api, 'Tidewater Toys');
      const before = await rateOf(api, vendor.id);
      const page = await ownerOn(browser, `${url}/vendors/${vendor.id}?tab=settings`, (on) =>
        on.getByLabel(/^Commission rate/),
      );
      const rate = page.getByLabel(/^Commission rate/);
      await rate.fill('46');
      const bar = page.getByRole('group', { name: 'Unsaved changes' });
      await bar.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Apply change' }).click();
      const undo = page.getByRole('button', { name: 'Undo: Tidewater Toys now earns 46%.' });
      await undo.waitFor();
      expect(await rateOf(api, vendor.id)).toBe('46');

      await undo.click();
      await page.getByRole('status').getByText('Undone.').waitFor();
      expect(await rateOf(api, vendor.id)).toBe(before);
      await expect.poll(() => rate.inputValue()).toBe(before ?? '');
      await bar.waitFor({ state: 'detached' });
      const { results } = await api.get<{ results: HistoryRow[] }>(
        `/history/?object_type=rule&vendor_id=${vendor.id}`,
      );
      expect(results.slice(0, 2).map(({ before: was, after }) => [was, after])).toEqual([
        [{ commission_rate: '46' }, { commission_rate: before }],
        [{ commission_rate: before }, { commission_rate: '46' }],
      ]);

      // Of a rate that somebody else has changed since, nothing is taken back.
      await rate.fill('47');
      await bar.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Apply change' }).click();
      const late = page.getByRole('button', { name: 'Undo: Tidewater Toys now earns 47%.' });
      await late.waitFor();
      await api.send('PUT', `/vendors/${vendor.id}/`, { commission_rate: '48' });
      await late.click();
      await page
        .getByRole('status')
        .getByText(/^This could not be undone\./)
        .waitFor();
      expect(await rateOf(api, vendor.id)).toBe('48');
    });
  });

  it('a commission set by hand, by keyboard', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const line = await openLine(api);
      const before = await lineOf(api, line);
      const page = await ownerOn(browser, `${url}/orders/${line.order.id}`, table('Line items'));
      await page
        .getByRole('button', { name: new RegExp(`^Set Commission: ${line.title}`) })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Set Commission' });
      await dialog.getByLabel(/Amount or percentage/).fill('0.01');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const undo = page.getByRole('button', { name: 'Undo: The commission has been set.' });
      await undo.waitFor();
      expect(await lineOf(api, line)).toMatchObject({
        commission_amount: '0.01',
        commission_type: 'override',
      });

      await page.keyboard.press('F6');
      await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Undone.').waitFor();
      expect(await lineOf(api, line)).toEqual(before);
    });
  });

  it('a vendor set by hand, and says so where it can no longer be taken back', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const line = await openLine(api);
      const before = await lineOf(api, line);
      const page = await ownerOn(browser, `${url}/orders/${line.order.id}`, table('Line items'));
      const setVendor = async () => {
        await page
          .getByRole('button', { name: new RegExp(`^Set Vendor: ${line.title}`) })
          .first()
          .click();
        const dialog = page.getByRole('dialog', { name: 'Set Vendor' });
        await dialog.getByRole('combobox', { name: 'Vendor' }).fill('Tidewater');
        await dialog.getByRole('option', { name: 'Tidewater Toys' }).click();
        await dialog.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('button', { name: 'Undo: The vendor was set.' }).waitFor();
      };
      await setVendor();
      expect((await lineOf(api, line)).override_vendor).not.toBeNull();
      await page.getByRole('button', { name: 'Undo: The vendor was set.' }).click();
      await page.getByRole('status').getByText('Undone.').waitFor();
      expect(await lineOf(api, line)).toEqual(before);

      await setVendor();
      await page.route('**/orders/lineitems/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Undo: The vendor was set.' }).click();
      await page
        .getByRole('status')
        .getByText(/^This could not be undone\./)
        .waitFor();
      await page.unroute('**/orders/lineitems/**');
      await page.getByRole('button', { name: 'Retry: The vendor was set.' }).click();
      await page.getByRole('status').getByText('Undone.').waitFor();
      expect(await lineOf(api, line)).toEqual(before);
    });
  });

  it('the commission of a sales rep that was removed', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const line = await openLine(api);
      const path = `/orders/${line.order.id}/sales-rep-commissions/`;
      const partsNow = async () =>
        (await api.get<{ results: Part[] }>(path)).results.map(({ percent, sales_rep }) => ({
          percent,
          sales_rep,
        }));
      const page = await newPerson(browser);
      await signIn(page, `${url}/salesreps/orders/${line.order.id}`, demo.owner);
      await page.getByRole('button', { name: 'Add Commission' }).click();
      await page.getByRole('combobox', { name: 'Sales Rep' }).fill('quil');
      await page.getByRole('option', { name: 'Jasper Quill' }).click();
      await page.getByLabel('Commission %').fill('12.5');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Jasper Quill earns 12.5% of this order.').waitFor();
      const before = await partsNow();

      await page.getByRole('button', { name: 'Change Commission: Jasper Quill' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: /^Undo: Jasper Quill no longer earns/ }).waitFor();
      expect(await partsNow()).toEqual(
        before.filter(({ sales_rep }) => sales_rep.user.first_name !== 'Jasper'),
      );
      await page.getByRole('button', { name: /^Undo: Jasper Quill no longer earns/ }).click();
      await page.getByRole('status').getByText('Undone.').waitFor();
      await expect.poll(partsNow).toEqual(before);
    });
  });
});

function table(name: string) {
  return (page: Page) => page.getByRole('table', { name }).getByRole('rowheader').first();
}

async function vendorNamed(api: Api, name: string): Promise<Vendor> {
  const { results } = await api.get<{ results: Vendor[] }>('/vendors/commission-totals/?page_size=100');
  const vendor = results.find((one) => one.name === name);
  if (vendor === undefined) throw new Error(`The demo has no vendor ${name}.`);
  return vendor;
}

async function rateOf(api: Api, vendorId: number): Promise<string | null> {
  return (await api.get<Vendor>(`/vendors/${vendorId}/`)).commission_rate;
}

/** A line of an order that is unpaid and earns by the rates. */
async function openLine(api: Api): Promise<Line & { order: { id: number } }> {
  const { results } = await api.get<{ results: Line[] }>('/vendors/commissions/?status=due');
  for (const line of results) {
    const { order, commission_type: type, commission_state: state, vendor_paid: isPaid } = line;
    if (order !== null && type === 'default' && state === 'accrued' && !isPaid) return { ...line, order };
  }
  throw new Error('The demo has no unpaid line of an order.');
}

async function lineOf(api: Api, line: Line & { order: { id: number } }): Promise<Line> {
  const order = await api.get<{ line_items: Line[] }>(`/orders/${line.order.id}/`);
  const found = order.line_items.find(({ id }) => id === line.id);
  if (found === undefined) throw new Error(`The order has no line ${line.id}.`);
  return found;
}
