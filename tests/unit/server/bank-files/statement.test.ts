import { describe, expect, it } from 'vitest';
import type { StatementColumns } from '../../../../packages/domain/src/pay-runs/bank-file.ts';
import { readBankStatement } from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-statement.ts';
import { schemaFaults } from './schema.ts';
import { camt } from './statements.ts';

describe.each(['camt.053.001.02', 'camt.053.001.08'] as const)('a statement of the bank, %s', (version) => {
  const text = camt(version, [
    { amount: '19.99', direction: 'DBIT', endToEnd: 'PO-1', bankId: 'B1' },
    { amount: '5.5', direction: 'DBIT', text: 'Shop 12 po 2 thanks' },
    { amount: '7.00', direction: 'CRDT', endToEnd: 'po-3', returned: 'AC04' },
    { amount: '9.00', direction: 'CRDT', text: 'A customer' },
    { amount: '1.00', direction: 'DBIT', text: 'po-4 and po-5' },
    { amount: '2.00', direction: 'DBIT', endToEnd: 'po-6', status: 'PDNG' },
    [
      { amount: '3.00', direction: 'DBIT', endToEnd: 'po-7' },
      { amount: '4.50', direction: 'DBIT', endToEnd: 'po-8' },
    ],
    { amount: '100.00000', direction: 'DBIT', file: 'pay-run-7' },
    { amount: '5', currency: 'JPY', direction: 'DBIT', endToEnd: 'NOTPROVIDED' },
  ]);

  it('has its bookings with references, signs and reasons', async () => {
    expect(await schemaFaults(version, [text])).toEqual([]);
    expect(
      readBankStatement(text).map(({ reference, file, amount, currency, day, isReturn, reason }) => [
        reference ?? file,
        amount,
        currency,
        day,
        isReturn ? reason : null,
      ]),
    ).toEqual([
      ['po-1', -1999, 'EUR', '2026-12-01', null],
      ['po-2', -550, 'EUR', '2026-12-01', null],
      ['po-3', 700, 'EUR', '2026-12-01', 'The account is closed. (AC04)'],
      [null, 900, 'EUR', '2026-12-01', null],
      [null, -100, 'EUR', '2026-12-01', null],
      ['po-7', -300, 'EUR', '2026-12-01', null],
      ['po-8', -450, 'EUR', '2026-12-01', null],
      ['pay-run-7', -10000, 'EUR', '2026-12-01', null],
      [null, -5, 'JPY', '2026-12-01', null],
    ]);
  });

  it('has the same keys wherever a booking is, and others for bookings that are alike', () => {
    const one = { amount: '1.00', direction: 'DBIT', text: 'Coffee' } as const;
    const own = { amount: '19.99', direction: 'DBIT', endToEnd: 'po-1' } as const;
    const keysOf = (lines: Parameters<typeof camt>[1]) =>
      readBankStatement(camt(version, lines)).map(({ key }) => key);
    const [coffee, payout] = keysOf([one, own]);
    expect(keysOf([own, one, one])).toEqual([payout, coffee, expect.not.stringMatching(coffee ?? '')]);
    expect(keysOf([own, own])).toEqual([payout, payout]);
  });

  it.each([
    [
      'Amt Ccy="EUR">19.99',
      'Amt Ccy="EUR">19.995',
      '“19.995” is not an amount in EUR (entry 1 in statement 1).',
    ],
    ['Amt Ccy="EUR">19.99', 'Amt Ccy="EUR">1e3', '“1e3” is not an amount in EUR (entry 1 in statement 1).'],
    ['Amt Ccy="EUR">19.99', 'Amt Ccy="XQX">19.99', '“XQX” is not a currency (entry 1 in statement 1).'],
    ['<CdtDbtInd>DBIT', '<CdtDbtInd>WHAT', 'whether money came in or went out (entry 1 in statement 1)'],
    [
      '<BookgDt><Dt>2026-12-01',
      '<BookgDt><Dt>2026-13-01',
      'The booking date is missing (entry 1 in statement 1)',
    ],
  ])('is refused with what and where: %s as %s', (from, to, why) => {
    expect(() => readBankStatement(text.replace(from, to))).toThrow(why);
  });
});

describe('a statement as CSV', () => {
  const columns: StatementColumns = {
    separator: ',',
    decimal: '.',
    date: 'DD/MM/YYYY',
    headerRows: 1,
    dateColumn: 1,
    amount: { is: 'signed', column: 3 },
    textColumns: [2],
  };

  it('has its bookings by the columns of the bank', () => {
    const text = [
      'Date,Text,Amount',
      '01/12/2026,"FASTER PAYMENT, PO-1",-19.99',
      '02/12/2026,RETURNED PO-2,5.00',
      '',
      '3/12/2026,Coffee,"-1,234.50"',
    ].join('\r\n');
    expect(readBankStatement(`\uFEFF${text}`, { columns, currency: 'GBP' })).toMatchObject([
      { reference: 'po-1', amount: -1999, currency: 'GBP', day: '2026-12-01', isReturn: false },
      { reference: 'po-2', amount: 500, day: '2026-12-02', isReturn: true },
      { reference: null, amount: -123450, day: '2026-12-03', text: 'Coffee' },
    ]);
  });

  it('is read with two columns of amounts, decimal commas and other dates', () => {
    const german: StatementColumns = {
      ...columns,
      separator: ';',
      decimal: ',',
      date: 'DD.MM.YYYY',
      headerRows: 0,
      amount: { is: 'two', out: 3, in: 4 },
    };
    const read = (text: string) => readBankStatement(text, { columns: german, currency: 'EUR' });
    expect(
      read('01.12.2026;po-1;1.234,56;\n01.12.2026;po-1;;12,00 EUR\n01.12.2026;po-2;5,00-;0,00'),
    ).toMatchObject([{ amount: -123456 }, { amount: 1200 }, { amount: -500 }]);
    expect(() => read('01.12.2026;po-1;12.34;')).toThrow(
      '“12.34” is not an amount with “,” as the decimal separator (row 1).',
    );
    expect(() => read('01.12.2026;po-1;;')).toThrow('The amount is missing (row 1).');
  });

  it.each([
    ['01/13/2026,po-1,-1.00', '“01/13/2026” is not a date in the form DD/MM/YYYY (row 2).'],
    ['01/12/2026,po-1,=1+1', '“=1+1” is not an amount in GBP (row 2).'],
    ['01/12/2026,po-1,1.2.3', '“1.2.3” is not an amount in GBP (row 2).'],
    ['01/12/2026,po-1', '“” is not an amount in GBP (row 2).'],
    ['01/12/2026,"po-1,-1.00', 'The file cannot be read'],
  ])('is refused with what and where: %s', (row, why) => {
    expect(() => readBankStatement(`Date,Text,Amount\n${row}`, { columns, currency: 'GBP' })).toThrow(why);
  });

  it('needs its columns', () => {
    expect(() => readBankStatement('a,b')).toThrow('choose the columns of your bank’s statement first');
  });
});
