import { bsb } from '@consignment/domain/payouts/bank-details';
import type { ShopAccount } from '@consignment/domain/pay-runs/bank-file';
import { sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';
import { sepaText } from '../characters.ts';
import { amountFaults, payeeNameFaults, shopNameFaults, sumOf } from './faults.ts';
import { bareNumber, blanks, digits, left, recordOf } from './fixed-width.ts';

/*
 * Australian direct entry, the format of the Australian Bankers' Association: a descriptive record, one record for each payment, and
 * the totals, with 120 characters each.
 */

const texts = defineTexts('Aba', {
  noAccount: 'Enter the Australian account that the shop pays from, with its BSB and account number.',
  noUserId: 'Enter the shop’s APCA user ID: six digits, issued by the shop’s bank.',
  noBank: 'Enter the three-character code of the shop’s bank, such as CBA.',
  sumTooLarge: 'The total is too large for a single ABA file.',
  abaReference: 'The reference is longer than the 18 characters allowed in an ABA file.',
  payeeBsb: 'The BSB does not have six digits.',
  payeeAccount: 'The account number does not have one to nine characters: A to Z and digits.',
});

const recordLength = 120;
/** The ten digits of an entry, and of each total. */
const largest = 9_999_999_999;

/** Transaction codes. */
const credit = '50';
const debit = '13';

type OtherAccount = Extract<ShopAccount, { kind: 'other' }>;

export const aba: BankFormat = {
  fileFaults(ask) {
    const { from, payments } = ask;
    return [
      ...(from.kind === 'other' && bsb(from.branch) !== null && isAccount(from.account)
        ? []
        : [texts.noAccount]),
      ...shopNameFaults(ask),
      ...(from.kind === 'other' && !/^\d{6}$/.test(from.companyId ?? '') ? [texts.noUserId] : []),
      ...(from.kind === 'other' && !/^[A-Za-z]{3}$/.test(from.bankName ?? '') ? [texts.noBank] : []),
      ...(sumOf(payments) > BigInt(largest) ? [texts.sumTooLarge] : []),
    ];
  },
  paymentFaults(_, payment) {
    const { to, reference } = payment;
    return [
      ...amountFaults(payment, largest),
      ...(reference.length > 18 ? [texts.abaReference] : []),
      ...payeeNameFaults(payment),
      ...(to.kind !== 'other' || bsb(to.branch) !== null ? [] : [texts.payeeBsb]),
      ...(to.kind !== 'other' || isAccount(to.account) ? [] : [texts.payeeAccount]),
    ];
  },
  write: writeAba,
};

/**
 * The file of a batch of credits. The bank takes their sum from the shop's account by its own agreement or, where it wants a
 * balanced file, by one more entry.
 */
function writeAba(ask: BankFileAsk): Written {
  const { from, payments } = ask;
  if (from.kind !== 'other') throw new TypeError('Direct entry pays from an account with a BSB.');
  const sum = sumMoney(payments.map(({ amount }) => amount));
  const isBalanced = ask.isBalanced === true;
  const [year = '', month = '', day = ''] = ask.executionDay.split('-');
  const [branch, holder] = [bsbOf(from.branch), sepaText(from.holder, 26)];
  const descriptive = [
    '0',
    blanks(17),
    '01',
    (from.bankName ?? '').toUpperCase(),
    blanks(7),
    left(holder, 26),
    from.companyId ?? '',
    left('PAYOUTS', 12),
    `${day}${month}${year.slice(2)}`,
    blanks(40),
  ];
  const total = [
    '7',
    '999-999',
    blanks(12),
    digits(isBalanced ? 0 : sum, 10),
    digits(sum, 10),
    digits(isBalanced ? sum : 0, 10),
    blanks(24),
    digits(payments.length + (isBalanced ? 1 : 0), 6),
    blanks(40),
  ];
  const records = [
    recordOf(descriptive, recordLength),
    ...payments.map((payment) => creditRecord(payment, from)),
    ...(isBalanced
      ? [
          entryRecord(
            { branch, account: from.account, code: debit, amount: sum, holder, reference: 'PAYOUTS' },
            from,
          ),
        ]
      : []),
    recordOf(total, recordLength),
  ];
  return {
    extension: 'aba',
    mediaType: 'text/plain; charset=us-ascii',
    bytes: Buffer.from(`${records.join('\r\n')}\r\n`, 'ascii'),
  };
}

type Entry = {
  readonly branch: string;
  readonly account: string;
  readonly code: typeof credit | typeof debit;
  readonly amount: number;
  readonly holder: string;
  readonly reference: string;
};

function creditRecord({ reference, amount, to }: BankPayment, from: OtherAccount): string {
  if (to.kind !== 'other') throw new TypeError('Direct entry pays to an account with a BSB.');
  const { branch, account, holder } = to;
  return entryRecord({ branch, account, code: credit, amount, holder, reference }, from);
}

/** With the shop's account, to which a payment that cannot be made goes back. */
function entryRecord(entry: Entry, from: OtherAccount): string {
  const fields = [
    '1',
    bsbOf(entry.branch),
    bareNumber(entry.account).padStart(9),
    ' ',
    entry.code,
    digits(entry.amount, 10),
    left(sepaText(entry.holder, 32), 32),
    left(sepaText(entry.reference, 18), 18),
    bsbOf(from.branch),
    bareNumber(from.account).padStart(9),
    left(sepaText(from.holder, 16), 16),
    digits(0, 8),
  ];
  return recordOf(fields, recordLength);
}

function bsbOf(branch: string): string {
  const code = bsb(branch);
  if (code === null) throw new RangeError('A BSB has six digits.');
  return code;
}

function isAccount(account: string): boolean {
  return /^[A-Za-z0-9]{1,9}$/.test(bareNumber(account)) && /[1-9A-Za-z]/.test(account);
}
