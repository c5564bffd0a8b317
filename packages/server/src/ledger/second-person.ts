import { formatMoney } from '@consignment/domain/money/money';
import { needsSecond } from '@consignment/domain/pay-runs/pay-run';
import { voidStatuses } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import { takeLock } from '../database/locks.ts';
import { lockSettings } from '../pricing/shop-rules.ts';
import type { Tx } from '../database/database.ts';
import { shopOf } from '../queries/shops/shops.ts';

const texts = defineTexts('SecondPerson', {
  aboveLimit:
    'Paying more than {most} in a day requires a second person. Create a pay run, and ask someone else to approve it with you.',
  aboveLimitToday:
    'Paying more than {most} in a day requires a second person. {paid} has already been paid today. Create a pay run, and ask someone else to approve it with you.',
});

/** The person who pays; `login` is null for programs and the schedule, which count as one. */
export type Payer = { readonly shopId: number; readonly login: number | null; readonly now: Date };

/**
 * The shop's limit for one person, in minor units; null for none. Every way to pay takes it first, so that two payments of one
 * person follow each other and none is counted without the other (safety.md, promise 20).
 */
export async function holdLimit(tx: Tx, shopId: number): Promise<number | null> {
  await lockSettings(tx, shopId, 'share');
  takeLock('pay_run_settings');
  const row = await tx
    .selectFrom('pay_run_settings')
    .select('second_above')
    .where('shop_id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.second_above ?? null;
}

/** Does a payment of `amount` need a second person? All that one person pays on a day of the shop counts as one payment. */
export async function isSecondNeeded(
  tx: Tx,
  payer: Payer,
  { amount, limit }: { readonly amount: number; readonly limit: number | null },
): Promise<boolean> {
  return limit !== null && needsSecond((await paidAlone(tx, payer)) + amount, limit);
}

/** The words of a payment that one person may not make; null where it may. */
export async function refusedAlone(
  tx: Tx,
  payer: Payer,
  asked: { readonly amount: number; readonly limit: number | null; readonly currency: string },
): Promise<string | null> {
  const { amount, limit, currency } = asked;
  if (limit === null) return null;
  const before = await paidAlone(tx, payer);
  if (!needsSecond(before + amount, limit)) return null;
  const most = formatMoney(limit, currency);
  return before === 0
    ? texts.aboveLimit({ most })
    : texts.aboveLimitToday({ most, paid: formatMoney(before, currency) });
}

/** The sum of today's payments that no second person has approved, in minor units; those that failed do not count. */
export async function paidAlone(tx: Tx, { shopId, login, now }: Payer): Promise<number> {
  const { time_zone: zone } = await shopOf(tx, shopId);
  const since = startOfDay(dayAt(now, zone), zone);
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int8 as amount from (
      select p.amount from payouts p
      where p.shop_id = ${shopId} and p.created_by is not distinct from ${login}::int8 and p.created_date >= ${since}
        and not p.is_test and p.status <> all (${voidStatuses}::text[])
        and not exists (
          select from pay_run_payouts r
            join pay_runs q on q.shop_id = r.shop_id and q.id = r.run_id
            join pay_run_approvals a on a.shop_id = r.shop_id and a.run_id = r.run_id
          -- one that was paid again was not approved again
          where r.shop_id = p.shop_id and r.payout_id = p.id and p.created_date <= q.approved_at having count(*) > 1)
      union all
      select r.amount from sales_rep_payouts r
      where r.shop_id = ${shopId} and r.created_by is not distinct from ${login}::int8 and r.created_date >= ${since}
        and r.status <> 'deleted') as paid`.execute(tx);
  return rows[0]?.amount ?? 0;
}
