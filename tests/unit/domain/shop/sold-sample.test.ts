import { soldSample } from '@consignment/domain/shop/sold-sample';
import { describe, expect, it } from 'vitest';

const bowl = {
  title: 'Walnut bowl',
  vendor: 4,
  price: '24.00',
  variant: { cost_per_item: '9.00', product: { tags: ' Kitchen, ,wood ' } },
};

describe('the product of the examples', () => {
  it('is the first that was sold, with its tags one by one', () => {
    expect(soldSample([bowl, { ...bowl, title: 'Stool' }])).toEqual({
      vendor: 4,
      title: 'Walnut bowl',
      tags: ['Kitchen', 'wood'],
      price: '24.00',
      cost: '9.00',
    });
  });

  it.each([
    ['without a vendor', { vendor: null }],
    ['without a variant', { variant: null }],
    ['that cost nothing', { price: '0.00' }],
    ['whose price is not shown', { price: undefined }],
  ])('is none %s', (_, change) => {
    const { price, ...line } = { ...bowl, ...change };
    const other = price === undefined ? line : { ...line, price };
    expect(soldSample([other, { ...bowl, title: 'Stool' }])?.title).toBe('Stool');
    expect(soldSample([other])).toBeNull();
  });

  it('has no cost where none is known', () => {
    expect(soldSample([{ ...bowl, variant: { product: { tags: '' } } }])).toMatchObject({
      tags: [],
      cost: null,
    });
  });
});
