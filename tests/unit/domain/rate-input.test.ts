import { parseItemAmount, parseTypeRate } from '@consignment/domain/commission-input';
import { describe, expect, it } from 'vitest';

describe('the amount of a custom item', () => {
  it.each([
    ['25', 2500],
    ['£25.00', 2500],
    ['GBP 25', 2500],
    ['-10', -1000],
    ['-£10.50', -1050],
    ['£-10.50', -1050],
    ['− 10', -1000],
  ])('reads %s', (text, amount) => {
    expect(parseItemAmount(text, 'GBP')).toEqual({ is: 'ok', amount });
  });

  it.each([
    ['', 'Enter an amount.'],
    ['-', 'Enter an amount.'],
    ['0', 'Enter an amount other than 0.'],
    ['-0.00', 'Enter an amount other than 0.'],
    ['20%', 'Enter an amount, not a percentage.'],
    ['--5', 'Write one minus at most, before the amount.'],
    ['5-3', 'Write one minus at most, before the amount.'],
  ])('refuses %s', (text, why) => {
    expect(parseItemAmount(text, 'GBP')).toMatchObject({ is: 'refused', why });
  });

  it('counts in the currency that it is in', () => {
    expect(parseItemAmount('-1250', 'JPY')).toEqual({ is: 'ok', amount: -1250 });
  });
});

describe('the rate of a product type', () => {
  it('keeps what a figure alone meant before', () => {
    expect(parseTypeRate('35', true, 'GBP')).toEqual({ is: 'ok', rate: '35', isPercentage: true });
    expect(parseTypeRate(' 7.25 ', false, 'GBP')).toEqual({ is: 'ok', rate: '7.25', isPercentage: false });
  });

  it('goes by the sign that was typed', () => {
    expect(parseTypeRate('35 %', false, 'GBP')).toEqual({ is: 'ok', rate: '35', isPercentage: true });
    expect(parseTypeRate('£7.25', true, 'GBP')).toEqual({ is: 'ok', rate: '7.25', isPercentage: false });
    expect(parseTypeRate('GBP 7', true, 'GBP')).toEqual({ is: 'ok', rate: '7.00', isPercentage: false });
  });

  it('is the usual one where nothing is typed, and 0 is a rate', () => {
    expect(parseTypeRate('  ', true, 'GBP')).toEqual({ is: 'ok', rate: null, isPercentage: true });
    expect(parseTypeRate('', false, 'GBP')).toEqual({ is: 'ok', rate: null, isPercentage: false });
    expect(parseTypeRate('0', true, 'GBP')).toEqual({ is: 'ok', rate: '0', isPercentage: true });
  });

  it('refuses what is no rate', () => {
    expect(parseTypeRate('120', true, 'GBP').is).toBe('refused');
    expect(parseTypeRate('-5', false, 'GBP').is).toBe('refused');
    expect(parseTypeRate('a third', true, 'GBP').is).toBe('refused');
  });
});
