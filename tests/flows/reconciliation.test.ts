/** A shop compares an export with its books: an order that the export lacks and one that the books lack, until both agree. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { anOrderRow, ordersCsv } from '../unit/import/files.ts';
import type { Api } from './helpers/api.ts';
import { importOrders } from './helpers/imports.ts';
import { ownerOn } from './helpers/people.ts';
import { portalOfDemo } from './helpers/portal.ts';

/** Before all orders of the demo, so that a file of that month covers no other. */
const orders = [1, 2, 3, 4].map((day) =>
  anOrderRow({
    Name: `#90000${day}`,
    Id: `90000${day}`,
    'Created at': `2009-03-0${day} 10:00:00 +0000`,
    'Lineitem name': 'Walnut bowl',
    'Lineitem sku': `BOWL-${day}`,
    Vendor: 'Bramble Textiles',
  }),
);
const numbered = (...days: readonly number[]) => ordersCsv(orders.filter((_, at) => days.includes(at + 1)));

type Difference = { kind: string; title: string; order: { name: string } | null; settled_at: string | null };
type Listed<T> = { count: number; results: T[] };

describe('reconciliation', () => {
  const { browser, withServer } = portalOfDemo();

  it(
    'finds what an export and the books do not share, takes one order in, and forgets the other by itself',
    { timeout: 300_000 },
    async () => {
      await withServer(async (server, owner) => {
        await importOrders(owner, numbered(1, 2, 4));
        const page = await ownerOn(browser(), `${server.url}/reconciliation`, (shown) =>
          shown.getByRole('heading', { level: 1, name: 'Differences' }),
        );

        // The shop has deleted #900002 there, and #900003 never came.
        await compareOrders(page, 'march.csv', numbered(1, 3, 4));
        const missingHere = rowOf(page, '#900003', 'Order missing here');
        const missingThere = rowOf(page, '#900002', 'Order missing on the other side');
        await missingHere.waitFor();
        await missingThere.waitFor();
        expect(await inBooks(owner, '#900003')).toBe(0);

        await missingHere.getByRole('button', { name: 'Import the order' }).click();
        await missingHere.waitFor({ state: 'detached' });
        expect(await inBooks(owner, '#900003')).toBe(1);

        await missingThere.getByRole('button', { name: 'Set aside…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Set aside' });
        await dialog.getByLabel('Reason').fill('A test order, deleted in the shop.');
        await dialog.getByRole('button', { name: 'Set aside' }).click();
        await missingThere.waitFor({ state: 'detached' });
        // Set aside is not settled, and nothing was done to the order.
        expect(await inBooks(owner, '#900002')).toBe(1);
        await page.getByLabel('State', { exact: true }).selectOption('Set aside');
        await missingThere.getByText('A test order, deleted in the shop.').waitFor();

        // An export in which all of them are: what was set aside goes as well.
        await compareOrders(page, 'march-again.csv', numbered(1, 2, 3, 4));
        await missingThere.waitFor({ state: 'detached' });
        await page.getByLabel('State', { exact: true }).selectOption('Settled');
        await missingThere.getByText(/^Cleared on /).waitFor();
        await missingHere.getByText(/^Cleared on /).waitFor();
        await page.getByText('4 of 4 match', { exact: true }).waitFor();

        // It was deleted there after all, and is canceled here from the same row.
        await page.getByLabel('State', { exact: true }).selectOption('Open');
        await compareOrders(page, 'march-last.csv', numbered(1, 3, 4));
        await missingThere.getByRole('button', { name: 'Cancel the order…' }).click();
        const question = page.getByRole('alertdialog', { name: 'Cancel order #900002?' });
        await question.getByText(/will no longer be due\.$/).waitFor();
        await question.getByRole('button', { name: 'Cancel the order' }).click();
        await missingThere.waitFor({ state: 'detached' });
        const open = await owner.get<Listed<Difference>>('/reconciliation/differences/?search=90000');
        expect(open.results).toEqual([]);
      });
    },
  );
});

function rowOf(page: Page, order: string, kind: string): Locator {
  return page
    .getByRole('table', { name: 'Differences' })
    .getByRole('row')
    .filter({ hasText: order })
    .filter({ hasText: kind });
}

/** Compares the export in place of importing it, and waits until the comparison has ended. */
async function compareOrders(page: Page, name: string, text: string): Promise<void> {
  const place = page.getByRole('region', { name: 'Compare a file' });
  const buffer = Buffer.from(text);
  await place.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await place.getByRole('button', { name: 'Compare', exact: true }).click();
  await place.getByText(name).waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Compared with' }).getByText(name).waitFor();
  await page.getByText(/^Last compared on .*, after the files changed/).waitFor();
}

async function inBooks(owner: Api, name: string): Promise<number> {
  const { results } = await owner.get<Listed<{ name: string }>>(
    `/orders/?search=${encodeURIComponent(name)}`,
  );
  return results.filter((order) => order.name === name).length;
}
