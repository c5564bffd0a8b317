import { describe, expect, it } from 'vitest';
import { readBankText } from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-text.ts';
import { achReturns } from './ach-returns.ts';

const read = (text: string) => readBankText(text, null);

describe('an ACH file that comes back', () => {
  const text = achReturns([
    { reference: 'PO-6', cents: 5000, type: '99', code: 'R02' },
    { reference: 'PO-7', cents: 0, type: '98', code: 'C01', data: '123456789012' },
    { reference: '', cents: 100, type: '99', code: 'R03' },
    { reference: 'PO-8', cents: 5000, type: '99', code: 'R68' },
  ]);

  it('has its returns as money that came in, with the reason', () => {
    expect(read(text).entries).toMatchObject([
      {
        reference: 'po-6',
        amount: 5000,
        currency: 'USD',
        day: '2026-12-02',
        isReturn: true,
        reason: 'The account is closed. (R02)',
      },
      { reference: null, amount: 100, isReturn: true },
      { reference: 'po-8', amount: -5000, isReturn: true },
    ]);
  });

  it('has its notifications of change, without the account', () => {
    const { answers } = read(text);
    expect(answers).toEqual([
      {
        of: 'payment',
        reference: 'po-7',
        outcome: 'changed',
        reason: 'The account number is another by now. (C01)',
      },
    ]);
    expect(JSON.stringify(read(text))).not.toContain('123456789012');
  });

  it('names no payment where it is about the debit that balances a file', () => {
    const offset = achReturns([
      { reference: 'OFFSET', cents: 5000, type: '99', code: 'R01', transaction: '26' },
      { reference: 'OFFSET', cents: 0, type: '98', code: 'C01', data: '123456789012' },
    ]);
    const { entries, answers } = read(offset);
    // Below 0: the money of no payment has come back.
    expect(entries).toMatchObject([
      {
        reference: null,
        file: null,
        amount: -5000,
        isReturn: true,
        reason: 'The account has too little money. (R01)',
      },
    ]);
    expect(entries[0]?.text).toContain('from the shop’s account');
    expect(answers).toMatchObject([{ of: 'payment', reference: '', outcome: 'changed' }]);
    expect(answers[0]?.reason).toContain('the shop’s own account');
    expect(JSON.stringify(answers)).not.toContain('123456789012');
  });

  it('is read without line breaks too, with the same keys', () => {
    expect(read(text.replaceAll('\n', ''))).toEqual(read(text));
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
  });

  it('is not taken for a CSV that begins with the tenth of the tenth', () => {
    const columns = {
      ...{ separator: ';' as const, decimal: '.' as const, date: 'DDMMYYYY' as const },
      ...{ headerRows: 0, dateColumn: 1, amount: { is: 'signed' as const, column: 3 }, textColumns: [2] },
    };
    const csv = '10102026;po-1;-19.99';
    expect(readBankText(csv, { columns, currency: 'EUR' }).entries).toMatchObject([{ amount: -1999 }]);
  });

  it.each([
    ['has neither', achReturns([]), 'no returns or notifications of change'],
    ['has no day', text.replace('261202', '269902'), 'The file’s date is missing (line 1).'],
    [
      'has no amount',
      text.replace('0000005000PO-6', '00000050xxPO-6'),
      'The amount is missing from an entry (line 4).',
    ],
  ])('is refused where it %s', (_, changed, why) => {
    expect(() => read(changed)).toThrow(why);
  });
});
