import { priceLine, type ShopRules } from '@consignment/domain/commission/commission';
import { heldRules, type DatedRules } from '@consignment/domain/commission/dated-rules';
import { lineNet } from '@consignment/domain/commission/commission-shares';
import { divideRoundHalfAway } from '@consignment/domain/money/money';
import { returnedFraction } from '@consignment/domain/orders/refund';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { allOrders, priceLines, pricesOf } from '../../../packages/server/src/pricing/pricing.ts';
import { readRules } from '../../../packages/server/src/pricing/shop-rules.ts';
import { traceOf } from '../../../packages/server/src/pricing/trace.ts';
import { onBothDatabases } from '../../databases.ts';
import { insertLine, insertOrder, insertShop, insertVendor } from '../rows.ts';
import { shopCase, type Case } from './pricing-cases.ts';
import { dayOf, insertCase, type Made } from './pricing-rows.ts';

const isLong = process.env['LONG_TESTS'] === '1';
const longestRun = (isLong ? 60 : 1) * 60_000;

onBothDatabases((_name, open) => {
  it(
    'prices every line as the domain does',
    async () => {
      const database = await open();
      await fc.assert(
        fc.asyncProperty(shopCase, async (asked) => {
          const { shopId, made, rules } = await database.asSystem((tx) => insertCase(tx, asked));
          await price(database, shopId);
          // Of two prices for a line the update would take either.
          const ids = await idsPriced(database, shopId);
          expect(new Set(ids).size, JSON.stringify(asked.rules)).toBe(ids.length);
          const priced = await pricedLines(database, shopId);
          for (const [index, one] of asked.cases.entries()) {
            const of = made[index];
            if (of === undefined) throw new Error('A case was not inserted.');
            const wanted = expected(one, { ...asked, rules, of });
            expect(priced.get(of.lineId), JSON.stringify([one, asked.rules])).toEqual(wanted);
          }
        }),
        { numRuns: isLong ? 1400 : 6, endOnFailure: true },
      );
    },
    longestRun,
  );

  it('writes only lines that differ', async () => {
    const database = await open();
    const shopId = await database.asSystem(async (tx) => {
      const shop = await insertShop(tx, { settings: { global_commission_ppm: 300_000 } });
      const [one, other] = [
        await insertVendor(tx, shop, { commission_rate_ppm: 500_000 }),
        await insertVendor(tx, shop),
      ];
      const order = await insertOrder(tx, shop);
      await insertLine(tx, shop, order, { tracked_vendor_id: one });
      await insertLine(tx, shop, order, { tracked_vendor_id: other });
      return shop;
    });
    expect(await price(database, shopId)).toBe(2);
    expect(await price(database, shopId)).toBe(0);
    await database.asSystem((tx) =>
      tx
        .updateTable('vendors')
        .set({ commission_rate_ppm: 0 })
        .where('commission_rate_ppm', '=', 500_000)
        .execute(),
    );
    expect(await price(database, shopId)).toBe(1);
  });

  it('prices only its scope', async () => {
    const database = await open();
    const made = await database.asSystem(async (tx) => {
      const shop = await insertShop(tx, { settings: { global_commission_ppm: 300_000 } });
      const [one, other] = [await insertVendor(tx, shop), await insertVendor(tx, shop)];
      const first = await insertOrder(tx, shop);
      const second = await insertOrder(tx, shop);
      const third = await insertOrder(tx, shop);
      const line = await insertLine(tx, shop, first, { tracked_vendor_id: one });
      await insertLine(tx, shop, first, { tracked_vendor_id: other });
      await insertLine(tx, shop, second, { tracked_vendor_id: one });
      await insertLine(tx, shop, second, { tracked_vendor_id: other });
      await insertLine(tx, shop, third, { tracked_vendor_id: one });
      return { shop, first, second, line };
    });
    const run = (scope: Parameters<typeof priceLines>[2]) =>
      database.asShop({ shopId: made.shop, vendorIds: null }, (tx) => priceLines(tx, made.shop, scope));
    expect(await run({ lines: [made.line] })).toBe(1);
    expect(await run({ orders: [made.first] })).toBe(1);
    expect(await run({ after: made.first, through: made.second })).toBe(2);
    expect(await run(allOrders)).toBe(1);
  });

  it('leaves lines of another shop alone', async () => {
    const database = await open();
    const [own, foreign] = await database.asSystem(async (tx) => {
      const shops = [];
      for (let n = 0; n < 2; n++) {
        const shop = await insertShop(tx, { settings: { global_commission_ppm: 300_000 } });
        await insertLine(tx, shop, await insertOrder(tx, shop), {
          tracked_vendor_id: await insertVendor(tx, shop),
        });
        shops.push(shop);
      }
      return shops;
    });
    expect(await price(database, own ?? 0)).toBe(1);
    expect(await price(database, foreign ?? 0)).toBe(1);
  });
});

async function price(database: Database, shopId: number): Promise<number> {
  return database.asShop({ shopId, vendorIds: null }, (tx) => priceLines(tx, shopId, allOrders));
}

/** The lines that a statement of all prices has rows for. */
async function idsPriced(database: Database, shopId: number): Promise<number[]> {
  return database.asShop({ shopId, vendorIds: null }, async (tx) => {
    const prices = await pricesOf(tx, shopId, allOrders, await readRules(tx, shopId));
    const { rows } = await sql<{ id: number }>`select id from (${prices}) priced`.execute(tx);
    return rows.map(({ id }) => id);
  });
}

async function pricedLines(database: Database, shopId: number): Promise<Map<number, unknown>> {
  const rows = await database.asShop({ shopId, vendorIds: null }, (tx) =>
    tx.selectFrom('line_items').selectAll().execute(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        state: row.commission_state,
        reason: row.commission_reason,
        full: row.commission_full,
        reversed: row.commission_reversed,
        amount: row.commission_amount,
        source: row.commission_source,
        ratePpm: row.commission_rate_ppm,
        ruleId: row.commission_rule_id,
        trace: traceOf(row),
        netSales: row.net_sales,
        netTax: row.net_tax,
      },
    ]),
  );
}

function expected(
  { line, vendor, returned, product, salesBefore }: Case,
  { shop, rules, of }: { shop: ShopRules; rules: DatedRules; of: Made },
): unknown {
  const versions = heldRules(rules, {
    ...of,
    vendorId: line.vendorId === null ? null : of.vendorId,
    productType: line.productType ?? '',
    ...product,
    day: dayOf(line, shop),
    followsShopFlat: line.vendorId === null || vendor.flatRate === null,
  });
  const { state, reason, amount, trace } = priceLine(line, line.vendorId === null ? null : vendor, shop, {
    versions,
    salesBefore,
    ordersBefore: 0,
  });
  const net = lineNet(line);
  const { num, den } = returnedFraction({ quantity: line.quantity, net, ...returned });
  const part = (whole: number) => Number(divideRoundHalfAway(BigInt(whole) * num, den));
  return {
    state,
    reason,
    full: amount,
    reversed: part(amount),
    amount: amount - part(amount),
    source: trace?.rule.source ?? null,
    ratePpm: trace?.rule.kind === 'percent' ? trace.rule.value : null,
    ruleId: trace?.rule.version?.id ?? null,
    trace,
    netSales: net - part(net),
    netTax: line.tax - part(line.tax),
  };
}
