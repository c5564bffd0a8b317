/** Orders and payouts for the owner: the vendor of a line, its commission and its payment. */
import { parse } from 'csv-parse/sync';
import { readFile, rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { hasFocus, tabTo } from './helpers/keyboard.ts';
import { ownerOn } from './helpers/people.ts';
import { printedBy } from './helpers/printed.ts';
import { copyOfDemo, startServer, type RunningServer } from './helpers/server.ts';

type Line = {
  id: number;
  title: string;
  vendor: number | null;
  commission_amount: string;
  commission_type: string;
  commission_state: string;
  vendor_paid: boolean;
};
type Order = { id: number; name: string; line_items: Line[] };
type Payout = { id: number; invoice_number: number; amount: string; note: string };

describe('orders and payouts', () => {
  // The tests share one shop, and each uses other lines of the demo.
  let browser: Browser;
  let dataDir: string;
  let server: RunningServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    dataDir = await copyOfDemo();
    server = await startServer({ dataDir });
  }, 500_000);
  afterAll(async () => {
    await browser.close();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('give a line to another vendor with its commission, and show what is set by hand', async () => {
    const api = await signInToApi(server.url, demo.owner);
    const petal = await vendorNamed(api, 'Petal Press');
    const clover = await vendorNamed(api, 'Clover Kitchen');
    const { order, line } = await someLine(api, `vendor_id=${petal}`, isOpen);
    const page = await ownerOn(browser, `${server.url}/orders/${order.id}`, titled(order.name));
    const before = { petal: await due(page, server, petal), clover: await due(page, server, clover) };
    await page.goto(`${server.url}/orders/${order.id}`);
    const what = `${line.title}, order ${order.name}`;
    const row = page
      .getByRole('table', { name: 'Line items' })
      .getByRole('row')
      .filter({ hasText: line.title });

    await page.getByRole('button', { name: `Set Vendor: ${what}`, exact: true }).click();
    const vendors = page.getByRole('dialog', { name: 'Set Vendor' });
    await vendors.getByRole('combobox', { name: 'Vendor' }).fill('clov');
    await vendors.getByRole('option', { name: 'Clover Kitchen' }).click();
    await vendors
      .getByText(/^The amount owed to Petal Press for this item will be owed to Clover Kitchen/)
      .waitFor();
    await vendors.getByRole('button', { name: 'Save' }).click();
    await vendors.waitFor({ state: 'detached' });
    await row.getByText('Set by hand').waitFor();
    expect(await row.getByRole('link', { name: 'Clover Kitchen' }).getAttribute('href')).toBe(
      `/vendors/${clover}`,
    );

    const moved = await lineOf(api, order.id, line.id);
    expect(moved.vendor).toBe(clover);
    expect(await due(page, server, petal)).toBe(before.petal - minor(line.commission_amount));
    expect(await due(page, server, clover)).toBe(before.clover + minor(moved.commission_amount));

    // An override, by keyboard alone.
    await page.goto(`${server.url}/orders/${order.id}`);
    await tabTo(page, page.getByRole('button', { name: `Set Commission: ${what}`, exact: true }));
    await page.keyboard.press('Enter');
    const commission = page.getByRole('dialog', { name: 'Set Commission' });
    const field = commission.getByLabel(/Amount or percentage/);
    await tabTo(page, field);
    await page.keyboard.type('12.50');
    await page.keyboard.press('Enter');
    // It is more than the line was sold for.
    await commission.getByRole('button', { name: 'Save anyway' }).waitFor();
    await page.keyboard.press('Enter');
    await commission.waitFor({ state: 'detached' });
    await row.getByText('manual override').waitFor();
    await row.getByText('£12.50', { exact: true }).waitFor();
    expect(await row.innerText()).toContain('*');
    expect(await due(page, server, clover)).toBe(before.clover + 1250);

    // After the deletion both are as before, except for the override.
    await page.goto(`${server.url}/orders/${order.id}`);
    await page.getByRole('button', { name: `Set Commission: ${what}`, exact: true }).click();
    await field.fill('');
    await commission.getByRole('button', { name: 'Save' }).click();
    await commission.waitFor({ state: 'detached' });
    await row.getByText('manual override').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Set Vendor: ${what}`, exact: true }).click();
    await vendors.getByRole('checkbox', { name: /Give the item back/ }).check();
    await vendors.getByRole('button', { name: 'Save' }).click();
    await vendors.waitFor({ state: 'detached' });
    await row.getByRole('link', { name: 'Petal Press' }).waitFor();
    expect(await due(page, server, petal)).toBe(before.petal);
    expect(await due(page, server, clover)).toBe(before.clover);
  });

  it('keep a paid line as it is, and give the reason', async () => {
    const api = await signInToApi(server.url, demo.owner);
    const { order, line } = await someLine(
      api,
      `vendor_id=${await vendorNamed(api, 'Lantern & Loom')}`,
      (one) => one.vendor_paid,
    );
    const page = await ownerOn(browser, `${server.url}/orders/${order.id}`, titled(order.name));
    const row = page
      .getByRole('table', { name: 'Line items' })
      .getByRole('row')
      .filter({ hasText: line.title })
      .filter({ hasText: 'Paid' });
    for (const name of [/^Set Commission/, /^Set Vendor/]) {
      const button = row.getByRole('button', { name });
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      const reason = page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`);
      expect(await reason.textContent()).toMatch(/paid/i);
      await button.focus();
      await page.keyboard.press('Enter');
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    const { status } = await api.send('PUT', `/orders/lineitems/${line.id}/`, { override_vendor: null });
    expect(status).toBe(409);
  });

  it('print and export what was paid, and restore it all by a deletion, by keyboard alone', async () => {
    const api = await signInToApi(server.url, demo.owner);
    const vendor = await vendorNamed(api, 'Clover Kitchen');
    const { payout, before } = await payTwoLines(api, vendor);
    const page = await ownerOn(browser, `${server.url}/payouts`, titled('Payouts'));
    const invoice = `Invoice #${payout.invoice_number}`;

    const inList = page
      .getByRole('table', { name: 'Payouts' })
      .getByRole('link', { name: String(payout.invoice_number), exact: true });
    await tabTo(page, inList);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: invoice }).waitFor();

    await tabTo(page, page.getByRole('button', { name: 'Export' }));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(`payout-${payout.invoice_number}.csv`);
    const rows = recordsIn(await readFile(await download.path(), 'utf8'));
    expect(rows.reduce((sum, row) => sum + minor(row['Commission'] ?? ''), 0)).toBe(minor(payout.amount));
    expect(rows.map((row) => row['Manual Override'])).toEqual(expect.arrayContaining(['Yes', '']));

    await tabTo(page, page.getByRole('button', { name: 'Print Invoice' }));
    const printed = (await printedBy(page, () => page.keyboard.press('Enter'))).flat();
    expect(printed[0]).toBe('Payout advice');
    expect(printed).toContain(`Number|${payout.invoice_number}`);
    expect(printed.find((text) => text.startsWith('Total'))).toContain(`£${payout.amount}`);
    expect(printed.some((text) => text.includes('* £12.50'))).toBe(true);
    await page.getByRole('button', { name: 'Print Invoice' }).waitFor();

    await tabTo(page, page.getByRole('button', { name: 'Edit Notes' }));
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: 'Update Payout Note' });
    await tabTo(page, note.getByRole('textbox', { name: /^Note/ }));
    await page.keyboard.type('Paid in cash at the stall.');
    await tabTo(page, note.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await note.waitFor({ state: 'detached' });
    await page.getByText('Paid in cash at the stall.').waitFor();
    await page.reload();
    await page.getByText('Paid in cash at the stall.').waitFor();

    await tabTo(page, page.getByRole('button', { name: 'Delete Payout' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: `Delete invoice #${payout.invoice_number}?` });
    await question.getByText('Unpaid again').waitFor();
    await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Keep it' }))).toBe(true);
    await tabTo(page, question.getByRole('button', { name: 'Delete Payout' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.url}/payouts`);
    await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
    await inList.waitFor({ state: 'detached' });
    expect(await due(page, server, vendor)).toBe(before);
  });

  it('find a refund in two clicks, by a search and by the filter', async () => {
    const page = await ownerOn(browser, `${server.url}/orders`, titled('Orders'));
    const clicks = await clicksOn(page);
    await page.getByRole('searchbox', { name: 'Search orders' }).click();
    await page.keyboard.type('refunded');
    await page.keyboard.press('Enter');
    await page.waitForURL(/s=refunded/);
    const orders = page.getByRole('table', { name: 'Orders' });
    await orders.getByRole('link').first().click();
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await refunds
      .getByText(/^\d+ of \d+$/)
      .first()
      .waitFor();
    expect(await clicks()).toBe(2);
    await page
      .getByRole('table', { name: 'Line items' })
      .getByText(/returned$/)
      .first()
      .waitFor();
    const events = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    expect(await events.first().innerText()).toMatch(/^Order placed/);
    expect(await events.filter({ hasText: /^Refund/ }).count()).toBeGreaterThan(0);
    const found = await page.getByRole('heading', { level: 1 }).innerText();

    await page.goto(`${server.url}/orders`);
    await page.getByLabel('Payment').selectOption('Any Refund');
    await page.waitForURL(/payment=any_refund/);
    await orders.getByRole('link', { name: found, exact: true }).click();
    await refunds.waitFor();
  });

  it('show the same to a colleague who opens the link', async () => {
    const api = await signInToApi(server.url, demo.owner);
    const { count } = await api.get<{ count: number }>('/orders/?search=%231');
    const page = await ownerOn(browser, `${server.url}/orders`, titled('Orders'));
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await search.fill('#1');
    // Sorted while the search is under way, which it adds to.
    const maySearch = Promise.withResolvers<null>();
    await page.route(/\/api\/orders\/\?.*search=/, async (route) => {
      await maySearch.promise;
      // Cancelled by the one with the order.
      await route.continue().catch(() => undefined);
    });
    const isAsked = page.waitForRequest(/\/api\/orders\/\?.*search=/);
    await search.press('Enter');
    await isAsked;
    const total = page.getByRole('columnheader', { name: 'Total' });
    await total.getByRole('button').click();
    maySearch.resolve(null);
    await expect.poll(() => total.getAttribute('aria-sort')).toBe('ascending');
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('link', { name: 'Next' }))
      .click();
    await page.getByText(`Showing 51 to 100 of ${count}`).waitFor();
    const table = page.getByRole('table', { name: 'Orders' });
    const shown = await table.innerText();

    const colleague = await ownerOn(browser, page.url(), titled('Orders'));
    await colleague.getByText(`Showing 51 to 100 of ${count}`).waitFor();
    expect(await colleague.getByRole('table', { name: 'Orders' }).innerText()).toBe(shown);
    expect(await colleague.getByRole('searchbox', { name: 'Search orders' }).inputValue()).toBe('#1');
    expect(colleague.url()).toBe(page.url());
    await page.reload();
    await page.getByText(`Showing 51 to 100 of ${count}`).waitFor();
    expect(await table.innerText()).toBe(shown);
  });
});

/** Counts the clicks on this page from now on. */
async function clicksOn(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const count = { clicks: 0 };
    addEventListener('click', ({ isTrusted }) => (count.clicks += Number(isTrusted)), { capture: true });
    return count;
  });
  return () => counted.evaluate(({ clicks }) => clicks);
}

function titled(title: string) {
  return (page: Page) => page.getByRole('heading', { level: 1, name: title, exact: true });
}

async function vendorNamed(api: Api, name: string): Promise<number> {
  type Vendors = { results: { id: number; name: string }[] };
  const { results } = await api.get<Vendors>('/vendors/commission-totals/?page_size=1000');
  const vendor = results.find((one) => one.name === name);
  if (vendor === undefined) throw new Error(`The demo has no vendor ${name}.`);
  return vendor.id;
}

/** A line whose title is unique in its order. */
async function someLine(
  api: Api,
  query: string,
  fits: (line: Line) => boolean,
): Promise<{ order: Order; line: Line }> {
  type Lines = { results: (Line & { order: { id: number } })[] };
  const { results } = await api.get<Lines>(`/vendors/commissions/?page_size=1000&${query}`);
  for (const { id, order: of } of results.filter(fits)) {
    const order = await api.get<Order>(`/orders/${of.id}/`);
    const line = order.line_items.find((one) => one.id === id);
    if (
      line === undefined ||
      order.line_items.some((one) => one !== line && one.title.includes(line.title))
    ) {
      continue;
    }
    return { order, line };
  }
  throw new Error(`The demo has no such line: ${query}.`);
}

const isOpen = (line: Line) =>
  !line.vendor_paid && line.commission_state === 'accrued' && line.commission_type === 'default';

async function lineOf(api: Api, orderId: number, lineId: number): Promise<Line> {
  const { line_items: lines } = await api.get<Order>(`/orders/${orderId}/`);
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Error(`Order ${orderId} has no line ${lineId}.`);
  return line;
}

/** Two lines, one with an override of £12.50, and £5 of additional pay; `before` is the amount due before. */
async function payTwoLines(api: Api, vendor: number): Promise<{ payout: Payout; before: number }> {
  const { results } = await api.get<{ results: Line[] }>(
    `/vendors/commissions/?vendor_id=${vendor}&page_size=1000&ordering=title`,
  );
  const [first, second] = results.filter(isOpen);
  if (first === undefined || second === undefined) throw new Error('The demo has not two lines to pay.');
  const override = { line_item: first.id, commission: '12.50' };
  expect((await api.send('POST', '/vendors/override-commission/create/', override)).status).toBe(201);
  type Totals = { commission_due: string };
  const { commission_due: owed } = await api.get<Totals>(`/vendors/commission-totals/${vendor}/`);
  const body = { vendor, line_item_ids: [first.id, second.id], additional_pay: '5.00' };
  const { status, body: answer } = await api.send('POST', '/vendors/payouts/create/', body);
  expect(status).toBe(201);
  // The type of the answer; its status was checked.
  const payout = answer as Payout;
  expect(minor(payout.amount)).toBe(1250 + minor(second.commission_amount) + 500);
  return { payout, before: minor(owed) };
}

function recordsIn(csv: string): Record<string, string>[] {
  return parse<Record<string, string>>(csv, { columns: true, bom: true });
}

/** The amount due on the page of the vendor, in minor units. */
async function due(page: Page, server: RunningServer, vendor: number): Promise<number> {
  await page.goto(`${server.url}/vendors/${vendor}`);
  const term = page.locator('dt', { hasText: /^Due$/ });
  return minor(await term.locator('xpath=following-sibling::dd[1]').first().innerText());
}

/** '£1,234.50' and '1234.50' in minor units. */
function minor(text: string): number {
  const figure = text.replace('−', '-').replaceAll(/[^\d.-]/g, '');
  if (figure === '') throw new Error(`'${text}' holds no amount.`);
  return Math.round(Number(figure) * 100);
}
