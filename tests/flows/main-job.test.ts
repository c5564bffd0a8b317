/**
 * The main task of the owner, and the view of the vendor: log in, pay the vendor with the highest amount due, look,
 * undo.
 */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { demoData, startProcess, withDataDir, type ServerProcess } from './helpers/server.ts';

describe('the main job', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('pays a vendor, shows it to that vendor alone, and restores it all when the payout is deleted', async () => {
    await withDataDir(async (dataDir) => {
      const server = await startProcess({ dataDir });
      try {
        await walk(browser, server);
      } finally {
        await server.end('SIGTERM');
      }
    }, demoData());
  });
});

async function walk(browser: Browser, server: ServerProcess): Promise<void> {
  const owner = await newPerson(browser);
  await signIn(owner, `${server.url}/vendors`, demo.owner);

  // The vendor with the highest amount due.
  await owner.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor();
  await owner.getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
  await expect
    .poll(() => owner.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort'))
    .toBe('ascending');
  await owner.getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
  await expect
    .poll(() => owner.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort'))
    .toBe('descending');
  const top = owner.getByRole('table', { name: 'Vendors' }).getByRole('row').nth(1);
  await top.getByRole('link').first().click();
  await owner.waitForURL(/\/vendors\/\d+/);
  await owner.getByRole('table', { name: 'Commissions' }).waitFor();
  const vendorUrl = owner.url();
  const vendor = await owner.getByRole('heading', { level: 1 }).innerText();
  const before = { due: await stat(owner, 'Due'), paid: await stat(owner, 'Paid') };

  // Two of their lines are paid.
  const lines = owner.getByRole('table', { name: 'Commissions' });
  const boxes = lines.locator('tbody').getByRole('checkbox');
  const names = [await nameOf(boxes.nth(0)), await nameOf(boxes.nth(1))];
  for (const name of names) await lines.getByRole('checkbox', { name, exact: true }).first().check();
  await owner.getByRole('button', { name: 'Add Payout for 2 Orders' }).click();
  const dialog = owner.getByRole('dialog');
  const payButton = dialog.getByRole('button', { name: /^Pay / });
  const amount = minor(await payButton.innerText());
  expect(amount).toBeGreaterThan(0);
  await payButton.click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => stat(owner, 'Due')).toBe(before.due - amount);
  expect(await stat(owner, 'Paid')).toBe(before.paid + amount);
  await expect.poll(() => lines.getByText('PAID', { exact: true }).count()).toBeGreaterThanOrEqual(2);

  // The vendor sees the same lines, and no others.
  const maker = await newPerson(browser);
  await signIn(maker, `${server.url}/apps/vendor-portal/`, demo.vendor);
  await maker.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
  await maker.getByLabel('Vendor', { exact: true }).selectOption({ label: vendor });
  await expect.poll(() => stat(maker, 'Owed')).toBe(before.due - amount);
  expect(await stat(maker, 'Paid')).toBe(before.paid + amount);
  const others = (await namesOfVendors(server)).filter((name) => name !== vendor);
  const own = await maker.getByLabel('Vendor', { exact: true }).locator('option').allInnerTexts();
  const page = await maker.locator('body').innerText();
  for (const other of others.filter((name) => !own.includes(name))) expect(page).not.toContain(other);
  await maker.getByRole('link', { name: 'Payouts' }).click();
  await maker.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
  await expect.poll(() => maker.getByRole('table', { name: 'Payouts' }).innerText()).toContain(money(amount));

  // Deleting the payout restores everything for both.
  await owner.goto(`${server.url}/payouts`);
  await owner
    .getByRole('table', { name: 'Payouts' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click();
  await owner.getByRole('button', { name: 'Delete Payout' }).click();
  await owner
    .getByRole('alertdialog')
    .or(owner.getByRole('dialog'))
    .getByRole('button', { name: 'Delete Payout' })
    .click();
  await owner.waitForURL(`${server.url}/payouts`);
  await owner.goto(vendorUrl);
  await owner.getByRole('heading', { level: 1, name: vendor }).waitFor();
  expect({ due: await stat(owner, 'Due'), paid: await stat(owner, 'Paid') }).toEqual(before);
  await maker.goto(`${server.url}/apps/vendor-portal/`);
  await expect.poll(() => stat(maker, 'Owed')).toBe(before.due);
}

/** The name of the checkbox of the row, with order and product. */
async function nameOf(box: Locator): Promise<string> {
  const name = await box.getAttribute('aria-label');
  if (name === null) throw new Error('A row checkbox has no name.');
  return name;
}

/** The figure under a label, in minor units. */
async function stat(page: Page, label: string): Promise<number> {
  const term = page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  return minor(await term.locator('xpath=following-sibling::dd[1]').first().innerText());
}

function minor(text: string): number {
  const figure = /(-?)[£$€]([\d,]+)\.(\d\d)/.exec(text);
  if (figure === null) throw new Error(`'${text}' holds no amount.`);
  const [, sign, whole = '', cents = ''] = figure;
  return Number(`${sign}${whole.replaceAll(',', '')}${cents}`);
}

function money(amount: number): string {
  const whole = Math.floor(amount / 100).toLocaleString('en-US');
  return `£${whole}.${String(amount % 100).padStart(2, '0')}`;
}

async function namesOfVendors(server: ServerProcess): Promise<string[]> {
  const api = await signInToApi(server.url, demo.owner);
  type Vendors = { results: { name: string }[] };
  const { results } = await api.get<Vendors>('/vendors/commission-totals/?page_size=1000');
  return results.map(({ name }) => name);
}
