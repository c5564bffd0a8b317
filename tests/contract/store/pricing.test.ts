import { priceLine, type TypeRate } from '@consignment/domain/commission';
import { lineNet } from '@consignment/domain/commission-shares';
import { divideRoundHalfAway } from '@consignment/domain/money';
import { returnedFraction } from '@consignment/domain/refund';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { traceOf } from '../../../packages/server/src/pricing/trace.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertLine, insertOrder, insertShop, insertVendor } from '../rows.ts';
import { shopCase, type Case, type ShopCase } from './pricing-cases.ts';

forEachDatabase((_name, open) => {
  it('prices every line as the domain does', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(shopCase, async (asked) => {
        const { shopId, lineIds } = await database.asSystem((tx) => insert(tx, asked));
        await price(database, shopId);
        const priced = await pricedLines(database, shopId);
        for (const [index, one] of asked.cases.entries()) {
          expect(priced.get(lineIds[index] ?? 0), JSON.stringify(one)).toEqual(expected(one, asked));
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

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

async function insert(tx: Tx, { shop, cases }: ShopCase): Promise<{ shopId: number; lineIds: number[] }> {
  const shopId = await insertShop(tx, {
    shop: { currency: shop.currency, time_zone: shop.timeZone },
    settings: {
      global_commission_ppm: shop.globalCommission,
      use_cost_per_item: shop.useCostPerItem,
      discount_share: shop.discountShare,
      commission_start_date: shop.commissionStartDate,
      ignore_order_tags: shop.ignoreOrderTags.join(','),
    },
    metas: {
      consignment_discount_pre_percentage: String(shop.discountBeforePercentage),
      consignment_calculate_by_profit: String(shop.calculateByProfit),
    },
  });
  await insertRates(tx, shopId, null, shop.typeRates);
  const lineIds: number[] = [];
  for (const { line, vendor, returned } of cases) {
    const vendorId = await insertVendor(tx, shopId, {
      commission_rate_ppm: vendor.commissionRate,
      flat_rate: vendor.flatRate,
      by_profit: vendor.byProfit,
      by_compare_at_price: vendor.byCompareAtPrice,
      collects_tax: vendor.collectsTax,
    });
    await insertRates(tx, shopId, vendorId, vendor.typeRates);
    const orderId = await insertOrder(tx, shopId, {
      processed_at: line.order.processedAt,
      cancelled_at: line.order.cancelled ? line.order.processedAt : null,
      financial_status: line.order.financialStatus,
      tags: line.order.tags.join(', '),
      taxes_included: line.order.taxesIncluded,
    });
    const { override } = line;
    lineIds.push(
      await insertLine(tx, shopId, orderId, {
        kind: line.kind,
        processed_at: line.order.processedAt,
        price: line.price,
        quantity: line.quantity,
        allocated_discount: line.discount,
        total_tax: line.tax,
        cost_per_item: line.cost,
        compare_at_price: line.compareAtPrice,
        product_type: line.productType ?? '',
        tracked_vendor_id: line.vendorId === null ? null : vendorId,
        override_amount: override?.kind === 'amount' ? override.amount : null,
        override_ppm: override?.kind === 'percent' ? override.ppm : null,
        returned_quantity: returned.units,
        refunded_amount: returned.amount,
      }),
    );
  }
  return { shopId, lineIds };
}

async function insertRates(
  tx: Tx,
  shopId: number,
  vendorId: number | null,
  rates: ReadonlyMap<string, TypeRate>,
): Promise<void> {
  for (const [type, rate] of rates) {
    const value =
      rate.kind === 'percent'
        ? { commission_percentage: true, rate_ppm: rate.ppm, amount: 725 }
        : { commission_percentage: false, rate_ppm: 10_000, amount: rate.amount };
    await tx
      .insertInto('product_type_rates')
      .values({ shop_id: shopId, vendor_id: vendorId, product_type: type, ...value })
      .execute();
  }
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
        trace: traceOf(row),
        netSales: row.net_sales,
        netTax: row.net_tax,
      },
    ]),
  );
}

function expected({ line, vendor, returned }: Case, { shop }: ShopCase): unknown {
  const { state, reason, amount, trace } = priceLine(line, line.vendorId === null ? null : vendor, shop);
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
    trace,
    netSales: net - part(net),
    netTax: line.tax - part(line.tax),
  };
}
