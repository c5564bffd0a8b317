/** The list of vendors for the owner: a range of days, the file, the totals, and Pay All. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { ownerOn, signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Totals = { id: number; name: string; due: string; paid: string; earned: string };
type Plan = { payouts: { vendor: number; vendor_name: string; amount: string }[]; amount: string };
type Payouts = { count: number; results: { id: number; amount: string }[] };

describe('the list of vendors', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('hides a column for one person, in every browser, and for no other', async () => {
    await withServer({}, async (server) => {
      const page = await ownerOn(browser, `${server.url}/orders`, firstOrder);
      const fulfillment = (of: Page) => of.getByRole('columnheader', { name: 'Fulfillment' });
      await fulfillment(page).waitFor();
      await page.getByRole('button', { name: 'Columns All' }).click();
      const isSaved = page.waitForResponse(
        (response) => response.url().endsWith('/preferences/') && response.request().method() === 'PUT',
      );
      await page.getByRole('checkbox', { name: 'Fulfillment' }).uncheck();
      await isSaved;
      expect(await fulfillment(page).count()).toBe(0);

      await page.reload();
      await firstOrder(page).waitFor();
      expect(await page.getByRole('button', { name: 'Columns 5 of 6' }).isVisible()).toBe(true);
      expect(await fulfillment(page).count()).toBe(0);

      const elsewhere = await ownerOn(browser, `${server.url}/orders`, firstOrder);
      await elsewhere.getByRole('button', { name: 'Columns 5 of 6' }).waitFor();
      expect(await fulfillment(elsewhere).count()).toBe(0);

      // In the owner's own browser.
      const rep = await page.context().newPage();
      await signIn(rep, `${server.url}/salesreps/orders`, demo.rep);
      await rep.getByRole('button', { name: 'Columns All' }).waitFor();
      await fulfillment(rep).waitFor();
    });
  });

  it('shows and exports the sums of the server: in all, and for a range of days', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, `${server.url}/vendors`, firstVendor);
      const kept = await totalsOf(api, '/vendors/commission-totals/');
      await expect.poll(() => rowsOf(page)).toEqual(kept.map(rowOf));
      const whole = await exported(page);
      expect(whole.name).toBe('vendors.csv');
      expect(whole.records.map(({ Vendor }) => Vendor)).toEqual(kept.map(({ name }) => name));
      // The sum leaves out vendors who owe.
      const dues = whole.records.map(({ Due }) => Due).filter((due) => Number(due) > 0);
      expect(sum(dues)).toBe(await stat(page, 'Due'));
      expect(sum(whole.records.map(({ Earned }) => Earned))).toBe(await stat(page, 'Earned'));

      const { from, to } = await lateDays(api);
      await page.getByRole('button', { name: 'Date All' }).click();
      await page.getByLabel('Date from').fill(from);
      await page.getByLabel('Date to').fill(to);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText(/^Calculated for this view/).waitFor();
      expect(new URL(page.url()).searchParams.get('from')).toBe(from);
      const ranged = await totalsOf(
        api,
        '/vendors/calculate-commission-totals/',
        `&start_date=${from}&end_date=${to}`,
      );
      expect(ranged.map(rowOf)).not.toEqual(kept.map(rowOf));
      await expect.poll(() => rowsOf(page)).toEqual(ranged.map(rowOf));
      const part = await exported(page);
      expect(part.records.map(({ Earned }) => Earned)).toEqual(ranged.map(({ earned }) => earned));

      // A reload and the address alone show the same.
      await page.reload();
      await expect.poll(() => rowsOf(page)).toEqual(ranged.map(rowOf));

      // Pay Now opens a review of the amount in the row.
      const owed = ranged.find(({ due }) => Number(due) > 0);
      if (owed === undefined) throw new Error('No vendor is owed anything for these days.');
      await rowNamed(page, owed.name).getByRole('button', { name: 'Pay Now' }).click();
      const review = page.getByRole('dialog', { name: `Pay ${owed.name}` });
      await review.getByText(/line items?$/).waitFor();
      await review.getByText(money(owed.due)).first().waitFor();
    });
  });

  it('updates the totals once at a time, while the page can be used and left', async () => {
    await withServer({}, async (server) => {
      const page = await ownerOn(browser, `${server.url}/vendors`, firstVendor);
      const before = await rowsOf(page);
      const forced: string[] = [];
      let go = () => {};
      const held = new Promise<void>((resolve) => (go = resolve));
      await page.route(/recalculate-totals\/\?.*force=1/, async (route) => {
        forced.push(route.request().url());
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Update Totals' }).dblclick();
      await page.getByRole('progressbar', { name: 'Updating totals…' }).waitFor();
      await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
      await page.getByRole('link', { name: 'Vendors', exact: true }).first().click();
      await page.getByRole('progressbar', { name: 'Updating totals…' }).waitFor();
      go();
      await page.getByText('The totals are up to date.').waitFor();
      expect(forced).toHaveLength(1);
      expect(await rowsOf(page)).toEqual(before);
    });
  });

  it('pays all vendors once after a review, warns a second tab, and restores it all when deleted', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, `${server.url}/vendors`, firstVendor);
      await page.getByRole('button', { name: 'Update Totals' }).waitFor();
      expect(await page.getByRole('button', { name: 'Pay All' }).count()).toBe(0);
      await allowPayAll(api);
      await page.reload();
      const before = await totalsOf(api, '/vendors/commission-totals/');
      const payoutsBefore = await countOfPayouts(api);

      const plan = await api.get<Plan>('/vendors/payouts/create-all/preview/');
      await page.getByRole('button', { name: 'Pay All' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pay all vendors' });
      const listed = dialog.getByRole('list', { name: /^To be paid/ }).getByRole('listitem');
      await expect.poll(() => listed.count()).toBe(plan.payouts.length);
      const texts = await listed.allInnerTexts();
      for (const { vendor_name: name, amount } of plan.payouts) {
        const own = texts.filter((text) => text.startsWith(`${name}\n`));
        expect(own).toEqual([expect.stringContaining(money(amount))]);
      }
      const second = await page.context().newPage();
      await second.goto(`${server.url}/vendors`);
      await second.getByRole('button', { name: 'Pay All' }).click();
      const secondPay = second.getByRole('button', { name: /^Pay \d+ vendors/ });
      await secondPay.waitFor();

      const pay = dialog.getByRole('button', { name: /^Pay \d+ vendors/ });
      expect(await pay.innerText()).toBe(`Pay ${plan.payouts.length} vendors ${money(plan.amount)}`);
      await pay.dblclick();
      const result = page.getByRole('dialog', { name: 'Vendors paid' });
      await result
        .getByText(`${plan.payouts.length} vendors paid: ${money(plan.amount)} in total.`)
        .waitFor();
      expect(await result.getByRole('list', { name: /^Paid/ }).getByRole('listitem').count()).toBe(
        plan.payouts.length,
      );
      expect(await countOfPayouts(api)).toBe(payoutsBefore + plan.payouts.length);
      await result.getByRole('button', { name: 'Done' }).click();
      const after = await totalsOf(api, '/vendors/commission-totals/');
      for (const { vendor } of plan.payouts) {
        expect(after.find(({ id }) => id === vendor)?.due).toBe('0.00');
      }
      await expect.poll(() => rowsOf(page)).toEqual(after.map(rowOf));

      // The second tab still shows the old review; the server refuses it, and no vendor is paid.
      await secondPay.click();
      await second
        .getByRole('alert')
        .filter({ hasText: /There is nothing to pay|Nothing has been paid/ })
        .waitFor();
      await second
        .getByText(/^There is nothing to pay: no vendors/)
        .last()
        .waitFor();
      expect(await countOfPayouts(api)).toBe(payoutsBefore + plan.payouts.length);

      const made = await api.get<Payouts>(
        `/vendors/payouts/?ordering=-invoice_number&page_size=${plan.payouts.length}`,
      );
      for (const { id } of made.results) {
        expect((await api.send('DELETE', `/vendors/payouts/${id}/delete/`)).status).toBe(200);
      }
      await page.reload();
      await expect.poll(() => rowsOf(page)).toEqual(before.map(rowOf));
    });
  });

  it('pays all vendors by keyboard alone, and once when the answer is lost', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      await allowPayAll(api);
      const page = await ownerOn(browser, `${server.url}/vendors`, firstVendor);
      const { payouts } = await api.get<Plan>('/vendors/payouts/create-all/preview/');
      const before = await countOfPayouts(api);

      // The server executes it and its answers are lost: the first one and those of the repetitions.
      const call = '**/api/vendors/payouts/create-all/';
      await page.route(call, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await tabTo(page, /^Pay All/);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pay all vendors' });
      await dialog.getByRole('button', { name: /^Pay \d+ vendors/ }).waitFor();
      await tabTo(page, new RegExp(`^Pay ${payouts.length} vendors`));
      await page.keyboard.press('Enter');
      await dialog.getByText('We don’t know yet whether the vendors were paid.').waitFor();
      await page.unroute(call);
      await tabTo(page, /^Retry/);
      await page.keyboard.press('Enter');
      const result = page.getByRole('dialog', { name: 'Vendors paid' });
      await result.getByText(`${payouts.length} vendors paid`, { exact: false }).waitFor();
      expect(await countOfPayouts(api)).toBe(before + payouts.length);
      await tabTo(page, /^Done/);
      await page.keyboard.press('Enter');
      await result.waitFor({ state: 'detached' });
      await expect.poll(() => focusedText(page)).toBe('Pay All');
    });
  });
});

function firstOrder(page: Page): Locator {
  return page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first();
}

function firstVendor(page: Page): Locator {
  return page.getByRole('table', { name: 'Vendors' }).getByRole('rowheader').first();
}

async function totalsOf(api: Api, path: string, more = ''): Promise<Totals[]> {
  type Listed = { id: number; name: string } & Record<`commission_${'due' | 'paid' | 'earned'}`, string>;
  const { results } = await api.get<{ results: Listed[] }>(`${path}?page_size=1000${more}`);
  return results.map((vendor) => ({
    id: vendor.id,
    name: vendor.name,
    due: vendor.commission_due,
    paid: vendor.commission_paid,
    earned: vendor.commission_earned,
  }));
}

/** The days of the last third of the orders but for the very last; not all of it is paid. */
async function lateDays(api: Api): Promise<{ from: string; to: string }> {
  type Orders = { results: { processed_at: string }[] };
  const { results } = await api.get<Orders>('/orders/?page_size=1000&ordering=processed_at');
  const dayAt = (share: number) =>
    results[Math.floor(results.length * share)]?.processed_at.slice(0, 10) ?? '';
  return { from: dayAt(2 / 3), to: dayAt(0.98) };
}

async function allowPayAll(api: Api): Promise<void> {
  const { status } = await api.send('PUT', '/settings/switches/', { showPayAllVendors: true });
  expect(status).toBe(200);
}

async function countOfPayouts(api: Api): Promise<number> {
  return (await api.get<Payouts>('/vendors/payouts/?page_size=1')).count;
}

function rowNamed(page: Page, name: string): Locator {
  const table = page.getByRole('table', { name: 'Vendors' });
  return table.getByRole('row').filter({ has: page.getByRole('rowheader').getByText(name, { exact: true }) });
}

/** Name, due, paid and earned of each row, as displayed. */
async function rowsOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Vendors' }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const name = row.querySelector('th a > span > span:nth-child(2) > bdi')?.textContent ?? '';
      const figures = ['Due', 'Paid', 'Earned'].map(
        (label) => row.querySelector(`td[data-label="${label}"]`)?.textContent ?? '',
      );
      return [name, ...figures].join(' | ');
    }),
  );
}

function rowOf({ name, due, paid, earned }: Totals): string {
  return [name, money(due), money(paid), money(earned)].join(' | ');
}

async function exported(page: Page): Promise<{ name: string; records: Record<string, string>[] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  const text = await readFile(await file.path(), 'utf8');
  return {
    name: file.suggestedFilename(),
    records: parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }),
  };
}

/** In hundredths. */
function sum(amounts: readonly (string | undefined)[]): number {
  return amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);
}

async function stat(page: Page, label: string): Promise<number> {
  const term = page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  const text = await term.locator('xpath=following-sibling::dd[1]').first().innerText();
  return Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100);
}

/** In the format of the demo shop, with the minus of screens. */
function money(amount: string): string {
  const figure = Math.abs(Number(amount)).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${Number(amount) < 0 ? '−' : ''}£${figure}`;
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
}
