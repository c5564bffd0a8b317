import { isAvailable, lowestAmount, stockText } from '@consignment/domain/orders/product-stock';
import { describe, expect, it } from 'vitest';

const variant = (inventory: number | null, deleted = false) => ({ inventory_quantity: inventory, deleted });

describe('the lowest amount', () => {
  it('is found by value and not by spelling', () => {
    expect(lowestAmount(['9.50', '12.00', '10.00'])).toBe('9.50');
    expect(lowestAmount([null, '12.00', undefined])).toBe('12.00');
    expect(lowestAmount(['1000', '999'])).toBe('999');
    expect(lowestAmount([null, undefined])).toBeNull();
  });
});

describe('the stock of a product', () => {
  it('sums what is tracked and counts the variants above one', () => {
    expect(stockText([variant(3)])).toBe('3 in stock');
    expect(stockText([variant(3), variant(4)])).toBe('7 in stock for 2 variants');
    expect(stockText([variant(1200), variant(34), variant(null)])).toBe('1,234 in stock for 3 variants');
    expect(stockText([variant(-2)])).toBe('\u22122 in stock');
  });

  it('leaves out variants that are no longer there', () => {
    expect(stockText([variant(3), variant(9, true)])).toBe('3 in stock');
    expect(stockText([variant(9, true)])).toBe('None');
    expect(stockText([])).toBe('None');
  });

  it('says when it is not counted', () => {
    expect(stockText([variant(null)])).toBe('Not tracked');
  });
});

describe('a product', () => {
  it('is available while it is on sale and some of it is there', () => {
    expect(isAvailable('active', [variant(0), variant(1)])).toBe(true);
    expect(isAvailable('active', [variant(null)])).toBe(true);
    expect(isAvailable('active', [variant(0)])).toBe(false);
    expect(isAvailable('active', [variant(5, true)])).toBe(false);
    expect(isAvailable('draft', [variant(5)])).toBe(false);
  });
});
