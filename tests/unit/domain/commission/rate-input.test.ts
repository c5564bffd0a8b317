import {
  parseItemAmount,
  parseOverrideAs,
  parseTypeRate,
  unitTyped,
} from '@consignment/domain/commission/commission-input';
import { isAboveSold, ofSoldText } from '@consignment/domain/commission/override-against-line';
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
    ['--5', 'Use at most one minus sign, before the amount.'],
    ['5-3', 'Use at most one minus sign, before the amount.'],
  ])('refuses %s', (text, why) => {
    expect(parseItemAmount(text, 'GBP')).toMatchObject({ is: 'refused', why });
  });

  it('counts in the currency that it is in', () => {
    expect(parseItemAmount('-1250', 'JPY')).toEqual({ is: 'ok', amount: -1250 });
  });
});

describe('the rate of a product type', () => {
  it('keeps what a figure alone meant before', () => {
    expect(parseTypeRate('35', 'percent', 'GBP')).toEqual({ is: 'ok', rate: '35', isPercentage: true });
    expect(parseTypeRate(' 7.25 ', 'amount', 'GBP')).toEqual({ is: 'ok', rate: '7.25', isPercentage: false });
  });

  it('goes by the sign that was typed', () => {
    expect(parseTypeRate('35 %', 'amount', 'GBP')).toEqual({ is: 'ok', rate: '35', isPercentage: true });
    expect(parseTypeRate('£7.25', 'percent', 'GBP')).toEqual({ is: 'ok', rate: '7.25', isPercentage: false });
    expect(parseTypeRate('GBP 7', 'percent', 'GBP')).toEqual({ is: 'ok', rate: '7.00', isPercentage: false });
  });

  it('is the usual one where nothing is typed, and 0 is a rate', () => {
    expect(parseTypeRate('  ', 'percent', 'GBP')).toEqual({ is: 'ok', rate: null, isPercentage: true });
    expect(parseTypeRate('', 'amount', 'GBP')).toEqual({ is: 'ok', rate: null, isPercentage: false });
    expect(parseTypeRate('0', 'percent', 'GBP')).toEqual({ is: 'ok', rate: '0', isPercentage: true });
  });

  it('refuses what is no rate', () => {
    expect(parseTypeRate('120', 'percent', 'GBP').is).toBe('refused');
    expect(parseTypeRate('-5', 'amount', 'GBP').is).toBe('refused');
    expect(parseTypeRate('a third', 'percent', 'GBP').is).toBe('refused');
  });
});

describe('a commission beside its unit', () => {
  it('is of the unit that is chosen, unless a sign says more', () => {
    const read = (text: string, unit: 'percent' | 'amount') => parseOverrideAs(text, unit, 'GBP');
    const percent = { is: 'ok', override: { kind: 'percent', ppm: 550_000 } };
    const amount = { is: 'ok', override: { kind: 'amount', amount: 5500 } };
    expect([read('55', 'percent'), read('55%', 'amount'), read(' 55 ', 'percent')]).toEqual([
      percent,
      percent,
      percent,
    ]);
    expect([read('55', 'amount'), read('£55', 'percent'), read('GBP 55', 'percent')]).toEqual([
      amount,
      amount,
      amount,
    ]);
    expect([read('', 'percent'), read(' ', 'amount')]).toEqual(Array(2).fill({ is: 'ok', override: null }));
    expect(read('120', 'percent').is).toBe('refused');
    expect([
      unitTyped('55%', 'GBP'),
      unitTyped('£5', 'GBP'),
      unitTyped('5,5', 'GBP'),
      unitTyped('-5', 'GBP'),
    ]).toEqual(['percent', 'amount', null, null]);
  });

  it('is compared with what the line was sold for', () => {
    const pounds = (amount: number) => ({ kind: 'amount', amount }) as const;
    expect([isAboveSold(pounds(8000), 1180), isAboveSold(pounds(1180), 1180)]).toEqual([true, false]);
    expect([
      isAboveSold(pounds(1), -500),
      isAboveSold(pounds(0), -500),
      isAboveSold(pounds(9), null),
    ]).toEqual([true, false, false]);
    expect(isAboveSold({ kind: 'percent', ppm: 1_000_000 }, 0)).toBe(false);
    expect(ofSoldText(550_000, { sold: 1180, earned: 649 }, 'GBP')).toBe('55% of £11.80 = £6.49');
    expect(ofSoldText(550_000, { sold: 1180, earned: 600 }, 'GBP')).toBeNull();
  });
});
