import { bankReference, payoutOfReference, type StatementColumns } from '@consignment/domain/bank-file';
import { formatMoney } from '@consignment/domain/money';
import { standingOf, type BankOutcome, type PayoutStatus } from '@consignment/domain/payout-status';
import { createHash } from 'node:crypto';
import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import {
  bankPayoutsOf,
  insertBankEntries,
  keysTaken,
  type BankEntry,
  type BankPayout,
} from '../../queries/pay-run-bank-entries.ts';
import type { PayRun } from '../../queries/pay-runs.ts';
import { matchEntries, type Because, type GivenPayment } from '../bank-files/match-entries.ts';
import { readBankAnswer } from '../bank-files/read-bank-answer.ts';
import { readBankStatement, type Entry } from '../bank-files/read-bank-statement.ts';
import { settleAtBank } from '../by-bank.ts';
import { payRunEntry } from './approve.ts';

type NewEntry = Omit<BankEntry, 'id' | 'shop_id' | 'run_id' | 'taken_at'>;
type Outcome = { readonly payoutId: number; readonly outcome: BankOutcome };
type Read = { readonly entries: readonly NewEntry[]; readonly outcomes: readonly Outcome[] };

/**
 * Takes in a bank's answer or statement to a run, which the caller has locked: its entries are kept, each once, and those
 * that are of a payout settle it. Throws BankTextRefused where the text cannot be read.
 */
export async function takeBankText(
  tx: Tx,
  of: {
    readonly run: PayRun;
    readonly text: string;
    readonly columns: StatementColumns | null;
    readonly by: By;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<{ readonly matched: number; readonly unmatched: number; readonly known: number }> {
  const { run, text, columns, by, publicUrl, now } = of;
  const shopId = run.shop_id;
  const payouts = await bankPayoutsOf(tx, shopId, run.id);
  const read = text.includes('CstmrPmtStsRpt')
    ? readAnswer(text, payouts)
    : readStatement(text, columns, run, payouts);
  const taken = await keysTaken(tx, shopId, run.id);
  const fresh = read.entries.filter(({ key }) => !taken.has(key));
  await insertBankEntries(tx, { shopId, runId: run.id, now }, fresh);
  const about = { shopId, publicUrl, by, now };
  await settleAtBank(tx, { ...about, outcomes: read.outcomes });
  const matched = fresh.filter(({ state }) => state === 'matched').length;
  const unmatched = fresh.length - matched;
  if (fresh.length > 0) {
    await record(tx, { shopId, by, now }, [payRunEntry('pay_run.answered', run, { matched, unmatched })]);
  }
  return { matched, unmatched, known: read.entries.length - fresh.length };
}

/** A rejected payment is not paid. An accepted one is with the bank: only a statement says that it was paid. */
function readAnswer(text: string, payouts: readonly BankPayout[]): Read {
  const ours = new Map(payouts.map((payout) => [bankReference(payout.id), payout]));
  const numbers = new Map(Map.groupBy(payouts, ({ file_number: number }) => number));
  const entries: NewEntry[] = [];
  const outcomes: Outcome[] = [];
  for (const answer of readBankAnswer(text)) {
    const of =
      answer.of === 'payment'
        ? [ours.get(answer.reference)].filter((payout) => payout !== undefined)
        : // The bank's word on a whole file is none on the payments that it names itself.
          answer.outcome === 'rejected'
          ? (numbers.get(answer.reference) ?? [])
          : [];
    if (of.length === 0 && answer.of === 'file') continue;
    const { reference, outcome, reason } = answer;
    const base = {
      day: null,
      amount: null,
      currency: null,
      text: `${words[outcome]} ${reason}`.trim(),
      is_return: false,
    };
    if (of.length === 0) {
      const key = keyOf(reference, outcome, reason);
      const why = 'It names no payment of this pay run.';
      entries.push({ ...base, key, reference, state: 'unmatched', why, payout_id: null });
    }
    for (const payout of of) {
      const named = bankReference(payout.id);
      const key = keyOf(named, outcome, reason);
      entries.push({ ...base, key, reference: named, state: 'matched', why: '', payout_id: payout.id });
      if (outcome === 'rejected') outcomes.push({ payoutId: payout.id, outcome: 'failed' });
    }
  }
  return { entries, outcomes };
}

const words = { accepted: 'Accepted by the bank.', rejected: 'Rejected by the bank.', pending: 'Pending.' };

function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function readStatement(
  text: string,
  columns: StatementColumns | null,
  { currency }: PayRun,
  payouts: readonly BankPayout[],
): Read {
  const csv = columns === null ? null : { columns, currency };
  const { matched, unmatched, differing } = matchEntries(
    readBankStatement(text, csv),
    payouts.map(({ id, amount, currency: of, status, file_number: number, file_amount: sum }) => ({
      reference: bankReference(id),
      amount,
      currency: of,
      file: number === null || sum === null ? null : { number, amount: sum },
      known: knownOf(status),
    })),
  );
  const entryOf = (entry: Entry) => ({
    key: entry.key,
    day: entry.day,
    amount: entry.amount,
    currency: entry.currency,
    reference: entry.reference,
    text: `${entry.text} ${entry.reason}`.trim().slice(0, 500),
    is_return: entry.isReturn,
  });
  // Money that came in and names no payout is not about pay runs, and not ours to keep.
  const about = unmatched.filter(
    ({ entry: { amount, isReturn, reference } }) => amount < 0 || isReturn || reference !== null,
  );
  const outcomes = matched.flatMap(({ reference, outcome }): Outcome[] => {
    const payoutId = payoutOfReference(reference);
    return payoutId === null ? [] : [{ payoutId, outcome }];
  });
  return {
    entries: [
      ...matched.map(({ entry, reference, outcome }) => ({
        ...entryOf(entry),
        // A booking of a whole file is of each of its payments.
        key: entry.reference === null ? keyOf(entry.key, reference, outcome) : entry.key,
        reference,
        state: 'matched' as const,
        why: '',
        payout_id: payoutOfReference(reference),
      })),
      ...differing.map(({ entry, amount }) => ({
        ...entryOf(entry),
        state: 'unmatched' as const,
        why: `The amount is another than the ${formatMoney(amount, currency)} of this payout.`,
        payout_id: null,
      })),
      ...about.map(({ entry, because }) => ({
        ...entryOf(entry),
        state: 'unmatched' as const,
        why: whyUnmatched[because],
        payout_id: null,
      })),
    ],
    outcomes: outcomes.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** The bank's part in the status of a payout. */
function knownOf(status: PayoutStatus): GivenPayment['known'] {
  const known = { settled: 'paid', in_flight: 'nothing', void: 'not_paid' } as const;
  return status === 'returned' ? 'returned' : known[standingOf(status)];
}

const whyUnmatched: Readonly<Record<Because, string>> = {
  no_payment: 'It names no payout of this pay run.',
  known: 'The same is known of this payout already.',
  was_not_paid:
    'The bank has paid this payout, which was taken back as not paid: its commissions may be paid twice. Ask the bank before you pay the vendor again.',
};

/** Payments come before those that came back. */
function rank({ outcome }: Outcome): number {
  return outcome === 'paid' ? 0 : 1;
}
