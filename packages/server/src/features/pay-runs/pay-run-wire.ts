import type { components } from '@consignment/client/generated/api';
import { bankCalendarOf, paymentDayAfter, paymentDayReason } from '@consignment/domain/payouts/bank-days';
import { moneyToWire } from '@consignment/domain/money/money';
import { needsSecond } from '@consignment/domain/pay-runs/pay-run';
import { dayAt } from '@consignment/domain/time/zone';
import type { PayRunBankFileRow } from '../../queries/payouts/pay-run-files.ts';
import type { PayRunSettings } from '../../queries/payouts/pay-run-settings.ts';
import type { PayRunVendorRow } from './queries/pay-run-vendors.ts';
import { amountOf, type Figure, type PayRunRow } from './queries/pay-runs.ts';
import { bankFileColumnsToWire } from './bank-file-wire.ts';

type Schemas = components['schemas'];

/** `secondAbove` is the shop's present limit, of which the reader has used up `paidToday`; an approved run needed as many persons as have approved it. */
export function payRunToWire(
  row: PayRunRow,
  {
    secondAbove,
    paidToday,
    file,
    timeZone,
    locale,
    now,
  }: {
    readonly secondAbove: number | null;
    readonly paidToday: number;
    readonly file: PayRunBankFileRow | null;
    /** IANA zone of the shop. */
    readonly timeZone: string;
    readonly locale: string;
    readonly now: Date;
  },
): Schemas['PayRun'] {
  const { run, approvals } = row;
  const { currency } = run;
  const amount = amountOf(row);
  return {
    id: run.id,
    number: run.number,
    state: row.state,
    created_date: run.created_at.toISOString(),
    created_by: row.createdBy,
    scheduled_for: run.scheduled_for,
    approvals: approvals.map(({ name, at }) => ({ by: name, date: at.toISOString() })),
    needs_second:
      run.approved_at === null ? needsSecond(amount + paidToday, secondAbove) : approvals.length > 1,
    currency,
    totals: row.totals.map(({ method, ...figure }) => ({ method, ...figureToWire(figure, currency) })),
    count: row.totals.reduce((sum, { count }) => sum + count, 0),
    amount: moneyToWire(amount, currency),
    exceptions: row.exceptions,
    to_send: figureToWire(row.toSend, currency),
    paid: figureToWire(row.paid, currency),
    failed: figureToWire(row.failed, currency),
    bank_file: file === null ? null : bankFileToWire(file, currency),
    bank_day: bankDayOf(row, file, (at) => dayAt(at, timeZone), { now, locale }),
  };
}

/** The day that the run's bank file asks for, or would ask for if a draft were approved now. */
function bankDayOf(
  { run, state, totals }: PayRunRow,
  file: PayRunBankFileRow | null,
  dayOf: (at: Date) => string,
  { now, locale }: { readonly now: Date; readonly locale: string },
): Schemas['PayRun']['bank_day'] {
  const calendar = bankCalendarOf(run.currency);
  const dayFor = (made: string, on: string) => ({ on, why: paymentDayReason(made, on, calendar, locale) });
  if (file !== null) return file.pays_on === null ? null : dayFor(dayOf(file.made_at), file.pays_on);
  const isPlanned = state === 'draft' && totals.some(({ method, count }) => method === 'bank' && count > 0);
  if (!isPlanned) return null;
  const today = dayOf(now);
  return dayFor(today, paymentDayAfter(today, calendar));
}

function figureToWire({ count, amount }: Figure, currency: string): Schemas['CountAndAmount'] {
  return { count, amount: moneyToWire(amount, currency) };
}

function bankFileToWire(file: PayRunBankFileRow, currency: string): Schemas['PayRunBankFile'] {
  return {
    format: file.format,
    name: file.name,
    count: file.count,
    amount: moneyToWire(file.amount, currency),
    hash: file.hash,
    made_date: file.made_at.toISOString(),
    exported_date: file.exported_at?.toISOString() ?? null,
    given_date: file.given_at?.toISOString() ?? null,
  };
}

export function payRunVendorToWire(row: PayRunVendorRow, currency: string): Schemas['PayRunVendor'] {
  return {
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    method: row.method,
    amount: moneyToWire(row.amount, currency),
    line_count: row.line_count,
    waiting_lines: row.waiting_count,
    waiting_amount: moneyToWire(row.waiting_amount, currency),
    state: row.state,
    exception:
      row.exception === null
        ? null
        : {
            code: row.exception,
            reason: row.reason,
            available_on: row.available_on,
            address: row.refused_address,
          },
    payout: row.payout_id,
    payout_status: row.payout_status,
  };
}

/** `nextOn` is the day of the next draft. */
export function payRunSettingsToWire(
  settings: PayRunSettings,
  { currency, nextOn }: { readonly currency: string; readonly nextOn: string | null },
): Schemas['PayRunSettings'] {
  const { schedule, secondAbove, from, columns } = settings;
  return {
    schedule:
      schedule === null ? null : { every: schedule.every, day: schedule.day, method: schedule.method },
    next_on: nextOn,
    pays_by_itself: settings.paysByItself,
    second_above: secondAbove === null ? null : moneyToWire(secondAbove, currency),
    file_format: settings.fileFormat,
    from: from === null ? null : { holder: from.holder, masked: from.masked },
    columns: columns === null ? null : bankFileColumnsToWire(columns),
    balanced_file: settings.isBalanced,
    immediate_origin: settings.immediateOrigin,
  };
}
