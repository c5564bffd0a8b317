import type { BankDetails } from '@consignment/domain/payouts/bank-details';
import type { BankFileFormat, CsvColumns, ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('FeatureBankFile', {
  notMade: 'The bank file cannot be created.',
});

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
  /** IANA zone of the shop: the file has its day and its time. */
  readonly timeZone: string;
  /** 'YYYY-MM-DD', a day on which the banks of the currency settle. */
  readonly executionDay: string;
  readonly currency: string;
  readonly from: ShopAccount;
  readonly payments: readonly BankPayment[];
  /** For the format 'csv' only. */
  readonly columns?: CsvColumns;
  /** Counts the shop's files of its day, from 0; a bank takes a second file with the same count for the first. */
  readonly fileOfDay?: number;
  /** For Canadian and Bacs files: counts the files that the shop has given its bank in the format, from 1. */
  readonly fileNumber?: number;
  /** For ACH and Australian direct entry: true also debits the sum from the shop's own account, which some banks want. */
  readonly isBalanced?: boolean;
  /** For ACH only: replaces the company id at the head of the file. */
  readonly immediateOrigin?: string | null;
};

export type BankFile = {
  readonly format: BankFileFormat;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Of the payments alone, without the debit that balances a file, but for the two hashes. */
  readonly control: {
    readonly count: number;
    /** Minor units. */
    readonly amount: number;
    /** SHA-256 of the bytes, in hexadecimal. */
    readonly hash: string;
    /** Of an ACH file: the sum of the banks of all entries, which the bank shows too. */
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

/** A format of bank files: why it cannot pay, and how it writes. Faults are whole sentences, all at once. */
export type BankFormat = {
  readonly fileFaults: (ask: BankFileAsk) => string[];
  readonly paymentFaults: (ask: BankFileAsk, payment: BankPayment) => string[];
  readonly write: (ask: BankFileAsk) => Written;
};

/** A reason why a file cannot be made: of one payment, or of the whole file (null). */
export type BankFileProblem = { readonly reference: string | null; readonly why: string };

/** Thrown where a file cannot be made; all reasons at once, those of the whole file first. */
export class BankFileRefused extends Error {
  readonly problems: readonly BankFileProblem[];

  constructor(problems: readonly BankFileProblem[]) {
    const [first] = problems;
    super(first === undefined ? texts.notMade : wordsOf(first));
    this.problems = problems;
  }
}

function wordsOf({ reference, why }: BankFileProblem): string {
  return reference === null ? why : `${reference}: ${why}`;
}
