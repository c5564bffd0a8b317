import type { StatementEntry } from './read-bank-statement.ts';

/** A payment that a file has given to the bank. */
export type GivenPayment = {
  readonly reference: string;
  /** Minor units, above 0. */
  readonly amount: number;
  readonly currency: string;
  /** The number of its file, and the sum of all payments of the file, which a bank may book as one. */
  readonly file: { readonly number: string; readonly amount: number } | null;
  /** The known outcome: `not_paid` was rejected, or a person has said so; its commissions are payable again. */
  readonly known: 'nothing' | 'paid' | 'not_paid' | 'returned';
};

export type Match = {
  readonly entry: StatementEntry;
  readonly reference: string;
  readonly outcome: 'paid' | 'returned';
};

/**
 * Why an entry settles nothing: it names no payment, the same is known already, or the bank has paid what was taken back
 * as not paid, and may so be paid twice.
 */
export type Because = 'no_payment' | 'known' | 'was_not_paid';

export type Matches = {
  /** A payment is in it at most once as paid and once as returned. */
  readonly matched: readonly Match[];
  readonly unmatched: readonly { readonly entry: StatementEntry; readonly because: Because }[];
  /** Entries with the reference of a payment and another amount or currency. */
  readonly differing: readonly {
    readonly entry: StatementEntry;
    readonly reference: string;
    readonly amount: number;
  }[];
};

/**
 * Matches entries with payments by reference and amount: money out pays a payment, money in brings it back. The order of the entries does not matter, an entry that is there twice counts once, and what
 * a statement leaves out changes nothing.
 */
export function matchEntries(entries: readonly StatementEntry[], payments: readonly GivenPayment[]): Matches {
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const done = new Set(
    payments.flatMap(({ reference, known }) => [
      ...(known === 'nothing' ? [] : [`paid ${reference}`]),
      ...(known === 'not_paid' || known === 'returned' ? [`returned ${reference}`] : []),
    ]),
  );
  const matched: Match[] = [];
  const unmatched: { entry: StatementEntry; because: Because }[] = [];
  const differing: { entry: StatementEntry; reference: string; amount: number }[] = [];
  const seen = new Set<string>();
  const once = (entry: StatementEntry, reference: string, outcome: Match['outcome']): boolean => {
    const key = `${outcome} ${reference}`;
    if (done.has(key)) return false;
    done.add(key);
    matched.push({ entry, reference, outcome });
    return true;
  };
  for (const entry of entries) {
    if (seen.has(entry.key)) continue;
    seen.add(entry.key);
    const payment = entry.reference === null ? undefined : byReference.get(entry.reference);
    if (payment !== undefined) {
      const { reference } = payment;
      if (Math.abs(entry.amount) !== payment.amount || entry.currency !== payment.currency) {
        differing.push({ entry, reference, amount: payment.amount });
        continue;
      }
      const outcome = outcomeOf(entry);
      if (outcome !== null && once(entry, reference, outcome)) continue;
      const because = outcome === 'paid' && payment.known === 'not_paid' ? 'was_not_paid' : 'known';
      unmatched.push({ entry, because });
      continue;
    }
    const ofFile = entry.reference === null ? wholeFile(entry, payments) : [];
    const paid = ofFile.filter(({ reference }) => once(entry, reference, 'paid'));
    if (paid.length === 0) unmatched.push({ entry, because: ofFile.length === 0 ? 'no_payment' : 'known' });
  }
  return { matched, unmatched, differing };
}

/** Null for money that goes out as a return, such as the reversal of one: a person has to see it. */
function outcomeOf({ amount, isReturn }: StatementEntry): Match['outcome'] | null {
  if (amount > 0) return 'returned';
  return isReturn ? null : 'paid';
}

/** The payments of a file that the bank has booked as one. */
function wholeFile({ file, amount, currency, isReturn }: StatementEntry, payments: readonly GivenPayment[]) {
  if (file === null || amount >= 0 || isReturn) return [];
  return payments.filter(
    (payment) =>
      payment.file?.number === file && payment.file.amount === -amount && payment.currency === currency,
  );
}
