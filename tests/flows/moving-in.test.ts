/** A shop moves in from a made-up former app: its files, its faults in rounding, profit and a rate, the review, and the paid history. */
import { openShop } from '@consignment/server/actions/shops/new-shop';
import { openDatabase } from '@consignment/server/database/open-database';
import { decimalText } from '@consignment/domain/money/money';
import { movingCauseName } from '@consignment/domain/moves/moving-cause-text';
import { percentToWire } from '@consignment/domain/money/rate';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { makeOldApp, type OldApp } from '../contract/moves/old-app.ts';
import { demo, signIn, type Api } from './helpers/api.ts';
import { newPerson, signIn as logIn } from './helpers/people.ts';
import { emptyData, startServer, withDataDir } from './helpers/server.ts';

const shop = {
  domain: 'moving.example',
  name: 'Moving',
  email: 'owner@moving.example',
  currency: 'USD',
  timeZone: 'UTC',
};
const roles = ['payouts', 'commissions', 'vendors'] as const;
const cards = { payouts: 'Payouts', commissions: 'Commissions', vendors: 'Vendors' };

type Payouts = { count: number; results: { amount: string; former_number: string | null }[] };
type Group = { cause: string; difference: string };

const planted = ['rounding', 'profit_quantity', 'rate'] as const;

describe('moving in from another app', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('names each fault to the cent, books the old payouts once they are answered, and takes them back', async () => {
    const app = makeOldApp({ seed: 13, vendors: 4, payouts: 12, linesPerPayout: 4, plant: planted });
    const paid = app.payouts.reduce((sum, { amount }) => sum + amount, 0);
    await withDataDir(async (dataDir) => {
      await openAt(dataDir);
      const server = await startServer({ dataDir, env: { DEMO: 'false' } });
      try {
        const owner = await signIn(server.url, shop.email);
        await setUp(owner, app);
        const page = await newPerson(browser);
        await logIn(page, `${server.url}/import`, shop.email);

        await page.getByRole('link', { name: 'Move in', exact: true }).click();
        await page.getByLabel('Which app are you moving from?').fill('Till and Trunk');
        await page.getByRole('button', { name: 'Start moving in' }).click();
        await page.getByRole('heading', { level: 1, name: 'Moving in from Till and Trunk' }).waitFor();
        const id = Number(/\/import\/move\/(\d+)/.exec(page.url())?.[1]);
        await sendFiles(page, app);
        await mapColumns(page, app);

        await page.getByRole('button', { name: 'Check the old payouts' }).click();
        const equal = app.payouts.length - planted.length;
        await page
          .getByRole('heading', { name: `${equal} of ${app.payouts.length} payouts match to the cent` })
          .waitFor({ timeout: 60_000 });

        // Every planted fault is named with its cents, and none is made up.
        await page.getByRole('link', { name: 'Continue to differences' }).click();
        for (const cause of planted) {
          await page
            .getByRole('heading', { level: 2, name: new RegExp(`^${movingCauseName(cause)}`) })
            .waitFor();
        }
        const { results } = await owner.get<{ results: Group[] }>(`/moves/${id}/differences/`);
        const found = results.map(({ cause, difference }) => ({ cause, difference }));
        const expected = app.planted.map(({ cause, cents }) => ({
          cause,
          difference: decimalText(BigInt(cents), 2),
        }));
        expect(found.toSorted(byCause)).toEqual(expected.toSorted(byCause));

        // The payouts one by one: of the one with the wrong profit, the old amount, ours and the difference.
        await page.getByRole('tab', { name: /^Individual payouts/ }).click();
        const fault = app.planted.find(({ cause }) => cause === 'profit_quantity');
        const old = app.payouts.find(({ number }) => number === fault?.payout);
        const row = page.getByRole('row').filter({ hasText: fault?.payout ?? 'none' });
        await row.getByText(`$${grouped(old?.amount ?? 0)}`, { exact: true }).waitFor();
        await row
          .getByText(`$${grouped((old?.amount ?? 0) - (fault?.cents ?? 0))}`, { exact: true })
          .waitFor();

        await page.getByRole('tab', { name: /^By cause/ }).click();
        const answer = page.getByRole('button', { name: 'Record the old amounts', exact: true });
        for (const [given] of planted.entries()) {
          await expect.poll(() => answer.count()).toBe(planted.length - given);
          await answer.first().click();
        }
        await page.getByRole('link', { name: 'Continue to balances', exact: true }).click();
        await lookOverBalances(page);

        // Nothing is in the books before the review is confirmed.
        await page.getByText('No money is sent').waitFor();
        expect((await owner.get<Payouts>('/vendors/payouts/')).count).toBe(0);
        await page.getByRole('button', { name: 'Record the old payouts…' }).click();
        await page.getByRole('button', { name: 'Record as paid history' }).click();
        await page
          .getByText(`${app.payouts.length} old payouts have been recorded in your books as paid.`)
          .waitFor({ timeout: 60_000 });
        expect(await booksOf(owner)).toEqual({
          count: app.payouts.length,
          amount: paid,
          numbers: app.payouts.map(({ number }) => number).toSorted(),
        });
        await page.getByText(`${equal} of ${app.payouts.length}`, { exact: true }).waitFor();

        // A report, and the history as the shop and its vendors see it.
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Report as PDF' }).click();
        expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
        await page.getByRole('link', { name: 'View payouts' }).click();
        await page
          .getByRole('table', { name: 'Payouts' })
          .getByText(`$${grouped(app.payouts[0]?.amount ?? 0)}`)
          .first()
          .waitFor();

        await page.goto(`${server.url}/import/move/${id}`);
        await page.getByRole('button', { name: 'Undo this move…' }).click();
        await page.getByRole('alertdialog').getByLabel('Reason').fill('Of another year.');
        await page.getByRole('button', { name: 'Undo the move' }).click();
        await page.getByText('This move has been undone.', { exact: false }).waitFor({ timeout: 60_000 });
        expect((await owner.get<Payouts>('/vendors/payouts/')).count).toBe(0);
      } finally {
        await server.end();
      }
    }, emptyData());
  }, 300_000);
});

function byCause(a: Group | { cause: string }, b: Group | { cause: string }): number {
  return a.cause.localeCompare(b.cause);
}

/** '1,234.50' */
function grouped(minor: number): string {
  return (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}

async function openAt(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    expect((await openShop(database, shop, demo.password, new Date())).is).toBe('opened');
  } finally {
    await database.close();
  }
}

async function sent(api: Api, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await api.send(method, path, body);
  if (answer.status !== 200 && answer.status !== 201) {
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

/** A shop that is past its first steps, with the rules, orders and rates that the former app had. */
async function setUp(owner: Api, app: OldApp): Promise<void> {
  const { id } = await owner.get<{ id: number }>('/shopify/shops/');
  await sent(owner, 'PUT', `/shopify/shops/${id}/retrieve-update/`, { agree_to_terms: true });
  for (const [meta_key, value] of Object.entries({
    vendor_consignment_intro: true,
    consignment_discount_pre_percentage: app.shop.discountBeforePercentage,
    consignment_calculate_by_profit: app.shop.calculateByProfit,
  })) {
    await sent(owner, 'POST', '/shopify/shop-meta/create/', { meta_key, meta_value: String(value) });
  }
  const rules = await owner.get<{ id: number }>('/vendors/app-settings/list/');
  await sent(owner, 'PUT', `/vendors/app-settings/${rules.id}/retrieve-update/`, {
    discount_share: app.shop.discountShare,
  });
  await importOrders(owner, app);
  type Vendor = { id: number; name: string };
  const { results } = await owner.get<{ results: Vendor[] }>('/vendors/commission-totals/?page_size=100');
  for (const { name, rate } of app.vendors) {
    const known = results.find((one) => one.name === name);
    await sent(owner, 'PUT', `/vendors/${known?.id ?? 0}/`, { commission_rate: percentToWire(rate) });
  }
}

async function importOrders(owner: Api, { imports }: OldApp): Promise<void> {
  const files = Object.entries(imports).map(([role, text]) => ({ role, name: `${role}.csv`, text }));
  // The answer is the contract's.
  const { id } = (await sent(owner, 'POST', '/imports/', {
    files: files.map(({ role, name, text }) => ({ role, name, size: Buffer.byteLength(text) })),
  })) as { id: number };
  for (const { role, text } of files) {
    const { status } = await owner.send('PUT', `/imports/${id}/files/${role}/`, text, {
      'content-type': 'text/csv',
    });
    expect(status).toBe(200);
  }
  const stateOf = async () => (await owner.get<{ state: string }>(`/imports/${id}/`)).state;
  await sent(owner, 'POST', `/imports/${id}/check/`);
  await expect.poll(stateOf).toBe('checked');
  await sent(owner, 'POST', `/imports/${id}/start/`);
  await expect.poll(stateOf).toBe('done');
}

async function sendFiles(page: Page, { files }: OldApp): Promise<void> {
  const labels = { payouts: 'Payouts', commissions: 'Commissions', vendors: 'Vendors (optional)' };
  for (const role of roles) {
    const buffer = Buffer.from(files[role]);
    await page
      .getByLabel(labels[role], { exact: true })
      .setInputFiles({ name: `${role}.csv`, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: `Remove ${role}.csv` }).waitFor();
  }
  await page.getByRole('link', { name: 'Continue to columns' }).click();
}

/** Says which column is which where it was not found automatically. */
async function mapColumns(page: Page, { columns }: OldApp): Promise<void> {
  for (const role of roles) {
    const card = page.getByRole('region', { name: cards[role], exact: true });
    await card.waitFor();
    const change = card.getByRole('button', { name: 'Change columns…' });
    const save = card.getByRole('button', { name: 'Save columns' });
    await change.or(save).first().waitFor();
    if (await change.isVisible()) await change.click();
    for (const [field, header] of Object.entries(columns[role])) {
      await card.locator(`select[name="columns.${field}"]`).selectOption(header);
    }
    await save.click();
    await card.getByText('Readable').waitFor();
  }
}

/** Sums that are due here already are not carried over, and the rest is looked over once. */
async function lookOverBalances(page: Page): Promise<void> {
  const right = page.getByRole('button', { name: 'These balances are correct' });
  const goOn = page.getByRole('link', { name: 'Continue to review', exact: true });
  await right.or(goOn).first().waitFor();
  if (await right.isVisible()) await right.click();
  await goOn.click();
}

async function booksOf(owner: Api): Promise<{ count: number; amount: number; numbers: (string | null)[] }> {
  const { count, results } = await owner.get<Payouts>('/vendors/payouts/?page_size=100');
  return {
    count,
    amount: results.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0),
    numbers: results.map(({ former_number: number }) => number).toSorted(),
  };
}
