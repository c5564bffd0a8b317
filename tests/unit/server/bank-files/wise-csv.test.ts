import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankDetails } from '../../../../packages/domain/src/payouts/bank-details.ts';
import { wiseCsv } from '../../../../packages/server/src/features/pay-runs/bank-files/formats/wise-csv.ts';
import { ownIban, toAba, toIban, toOther } from './runs.ts';

const ask = {
  format: 'wise_csv' as const,
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-26T10:00:00Z'),
  timeZone: 'Europe/Berlin',
  executionDay: '2026-11-30',
  currency: 'EUR',
  from: ownIban,
  payments: [
    { reference: 'po-1', amount: 123_456, to: toIban, text: 'Payout' },
    { reference: 'po-2', amount: 5, to: { ...toIban, holder: 'Oak, "Ann" & Söhne' }, text: 'Payout' },
  ],
};

function faultsOf(to: BankDetails, currency: string, reference = 'po-1'): string[] {
  const payment = { reference, amount: 1, to, text: '' };
  return wiseCsv.paymentFaults({ ...ask, currency, payments: [payment] }, payment);
}

describe('a batch for Wise', () => {
  it('has the columns of the template and an exact amount for each payee', () => {
    expect(wiseCsv.write(ask).bytes.toString('utf8')).toBe(
      [
        'name,recipientEmail,paymentReference,receiverType,amountCurrency,amount,sourceCurrency,targetCurrency,IBAN',
        'Lukasz Zolc,,po-1,PERSON,target,1234.56,EUR,EUR,NL91ABNA0417164300',
        '"Oak, \'Ann\' + Sohne",,po-2,PERSON,target,0.05,EUR,EUR,NL91ABNA0417164300',
        '',
      ].join('\r\n'),
    );
    expect(wiseCsv.write({ ...ask }).bytes).toEqual(wiseCsv.write(ask).bytes);
  });

  it.each([
    ['GBP', toOther, 'sortCode,accountNumber', '200000,00123456'],
    [
      'AUD',
      { ...toOther, branch: '062-000', account: '12 345 678' },
      'bsbCode,accountNumber',
      '062000,12345678',
    ],
    ['USD', toAba, 'abartn,accountNumber,accountType', '011401533,0012345,SAVINGS'],
  ] as const)('has the columns of accounts in %s', (currency, to, columns, cells) => {
    const payments = [{ reference: 'po-1', amount: 100, to: { ...to, holder: 'Ann' }, text: '' }];
    expect(faultsOf(to, currency)).toEqual([]);
    expect(wiseCsv.write({ ...ask, currency, payments }).bytes.toString('utf8')).toBe(
      [
        `name,recipientEmail,paymentReference,receiverType,amountCurrency,amount,sourceCurrency,targetCurrency,${columns}`,
        `Ann,,po-1,PERSON,target,1.00,${currency},${currency},${cells}`,
        '',
      ].join('\r\n'),
    );
  });

  it('has every name as a plain text, never as a formula', () => {
    const holder = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom('=1+1', '& Sons', '-Ann', '@Ann', '+Ann', '＝1', '"=1"', '\t=1', '!'.repeat(80) + 'A'),
    );
    for (const name of fc.sample(holder, 500)) {
      const to = { ...toIban, holder: name };
      if (faultsOf(to, 'EUR').length > 0) continue;
      const payments = [{ reference: 'po-1', amount: 100, to, text: '' }];
      const [, row]: string[][] = parse(wiseCsv.write({ ...ask, payments }).bytes, {
        record_delimiter: '\r\n',
      });
      expect(row).toHaveLength(9);
      expect(row?.[0]).toMatch(/^[A-Za-z0-9][ -~]{0,69}$/);
    }
  });

  it.each([
    ['an IBAN in pounds', toIban, 'GBP', 'need a six-digit sort code'],
    ['a short sort code', { ...toOther, branch: '2000' }, 'GBP', 'need a six-digit sort code'],
    ['a US account in euros', toAba, 'EUR', 'Wise payments in EUR need an IBAN'],
    ['another account in a currency of IBANs', toOther, 'CAD', 'Wise payments in CAD need an IBAN'],
    ['an IBAN in US dollars', toIban, 'USD', 'need a nine-digit US routing number'],
    ['an account number in Australia of ten digits', { ...toOther, account: '1234567890' }, 'AUD', 'BSB'],
    ['a name of signs', { ...toIban, holder: '=+-@' }, 'EUR', 'cannot be written in Latin script'],
  ] as const)('refuses %s', (_, to, currency, why) => {
    expect(faultsOf(to, currency)).toEqual([expect.stringContaining(why)]);
  });

  it('refuses a long reference, and more rows than Wise takes', () => {
    expect(faultsOf(toIban, 'EUR', `po-${'1'.repeat(16)}`)).toEqual([
      expect.stringContaining('18 characters'),
    ]);
    const payments = Array.from({ length: 1001 }, (_, nth) => ({
      reference: `po-${nth}`,
      amount: 1,
      to: toIban,
      text: '',
    }));
    expect(wiseCsv.fileFaults({ ...ask, payments })).toEqual([
      'A Wise file can have at most 1,000 payments.',
    ]);
    expect(wiseCsv.fileFaults({ ...ask, payments: payments.slice(1) })).toEqual([]);
  });
});
