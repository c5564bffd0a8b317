import { describe, expect, it } from 'vitest';
import {
  aDay,
  anId,
  listCodec,
  narrowedCodec,
  oneOf,
  pageCodec,
} from '../../../packages/routing/src/lists/list-codec.tsx';
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

describe('the address of a narrowed list', () => {
  const codec = narrowedCodec(listCodec(['name'], 'name'), {
    state: oneOf(['open', 'closed'], 'all'),
    kept: oneOf(['here', 'there'], null),
    vendor: anId,
    lastDay: { ...aDay, key: 'until' },
  });
  const parse = (text: string) => codec.parse(new URLSearchParams(text));

  it('has each value under its key, and none that does not narrow it', () => {
    const text = 's=oak&page=2&state=open&kept=there&vendor=7&until=2026-03-31';
    expect(parse(text)).toMatchObject({ state: 'open', kept: 'there', vendor: 7, lastDay: '2026-03-31' });
    expect(codec.serialise(parse(text)).toString()).toBe(text);
    expect(codec.serialise(parse('state=all')).toString()).toBe('');
    expect(codec.keys).toEqual(['s', 'sort', 'page', 'state', 'kept', 'vendor', 'until']);
  });

  it.each(['state=lost', 'kept=toString', 'vendor=0', 'vendor=1e3', 'until=2026-02-30'])(
    'passes over %s',
    (text) => {
      expect(parse(text)).toEqual(parse(''));
    },
  );
});

describe('the page of one list of several', () => {
  it.each([
    ['entries=3', 3],
    ['entries=0', 1],
    ['entries=-2', 1],
    ['page=3', 1],
  ])('is in %s the page %i', (text, page) => {
    const codec = pageCodec('entries');
    expect(codec.parse(new URLSearchParams(text))).toEqual({ page });
    expect(codec.serialise({ page }).toString()).toBe(page === 1 ? '' : `entries=${page}`);
  });
});
