import {
  bankReference,
  payoutOfReference,
  type StatementColumns,
} from '@consignment/domain/pay-runs/bank-file';
import { formatMoney } from '@consignment/domain/money/money';
import { standingOf, type BankOutcome, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { createHash } from 'node:crypto';
import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { holdLimit } from '../../ledger/second-person.ts';
import {
  bankPayoutsOf,
  insertBankEntries,
  keysTaken,
  type BankEntry,
  type BankPayout,
} from './queries/pay-run-bank-entries.ts';
import type { PayRun } from './queries/pay-runs.ts';
import { matchEntries, type Because, type GivenPayment } from './bank-files/match-entries.ts';
import type { BankAnswer } from './bank-files/read-bank-answer.ts';
import type { StatementEntry } from './bank-files/read-bank-statement.ts';
import { readBankText } from './bank-files/read-bank-text.ts';
import { settleAtBank } from '../../payments/by-bank.ts';
import { payRunEntry } from './approve.ts';

type NewEntry = Omit<BankEntry, 'id' | 'shop_id' | 'run_id' | 'taken_at' | 'taken_by'>;
/** An entry, and how it settles its payout; null where it settles none. */
type Found = { readonly entry: NewEntry; readonly outcome: BankOutcome | null };

/**
 * Takes in a bank's answers and statements to a run, which the caller has locked: its entries are kept, each once, and those
 * that are of a payout settle it. Where the shop asks for a second person, one that brings a paid payout back waits for
 * them. Throws BankTextRefused where the text cannot be read.
 */
export async function takeBankText(
  tx: Tx,
  of: {
    readonly run: PayRun;
    /** Several where they came in one ZIP. */
    readonly texts: readonly string[];
    readonly columns: StatementColumns | null;
    readonly login: number | null;
    readonly by: By;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<{ readonly matched: number; readonly unmatched: number; readonly known: number }> {
  const { run, texts, columns, login, by, publicUrl, now } = of;
  const shopId = run.shop_id;
  const limit = await holdLimit(tx, shopId);
  const payouts = await bankPayoutsOf(tx, shopId, run.id);
  const csv = columns === null ? null : { columns, currency: run.currency };
  const said = texts.map((text) => readBankText(text, csv));
  const read = onceEach([
    ...foundInAnswers(
      said.flatMap(({ answers }) => answers),
      payouts,
    ),
    ...foundInStatement(
      said.flatMap(({ entries }) => entries),
      run,
      payouts,
    ),
  ]);
  const found = limit === null ? read : withRefusalsHeld(read, payouts);
  const taken = await keysTaken(tx, shopId, run.id);
  const entries = found.map(({ entry }) => entry);
  const fresh = entries.filter(({ key }) => !taken.has(key));
  await insertBankEntries(tx, { shopId, runId: run.id, login, now }, fresh);
  const outcomes = found.flatMap(({ entry: { payout_id: payoutId }, outcome }) =>
    payoutId === null || outcome === null ? [] : [{ payoutId, outcome }],
  );
  await settleAtBank(tx, {
    ...{ shopId, publicUrl, by, now },
    outcomes: outcomes.toSorted((a, b) => rank(a.outcome) - rank(b.outcome)),
  });
  const matched = fresh.filter(({ state }) => state === 'matched').length;
  const unmatched = fresh.length - matched;
  if (fresh.length > 0) {
    await record(tx, { shopId, by, now }, [payRunEntry('pay_run.answered', run, { matched, unmatched })]);
  }
  return { matched, unmatched, known: entries.length - fresh.length };
}

/** A file may be in a ZIP twice, and an answer may be in it twice. */
function onceEach(found: readonly Found[]): Found[] {
  return [...new Map(found.map((one) => [one.entry.key, one])).values()];
}

/** Entries that bring a paid payout back settle nothing yet: its commissions would be due again by the word of one person. */
function withRefusalsHeld(found: readonly Found[], payouts: readonly BankPayout[]): Found[] {
  const paid = new Set(payouts.filter(({ status }) => status === 'paid').map(({ id }) => id));
  for (const { entry, outcome } of found) {
    if (outcome === 'paid' && entry.payout_id !== null) paid.add(entry.payout_id);
  }
  return found.map((one) => {
    const { entry, outcome } = one;
    const { payout_id: payoutId } = entry;
    if (outcome === null || outcome === 'paid' || payoutId === null || !paid.has(payoutId)) return one;
    const held = { state: 'unmatched' as const, why: needsAnother, payout_id: null, brings_back: payoutId };
    return { entry: { ...entry, ...held }, outcome: null };
  });
}

const needsAnother =
  'This payment was recorded as paid, and the bank says that it failed. Another person has to confirm it; then its commissions are due again.';

/** A rejected payment is not paid. An accepted one is with the bank: only a statement says that it was paid. */
function foundInAnswers(answers: readonly BankAnswer[], payouts: readonly BankPayout[]): Found[] {
  const ours = new Map(payouts.map((payout) => [bankReference(payout.id), payout]));
  const numbers = new Map(Map.groupBy(payouts, ({ file_number: number }) => number));
  const found: Found[] = [];
  for (const answer of answers) {
    const of =
      answer.of === 'payment'
        ? [ours.get(answer.reference)].filter((payout) => payout !== undefined)
        : // The bank's answer for a whole file does not apply to the payments that it names.
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
      brings_back: null,
    };
    if (of.length === 0) {
      const key = keyOf(reference, outcome, reason);
      const why = 'It names no payment of this pay run.';
      found.push({
        entry: { ...base, key, reference, state: 'unmatched', why, payout_id: null },
        outcome: null,
      });
    }
    for (const payout of of) {
      const named = bankReference(payout.id);
      const key = keyOf(named, outcome, reason);
      const settled =
        outcome === 'changed'
          ? { state: 'unmatched' as const, why: accountChanged, payout_id: null }
          : { state: 'matched' as const, why: '', payout_id: payout.id };
      found.push({
        entry: { ...base, key, reference: named, ...settled },
        outcome: outcome === 'rejected' ? 'failed' : null,
      });
    }
  }
  return found;
}

const words = {
  accepted: 'Accepted by the bank.',
  rejected: 'Rejected by the bank.',
  pending: 'Pending.',
  changed: 'Notification of change.',
};

const accountChanged =
  'The receiver’s bank reports another account. Ask the vendor to enter it before the next payment, then set this aside.';

function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function foundInStatement(
  booked: readonly StatementEntry[],
  { currency }: PayRun,
  payouts: readonly BankPayout[],
): Found[] {
  const { matched, unmatched, differing } = matchEntries(
    booked,
    payouts.map(({ id, amount, currency: of, status, file_number: number, file_amount: sum }) => ({
      reference: bankReference(id),
      amount,
      currency: of,
      file: number === null || sum === null ? null : { number, amount: sum },
      known: knownOf(status),
    })),
  );
  const entryOf = (entry: StatementEntry) => ({
    key: entry.key,
    day: entry.day,
    amount: entry.amount,
    currency: entry.currency,
    reference: entry.reference,
    text: `${entry.text} ${entry.reason}`.trim().slice(0, 500),
    is_return: entry.isReturn,
    brings_back: null,
  });
  const open = (entry: StatementEntry, why: string): Found => ({
    entry: { ...entryOf(entry), state: 'unmatched', why, payout_id: null },
    outcome: null,
  });
  // Money that came in and names no payout is not about pay runs, and not ours to keep.
  const about = unmatched.filter(
    ({ entry: { amount, isReturn, reference } }) => amount < 0 || isReturn || reference !== null,
  );
  return [
    ...matched.map(({ entry, reference, outcome }): Found => ({
      entry: {
        ...entryOf(entry),
        // A booking of a whole file is of each of its payments.
        key: entry.reference === null ? keyOf(entry.key, reference, outcome) : entry.key,
        reference,
        state: 'matched',
        why: '',
        payout_id: payoutOfReference(reference),
      },
      outcome,
    })),
    ...differing.map(({ entry, amount }) =>
      open(entry, `The amount is another than the ${formatMoney(amount, currency)} of this payout.`),
    ),
    ...about.map(({ entry, because }) => open(entry, whyUnmatched[because])),
  ];
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
function rank(outcome: BankOutcome): number {
  return outcome === 'paid' ? 0 : 1;
}
