import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { DifferenceRow } from '../../../packages/server/src/features/reconciliation/queries/list.ts';
import { enginesHere, forDatabase } from '../../databases.ts';
import { report as reportFigures } from '../../prove/figures.ts';
import { ordersCsv } from '../../unit/import/files.ts';
import { openShop, rowVersions, type ImportedShop } from '../import/shop.ts';
import { comparing } from './comparing.ts';
import { isOff, madeOrders, rowsOf, type MadeOrder } from './made-up.ts';
import { plantInOrders, type Planted } from './order-plants.ts';
import { plantInPayouts } from './payout-plants.ts';
import { randomOf, type Random } from './random.ts';
import { seed } from '../../turn.ts';

/*
 * Random shops, faults planted at random into their books, their platform's export and PayPal's report: every one of them is
 * found, and nothing else.
 */

const isLong = process.env['LONG_TESTS'] === '1';
const shops = { postgresql: isLong ? 100 : 3, pglite: isLong ? 10 : 1 };

/** Of the vendors: these are paid, and of each of the others one thing may be missing. */
const payees = ['Kiln', 'Loom', 'Moss'];

for (const name of enginesHere()) {
  forDatabase(name, (open) => {
    describe('faults planted at random', () => {
      let database: Database;
      beforeAll(async () => {
        database = await open();
      });

      it('are all found, and none is invented', { timeout: isLong ? 3_600_000 : 300_000 }, async () => {
        const done = { shops: 0, planted: 0, orders: 0 };
        try {
          for (let nth = 0; nth < shops[name]; nth++) {
            const { planted, orders } = await tryShop(database, randomOf(seed + nth));
            done.shops += 1;
            done.planted += planted;
            done.orders += orders;
          }
        } catch (error) {
          throw new Error(`With SEED=${seed + done.shops}`, { cause: error });
        } finally {
          reportFigures('reconciliation', { engine: name, seed, ...done });
        }
        expect(done.planted).toBeGreaterThanOrEqual(shops[name] * 5);
      });
    });
  });
}

async function tryShop(database: Database, random: Random): Promise<{ planted: number; orders: number }> {
  const orders = madeOrders(random, random.between(20, 60));
  const shop = await openShop(database);
  await shop.importWell({ orders: csvOfOrders(orders) });
  await shop.expectClean();
  const compare = comparing(database, shop.shopId);
  await compare.read('orders', csvOfOrders(random.shuffled(orders)));
  await compare.check();
  expect(keysOf(await compare.list())).toEqual([]);

  const fromBlockers = await plantBlockers(random, database, shop, orders);
  const fromPayouts = await plantInPayouts(random, database, shop, payees);
  expect(await database.asSystem((tx) => audit(tx, shop.shopId))).toEqual([]);
  const fromBooks = await plantInBooks(random, database, shop);
  const { there, planted: fromOrders } = plantInOrders(random, orders, random.between(3, 14));
  const planted = [...fromOrders, ...fromPayouts.planted, ...fromBlockers, ...fromBooks];
  const before = await rowVersions(shop, database);
  await compare.read('orders', csvOfOrders(random.shuffled(there)));
  await compare.read('paypal', fromPayouts.report);
  await compare.check();
  expect(keysOf(await compare.list())).toEqual(
    planted.map(({ kind, about }) => `${kind} ${about}`).toSorted(),
  );
  // Once more: nothing comes, and nothing goes.
  await compare.check();
  expect(await compare.list()).toHaveLength(planted.length);
  expect(await rowVersions(shop, database)).toEqual(before);
  return { planted: planted.length, orders: orders.length };
}

const csvOfOrders = (orders: readonly MadeOrder[]) => ordersCsv(orders.flatMap(rowsOf));

function keysOf(rows: readonly DifferenceRow[]): string[] {
  return rows
    .map((row) => {
      const sku = row.facts.find(({ field }) => field === 'sku')?.here;
      const about = {
        orders: row.order_name,
        payouts: row.vendor_name ?? row.title,
        books: row.vendor_name,
        blockers:
          row.kind === 'line_without_cost' || row.kind === 'line_without_vendor' ? sku : row.vendor_name,
      } as const;
      return `${row.kind} ${about[row.topic] ?? ''}`;
    })
    .toSorted();
}

const hasLineOf = (orders: readonly MadeOrder[], isIt: (line: MadeOrder['lines'][number]) => boolean) =>
  orders.some((order) => !isOff(order) && order.lines.some(isIt));

/** Takes from vendors what their lines or their payments need. */
async function plantBlockers(
  random: Random,
  database: Database,
  shop: ImportedShop,
  orders: readonly MadeOrder[],
): Promise<Planted[]> {
  const { shopId } = shop;
  const planted: Planted[] = [];
  const change = (query: ReturnType<typeof sql>) => database.asSystem((tx) => query.execute(tx));
  await change(sql`update vendors set commission_rate_ppm = 500000 where shop_id = ${shopId}`);
  await change(sql`update shop_settings set global_commission_ppm = null where shop_id = ${shopId}`);
  if (random.between(0, 1) === 0) {
    await change(
      sql`update vendors set commission_rate_ppm = null where shop_id = ${shopId} and name = 'Ash'`,
    );
    if (hasLineOf(orders, ({ vendor }) => vendor === 'Ash'))
      planted.push({ kind: 'line_without_rate', about: 'Ash' });
  }
  if (random.between(0, 1) === 0) {
    await change(sql`update vendors set flat_rate = true where shop_id = ${shopId} and name = 'Wick'`);
    for (const sku of ['SKU-3', 'SKU-9']) {
      if (hasLineOf(orders, (line) => line.sku === sku))
        planted.push({ kind: 'line_without_cost', about: sku });
    }
  }
  if (random.between(0, 1) === 0) {
    await change(
      sql`update line_items set tracked_vendor_id = null where shop_id = ${shopId} and sku = 'SKU-10'`,
    );
    if (hasLineOf(orders, ({ sku }) => sku === 'SKU-10'))
      planted.push({ kind: 'line_without_vendor', about: 'SKU-10' });
  }
  await database.asSystem((tx) => priceLines(tx, shopId, allOrders));
  if (random.between(0, 1) === 0) {
    await change(
      sql`update vendors set payout_method = 'paypal' where shop_id = ${shopId} and name = 'Zinc'`,
    );
    if ((await shop.due('Zinc')) > 0) planted.push({ kind: 'vendor_without_way', about: 'Zinc' });
  }
  return planted;
}

/** Changes a figure that is kept, behind the back of the books. */
async function plantInBooks(random: Random, database: Database, shop: ImportedShop): Promise<Planted[]> {
  const planted: Planted[] = [];
  const { shopId } = shop;
  if (random.between(0, 1) === 0) {
    const column = sql.ref(random.pick(['due', 'paid', 'total_sales', 'amount_taxed']));
    await database.asSystem((tx) =>
      sql`update vendor_totals set ${column} = ${column} + 1
        where shop_id = ${shopId} and vendor_id = (select id from vendors where shop_id = ${shopId} and name = 'Zinc')`.execute(
        tx,
      ),
    );
    const [found] = await shop.rows(sql<{
      id: number;
    }>`select v.id from vendor_totals t join vendors v on v.id = t.vendor_id
      where v.shop_id = ${shopId} and v.name = 'Zinc'`);
    if (found !== undefined) planted.push({ kind: 'total_off', about: 'Zinc' });
  }
  const [item] = await shop.rows(sql<{ line: number; payout: number; vendor: string }>`
    select i.line_item_id as line, i.payout_id as payout, v.name as vendor from payout_items i
    join payouts p on p.id = i.payout_id join vendors v on v.id = p.vendor_id
    where i.shop_id = ${shopId} and i.active order by i.line_item_id limit 1`);
  if (item !== undefined && random.between(0, 1) === 0) {
    await database.asSystem((tx) =>
      sql`update payout_items set amount = amount + 1
        where payout_id = ${item.payout} and line_item_id = ${item.line}`.execute(tx),
    );
    planted.push({ kind: 'line_off_ledger', about: item.vendor });
  }
  return planted;
}
