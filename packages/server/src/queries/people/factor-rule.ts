import type { SecondFactorRule } from '@consignment/domain/people/second-factor';
import type { Tx } from '../../database/database.ts';

/** Of whom the shop asks a second factor. */
export async function factorRuleOf(tx: Tx, shopId: number): Promise<SecondFactorRule> {
  const { second_factor: rule } = await tx
    .selectFrom('shop_settings')
    .select('second_factor')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return rule;
}

/** The caller holds the shop's settings. */
export async function putFactorRule(tx: Tx, shopId: number, rule: SecondFactorRule): Promise<void> {
  await tx
    .updateTable('shop_settings')
    .set({ second_factor: rule })
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
}
