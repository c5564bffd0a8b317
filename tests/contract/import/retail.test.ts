import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../../packages/server/src/queries/shops/shops.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { pricesUnderRules } from '../../../packages/server/src/pricing/rule-preview.ts';
import { makeDue } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { readRules } from '../../../packages/server/src/pricing/shop-rules.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { csvOf } from '../../unit/import/files.ts';
import { settled } from '../settled.ts';
import { openShop, rowVersions, type ImportedShop } from './shop.ts';

/*
 * The whole sample: every figure of the import is calculated here a second time, from the files and by other means.
 */

const fixture = (name: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, '../../fixtures/retail', `${name}.csv.gz`))).toString(
    'utf8',
  );
const files = {
  products: fixture('products_export'),
  orders: fixture('orders_export'),
  refunds: fixture('refunds'),
};

type Cells = Record<string, string>;
const recordsOf = (text: string): Cells[] => parse(text, { columns: true, bom: true });
const pence = (text: string | undefined) => Math.round(Number(text === '' ? 0 : text) * 100);

/** The units of each row that came back: of a SKU on several rows those of the row whose price the amount names. */
function returnedUnits(orders: readonly Cells[], refunds: readonly Cells[]): Map<Cells, number> {
  const rowsOf = Map.groupBy(orders, (row) => `${row['Name'] ?? ''} ${row['Lineitem sku'] ?? ''}`);
  const returned = new Map<Cells, number>();
  for (const refund of refunds) {
    const rows = rowsOf.get(`${refund['Order'] ?? ''} ${refund['Sku'] ?? ''}`) ?? [];
    let units = Number(refund['Units']);
    const named = rows.filter(
      (row) => pence(row['Lineitem price']) * units === pence(refund['Amount before discount']),
    );
    for (const row of [...named, ...rows]) {
      const taken = Math.min(units, Number(row['Lineitem quantity']) - (returned.get(row) ?? 0));
      returned.set(row, (returned.get(row) ?? 0) + taken);
      units -= taken;
    }
  }
  return returned;
}

/** Half of price times quantity, less half of the discount, less the returned part; half pennies are rounded up. */
function expectedDue(orders: readonly Cells[], refunds: readonly Cells[]): Map<string, number> {
  const returned = returnedUnits(orders, refunds);
  const due = new Map<string, number>();
  let isPaid = false;
  for (const row of orders) {
    if (row['Id'] !== '') isPaid = row['Financial Status'] !== 'pending';
    if (!isPaid) continue;
    const quantity = Number(row['Lineitem quantity']);
    const gross = pence(row['Lineitem price']) * quantity;
    const commission = Math.floor((gross - pence(row['Lineitem discount']) + 1) / 2);
    const reversed = Math.floor((2 * commission * (returned.get(row) ?? 0) + quantity) / (2 * quantity));
    const vendor = row['Vendor'] ?? '';
    due.set(vendor, (due.get(vendor) ?? 0) + commission - reversed);
  }
  return due;
}

/** Every vendor is owed the amount of the files, or of these orders of them. */
async function expectDue(
  shop: ImportedShop,
  orders = recordsOf(files.orders),
  refunds = recordsOf(files.refunds),
): Promise<void> {
  const found = await shop.rows(sql<{ name: string; due: number }>`
    select v.name, t.due from vendor_totals t join vendors v on v.id = t.vendor_id where t.shop_id = ${shop.shopId}`);
  const byName = (a: [string, number], b: [string, number]) => (a[0] < b[0] ? -1 : 1);
  expect(found.map(({ name, due }): [string, number] => [name, due]).toSorted(byName)).toEqual(
    [...expectedDue(orders, refunds)].toSorted(byName),
  );
  await shop.expectClean();
}

forEachDatabase((_name, open) => {
  let database: Database;
  let shop: ImportedShop;
  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { settings: { discount_share: 'equal' } });
  });

  describe('the whole sample', () => {
    it('is read to the last row', async () => {
      const { end, problems } = await shop.import(files);
      expect(problems).toEqual([]);
      expect(end).toMatchObject({
        is: 'done',
        counts: {
          products: 2445,
          variants: 2445,
          orders: 906,
          lines: 24_607,
          refunds: 102,
          vendors_created: 34,
          skipped: 0,
        },
      });
    });

    it('owes every vendor what the files say', () => expectDue(shop));

    it('has every returned unit on a line', async () => {
      const units = recordsOf(files.refunds).reduce((sum, row) => sum + Number(row['Units']), 0);
      const [found] = await shop.rows(sql<{ units: number; parts: number; amount: number }>`
        select (select sum(returned_quantity) from line_items) as units, (select sum(units) from refund_lines) as parts,
          (select sum(amount) from refund_lines) as amount`);
      expect(found).toEqual({ units, parts: units, amount: 0 });
    });

    it('has every order’s discount and subtotal', async () => {
      const off = await shop.rows(sql`
        select o.name from orders o join line_items l on l.order_id = o.id group by o.shop_id, o.id
        having sum(l.price * l.quantity - l.allocated_discount) <> o.subtotal_price`);
      expect(off).toEqual([]);
    });

    it('writes nothing the second time', async () => {
      const before = await rowVersions(shop, database);
      await shop.importWell(files);
      expect(await rowVersions(shop, database)).toEqual(before);
    });

    it('owes after a change from 30 to 35 per cent what its preview has said, to the penny', async () => {
      const { shopId } = shop;
      const apply = async (percent: number) => {
        await shop.write((tx) => changeSettings(tx, shopId, { global_commission_ppm: percent * 10_000 }));
        await database.asSystem((tx) =>
          makeDue(
            tx,
            { shopId, kind: 'recalculation', vendorId: null },
            { holdsPayouts: true, beginsAgain: true },
          ),
        );
        await settled({ database });
      };
      const dues = async () =>
        new Map(
          (
            await shop.rows(sql<{ id: number; due: number }>`
              select vendor_id as id, due from vendor_totals where shop_id = ${shopId} order by vendor_id`)
          ).map(({ id, due }) => [id, due]),
        );
      await apply(30);
      const before = await dues();
      const said = await shop.write(async (tx) =>
        pricesUnderRules(
          tx,
          shopId,
          { ...(await readRules(tx, shopId)), globalCommission: 350_000 },
          { vendorId: null, largest: 1000 },
        ),
      );
      expect(await dues()).toEqual(before);
      await apply(35);
      const after = await dues();
      expect(said.vendors.length).toBeGreaterThan(30);
      expect(new Map(said.vendors.map(({ id, dueBefore }) => [id, dueBefore]))).toEqual(
        new Map([...before].filter(([id]) => said.vendors.some((vendor) => vendor.id === id))),
      );
      for (const [id, due] of after) {
        const previewed = said.vendors.find((vendor) => vendor.id === id);
        expect([id, due]).toEqual([id, previewed?.dueAfter ?? before.get(id)]);
      }
      expect(said.dueAfter).toBe([...after.values()].reduce((sum, due) => sum + due, 0));
      const moved = said.vendors.map(({ dueBefore, dueAfter }) => Math.abs(dueAfter - dueBefore));
      expect(moved).toEqual(moved.toSorted((a, b) => b - a));
    });
  });
});

/** A deterministic shuffle. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return values
    .map((value) => ({ value, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

const ordersOf = (rows: readonly Cells[]) => [...Map.groupBy(rows, (row) => row['Name'] ?? '').values()];
const shuffles = {
  'its orders': (rows: readonly Cells[]) => shuffled(ordersOf(rows), 1).flat(),
  'its orders, and the rows in each': (rows: readonly Cells[]) =>
    shuffled(ordersOf(rows), 2).flatMap((order, nth) => shuffled(order, nth + 3)),
  'all of its rows': (rows: readonly Cells[]) => shuffled(rows, 4),
};

forDatabase('postgresql', (open) => {
  describe('the sample, shuffled', () => {
    const csv = (rows: readonly Cells[]) => csvOf(Object.keys(rows[0] ?? {}), rows);

    // Small batches take as long as many transactions, so that fewer orders are enough.
    it.each([
      [1, 'its orders', 100],
      [7, 'its orders, and the rows in each', 300],
      [1000, 'all of its rows', 906],
    ] as const)(
      'in batches of %i, %s, owes every vendor the same',
      { timeout: 300_000 },
      async (size, what, count) => {
        const shop = await openShop(await open(), { settings: { discount_share: 'equal' } });
        const all = ordersOf(recordsOf(files.orders));
        // Spread over the year, as the refunds are.
        const orders = all.filter((_, nth) => (nth * count) % all.length < count).flat();
        const names = new Set(orders.map((row) => row['Name']));
        const skus = new Set(orders.map((row) => row['Lineitem sku']));
        const products = recordsOf(files.products).filter((row) => skus.has(row['Variant SKU']));
        const refunds = recordsOf(files.refunds).filter((row) => names.has(row['Order']));
        const { end, problems } = await shop.import(
          {
            products: csv(shuffled(products, 5)),
            refunds: csv(shuffled(refunds, 6)),
            orders: csv(shuffles[what](orders)),
          },
          undefined,
          { lines: size, rows: size },
        );
        expect(problems).toEqual([]);
        expect(end).toMatchObject({
          counts: {
            products: products.length,
            variants: products.length,
            orders: count,
            lines: orders.length,
            refunds: refunds.length,
            skipped: 0,
          },
        });
        await expectDue(shop, orders, refunds);
      },
    );
  });
});
