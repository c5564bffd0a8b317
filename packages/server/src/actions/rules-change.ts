import type { Jobs } from '../jobs/jobs.ts';
import { startJob } from '../jobs/start.ts';
import type { SettingsRow } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';
import { lockSettings } from '../pricing/shop-rules.ts';

const rules = [
  'use_cost_per_item',
  'global_commission_ppm',
  'discount_share',
  'commission_start_date',
  'ignore_order_tags',
] as const satisfies readonly (keyof SettingsRow)[];

/** Does an unpaid line's commission depend on what has changed? */
export function isRuleChange(before: SettingsRow, after: SettingsRow): boolean {
  return rules.some((rule) => before[rule] !== after[rule]);
}

/**
 * Call it in the transaction that changes a rule of a shop or, with `vendorId`, of one vendor: rates by product type,
 * the vendor's rate, flat_rate, by_profit and so on. The unpaid lines concerned are priced by a job, begun when the
 * transaction is committed; until it is done they show the old amounts and payouts of the vendors concerned are
 * refused (`recalculating`), so that nobody is paid by a rule that is gone. Nothing is lost when the process dies in
 * between: the due job is a row of the same transaction.
 *
 * With `tracking` the vendors of products and lines are found again too, which is a sync.
 *
 * A change that concerns single lines (an override, a line's vendor) does not need it: price these lines at once with
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
