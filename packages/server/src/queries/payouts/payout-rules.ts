import type { Tx } from '../../database/database.ts';
import type { SettingsRow } from '../shops/shops.ts';

/** When vendors are paid: `minimum_payout` in minor units. */
export type PayoutRules = Pick<SettingsRow, 'hold_days' | 'hold_from' | 'minimum_payout'>;

export async function payoutRulesOf(tx: Tx, shopId: number): Promise<PayoutRules> {
  return tx
    .selectFrom('shop_settings')
    .select(['hold_days', 'hold_from', 'minimum_payout'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
}

/** The caller holds the shop's settings. */
export async function putPayoutRules(tx: Tx, shopId: number, rules: PayoutRules): Promise<void> {
  await tx.updateTable('shop_settings').set(rules).where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}
