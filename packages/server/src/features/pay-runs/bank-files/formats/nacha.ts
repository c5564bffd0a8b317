import type { ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import { sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { wallClockAt } from '@consignment/domain/time/zone';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';
import { achText } from '../characters.ts';
import { amountFaults, payeeNameFaults, shopNameFaults, sumOf } from './faults.ts';
import { blanks, digits, left, recordOf } from './fixed-width.ts';

const texts = defineTexts('Nacha', {
  noUsAccount: 'Enter the US account that the shop pays from.',
  sumOverAch: 'The total is too large for a single ACH file.',
  sumOverEntry: 'The total is too large for a single entry in a balanced ACH file.',
  wrongRouting: 'Enter the nine-digit routing number of the shop’s bank.',
  wrongCompany:
    'Enter the company id issued by the shop’s bank: up to ten characters, A to Z and digits only.',
  achReference: 'The reference is longer than the 15 characters allowed in an ACH entry.',
  payeeRouting: 'The routing number does not have nine digits.',
  payeeAccount: 'The account number is longer than 17 characters.',
});

/** The ten digits of an entry, and the twelve of the last record. */
const [largestEntry, largestSum] = [9_999_999_999, 999_999_999_999n];

export const nacha: BankFormat = {
  fileFaults(ask) {
    const { from, payments, isBalanced } = ask;
    const sum = sumOf(payments);
    return [
      ...(from.kind === 'aba' ? [] : [texts.noUsAccount]),
      ...shopNameFaults(ask),
      ...(from.kind !== 'aba' || /^\d{9}$/.test(from.routing) ? [] : [texts.wrongRouting]),
      ...(from.kind !== 'aba' || /^[A-Za-z0-9 -]{1,10}$/.test(from.companyId) ? [] : [texts.wrongCompany]),
      ...(sum > largestSum
        ? [texts.sumOverAch]
        : isBalanced === true && sum > largestEntry
          ? [texts.sumOverEntry]
          : []),
    ];
  },
  paymentFaults(_, payment) {
    const { to, reference } = payment;
    return [
      ...amountFaults(payment, largestEntry),
      ...(reference.length > 15 ? [texts.achReference] : []),
      ...payeeNameFaults(payment),
      ...(to.kind !== 'aba' || /^\d{9}$/.test(to.routing) ? [] : [texts.payeeRouting]),
      ...(to.kind !== 'aba' || /^[A-Za-z0-9 -]{1,17}$/.test(to.account) ? [] : [texts.payeeAccount]),
    ];
  },
  write: writeNacha,
};

/*
 * An ACH file by the NACHA Operating Rules: records of 94 characters, one batch, and lines of nines up to a multiple of
 * ten records. PPD pays people, CCD pays companies; both have the same records.
 */

const recordLength = 94;
const blockingFactor = 10;
/** Service classes. */
const mixed = '200';
const creditsOnly = '220';

/** Transaction codes. */
const creditTo = { checking: '22', savings: '32' } as const;
const debitFrom = { checking: '27', savings: '37' } as const;

/** Stands where a payment has its reference, and in whatever comes back about the debit of a balanced file. */
export const offsetIdentification = 'OFFSET';

type Entry = {
  readonly transactionCode: string;
  readonly routing: string;
  readonly account: string;
  readonly amount: number;
  readonly identification: string;
  readonly name: string;
};

/**
 * The file of a batch of credits. The bank takes their sum from the company's account by its own agreement or, where it wants a
 * balanced file, by one more entry.
 */
function writeNacha(ask: BankFileAsk): Written {
  const { from, payments } = ask;
  if (from.kind !== 'aba') throw new TypeError('ACH pays from an account of the US.');
  const companyId = right(achText(from.companyId, 10), 10);
  const bank = from.routing.slice(0, 8);
  const isBalanced = ask.isBalanced === true;
  const sum = sumMoney(payments.map(({ amount }) => amount));
  const entries = [...payments.map(creditOf), ...(isBalanced ? [offsetOf(sum, from)] : [])];
  const serviceClass = isBalanced ? mixed : creditsOnly;
  const hash = hashOf(entries);
  const debits = digits(isBalanced ? sum : 0, 12);
  const credits = digits(sum, 12);
  const { year, month, day, hour, minute } = wallClockAt(ask.createdAt, ask.timeZone);
  const created = [year % 100, month, day].map((part) => digits(part, 2)).join('');
  const fileHeader = [
    '101',
    right(from.routing, 10),
    right(achText(ask.immediateOrigin ?? from.companyId, 10), 10),
    created,
    `${digits(hour, 2)}${digits(minute, 2)}`,
    modifier(ask.fileOfDay ?? 0),
    '094101',
    left(achText(from.bankName, 23), 23),
    left(achText(from.holder, 23), 23),
    blanks(8),
  ];
  const batchHeader = [
    '5',
    serviceClass,
    left(achText(from.holder, 16), 16),
    blanks(20),
    companyId,
    ask.format === 'nacha_ccd' ? 'CCD' : 'PPD',
    left('PAYOUT', 10),
    created,
    ask.executionDay.slice(2).replaceAll('-', ''),
    '   1',
    bank,
    digits(1, 7),
  ];
  const batchControl = [
    '8',
    serviceClass,
    digits(entries.length, 6),
    hash,
    debits,
    credits,
    companyId,
    blanks(25),
    bank,
    digits(1, 7),
  ];
  const records = entries.length + 4;
  const blocks = Math.ceil(records / blockingFactor);
  const fileControl = [
    '9',
    digits(1, 6),
    digits(blocks, 6),
    digits(entries.length, 8),
    hash,
    debits,
    credits,
    blanks(39),
  ];
  const lines = [
    recordOf(fileHeader, recordLength),
    recordOf(batchHeader, recordLength),
    ...entries.map((entry, index) => entryRecord(entry, bank, index + 1)),
    recordOf(batchControl, recordLength),
    recordOf(fileControl, recordLength),
    ...Array.from({ length: blocks * blockingFactor - records }, () => '9'.repeat(recordLength)),
  ];
  return {
    extension: 'ach',
    mediaType: 'text/plain; charset=us-ascii',
    bytes: Buffer.from(`${lines.join('\r\n')}\r\n`, 'ascii'),
    entryHash: hash,
  };
}

function creditOf({ reference, amount, to }: BankPayment): Entry {
  if (to.kind !== 'aba') throw new TypeError('ACH pays to an account of the US.');
  const { routing, account, accountType, holder: name } = to;
  return {
    transactionCode: creditTo[accountType],
    routing,
    account,
    amount,
    identification: reference,
    name,
  };
}

function offsetOf(sum: number, from: Extract<ShopAccount, { kind: 'aba' }>): Entry {
  const { routing, account, accountType, holder: name } = from;
  const identification = offsetIdentification;
  return { transactionCode: debitFrom[accountType], routing, account, amount: sum, identification, name };
}

function entryRecord(entry: Entry, bank: string, nth: number): string {
  const fields = [
    '6',
    entry.transactionCode,
    entry.routing,
    left(entry.account, 17),
    digits(entry.amount, 10),
    left(achText(entry.identification, 15), 15),
    left(achText(entry.name, 22), 22),
    '  ',
    '0',
    bank,
    digits(nth, 7),
  ];
  return recordOf(fields, recordLength);
}

/** The first eight digits of the banks of all entries, added up; only the last ten digits count. */
function hashOf(entries: readonly Entry[]): string {
  const sum = entries.reduce((total, { routing }) => total + BigInt(routing.slice(0, 8)), 0n);
  return String(sum).padStart(10, '0').slice(-10);
}

/** 'A' for the first file of a day to 'Z', then '0' to '9'; a 37th starts again. */
function modifier(fileOfDay: number): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.charAt(fileOfDay % 36);
}

function right(text: string, length: number): string {
  return text.padStart(length, ' ');
}
