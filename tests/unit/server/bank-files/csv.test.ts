import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { columnFaults, type CsvColumns } from '../../../../packages/domain/src/pay-runs/bank-file.ts';
import { ukColumns } from '../../../../packages/domain/src/pay-runs/uk-columns.ts';
import { makeBankFile } from '../../../../packages/server/src/features/pay-runs/bank-files/make-bank-file.ts';
import { toAba, toIban, toOther } from './runs.ts';

const first = { reference: 'po-1', amount: 123_456, to: toOther, text: 'Payout' };
const ask = {
  format: 'csv' as const,
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-26T10:00:00Z'),
  timeZone: 'Europe/London',
  executionDay: '2026-11-30',
  currency: 'GBP',
  from: { kind: 'other' as const, holder: 'Zoë’s', branch: '40-00-00', account: '99' },
  payments: [
    first,
    {
      reference: 'po-2',
      amount: 5,
      to: { ...toOther, holder: 'Zoë, Ltd "A"', branch: '200000' },
      text: 'Payout',
    },
  ],
  columns: ukColumns,
};

describe('a CSV for a bank', () => {
  it('has the columns of the shop, and no formula', () => {
    expect(makeBankFile(ask).bytes.toString('utf8')).toBe(
      [
        'Name,Sort code,Account number,Amount,Reference,Date',
        '"\'=HYPERLINK(""http://evil"")",20-00-00,00123456,1234.56,po-1,30/11/2026',
        '"Zoë, Ltd ""A""",20-00-00,00123456,0.05,po-2,30/11/2026',
        '',
      ].join('\r\n'),
    );
  });

  it('is written with decimal commas, semicolons and no header', () => {
    const columns: CsvColumns = {
      separator: ';',
      decimal: ',',
      date: 'YYYYMMDD',
      hasHeader: false,
      columns: [
        { title: '', field: 'fixed', text: 'PAY;1' },
        ...(
          [
            'name',
            'iban',
            'bic',
            'account',
            'amount',
            'currency',
            'date',
            'reference',
            'from_account',
          ] as const
        ).map((field) => ({ title: '', field, text: '' })),
      ],
    };
    const file = makeBankFile({
      ...ask,
      currency: 'EUR',
      columns,
      payments: [{ ...first, to: toIban }],
    });
    expect(file.bytes.toString('utf8')).toBe(
      '"PAY;1";Łukasz Żółć;NL91ABNA0417164300;;NL91ABNA0417164300;1234,56;EUR;20261130;po-1;99\r\n',
    );
  });

  it.each([
    ['JPY', '123456'],
    ['KWD', '123.456'],
    ['HUF', '1234.56'],
  ])('has the decimals of %s', (currency, amount) => {
    const rows: string[][] = parse(makeBankFile({ ...ask, currency }).bytes);
    expect(rows[1]?.[3]).toBe(amount);
  });

  it('has every payment, whichever its text', () => {
    const payments = Array.from({ length: 200 }, (_, nth) => ({
      reference: `po-${nth + 1}`,
      amount: nth + 1,
      to: { ...toOther, holder: String.fromCodePoint(nth + 1).repeat(3) },
      text: '',
    }));
    const file = makeBankFile({ ...ask, payments });
    const rows: string[][] = parse(file.bytes, { record_delimiter: '\r\n' });
    expect(rows.slice(1).map((row) => row[4])).toEqual(payments.map(({ reference }) => reference));
    expect(file.control).toMatchObject({ count: 200, amount: 20_100 });
  });

  it('is refused without the account of a payment, or columns that can be used', () => {
    const onlyIban: CsvColumns = {
      ...ukColumns,
      columns: ukColumns.columns.map((one) =>
        one.field === 'account' ? { ...one, field: 'iban' as const } : one,
      ),
    };
    expect(() => makeBankFile({ ...ask, columns: onlyIban })).toThrow(
      'po-1: The file has no column for the account in these bank details.',
    );
    expect(makeBankFile({ ...ask, payments: [{ ...first, to: toAba }] }).control.count).toBe(1);
    const { columns, ...without } = ask;
    expect(columns).toBe(ukColumns);
    expect(() => makeBankFile(without)).toThrow('Choose the columns for your bank’s file.');
    expect(columnFaults({ ...ukColumns, decimal: ',', columns: [] })).toHaveLength(5);
    expect(columnFaults(ukColumns)).toEqual([]);
  });
});
