import type { Override } from '@consignment/domain/commission/commission';
import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '../database/rows.ts';
import type { LoadedRules } from './shop-rules.ts';

/* Unsaved rules that replace saved ones when a preview prices lines. */

/** A rate for a product type that replaces the saved one, if any; the shop's where no vendor is named. */
export type ProposedTypeRate = Pick<
  RowOf<'product_type_rates'>,
  'vendor_id' | 'product_type' | 'commission_percentage' | 'rate_ppm' | 'amount'
>;

/** The rules of a vendor that replace the saved ones. */
export type ProposedVendor = Pick<
  RowOf<'vendors'>,
  'id' | 'commission_rate_ppm' | 'flat_rate' | 'by_profit' | 'by_compare_at_price' | 'collects_tax'
>;

/**
 * The source of a month's sales: as counted for pricing, or counted again for a preview, which writes nothing. A replay
 * has its own rows.
 */
export type SalesFrom = 'counted' | 'anew' | RawBuilder<unknown>;

/** The rules of a preview; every rule that is not named is the saved one. */
export type PricedBy = LoadedRules & {
  readonly typeRate?: ProposedTypeRate;
  readonly vendor?: ProposedVendor;
  /** Replaces the line's override; null for none. */
  readonly override?: Override | null;
  /** By which sales tiers are found; those that were counted where it is not given. */
  readonly sales?: SalesFrom;
};

/** The rates of product types, for a join. */
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

/** The vendors, for a join. */
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

/** The columns of an override. */
export function overrideWith(proposed: Override | null | undefined): RawBuilder<unknown> {
  if (proposed === undefined) return sql`l.override_amount, l.override_ppm`;
  return sql`${proposed?.kind === 'amount' ? proposed.amount : null}::int8 as override_amount,
    ${proposed?.kind === 'percent' ? proposed.ppm : null}::int4 as override_ppm`;
}
