import { describe, expect, it } from 'vitest';
import { ordersAsk, ordersCodec, totalsIn } from '../../../packages/routing/src/lists/orders-codec.tsx';
import { payoutsCodec } from '../../../packages/routing/src/lists/payouts-codec.tsx';

const payouts = payoutsCodec(['created_date'], '-created_date');

describe('the address of a list of orders', () => {
  it('keeps what the list is narrowed to, and nothing that is no choice', () => {
    const address = 'payment=unknown&fulfillment=partial&from=2026-03-01';
    const query = ordersCodec.parse(new URLSearchParams(address));
    expect(ordersCodec.serialise(query).toString()).toBe(address);
    expect(ordersAsk(query, 50)).toEqual({
      ordering: '-processed_at',
      financial_status: 'unknown',
      fulfillment_status: 'partial',
      date_range: '2026-03-01,',
      page: 1,
      page_size: 50,
    });
    const odd = ordersCodec.parse(new URLSearchParams('payment=gold&fulfillment=&from=soon'));
    expect(ordersCodec.serialise(odd).toString()).toBe('');
  });

  it('totals are written as the rows are: in the currency that the shop has chosen for its own', () => {
    const totals = [
      { currency: 'EUR', amount: '1.00' },
      { currency: 'GBP', amount: '2.00' },
    ];
    expect(totalsIn({ books: 'GBP', shown: 'USD' }, totals).map(({ currency }) => currency)).toEqual([
      'EUR',
      'USD',
    ]);
    expect(totalsIn({ books: 'GBP', shown: null }, totals)).toEqual(totals);
  });
});

describe('the address of a list of payouts', () => {
  it('keeps what the list is narrowed to, and nothing that is no choice', () => {
    const query = payouts.parse(new URLSearchParams('status=test&to=2026-03-31&s=oak'));
    expect(payouts.serialise(query).toString()).toBe('s=oak&status=test&to=2026-03-31');
    expect(payouts.filterOf(query)).toEqual({
      ordering: '-created_date',
      status: 'test',
      date_end: '2026-03-31',
      search: 'oak',
    });
    expect(payouts.parse(new URLSearchParams('status=deleted')).status).toBe('all');
  });
});
