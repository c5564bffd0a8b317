import { createReadStream } from 'node:fs';
import { startOfDay } from '@consignment/domain/time/zone';
import { payoutOfReference } from '@consignment/domain/pay-runs/bank-file';
import type { Tx } from '../../database/database.ts';
import type { ComparedProblem } from '../../database/column-types.ts';
import type { DateRules } from '../../imports/csv/dates.ts';
import { readPaypalReport, type PaypalMovement } from '../../imports/csv/paypal-report.ts';
import type { StatementEntry } from '../pay-runs/face.ts';
import { insertComparedPayments, type ComparedPayment } from './queries/compared-payments.ts';
import { addToSource } from './queries/sources.ts';
import { inParts } from './batches.ts';

type To = {
  readonly asShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly source: { readonly shopId: number; readonly id: number };
  readonly dates: DateRules;
  readonly size: number;
};

/**
 * Keeps the payouts of PayPal's report and what takes them back; sales, fees and the shop's own transfers are left out. The days of
 * all its rows are those that it covers.
 */
export async function stageMovements(
  { asShop, source, dates, size }: To,
  path: string,
): Promise<{ records: number; problem: string | null }> {
  const payouts = await payoutsIn(path, dates);
  let records = 0;
  let problem: string | null = null;
  for await (const batch of inParts(readPaypalReport(createReadStream(path), dates), size, () => 1)) {
    const read = batch.flatMap((reading) => (reading.is === 'read' ? [reading.value] : []));
    const problems = batch.flatMap((reading): ComparedProblem[] =>
      reading.is === 'read'
        ? []
        : [{ row: reading.row, detail: `${reading.reason} This row is not compared.` }],
    );
    records += read.length;
    problem ??= problems[0]?.detail ?? null;
    await asShop(async (tx) => {
      const kept = read.filter((one) => isPayout(one) || payouts.has(one.referenceId)).map(paymentOf);
      await insertComparedPayments(tx, { shopId: source.shopId, sourceId: source.id }, kept);
      await addToSource(tx, source, { records: kept.length, ...spanOf(read, dates.timeZone), problems });
    });
  }
  return { records, problem };
}

/** The transactions of payouts, to know those that take one back. */
async function payoutsIn(path: string, dates: DateRules): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const reading of readPaypalReport(createReadStream(path), dates)) {
    if (reading.is === 'read' && isPayout(reading.value)) found.add(reading.value.transactionId);
  }
  found.delete('');
  return found;
}

/** PayPal names the payments of its Payouts 'Mass Pay Payment'; what names one of our payouts is one whatever its type. */
function isPayout({ type, payoutId }: PaypalMovement): boolean {
  return payoutId !== null || /\b(mass ?pay(ment)?|payouts?)\b/i.test(type);
}

const doneStatuses = /^(completed|returned|reversed|refunded|partially refunded|cleared|paid|success)$/i;

function paymentOf(movement: PaypalMovement): ComparedPayment {
  const { amount } = movement;
  return {
    row: movement.row,
    payoutId: movement.payoutId,
    file: null,
    amount: Math.abs(amount),
    currency: movement.currency,
    day: movement.day,
    isReturn: amount > 0,
    isDone: doneStatuses.test(movement.status.trim()),
    receiver: cut(movement.receiver, 255),
    reference: cut(movement.transactionId, 100),
    ofReference: cut(movement.referenceId, 100),
    status: cut(movement.status, 100),
    text: cut([movement.type, movement.name].filter((text) => text !== '').join(' · '), 255),
  };
}

/**
 * Keeps the bookings of a statement that name a payout or a bank file of the shop. `covers` are those whose days it covers:
 * returns alone say nothing of what else was booked.
 */
export async function stageBookings(
  tx: Tx,
  of: { readonly shopId: number; readonly sourceId: number; readonly timeZone: string },
  entries: readonly StatementEntry[],
  covers: readonly StatementEntry[],
): Promise<void> {
  const once = [...new Map(entries.map((entry) => [entry.key, entry])).values()];
  const kept = once.flatMap((entry, index) => {
    if (entry.reference === null && entry.file === null) return [];
    return [bookingOf(entry, index + 1)];
  });
  await insertComparedPayments(tx, of, kept);
  await addToSource(
    tx,
    { shopId: of.shopId, id: of.sourceId },
    { records: kept.length, ...spanOf(covers, of.timeZone), problems: [] },
  );
}

function bookingOf(entry: StatementEntry, row: number): ComparedPayment {
  return {
    row,
    payoutId: entry.reference === null ? null : payoutOfReference(entry.reference),
    // A booking of one payout may name the file that it came in.
    file: entry.reference === null ? entry.file : null,
    amount: Math.abs(entry.amount),
    currency: entry.currency,
    day: entry.day,
    isReturn: entry.amount > 0,
    // Money that goes out as a return takes one back, and pays nothing.
    isDone: entry.amount > 0 || !entry.isReturn,
    receiver: cut(entry.payee, 255),
    reference: entry.reference ?? '',
    ofReference: '',
    status: '',
    text: cut(`${entry.text} ${entry.reason}`.trim(), 255),
  };
}

/** The beginning of a text, without half a character at its end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed();
}

function spanOf(rows: readonly { readonly day: string }[], timeZone: string) {
  const days = rows
    .map(({ day }) => day)
    .filter((day) => day !== '')
    .toSorted();
  const [first] = days;
  const last = days.at(-1);
  return {
    firstAt: first === undefined ? null : startOfDay(first, timeZone).toISOString(),
    lastAt: last === undefined ? null : startOfDay(last, timeZone).toISOString(),
  };
}
