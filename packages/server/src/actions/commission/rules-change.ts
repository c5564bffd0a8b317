import type { Jobs } from '../../jobs/jobs.ts';
import { startJob } from '../../jobs/start.ts';
import type { SettingsRow } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';

const rules = [
  'use_cost_per_item',
  'global_commission_ppm',
  'discount_share',
  'commission_start_date',
  'ignore_order_tags',
  'prices_include_tax',
] as const satisfies readonly (keyof SettingsRow)[];

/** True where an unpaid line's commission depends on the change. */
export function isRuleChange(before: SettingsRow, after: SettingsRow): boolean {
  return rules.some((rule) => before[rule] !== after[rule]);
}

/**
 * To be called in the transaction that changes a rule of a shop or, with `vendorId`, of one vendor: rates by product
 * type, the vendor's rate, flat_rate, by_profit and so on. A job prices the unpaid lines concerned; it begins when
 * the transaction commits. Until it is done, the lines show the old amounts, and payouts of the vendors concerned are
 * refused (`recalculating`), so that no payout uses an outdated rule. A crash in between loses nothing: the due job
 * is a row of the same transaction.
 *
 * With `tracking`, the vendors of products and lines are determined again too, which is a sync.
 *
 * A change of single lines (an override, a line's vendor) does not need it: price these lines at once with
 * `priceLines(tx, shopId, { lines })`.
 */
export async function rulesChanged(
  tx: Tx,
  jobs: Jobs,
  of: { readonly shopId: number; readonly vendorId?: number; readonly tracking?: boolean },
): Promise<void> {
  // Waits for whatever prices lines by the old rules, so that the job comes after all of it.
  await lockSettings(tx, of.shopId, 'change');
  const isSync = of.tracking === true;
  await startJob(
    tx,
    jobs,
    {
      shopId: of.shopId,
      kind: isSync ? 'sync' : 'recalculation',
      vendorId: isSync ? null : (of.vendorId ?? null),
    },
    { holdsPayouts: true, beginsAgain: true },
  );
}
