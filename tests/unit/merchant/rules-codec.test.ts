import { describe, expect, it } from 'vitest';
import { rulesCodec, rulesFilter } from '../../../shells/merchant/src/lists/rules-codec.ts';

const parse = (text: string) => rulesCodec.parse(new URLSearchParams(text));

describe('the address of the rules', () => {
  it('says nothing of what is not narrowed', () => {
    expect(rulesCodec.serialise(parse('')).toString()).toBe('');
    expect(rulesFilter(parse(''))).toEqual({});
  });

  it('keeps the search, the page and all that the list is narrowed to', () => {
    const text = 's=lamp&page=2&place=vendor_product_type&kind=bands&vendor=7&name=Lighting&on=2026-12-01';
    expect(rulesCodec.serialise(parse(text)).toString()).toBe(text);
    expect(rulesFilter(parse(text))).toEqual({
      search: 'lamp',
      place: 'vendor_product_type',
      kind: 'bands',
      vendor_id: 7,
      name: 'Lighting',
      on: '2026-12-01',
    });
  });

  it('passes over what is no place, kind, vendor or day', () => {
    expect(rulesFilter(parse('place=shelf&kind=luck&vendor=0&on=2026-02-30'))).toEqual({});
  });
});
