import { describe, expect, it } from 'vitest';
import {
  factRows,
  sidesOf,
} from '../../../packages/components/src/screens/merchant/reconciliation/difference-facts.ts';
import type { DifferenceFact } from '../../../packages/components/src/screens/merchant/reconciliation/difference.ts';

const rowsOf = (...facts: DifferenceFact[]) =>
  factRows({ facts, currency: 'GBP', title: '#1001 · Oak table', vendor: { id: 1, name: 'Juniper & Oak' } });

describe('the figures of a difference', () => {
  it('are written by their form, money in its own currency', () => {
    expect(
      rowsOf(
        { field: 'price', form: 'money', here: '1240.00', there: '12.50', currency: 'EUR' },
        { field: 'quantity', form: 'number', here: '1204', there: '2' },
        { field: 'day', form: 'day', here: '2026-11-03', there: null },
        { field: 'reason', form: 'word', here: 'no_paypal_email', there: null },
        { field: 'method', form: 'word', here: 'by_hand', there: null },
      ),
    ).toEqual([
      { field: 'Price', here: '€1,240.00', there: '€12.50' },
      { field: 'Quantity', here: '1,204', there: '2' },
      { field: 'Day', here: 'Nov 3, 2026', there: null },
      { field: 'Reason', here: 'No PayPal email', there: null },
      { field: 'Method', here: 'By hand', there: null },
    ]);
  });

  it('are in one row where each side has its own words, and in two where one side has both', () => {
    expect(
      rowsOf(
        { field: 'status', form: 'word', here: 'at_bank', there: null },
        { field: 'status', form: 'text', here: null, there: 'Completed' },
        { field: 'reference', form: 'text', here: null, there: '9AB12' },
        { field: 'reference', form: 'text', here: null, there: '9AB17' },
      ),
    ).toEqual([
      { field: 'Status', here: 'Given to the bank', there: 'Completed' },
      { field: 'Reference', here: null, there: '9AB12' },
      { field: 'Reference', here: null, there: '9AB17' },
    ]);
  });

  it('leave out names that are above them, and figures that neither side has', () => {
    expect(
      rowsOf(
        { field: 'order', form: 'text', here: null, there: '#1001' },
        { field: 'product', form: 'text', here: 'Oak table', there: null },
        { field: 'vendor', form: 'text', here: 'Juniper & Oak', there: null },
        { field: 'total', form: 'money', here: null, there: null },
        { field: 'order', form: 'text', here: '#1001', there: '#1001-A' },
      ),
    ).toEqual([{ field: 'Order', here: '#1001', there: '#1001-A' }]);
  });

  it('are of two sides, unless the books are compared with nothing', () => {
    const commission: DifferenceFact = { field: 'commission', form: 'money', here: '1.00', there: null };
    const ledger: DifferenceFact = { field: 'ledger', form: 'money', here: '1.00', there: '2.00' };
    expect(sidesOf({ source: 'bank', kind: 'payout_missing_there', facts: [] }).there).toBe(
      'The bank statement',
    );
    expect(sidesOf({ source: 'books', kind: 'line_off_ledger', facts: [commission] })).toEqual({
      here: 'The line',
      there: 'The ledger',
    });
    expect(sidesOf({ source: 'books', kind: 'line_off_ledger', facts: [ledger] }).there).toBe('Expected');
    expect(sidesOf({ source: 'books', kind: 'vendor_without_way', facts: [] }).there).toBeNull();
  });
});
