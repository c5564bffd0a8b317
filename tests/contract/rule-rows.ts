import type { DatedRule, RuleStep, RuleTarget, RuleValue } from '@consignment/domain/commission/dated-rules';
import type { Tx } from '../../packages/server/src/database/database.ts';
import { someDay } from './rows.ts';

export type NewRule = Partial<Omit<RuleTarget, 'place'>> &
  Pick<RuleTarget, 'place'> &
  Partial<Pick<DatedRule, 'from' | 'until' | 'version'>> &
  Partial<RuleValue> & {
    readonly reason?: string;
    readonly takenBackAt?: Date;
  };

export function percentStep(percent: number, from = 0): RuleStep {
  return { from, kind: 'percent', value: percent * 10_000 };
}

/** A version of a rule, half of the price from January 1, 2026 on where nothing else is said; its id. */
export async function insertRule(tx: Tx, shopId: number, rule: NewRule): Promise<number> {
  const { id } = await tx
    .insertInto('commission_rules')
    .values({
      shop_id: shopId,
      place: rule.place,
      vendor_id: rule.vendorId ?? null,
      product_id: rule.productId ?? null,
      variant_id: rule.variantId ?? null,
      name: rule.name ?? null,
      version: rule.version ?? 1,
      from_day: rule.from ?? '2026-01-01',
      until_day: rule.until ?? null,
      measure: rule.measure ?? null,
      steps: JSON.stringify(rule.steps ?? [percentStep(50)]),
      floor_amount: rule.bounds?.floor ?? null,
      cap_amount: rule.bounds?.cap ?? null,
      bounds_per: rule.bounds?.per ?? null,
      made_at: someDay,
      reason: rule.reason ?? '',
      taken_back_at: rule.takenBackAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
