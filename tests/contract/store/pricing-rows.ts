import type { LineFacts, ShopRules, TypeRate } from '@consignment/domain/commission/commission';
import {
  comparableName,
  datedRules,
  targetKey,
  type DatedRules,
  type RuleTarget,
} from '@consignment/domain/commission/dated-rules';
import { lastMonth } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { readDatedRules } from '../../../packages/server/src/pricing/dated-rules.ts';
import { insertLine, insertOrder, insertProduct, insertShop, insertVendor, someDay } from '../rows.ts';
import type { RuleCase, ShopCase } from './pricing-cases.ts';

/* The rows of the cases of pricing-cases.ts. */

/** Of each case, in their order. */
export type Made = {
  readonly vendorId: number;
  readonly productId: number;
  readonly variantId: number;
  readonly lineId: number;
};

/** A shop with its lines and rules. */
export async function insertCase(
  tx: Tx,
  { shop, cases, rules }: ShopCase,
): Promise<{ shopId: number; made: Made[]; rules: DatedRules }> {
  const shopId = await insertShop(tx, {
    shop: { currency: shop.currency, time_zone: shop.timeZone },
    settings: {
      global_commission_ppm: shop.globalCommission,
      use_cost_per_item: shop.useCostPerItem,
      discount_share: shop.discountShare,
      commission_start_date: shop.commissionStartDate,
      ignore_order_tags: shop.ignoreOrderTags.join(','),
      prices_include_tax: shop.pricesIncludeTax,
    },
    metas: {
      consignment_discount_pre_percentage: String(shop.discountBeforePercentage),
      consignment_calculate_by_profit: String(shop.calculateByProfit),
    },
  });
  await insertRates(tx, shopId, null, shop.typeRates);
  const made: Made[] = [];
  for (const { line, vendor, returned, product, salesBefore } of cases) {
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
      sums_off: line.order.sumsDiffer === true ? -100 : null,
      refund_to_assign: line.order.refundToAssign ?? 0,
    });
    const { productId, variantId } = await insertProduct(tx, shopId, product);
    await tx
      .insertInto('vendor_sales_months')
      .values({
        shop_id: shopId,
        vendor_id: vendorId,
        month: monthBefore(dayOf(line, shop)),
        sales: salesBefore,
      })
      .execute();
    const { override } = line;
    made.push({
      vendorId,
      productId,
      variantId,
      lineId: await insertLine(tx, shopId, orderId, {
        variant_id: variantId,
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
        is_owed: line.isOwed === true,
      }),
    });
  }
  return { shopId, made, rules: await insertRules(tx, shopId, rules, made) };
}

/** The day of a line's order. */
export function dayOf(line: LineFacts, { timeZone }: ShopRules): string {
  return dayAt(new Date(line.order.processedAt), timeZone);
}

function monthBefore(day: string): string {
  return lastMonth(day).start;
}

/** The lines that a rule is for, among the rows of the cases. */
export function targetOf({ place, of, name, isOfShop }: RuleCase, made: readonly Made[]): RuleTarget {
  const own = made[of % made.length];
  const isNamed = ['tag', 'collection', 'shop_product_type', 'vendor_product_type'].includes(place);
  const isOfVendor = place === 'vendor' || place === 'vendor_product_type' || (place === 'flat' && !isOfShop);
  return {
    place,
    vendorId: isOfVendor ? (own?.vendorId ?? null) : null,
    productId: place === 'product' ? (own?.productId ?? null) : null,
    variantId: place === 'variant' ? (own?.variantId ?? null) : null,
    name: isNamed ? comparableName(place, name) : null,
  };
}

/** Makes versions of rules in their order. */
async function insertRules(
  tx: Tx,
  shopId: number,
  cases: readonly RuleCase[],
  made: readonly Made[],
): Promise<DatedRules> {
  const versions = new Map<string, number>();
  for (const one of cases) {
    const { place, from, until, value } = one;
    const target = targetOf(one, made);
    const version = (versions.get(targetKey(target)) ?? 0) + 1;
    versions.set(targetKey(target), version);
    await tx
      .insertInto('commission_rules')
      .values({
        shop_id: shopId,
        place,
        vendor_id: target.vendorId,
        product_id: target.productId,
        variant_id: target.variantId,
        name: target.name,
        version,
        from_day: from,
        until_day: until,
        measure: value.measure,
        steps: JSON.stringify(value.steps),
        floor_amount: value.bounds?.floor ?? null,
        cap_amount: value.bounds?.cap ?? null,
        bounds_per: value.bounds?.per ?? null,
        made_at: someDay,
      })
      .execute();
  }
  return datedRules(await readDatedRules(tx, shopId));
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
