import { describe, expect, it } from 'vitest';
import { readPaypalReport } from '../../../../packages/server/src/imports/csv/paypal-report.ts';
import { CsvRefused } from '../../../../packages/server/src/imports/csv/refused.ts';
import { csvOf, dateRules, fileOf } from '../../import/files.ts';
import { aReportRow, reportHeader } from './report.ts';

async function read(text: string | Buffer, order: 'day_first' | 'month_first' | null = 'month_first') {
  const found = [];
  for await (const one of readPaypalReport(fileOf(text), dateRules({ order }))) found.push(one);
  return found;
}

const report = (...rows: Parameters<typeof aReportRow>[0][]) => csvOf(reportHeader, rows.map(aReportRow));

describe('PayPal’s report of activity', () => {
  it('reads a payment with its receiver, its numbers and the payout that it names', async () => {
    expect(await read(report({}))).toEqual([
      {
        is: 'read',
        value: {
          row: 2,
          day: '2026-03-10',
          amount: -1000,
          currency: 'GBP',
          type: 'Mass Pay Payment',
          status: 'Completed',
          receiver: 'kiln@vendor.example',
          name: 'Blue Kiln',
          transactionId: 'TX1',
          referenceId: '',
          payoutId: 12,
        },
      },
    ]);
  });

  it.each([
    ['-1,234.56', 'GBP', -123456],
    ['-1.234,56', 'EUR', -123456],
    ['1 234,56', 'EUR', 123456],
    ['−12.00', 'GBP', -1200],
    ['-1,234', 'JPY', -1234],
    ['-1,234.00', 'JPY', -1234],
    ['0.00', 'GBP', 0],
  ])('reads %s in %s', async (gross, currency, minor) => {
    const [found] = await read(report({ Gross: gross, Currency: currency }));
    expect(found).toMatchObject({ is: 'read', value: { amount: minor } });
  });

  it.each([
    ['1,234', 'GBP'],
    ['-12.5', 'GBP'],
    ['12.345', 'GBP'],
    ['', 'GBP'],
    ['=1+1', 'GBP'],
    ['1e3', 'GBP'],
    ['NaN', 'GBP'],
    ['-10.00', 'XXX1'],
    ['99999999999999999999.00', 'GBP'],
  ])('refuses %s in %s, and says where', async (gross, currency) => {
    expect(await read(report({ Gross: gross, Currency: currency }))).toEqual([
      { is: 'skipped', row: 2, reason: expect.stringMatching(/Gross|currency/) as string },
    ]);
  });

  it('takes no payout of a row that names several, or a longer word', async () => {
    const payoutOf = async (text: string) => {
      const [found] = await read(report({ 'Custom Number': text }));
      return found?.is === 'read' ? found.value.payoutId : 'skipped';
    };
    expect(await payoutOf('po_12_1 po_13_1')).toBeNull();
    expect(await payoutOf('repo_12_1')).toBeNull();
    expect(await payoutOf('po_12')).toBeNull();
    expect(await payoutOf('po_12_1 again po_12_2')).toBe(12);
    expect(await payoutOf('po_99999999999999999_1')).toBeNull();
  });

  it('leaves out notes that move no money', async () => {
    expect(await read(report({ 'Balance Impact': 'Memo' }, { 'Balance Impact': 'Debit' }))).toHaveLength(1);
  });

  it('refuses other files', async () => {
    await expect(read('a,b\n1,2\n')).rejects.toThrow(CsvRefused);
    await expect(read('')).rejects.toThrow(CsvRefused);
    await expect(read(Buffer.from('504b0304000000', 'hex'))).rejects.toThrow('workbook');
    await expect(read('\u0000\u0001\u0002')).rejects.toThrow(CsvRefused);
    await expect(
      read(
        'Name,Email,Financial Status,Currency,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\n',
      ),
    ).rejects.toThrow('It looks like the orders export.');
  });

  it('reads a date in the order that is answered', async () => {
    const of = async (order: 'day_first' | 'month_first') => {
      const [found] = await read(report({ Date: '04/03/2026' }), order);
      return found?.is === 'read' ? found.value.day : null;
    };
    expect(await of('day_first')).toBe('2026-03-04');
    expect(await of('month_first')).toBe('2026-04-03');
  });
});
