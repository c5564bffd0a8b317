import type { SettingsRow } from './queries/shops.ts';
import type { Tx } from './store/database.ts';
import { priceLines } from './store/pricing.ts';

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

/** Prices the shop's unpaid lines by the rules as they are now; paid lines never move (commission rules §6). */
export async function applyRules(tx: Tx, shopId: number): Promise<void> {
  await priceLines(tx, shopId, 'unpaid');
}
