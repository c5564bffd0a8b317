import type { DatedRule } from '@consignment/domain/commission/dated-rules';
import { plainName } from '@consignment/domain/text/plain-name';
import type { Tx } from '../database/database.ts';
import type { RowOf } from '../database/rows.ts';

/** The versions of rules that were not taken back; one of whose name nothing is seen holds for no line. */
export async function readDatedRules(tx: Tx, shopId: number): Promise<DatedRule[]> {
  const rows = await tx
    .selectFrom('commission_rules')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('taken_back_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(datedRuleOf).filter(({ target }) => target.name !== '');
}

export function datedRuleOf(row: RowOf<'commission_rules'>): DatedRule {
  return {
    id: row.id,
    version: row.version,
    target: {
      place: row.place,
      vendorId: row.vendor_id,
      productId: row.product_id,
      variantId: row.variant_id,
      // A version never changes, and was written in another form before.
      name: row.name === null ? null : plainName(row.name),
    },
    from: row.from_day,
    until: row.until_day,
    value: {
      measure: row.measure,
      steps: row.steps,
      bounds:
        row.bounds_per === null
          ? null
          : { floor: row.floor_amount, cap: row.cap_amount, per: row.bounds_per },
    },
  };
}
