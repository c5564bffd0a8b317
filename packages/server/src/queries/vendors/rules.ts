import type { ShopRules, TypeRate, VendorRules } from '@consignment/domain/commission/commission';
import {
  datedRules,
  heldRules,
  noDatedRules,
  type DatedRules,
  type HeldRules,
  type RuledLine,
} from '@consignment/domain/commission/dated-rules';
import type { RateBook } from '@consignment/domain/rules/rates-ahead';
import { lastMonth, thisMonth } from '@consignment/domain/time/periods';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { ProposedVendor } from '../../pricing/proposed-rules.ts';
import { readRules, splitTags, type LoadedRules } from '../../pricing/shop-rules.ts';
import { hasTiers, salesAnew } from '../../pricing/vendor-sales.ts';

/** The rules in the domain's form: the shop's, those of vendors by id, and those with days. */
export type RuleBook = {
  readonly shop: ShopRules;
  readonly vendors: ReadonlyMap<number, VendorRules>;
  /** The day that the book was opened for, 'YYYY-MM-DD' in the shop's zone. */
  readonly day: string;
  readonly dated: DatedRules;
  /** The rules with days that hold for a line on its day. Tiers go by the month before that of `day`. */
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
      { ...settingsOfVendor(vendor), typeRates: ratesOf(vendor.id) },
    ]),
  );
  const dated = datedRules(shop.dated);
  const sales = hasTiers(shop.dated) ? await salesBefore(tx, shopId, shop, { vendorIds: ids, day }) : noSales;
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
        ...((vendorId === null ? undefined : sales.get(vendorId)) ?? { salesBefore: 0, ordersBefore: 0 }),
      };
    },
  };
}

/** A vendor's own settings in the domain's form. */
export function settingsOfVendor(vendor: ProposedVendor): Omit<VendorRules, 'typeRates'> {
  return {
    commissionRate: vendor.commission_rate_ppm,
    flatRate: vendor.flat_rate,
    byProfit: vendor.by_profit,
    byCompareAtPrice: vendor.by_compare_at_price,
    collectsTax: vendor.collects_tax,
  };
}

/** The rates of a book, of one vendor or of the whole shop. */
export function rateBookOf({ shop, vendors, dated }: RuleBook, vendorId: number | null): RateBook {
  return { shop, vendor: vendorId === null ? null : (vendors.get(vendorId) ?? null), dated };
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

type SalesBefore = ReadonlyMap<number, Pick<HeldRules, 'salesBefore' | 'ordersBefore'>>;

const noSales: SalesBefore = new Map();

/** The sales of vendors in the month before that of a day, as the next order is priced by them. */
async function salesBefore(
  tx: Tx,
  shopId: number,
  rules: LoadedRules,
  { vendorIds, day }: { readonly vendorIds: readonly number[]; readonly day: string },
): Promise<SalesBefore> {
  const within = {
    from: startOfDay(lastMonth(day).start, rules.timeZone),
    until: startOfDay(thisMonth(day).start, rules.timeZone),
  };
  const { rows } = await sql<{ vendorId: number; salesBefore: number; ordersBefore: number }>`
    select vendor_id as "vendorId", sales as "salesBefore", orders as "ordersBefore"
    from (${await salesAnew(tx, shopId, rules, { vendors: vendorIds, within })}) sold`.execute(tx);
  return new Map(rows.map(({ vendorId, ...sold }) => [vendorId, sold]));
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
