import { createHash } from 'node:crypto';
import type { StatementColumns } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Booking } from './booking.ts';
import { BankTextRefused } from './refused-text.ts';
import { readCamt } from './read-camt.ts';
import { readStatementCsv } from './read-statement-csv.ts';

const texts = defineTexts('ReadBankStatement', {
  notXml: 'The file is not XML. For a CSV, choose the columns of your bank’s statement first.',
});

export type StatementEntry = {
  /**
   * The same for the same booking in any file of the bank, so that a statement that is uploaded twice, or that overlaps
   * another, counts once.
   */
  readonly key: string;
  /** The one payout that the text names; null where it names none or several. */
  readonly reference: string | null;
  readonly file: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly day: string;
  readonly text: string;
  readonly payee: string;
  readonly isReturn: boolean;
  /** Of a return, in words; '' for others. */
  readonly reason: string;
};

/**
 * Reads a bank's statement: camt.052, .053 or .054 and, with the columns of the shop's bank, CSV. `currency` is that of
 * the account, for a CSV, which does not say it. Throws BankTextRefused for any other text, with what and where.
 */
export function readBankStatement(
  text: string,
  csv: { readonly columns: StatementColumns; readonly currency: string } | null = null,
): StatementEntry[] {
  const isXml = /^\uFEFF?\s*</.test(text);
  if (!isXml && csv === null) {
    throw new BankTextRefused(texts.notXml);
  }
  const bookings = isXml || csv === null ? readCamt(text) : readStatementCsv(text, csv.columns, csv.currency);
  return entriesOf(bookings);
}

function entriesOf(bookings: readonly Booking[]): StatementEntry[] {
  const counted = new Map<string, number>();
  return bookings.map((booking) => {
    const references = [...new Set(booking.references)];
    const reference = references.length === 1 ? (references[0] ?? null) : null;
    // Two bookings that are alike in everything are kept apart by their count. One of a payout never has its like: the
    // second is the same booking again.
    const same = identity(booking);
    const nth = counted.get(same) ?? 0;
    counted.set(same, nth + 1);
    const isOnce = booking.bankId !== null || reference !== null || booking.file !== null;
    return {
      key: createHash('sha256')
        .update(isOnce ? same : `${same}\n${nth}`)
        .digest('hex'),
      reference,
      file: booking.file,
      amount: booking.amount,
      currency: booking.currency,
      day: booking.day,
      text: booking.text,
      payee: booking.payee,
      isReturn: booking.returned !== null,
      reason: booking.returned ?? '',
    };
  });
}

function identity(booking: Booking): string {
  const { references, file, amount, currency, day, text, returned, bankId } = booking;
  return JSON.stringify([bankId, references, file, amount, currency, day, text, returned !== null]);
}
