import type { ShopRules, TypeRate, VendorRules } from '@consignment/domain/commission';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { readRules } from '../pricing/shop-rules.ts';

/** The rules in the domain's form: the shop's, and those of vendors by id. */
export type RuleBook = { readonly shop: ShopRules; readonly vendors: ReadonlyMap<number, VendorRules> };

/** The present rules of the shop and of these vendors: three statements, however many vendors. */
export async function ruleBook(tx: Tx, shopId: number, vendorIds: readonly number[]): Promise<RuleBook> {
  const shop = await readRules(tx, shopId);
  const ids = [...new Set(vendorIds)];
  const rates = await tx
    .selectFrom('product_type_rates')
    .select(['vendor_id', 'product_type', 'commission_percentage', 'rate_ppm', 'amount'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`(vendor_id is null or vendor_id = any (${ids}::int8[]))`)
    .execute();
  const ratesOf = (vendorId: number | null) =>
    new Map(
      rates
        .filter((rate) => rate.vendor_id === vendorId)
        .map((rate): [string, TypeRate] => [
          rate.product_type,
          rate.commission_percentage
            ? { kind: 'percent', ppm: rate.rate_ppm }
            : { kind: 'amount', amount: rate.amount },
        ]),
    );
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'commission_rate_ppm', 'flat_rate', 'by_profit', 'by_compare_at_price', 'collects_tax'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${ids}::int8[])`)
    .execute();
  return {
    shop: { ...shop, typeRates: ratesOf(null) },
    vendors: new Map(
      vendors.map((vendor): [number, VendorRules] => [
        vendor.id,
        {
          commissionRate: vendor.commission_rate_ppm,
          flatRate: vendor.flat_rate,
          byProfit: vendor.by_profit,
          byCompareAtPrice: vendor.by_compare_at_price,
          collectsTax: vendor.collects_tax,
          typeRates: ratesOf(vendor.id),
        },
      ]),
    ),
  };
}
