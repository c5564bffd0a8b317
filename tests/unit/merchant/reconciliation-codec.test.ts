import { describe, expect, it } from 'vitest';
import { differencesAsk, differencesCodec } from '../../../shells/merchant/src/lists/reconciliation-codec.ts';

const parse = (text: string) => differencesCodec.parse(new URLSearchParams(text));

describe('the address of the differences', () => {
  it('says nothing of the open ones, the latest first', () => {
    expect(differencesCodec.serialise(parse('')).toString()).toBe('');
    expect(differencesAsk(parse(''))).toEqual({ state: 'open', ordering: '-since' });
  });

  it('keeps the search, the order, the page and all that the list is narrowed to', () => {
    const text = 's=lamp&sort=-amount&page=2&group=orders&state=aside&kind=price_differs&vendor=7';
    expect(differencesCodec.serialise(parse(text)).toString()).toBe(text);
    expect(differencesAsk(parse(text))).toEqual({
      search: 'lamp',
      ordering: '-amount',
      group: 'orders',
      state: 'aside',
      kind: 'price_differs',
      vendor_id: 7,
    });
  });

  it('passes over what is no group, state, kind, vendor or order', () => {
    const text = 'group=__proto__&state=lost&kind=toString&vendor=0&sort=title';
    expect(differencesAsk(parse(text))).toEqual({ state: 'open', ordering: '-since' });
  });
});
