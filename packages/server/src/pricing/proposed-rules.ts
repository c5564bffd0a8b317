import type { Override } from '@consignment/domain/commission';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ProductTypeRatesTable, VendorsTable } from '../database/schema.ts';
import type { LoadedRules } from './shop-rules.ts';

/*
 * Rules that have not been saved, in the place of those that are: what a preview prices by.
 */

/** A rate for a product type that stands in the place of the one that is kept, if any; of the shop where no vendor is named. */
export type ProposedTypeRate = Pick<
  Selectable<ProductTypeRatesTable>,
  'vendor_id' | 'product_type' | 'commission_percentage' | 'rate_ppm' | 'amount'
>;

/** The rules of a vendor that stand in the place of those that are kept. */
export type ProposedVendor = Pick<
  Selectable<VendorsTable>,
  'id' | 'commission_rate_ppm' | 'flat_rate' | 'by_profit' | 'by_compare_at_price' | 'collects_tax'
>;

/** What lines would be priced by; every rule that is not named here is the one that is kept. */
export type PricedBy = LoadedRules & {
  readonly typeRate?: ProposedTypeRate;
  readonly vendor?: ProposedVendor;
  /** In the place of what was set by hand; null for none. */
  readonly override?: Override | null;
  /** The lines of one vendor alone, as if they were another's. */
  readonly merged?: { readonly from: number; readonly into: number };
};

/** The rates of product types, to be joined. */
export function typeRatesWith(shopId: number, proposed: ProposedTypeRate | undefined): RawBuilder<unknown> {
  if (proposed === undefined) return sql`product_type_rates`;
  return sql`(
        select shop_id, vendor_id, product_type, commission_percentage, rate_ppm, amount from product_type_rates
        where shop_id = ${shopId}
          and (vendor_id is distinct from ${proposed.vendor_id}::int8 or product_type <> ${proposed.product_type})
        union all
        select ${shopId}::int8, ${proposed.vendor_id}::int8, ${proposed.product_type}::text,
          ${proposed.commission_percentage}::boolean, ${proposed.rate_ppm}::int4, ${proposed.amount}::int8)`;
}

/** The vendors, to be joined. */
export function vendorsWith(shopId: number, proposed: ProposedVendor | undefined): RawBuilder<unknown> {
  if (proposed === undefined) return sql`vendors`;
  return sql`(
        select shop_id, id, commission_rate_ppm, flat_rate, by_profit, by_compare_at_price, collects_tax from vendors
        where shop_id = ${shopId} and id <> ${proposed.id}
        union all
        select ${shopId}::int8, ${proposed.id}::int8, ${proposed.commission_rate_ppm}::int4,
          ${proposed.flat_rate}::boolean, ${proposed.by_profit}::boolean, ${proposed.by_compare_at_price}::boolean,
          ${proposed.collects_tax}::boolean)`;
}

/** The columns of what was set by hand. */
export function overrideWith(proposed: Override | null | undefined): RawBuilder<unknown> {
  if (proposed === undefined) return sql`l.override_amount, l.override_ppm`;
  return sql`${proposed?.kind === 'amount' ? proposed.amount : null}::int8 as override_amount,
    ${proposed?.kind === 'percent' ? proposed.ppm : null}::int4 as override_ppm`;
}
