import { bankReferencesIn } from '@consignment/domain/pay-runs/bank-file';

/** A booking on a shop's account, before it is known whether a payout belongs to it. */
export type Booking = {
  /** The references of payouts that its text has, in the order of the text. */
  readonly references: readonly string[];
  /** The number of a file that is booked as one; null for another booking. */
  readonly file: string | null;
  /** Minor units; below 0 for money out. */
  readonly amount: number;
  readonly currency: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly text: string;
  /** The name of the account that money went to; '' where the bank does not give it separately. */
  readonly payee: string;
  /** Why a payment came back; null where this is no return. */
  readonly returned: string | null;
  /** The bank's own number of the booking; null where it gives none. */
  readonly bankId: string | null;
};

/** The references in texts of a bank, each once. */
export function referencesIn(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text === null ? [] : bankReferencesIn(text))))];
}
