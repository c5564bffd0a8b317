import type { BankDetails } from '@consignment/domain/bank-details';
import type { BankFileFormat, CsvColumns, ShopAccount } from '@consignment/domain/bank-file';

/** One payment of a file. */
export type BankPayment = {
  /** By which it is found again in the bank's answers: `po-<payout id>`. */
  readonly reference: string;
  /** Minor units, more than 0. */
  readonly amount: number;
  readonly to: BankDetails;
  /** For the receiver's statement. */
  readonly text: string;
};

export type BankFileAsk = {
  readonly format: BankFileFormat;
  /** The file's own number at the bank, never used twice: at most 35 of A to Z, digits and hyphens. */
  readonly messageId: string;
  readonly createdAt: Date;
  /** 'YYYY-MM-DD', a day on which the banks of the format settle. */
  readonly executionDay: string;
  readonly currency: string;
  readonly from: ShopAccount;
  readonly payments: readonly BankPayment[];
  /** For the format 'csv' only. */
  readonly columns?: CsvColumns;
  /** Counts the shop's ACH files of a day, from 0; a bank takes a second file with the same count for the first. */
  readonly fileOfDay?: number;
};

export type BankFile = {
  readonly format: BankFileFormat;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly control: {
    readonly count: number;
    /** Minor units. */
    readonly amount: number;
    /** SHA-256 of the bytes, in hexadecimal. */
    readonly hash: string;
    /** Of an ACH file: the sum of the receivers' banks, which the bank shows too. */
    readonly entryHash?: string;
  };
};

/** A file as its format writes it. */
export type Written = {
  readonly extension: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly entryHash?: string;
};

/** A reason why a file cannot be made: of one payment, or of the whole file (null). */
export type BankFileProblem = { readonly reference: string | null; readonly why: string };

/** Thrown where a file cannot be made; all reasons at once, those of the whole file first. */
export class BankFileRefused extends Error {
  readonly problems: readonly BankFileProblem[];

  constructor(problems: readonly BankFileProblem[]) {
    const [first] = problems;
    super(first === undefined ? 'The bank file cannot be made.' : wordsOf(first));
    this.problems = problems;
  }
}

function wordsOf({ reference, why }: BankFileProblem): string {
  return reference === null ? why : `${reference}: ${why}`;
}
