import type { ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import { canadianBranch } from '@consignment/domain/payouts/bank-details';
import { sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';
import { bacsText } from '../characters.ts';
import { amountFaults, payeeNameFaults, shopNameFaults, sumOf } from './faults.ts';
import { bareNumber, blanks, dayOfYear, digits, left, recordOf, wrapped } from './fixed-width.ts';

/*
 * Credits by Standard 005 of Payments Canada, as banks publish it to their customers: records of 1464 characters, one
 * header (A), credits (C) of up to six segments of 240 characters, one trailer (Z). The shop's bank takes the sum from
 * its account by agreement. Fields that the bank fills are zeros.
 */

const texts = defineTexts('Cpa005', {
  noAccount: 'Enter the Canadian account that the shop pays from.',
  shopBranch: 'Enter the institution and transit number of the shop’s own account, such as 003-12345.',
  shopNumber: 'The shop’s own account number can have up to 12 digits.',
  originator: 'Enter the originator ID issued by the shop’s bank: ten characters, A to Z and digits.',
  dataCentre: 'Enter the data centre of the shop’s bank: five digits.',
  sumTooLarge: 'The total is too large for a single Canadian file.',
  reference: 'The reference is longer than the 19 characters allowed in a Canadian file.',
  branch: 'The branch is not an institution and transit number, such as 003-12345.',
  account: 'The account number can have up to 12 digits in a Canadian file.',
});

const recordLength = 1464;
const segmentLength = 240;
const segmentsInRecord = 6;
const [largestPayment, largestSum] = [9_999_999_999, 99_999_999_999_999n];

/** Accounts payable, by Standard 007. */
const transactionCode = '460';

type Account = Extract<ShopAccount, { kind: 'other' }>;

export const cpa005: BankFormat = {
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
      ...(to.kind === 'other' && canadianBranch(to.branch) === null ? [texts.branch] : []),
      ...(to.kind === 'other' && !isAccount(to.account) ? [texts.account] : []),
      ...amountFaults(payment, largestPayment),
      ...(reference.length > 19 ? [texts.reference] : []),
      ...payeeNameFaults(payment),
    ];
  },
  write: writeCpa005,
};

function accountFaults({ branch, account, companyId = '', bankName = '' }: Account): string[] {
  return [
    ...(canadianBranch(branch) === null ? [texts.shopBranch] : []),
    ...(isAccount(account) ? [] : [texts.shopNumber]),
    ...(/^[A-Za-z0-9]{10}$/.test(companyId) ? [] : [texts.originator]),
    ...(/^\d{5}$/.test(bankName) ? [] : [texts.dataCentre]),
  ];
}

function isAccount(account: string): boolean {
  return /^\d{1,12}$/.test(bareNumber(account));
}

function writeCpa005(ask: BankFileAsk): Written {
  const { from, payments, fileNumber } = ask;
  if (from.kind !== 'other') throw new TypeError('A Canadian file pays from an account with a branch.');
  if (fileNumber === undefined) throw new TypeError('A Canadian file needs its number.');
  const originator = (from.companyId ?? '').toUpperCase();
  // A bank refuses the number of one of the shop's last files.
  const origin = `${originator}${digits(wrapped(fileNumber, 9999), 4)}`;
  const header = [
    `0${dayOfYear(dayAt(ask.createdAt, ask.timeZone))}`,
    from.bankName ?? '',
    blanks(20),
    ask.currency,
    blanks(1406),
  ];
  const segments = payments.map((payment) => segmentOf(payment, ask, from));
  const credits = Array.from({ length: Math.ceil(segments.length / segmentsInRecord) }, (_, nth) => {
    const own = segments.slice(nth * segmentsInRecord, (nth + 1) * segmentsInRecord);
    return [left(own.join(''), segmentsInRecord * segmentLength)];
  });
  const noTransactions = digits(0, 14 + 8);
  const trailer = [
    noTransactions,
    digits(sumMoney(payments.map(({ amount }) => amount)), 14),
    digits(payments.length, 8),
    // Corrections of credits and of debits.
    noTransactions,
    noTransactions,
    blanks(1352),
  ];
  const records = [
    ['A', header],
    ...credits.map((credit) => ['C', credit] as const),
    ['Z', trailer],
  ] as const;
  const lines = records.map(([type, fields], index) =>
    recordOf([type, digits(index + 1, 9), origin, ...fields], recordLength),
  );
  return {
    extension: 'txt',
    mediaType: 'text/plain; charset=us-ascii',
    bytes: Buffer.from(`${lines.join('\r\n')}\r\n`, 'ascii'),
  };
}

function segmentOf({ reference, amount, to }: BankPayment, ask: BankFileAsk, from: Account): string {
  if (to.kind !== 'other') throw new TypeError('A Canadian file pays to an account with a branch.');
  const fields = [
    transactionCode,
    digits(amount, 10),
    `0${dayOfYear(ask.executionDay)}`,
    bankOf(to.branch),
    left(bareNumber(to.account), 12),
    digits(0, 22 + 3),
    left(bacsText(from.holder, 15), 15),
    left(bacsText(to.holder, 30), 30),
    left(bacsText(from.holder, 30), 30),
    (from.companyId ?? '').toUpperCase(),
    left(reference.toUpperCase(), 19),
    // Where the money of a payment that fails goes back.
    bankOf(from.branch),
    left(bareNumber(from.account), 12),
    blanks(15 + 22 + 2),
    digits(0, 11),
  ];
  return recordOf(fields, segmentLength);
}

function bankOf(branch: string): string {
  const found = canadianBranch(branch);
  if (found === null) throw new TypeError('A Canadian branch has an institution and a transit number.');
  return `0${found.institution}${found.transit}`;
}
