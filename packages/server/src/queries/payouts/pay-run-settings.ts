import type { BankFileFormat, CsvColumns } from '@consignment/domain/pay-runs/bank-file';
import { nextPayRunDay, type PayRunInterval } from '@consignment/domain/pay-runs/pay-run-schedule';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { dayAt } from '@consignment/domain/time/zone';
import type { Tx } from '../../database/database.ts';

export type PayRunSchedule = {
  readonly every: PayRunInterval;
  readonly day: number;
  readonly method: PayoutMethod | null;
  /** 'YYYY-MM-DD': it begins after this day. */
  readonly setOn: string;
};

export type PayRunSettings = {
  readonly schedule: PayRunSchedule | null;
  readonly paysByItself: boolean;
  /** Two persons approve more than this, in minor units; null where one is enough. */
  readonly secondAbove: number | null;
  readonly fileFormat: BankFileFormat | null;
  /** The account that the shop pays from, as it is shown; `sealed` is for the sealer alone. */
  readonly from: { readonly holder: string; readonly masked: string; readonly sealed: Buffer } | null;
  readonly columns: CsvColumns | null;
  /** An ACH file also debits its sum from this account. */
  readonly isBalanced: boolean;
  /** At the head of an ACH file; null for the company id. */
  readonly immediateOrigin: string | null;
};

export async function payRunSettingsOf(tx: Tx, shopId: number): Promise<PayRunSettings> {
  const row = await tx
    .selectFrom('pay_run_settings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  const { every = null, day = null, set_on: setOn = null, sealed_from: sealed = null } = row ?? {};
  return {
    schedule:
      every === null || day === null || setOn === null
        ? null
        : { every, day, setOn, method: row?.method ?? null },
    paysByItself: row?.pays_by_itself ?? false,
    secondAbove: row?.second_above ?? null,
    fileFormat: row?.file_format ?? null,
    from: sealed === null ? null : { holder: row?.from_holder ?? '', masked: row?.from_masked ?? '', sealed },
    columns: row?.columns ?? null,
    isBalanced: row?.balanced_file ?? false,
    immediateOrigin: row?.immediate_origin ?? null,
  };
}

export async function savePayRunSettings(tx: Tx, shopId: number, settings: PayRunSettings): Promise<void> {
  const { schedule, from, columns } = settings;
  const values = {
    every: schedule?.every ?? null,
    day: schedule?.day ?? null,
    method: schedule?.method ?? null,
    set_on: schedule?.setOn ?? null,
    pays_by_itself: settings.paysByItself,
    second_above: settings.secondAbove,
    file_format: settings.fileFormat,
    sealed_from: from?.sealed ?? null,
    from_holder: from?.holder ?? '',
    from_masked: from?.masked ?? '',
    columns: columns === null ? null : JSON.stringify(columns),
    balanced_file: settings.isBalanced,
    immediate_origin: settings.immediateOrigin,
  };
  await tx
    .insertInto('pay_run_settings')
    .values({ shop_id: shopId, ...values })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .execute();
}

/** The day of the next scheduled run, 'YYYY-MM-DD' in the shop's zone; null without a schedule. */
export async function nextRunOn(
  tx: Tx,
  shop: { readonly id: number; readonly time_zone: string },
  { schedule }: Pick<PayRunSettings, 'schedule'>,
  now: Date,
): Promise<string | null> {
  if (schedule === null) return null;
  return nextPayRunDay(schedule, dayAt(now, shop.time_zone), await lastRunOn(tx, shop.id));
}

/** The last day of a schedule that was done; null for none. */
export async function lastRunOn(tx: Tx, shopId: number): Promise<string | null> {
  const last = await tx
    .selectFrom('pay_runs')
    .select((eb) => eb.fn.max<string | null>('scheduled_for').as('day'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return last?.day ?? null;
}

/** Every shop with a schedule, sandboxes apart, and its zone; for `asSystem`. */
export async function shopsWithPayRunSchedule(
  tx: Tx,
): Promise<{ readonly id: number; readonly time_zone: string }[]> {
  return tx
    .selectFrom('pay_run_settings as c')
    .innerJoin('shops as s', 's.id', 'c.shop_id')
    .select(['s.id', 's.time_zone'])
    .where('c.every', 'is not', null)
    .where('s.sandbox_of', 'is', null)
    .orderBy('s.id')
    .execute();
}
