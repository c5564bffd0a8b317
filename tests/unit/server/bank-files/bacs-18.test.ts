import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankFileAsk } from '../../../../packages/server/src/features/pay-runs/bank-files/bank-file.ts';
import { bacs18 } from '../../../../packages/server/src/features/pay-runs/bank-files/formats/bacs-18.ts';
import { ownIban } from './runs.ts';

const from = {
  kind: 'other' as const,
  holder: 'Zoë’s Vintage & Retro Ltd',
  branch: '40-12-34',
  account: '00112233',
  companyId: '123456',
};
const to = { kind: 'other' as const, holder: 'Ann Oak-Łukasik', branch: '20-00-00', account: '00123456' };
const payment = { reference: 'po-1', amount: 1999, to, text: 'Payout 1' };
const ask = {
  format: 'bacs_18' as const,
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-26T10:00:00Z'),
  timeZone: 'Europe/London',
  executionDay: '2026-11-27',
  currency: 'GBP',
  from,
  payments: [payment, { ...payment, reference: 'po-2', amount: 501 }],
  fileNumber: 7,
};

function linesOf(one: BankFileAsk): string[] {
  const text = bacs18.write(one).bytes.toString('ascii');
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
}

describe('a Bacs file of Standard 18', () => {
  it('has the fields of the standard at their places', () => {
    const blanks = (length: number) => ' '.repeat(length);
    const file = `A123456S   12345600000700010001${blanks(6)} 26330 26338 000000${blanks(20)}`;
    const form = `F0200000100${blanks(35)}00${blanks(28)}`;
    const shop = 'ZOE S VINTAGE & RE';
    expect(linesOf(ask)).toEqual([
      `VOL1000007${blanks(31)}123456${blanks(32)}1`,
      `HDR1${file}`,
      `HDR2${form}`,
      `UHL1 26331999999    000000001 DAILY  001${blanks(40)}`,
      `2000000012345609940123400112233    00000001999${shop}PO-1              ANN OAK-LUKASIK   `,
      `2000000012345609940123400112233    00000000501${shop}PO-2              ANN OAK-LUKASIK   `,
      `4012340011223301740123400112233    00000002500${shop}CONTRA            ${shop}`,
      `EOF1${file}`,
      `EOF2${form}`,
      `UTL10000000002500000000000250000000010000002${blanks(36)}`,
    ]);
    expect(bacs18.write({ ...ask }).bytes).toEqual(bacs18.write(ask).bytes);
  });

  it('of random runs balances, and pays each amount to its account', () => {
    const run = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 2_000_000_000 }),
        sort: fc.stringMatching(/^\d{6}$/),
        account: fc.stringMatching(/^\d{8}$/),
        holder: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `A${text}`),
          fc.constantFrom(
            '山田太郎',
            'عمر',
            "O'Neill & Sons",
            'Zoë/Ann - Ltd.',
            'ﬁne ＷＩＤＥ',
            `!!${'A'.repeat(40)}`,
          ),
        ),
      }),
      { minLength: 1, maxLength: 20 },
    );
    for (const payees of fc.sample(run, 200)) {
      const payments = payees.map(({ amount, sort, account, holder }, nth) => ({
        reference: `po-${nth + 1}`,
        amount,
        to: { kind: 'other' as const, holder, branch: sort, account },
        text: '',
      }));
      expect(payments.flatMap((each) => bacs18.paymentFaults(ask, each))).toEqual([]);
      const lines = linesOf({ ...ask, payments });
      const [credits, contra = '', trailer = ''] = [lines.slice(4, -4), lines.at(-4), lines.at(-1)];
      const sum = payments.reduce((total, { amount }) => total + amount, 0);
      expect(lines.map(({ length }) => length)).toEqual([
        ...[80, 80, 80, 80],
        ...payments.map(() => 100),
        ...[100, 80, 80, 80],
      ]);
      expect(lines.every((line) => /^[A-Z0-9 .&/-]+$/.test(line))).toBe(true);
      expect(credits.map((line) => [line.slice(0, 14), Number(line.slice(35, 46))])).toEqual(
        payments.map(({ amount, to: payee }) => [`${payee.branch}${payee.account}`, amount]),
      );
      expect(credits.every((line) => /[A-Z0-9]/.test(line.slice(82)))).toBe(true);
      expect(Number(contra.slice(35, 46))).toBe(sum);
      expect([trailer.slice(4, 17), trailer.slice(17, 30)].map(Number)).toEqual([sum, sum]);
      expect(Number(trailer.slice(37, 44))).toBe(payments.length);
    }
  });

  it('has a number of the shop’s files, and one of the day’s', () => {
    const numbers = [1, 999_999, 1_000_000].map((fileNumber) =>
      linesOf({ ...ask, fileNumber })[0]?.slice(4, 10),
    );
    expect(numbers).toEqual(['000001', '999999', '000001']);
    const ofDay = [0, 4, 998, 999].map((fileOfDay) => linesOf({ ...ask, fileOfDay })[3]?.slice(37, 40));
    expect(ofDay).toEqual(['001', '005', '999', '001']);
  });

  it('can be made of all that it allows', () => {
    expect(bacs18.fileFaults(ask)).toEqual([]);
    const largest = { ...payment, reference: `po-${'1'.repeat(15)}`, amount: 2_000_000_000 };
    expect(bacs18.paymentFaults(ask, largest)).toEqual([]);
  });

  it.each([
    ['a short sort code', { to: { ...to, branch: '2000' } }, 'need a six-digit sort code'],
    ['an account of seven digits', { to: { ...to, account: '0012345' } }, 'eight-digit account number'],
    ['more than £20 million', { amount: 2_000_000_001 }, 'too large for a single payment'],
    ['a long reference', { reference: `po-${'1'.repeat(16)}` }, 'longer than the 18 characters'],
    ['a name that is not read', { to: { ...to, holder: '=+-' } }, 'cannot be written in Latin script'],
  ])('refuses a payment to %s', (_, change, why) => {
    expect(bacs18.paymentFaults(ask, { ...payment, ...change })).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['a sort code', { ...from, branch: '' }, 'Enter the six-digit sort code'],
    ['a service user number', { ...from, companyId: 'B12345' }, 'Enter the service user number'],
    ['a name', { ...from, holder: '…' }, 'in Latin script'],
    ['a UK account', ownIban, 'Enter the UK account'],
  ])('refuses a shop without %s', (_, account, why) => {
    expect(bacs18.fileFaults({ ...ask, from: account })).toEqual([expect.stringContaining(why)]);
  });

  it('refuses a sum of more than eleven digits', () => {
    const payments = Array.from({ length: 50 }, () => ({ ...payment, amount: 2_000_000_000 }));
    expect(bacs18.fileFaults({ ...ask, payments })).toEqual([expect.stringContaining('total is too large')]);
    expect(bacs18.fileFaults({ ...ask, payments: payments.slice(1) })).toEqual([]);
  });
});
