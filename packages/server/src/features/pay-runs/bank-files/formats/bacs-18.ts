import type { ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import { sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { daysAfter } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';
import { bacsText } from '../characters.ts';
import { amountFaults, payeeNameFaults, shopNameFaults, sumOf } from './faults.ts';
import { bareNumber, blanks, dayOfYear, digits, left, recordOf, wrapped } from './fixed-width.ts';

/*
 * Direct credits by Standard 18 of Bacs, for a single processing day: labels of 80 characters, payments of 100, and a
 * contra that takes their sum from the shop's account. Bacs pays on the bank day after the processing day.
 */

const texts = defineTexts('Bacs18', {
  noAccount: 'Enter the UK account that the shop pays from: its sort code and account number.',
  shopAccount: 'Enter the six-digit sort code and eight-digit account number of the shop’s own account.',
  serviceUser: 'Enter the service user number issued by Bacs: six digits.',
  sumTooLarge: 'The total is too large for a single Bacs file.',
  reference: 'The reference is longer than the 18 characters allowed in a Bacs file.',
  account: 'Bacs payments need a six-digit sort code and an eight-digit account number.',
});

const [labelLength, recordLength] = [80, 100];
/** Bacs pays £20 million at once; the contra has eleven digits. */
const [largestPayment, largestSum] = [2_000_000_000, 99_999_999_999n];

/** Transaction codes. */
const [credit, debit] = ['99', '17'];

type Account = Extract<ShopAccount, { kind: 'other' }>;

export const bacs18: BankFormat = {
  fileFaults(ask) {
    const { from, payments } = ask;
    return [
      ...(from.kind === 'other' ? accountFaults(from) : [texts.noAccount]),
      ...shopNameFaults(ask),
      ...(sumOf(payments) > largestSum ? [texts.sumTooLarge] : []),
    ];
  },
  paymentFaults(_, payment) {
    const { to, reference } = payment;
    return [
      ...(to.kind === 'other' && !isUkAccount(to) ? [texts.account] : []),
      ...amountFaults(payment, largestPayment),
      ...(reference.length > 18 ? [texts.reference] : []),
      ...payeeNameFaults(payment),
    ];
  },
  write: writeBacs18,
};

function accountFaults(from: Account): string[] {
  return [
    ...(isUkAccount(from) ? [] : [texts.shopAccount]),
    ...(/^\d{6}$/.test(from.companyId ?? '') ? [] : [texts.serviceUser]),
  ];
}

function isUkAccount({ branch, account }: { branch: string; account: string }): boolean {
  return /^\d{6}$/.test(bareNumber(branch)) && /^\d{8}$/.test(bareNumber(account));
}

function writeBacs18(ask: BankFileAsk): Written {
  const { from, payments, fileNumber } = ask;
  if (from.kind !== 'other') throw new TypeError('Bacs pays from an account with a sort code.');
  if (fileNumber === undefined) throw new TypeError('A Bacs file needs its number.');
  const user = from.companyId ?? '';
  // Bacs refuses a serial number that it has seen in the last three months.
  const serial = digits(wrapped(fileNumber, 999_999), 6);
  const sum = sumMoney(payments.map(({ amount }) => amount));
  const file = [
    `A${user}S${blanks(3)}${user}`,
    serial,
    '00010001',
    blanks(6),
    dateOf(dayAt(ask.createdAt, ask.timeZone)),
    // Until then the file has to be kept.
    dateOf(daysAfter(ask.executionDay, 7)),
    ' ',
    digits(0, 6),
    blanks(20),
  ];
  const form = ['F', '02000', digits(recordLength, 5), blanks(35), '00', blanks(28)];
  const day = [
    dateOf(ask.executionDay),
    left('999999', 10),
    '00',
    digits(0, 6),
    left('1 DAILY', 9),
    digits(wrapped((ask.fileOfDay ?? 0) + 1, 999), 3),
    blanks(40),
  ];
  const holder = left(bacsText(from.holder, 18), 18);
  const contra = [
    ...[ukAccount(from), '0', debit, ukAccount(from), blanks(4), digits(sum, 11)],
    ...[holder, left('CONTRA', 18), holder],
  ];
  const lines = [
    label('VOL1', [serial, blanks(1 + 20 + 6 + 4), user, blanks(4 + 28), '1']),
    label('HDR1', file),
    label('HDR2', form),
    label('UHL1', day),
    ...payments.map((payment) => recordOf(creditOf(payment, from, holder), recordLength)),
    recordOf(contra, recordLength),
    label('EOF1', file),
    label('EOF2', form),
    label('UTL1', [digits(sum, 13), digits(sum, 13), digits(1, 7), digits(payments.length, 7), blanks(36)]),
  ];
  return {
    extension: 'txt',
    mediaType: 'text/plain; charset=us-ascii',
    bytes: Buffer.from(`${lines.join('\r\n')}\r\n`, 'ascii'),
  };
}

function creditOf({ reference, amount, to }: BankPayment, from: Account, holder: string): string[] {
  if (to.kind !== 'other') throw new TypeError('Bacs pays to an account with a sort code.');
  return [
    ...[ukAccount(to), '0', credit, ukAccount(from), blanks(4), digits(amount, 11)],
    ...[holder, left(reference.toUpperCase(), 18), left(bacsText(to.holder, 18), 18)],
  ];
}

function ukAccount({ branch, account }: { branch: string; account: string }): string {
  return `${bareNumber(branch)}${bareNumber(account)}`;
}

function label(name: string, fields: readonly string[]): string {
  return recordOf([name, ...fields], labelLength);
}

function dateOf(day: string): string {
  return ` ${dayOfYear(day)}`;
}
