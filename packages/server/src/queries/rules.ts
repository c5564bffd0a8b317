import type { ShopRules, TypeRate, VendorRules } from '@consignment/domain/commission';
import {
  datedRules,
  heldRules,
  noDatedRules,
  type DatedRules,
  type HeldRules,
  type RuledLine,
} from '@consignment/domain/dated-rules';
import { lastMonth } from '@consignment/domain/periods';
import { dayAt } from '@consignment/domain/zone';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { readRules, splitTags } from '../pricing/shop-rules.ts';
import { hasTiers } from '../pricing/vendor-sales.ts';

/** The rules in the domain's form: the shop's, those of vendors by id, and those with days. */
export type RuleBook = {
  readonly shop: ShopRules;
  readonly vendors: ReadonlyMap<number, VendorRules>;
  /** The day that the book was opened for, 'YYYY-MM-DD' in the shop's zone. */
  readonly day: string;
  readonly dated: DatedRules;
  /** The rules with days that hold for a line on its day. Tiers go by the month before that of `day`, as it was counted. */
  readonly held: (line: Omit<RuledLine, 'followsShopFlat'>) => HeldRules;
};

/**
 * The rules of the shop and of these vendors, for the day of this instant: four statements, however many vendors, and one
 * more where a tier needs their sales.
 */
export async function ruleBook(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
  at: Date,
): Promise<RuleBook> {
  const shop = await readRules(tx, shopId);
  const day = dayAt(at, shop.timeZone);
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
  const byId = new Map(
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
  );
  const dated = datedRules(shop.dated);
  const sales = hasTiers(shop.dated) ? await salesBefore(tx, shopId, ids, day) : new Map<number, number>();
  return {
    shop: { ...shop, typeRates: ratesOf(null) },
    vendors: byId,
    day,
    dated,
    held: (line) => {
      if (dated.size === 0) return noDatedRules;
      const { vendorId } = line;
      const followsShopFlat = vendorId === null || (byId.get(vendorId)?.flatRate ?? null) === null;
      return {
        versions: heldRules(dated, { ...line, followsShopFlat }),
        salesBefore: vendorId === null ? 0 : (sales.get(vendorId) ?? 0),
      };
    },
  };
}

/** The part of the products of these variants that rules with days look at, by variant. */
export async function ruledProducts(
  tx: Tx,
  shopId: number,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<RuledLine, 'productId' | 'tags' | 'collections'>>> {
  const { rows } = await sql<{ id: number; productId: number; tags: string; collections: string }>`
    select v.id, p.id as "productId", p.tags, p.collections
    from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
    where v.shop_id = ${shopId} and v.id = any (${[...variantIds]}::int8[])`.execute(tx);
  return new Map(
    rows.map(({ id, productId, tags, collections }) => [
      id,
      { productId, tags: splitTags(tags), collections: splitTags(collections) },
    ]),
  );
}

/** The sales of vendors in the month before that of a day, of those that were counted. */
async function salesBefore(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
  day: string,
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('vendor_sales_months')
    .select(['vendor_id', 'sales'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`vendor_id = any (${[...vendorIds]}::int8[])`)
    .where('month', '=', lastMonth(day).start)
    .execute();
  return new Map(rows.map(({ vendor_id, sales }) => [vendor_id, sales]));
}

/** A variant as it would be sold now. Money in minor units of the shop's currency. */
type SaleableVariant = {
  readonly price: number;
  readonly cost: number | null;
  readonly compareAtPrice: number | null;
  readonly productType: string;
  readonly isGiftCard: boolean;
  /** Of its product; null for none. */
  readonly vendorId: number | null;
};

export async function saleableVariant(tx: Tx, shopId: number, id: number): Promise<SaleableVariant | null> {
  const { rows } = await sql<SaleableVariant>`
    select v.price, v.cost_per_item as cost, v.compare_at_price as "compareAtPrice", p.product_type as "productType",
      p.gift_card as "isGiftCard", p.vendor_id as "vendorId"
    from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
    where v.shop_id = ${shopId} and v.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
