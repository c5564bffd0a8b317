import ABA from 'aba-generator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankDetails } from '../../../../packages/domain/src/payouts/bank-details.ts';
import type {
  BankFileAsk,
  BankPayment,
} from '../../../../packages/server/src/features/pay-runs/bank-files/bank-file.ts';
import { BankFileRefused } from '../../../../packages/server/src/features/pay-runs/bank-files/bank-file.ts';
import { sepaText } from '../../../../packages/server/src/features/pay-runs/bank-files/characters.ts';
import { makeBankFile } from '../../../../packages/server/src/features/pay-runs/bank-files/make-bank-file.ts';
import { toIban } from './runs.ts';

const from = {
  kind: 'other' as const,
  holder: 'Zoë’s Consignment of Fremantle Pty Ltd',
  branch: '062-000',
  account: '12345678',
  companyId: '301500',
  bankName: 'CBA',
};

const to = { kind: 'other' as const, holder: 'Kōwhai Ceramics', branch: '732-123', account: '0098 765' };

const ask: BankFileAsk = {
  format: 'aba',
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-24T10:05:00Z'),
  timeZone: 'Australia/Perth',
  executionDay: '2026-11-27',
  currency: 'AUD',
  from,
  payments: [
    { reference: 'po-1', amount: 1999, to, text: 'Payout 1' },
    { reference: 'po-2', amount: 9_999_990_000, to: { ...to, account: '123456789' }, text: '' },
  ],
};

const linesOf = (one: BankFileAsk) => makeBankFile(one).bytes.toString('latin1').split('\r\n');

function refusalOf(one: BankFileAsk): string[] {
  try {
    makeBankFile(one);
  } catch (error) {
    if (error instanceof BankFileRefused) return error.problems.map(({ why }) => why);
    throw error;
  }
  return [];
}

/** The same file by another library. */
function byAnother({ payments, executionDay, isBalanced }: BankFileAsk, cents: number): string {
  const [year = '', month = '', day = ''] = executionDay.split('-');
  const shared = {
    traceBsb: from.branch,
    traceAccount: from.account,
    remitter: sepaText(from.holder, 16),
  };
  const user = sepaText(from.holder, 26);
  const generator = new ABA({
    header: {
      bank: from.bankName,
      user,
      userNumber: Number(from.companyId),
      description: 'PAYOUTS',
      date: `${day}${month}${year.slice(2)}`,
    },
  });
  const credits = payments.map(({ reference, amount, to: payee }) => {
    if (payee.kind !== 'other') throw new TypeError('The runs pay to accounts with a BSB.');
    return {
      ...shared,
      bsb: payee.branch,
      account: payee.account.replaceAll(/[ -]/g, ''),
      transactionCode: 50,
      amount: amount / 100,
      accountTitle: sepaText(payee.holder, 32),
      reference,
    };
  });
  const debit = {
    ...shared,
    bsb: from.branch,
    account: from.account,
    transactionCode: 13,
    amount: cents / 100,
    accountTitle: user,
    reference: 'PAYOUTS',
  };
  return `${generator.generate([...credits, ...(isBalanced === true ? [debit] : [])])}\r\n`;
}

const payee: fc.Arbitrary<BankDetails> = fc.record({
  kind: fc.constant('other' as const),
  holder: fc.oneof(
    fc.constantFrom('Zoë Müller-Łukasik', 'Ελένη', '山田太郎', '=1+1', 'A'.repeat(120), "O'Neill & Sons <b>"),
    fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `A ${text}`),
  ),
  branch: fc.stringMatching(/^\d{3}-?\d{3}$/),
  account: fc.stringMatching(/^[1-9]\d{0,8}$/),
});

describe('an ABA file', () => {
  it('has these bytes', () => {
    const space = (length: number) => ' '.repeat(length);
    expect(linesOf(ask)).toEqual([
      `0${space(17)}01CBA${space(7)}Zoe's Consignment of Frema301500PAYOUTS     271126${space(40)}`,
      `1732-123  0098765 500000001999Kowhai Ceramics${space(17)}po-1${space(14)}062-000 12345678Zoe's Consignmen00000000`,
      `1732-123123456789 509999990000Kowhai Ceramics${space(17)}po-2${space(14)}062-000 12345678Zoe's Consignmen00000000`,
      `7999-999${space(12)}999999199999999919990000000000${space(24)}000002${space(40)}`,
      '',
    ]);
    expect(makeBankFile(ask)).toMatchObject({
      name: 'run-7-1.aba',
      control: { count: 2, amount: 9_999_991_999 },
    });
  });

  it('debits its sum where the bank wants a balanced file', () => {
    const lines = linesOf({ ...ask, isBalanced: true });
    expect(lines[3]).toBe(
      `1062-000 12345678 139999991999Zoe's Consignment of Frema${' '.repeat(6)}PAYOUTS${' '.repeat(11)}062-000 12345678Zoe's Consignmen00000000`,
    );
    expect(lines[4]).toBe(
      `7999-999${' '.repeat(12)}000000000099999919999999991999${' '.repeat(24)}000003${' '.repeat(40)}`,
    );
    expect(makeBankFile({ ...ask, isBalanced: true }).control).toMatchObject({
      count: 2,
      amount: 9_999_991_999,
    });
  });

  it('of random runs is the same as that of another library', { timeout: 60_000 }, () => {
    const runs = fc.record({
      isBalanced: fc.boolean(),
      executionDay: fc.constantFrom('2026-11-30', '2027-02-09', '2028-03-01'),
      payments: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 99_999_999 }), to: payee }), {
        minLength: 1,
        maxLength: 30,
      }),
    });
    fc.assert(
      fc.property(runs, ({ payments, ...run }) => {
        const one: BankFileAsk = {
          ...ask,
          ...run,
          payments: payments.map((paid, nth): BankPayment => ({ ...paid, reference: `po-${nth}`, text: '' })),
        };
        const sum = payments.reduce((total, { amount }) => total + amount, 0);
        const { bytes } = makeBankFile(one);
        expect(bytes.toString('latin1')).toBe(byAnother(one, sum));
        expect(linesOf(one).every((line) => line === '' || /^[ -~]{120}$/.test(line))).toBe(true);
        expect(makeBankFile(one).bytes).toEqual(bytes);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, Partial<BankFileAsk>, string]>([
    [
      'an account without a BSB',
      { from: { ...from, branch: '12-34' } },
      'Enter the Australian account that the shop pays from, with its BSB and account number.',
    ],
    [
      'an account of another kind',
      { from: { kind: 'iban', holder: 'Shop', iban: 'DE89370400440532013000', bic: null } },
      'Enter the Australian account that the shop pays from, with its BSB and account number.',
    ],
    [
      'no APCA user ID',
      { from: { kind: 'other', holder: 'Shop', branch: '062-000', account: '1', bankName: 'CBA' } },
      'Enter the shop’s APCA user ID: six digits, issued by the shop’s bank.',
    ],
    [
      'a user ID of another length',
      { from: { ...from, companyId: '30150' } },
      'Enter the shop’s APCA user ID: six digits, issued by the shop’s bank.',
    ],
    [
      'a bank in full',
      { from: { ...from, bankName: 'Commonwealth' } },
      'Enter the three-character code of the shop’s bank, such as CBA.',
    ],
    [
      'a holder in no Latin script',
      { from: { ...from, holder: '???' } },
      'Enter the account holder’s name for the shop’s own account in Latin script.',
    ],
    [
      'another currency',
      { currency: 'NZD' },
      'Files in this format can only pay in AUD, but these payments are in NZD.',
    ],
    [
      'a national holiday',
      { executionDay: '2026-12-28' },
      'Banks do not make payments on 2026-12-28, because it is Boxing Day.',
    ],
    [
      'a sum beyond ten digits',
      {
        payments: [1, 2].map((nth) => ({ reference: `po-${nth}`, amount: 5_000_000_000, to, text: '' })),
      },
      'The total is too large for a single ABA file.',
    ],
  ])('is refused for %s', (_, change, why) => {
    expect(refusalOf({ ...ask, ...change })).toEqual([why]);
  });

  const [first] = ask.payments;
  it.each<[string, Partial<BankPayment>, string]>([
    ['a BSB of five digits', { to: { ...to, branch: '73-212' } }, 'The BSB does not have six digits.'],
    ['no BSB', { to: { ...to, branch: '' } }, 'The BSB does not have six digits.'],
    [
      'ten digits',
      { to: { ...to, account: '1234567890' } },
      'The account number does not have one to nine characters: A to Z and digits.',
    ],
    [
      'an account of zeros',
      { to: { ...to, account: '0000' } },
      'The account number does not have one to nine characters: A to Z and digits.',
    ],
    [
      'an IBAN',
      { to: toIban },
      'Files in this format need a bank code and an account number, but these bank details don’t include them.',
    ],
    [
      'a name of signs',
      { to: { ...to, holder: '???' } },
      'The account holder’s name cannot be written in Latin script.',
    ],
    [
      'a long reference',
      { reference: 'po-1234567890123456' },
      'The reference is longer than the 18 characters allowed in an ABA file.',
    ],
    [
      'eleven digits of cents',
      { amount: 10_000_000_000 },
      'The amount is too large for a single payment in this format.',
    ],
  ])('refuses a payment to %s', (_, change, why) => {
    if (first === undefined) throw new Error('The run has a payment.');
    const problems = refusalOf({ ...ask, payments: [{ ...first, ...change }] });
    expect(problems).toContain(why);
  });
});
