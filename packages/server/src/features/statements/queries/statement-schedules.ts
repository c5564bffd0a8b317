import { nextStatementDay } from '../domain/statement-schedule.ts';
import { dayAt } from '@consignment/domain/time/zone';
import type { Tx } from '../../../database/database.ts';
import type { StatementPayees } from '../../../database/rows.ts';

export type StatementSchedule = {
  /** 1 to 28. */
  readonly dayOfMonth: number;
  readonly sendsMail: boolean;
  /** The next day on which statements are issued, 'YYYY-MM-DD' in the shop's zone. */
  readonly nextOn: string;
};

/** Null where the shop issues statements by hand. */
export async function scheduleOf(
  tx: Tx,
  shop: { readonly id: number; readonly time_zone: string },
  now: Date,
): Promise<StatementSchedule | null> {
  const row = await tx
    .selectFrom('statement_schedules')
    .selectAll()
    .where('shop_id', '=', shop.id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const rule = { dayOfMonth: row.day_of_month, setOn: row.set_on };
  const last = await tx
    .selectFrom('statement_runs')
    .select((eb) => eb.fn.max('scheduled_for').as('day'))
    .where('shop_id', '=', shop.id)
    .executeTakeFirst();
  const nextOn = nextStatementDay(rule, dayAt(now, shop.time_zone), last?.day ?? null);
  return { dayOfMonth: row.day_of_month, sendsMail: row.sends_mail, nextOn };
}

export async function saveSchedule(
  tx: Tx,
  shopId: number,
  schedule: { readonly dayOfMonth: number; readonly sendsMail: boolean; readonly setOn: string } | null,
): Promise<void> {
  if (schedule === null) {
    await tx.deleteFrom('statement_schedules').where('shop_id', '=', shopId).execute();
    return;
  }
  const { dayOfMonth, sendsMail, setOn } = schedule;
  await tx
    .insertInto('statement_schedules')
    .values({ shop_id: shopId, day_of_month: dayOfMonth, sends_mail: sendsMail, set_on: setOn })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({
        day_of_month: dayOfMonth,
        sends_mail: sendsMail,
        set_on: setOn,
      }),
    )
    .execute();
}

/** Every shop with a schedule, sandboxes apart, and its zone; for `asSystem`. */
export async function shopsWithSchedule(
  tx: Tx,
): Promise<{ readonly id: number; readonly time_zone: string }[]> {
  return tx
    .selectFrom('statement_schedules as c')
    .innerJoin('shops as s', 's.id', 'c.shop_id')
    .select(['s.id', 's.time_zone'])
    .where('s.sandbox_of', 'is', null)
    .orderBy('s.id')
    .execute();
}

export const allPayees = ['vendors', 'sales_reps'] as const satisfies readonly StatementPayees[];
