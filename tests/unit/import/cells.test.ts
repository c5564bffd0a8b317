import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyToWire } from '@consignment/domain/money/money';
import {
  moneyCell,
  quantityCell,
  stockCell,
  collectionNames,
} from '../../../packages/server/src/imports/port/cells.ts';

function twoWays(one: string, other: string): string {
  return `The amount in 'Price' can be read as ${one} or as ${other}. Choose 'Plain CSV file' in Shopify's export, which writes amounts as ${one}.00.`;
}

describe('money', () => {
  it.each([
    ['12.50', 'GBP', 1250],
    ['12.5', 'GBP', 1250],
    ['12', 'GBP', 1200],
    ['0.00', 'GBP', 0],
    ['12.500', 'GBP', 1250],
    ['1255', 'JPY', 1255],
    ['1255.00', 'JPY', 1255],
    ['1.255', 'KWD', 1255],
    ['12,50', 'GBP', 1250],
    ['12,5', 'GBP', 1250],
    ['0,125', 'KWD', 125],
    ['1234,500', 'GBP', 123450],
    ['1.234,50', 'GBP', 123450],
    ['1,234.50', 'GBP', 123450],
    ['1.234.567', 'GBP', 123456700],
    ['1,234,567.8', 'GBP', 123456780],
    ["1'234.50", 'GBP', 123450],
    ['1\u00a0234,50', 'GBP', 123450],
    ['1\u202f234', 'GBP', 123400],
  ])('%s %s is %i', (text, currency, value) => {
    expect(moneyCell('Price', text, currency)).toEqual({ is: 'ok', value });
  });

  it.each([
    ['', 'GBP', "The column 'Price' is empty."],
    ['12.505', 'GBP', "'12.505' in 'Price' has more decimals than GBP has."],
    ['1255.5', 'JPY', "'1255.5' in 'Price' has more decimals than JPY has."],
    ['-1.00', 'GBP', "'-1.00' in 'Price' is below 0."],
    ['£1', 'GBP', "'£1' in 'Price' is not an amount."],
    ['-1,00', 'GBP', "'-1,00' in 'Price' is below 0."],
    ['12,505', 'GBP', twoWays('12505', '12.505')],
    ['1,000', 'GBP', twoWays('1000', '1.000')],
    ['1,234', 'KWD', twoWays('1234', '1.234')],
    ['1234,505', 'GBP', "'1234,505' in 'Price' has more decimals than GBP has."],
    ['0,505', 'GBP', "'0,505' in 'Price' has more decimals than GBP has."],
    ['1.23,50', 'GBP', "'1.23,50' in 'Price' is not an amount."],
    ['1.234.50', 'GBP', "'1.234.50' in 'Price' is not an amount."],
    ['1,234,50', 'GBP', "'1,234,50' in 'Price' is not an amount."],
    ['01,234', 'GBP', "'01,234' in 'Price' has more decimals than GBP has."],
    ['1e3', 'GBP', "'1e3' in 'Price' is not an amount."],
    ['1.2.3', 'GBP', "'1.2.3' in 'Price' is not an amount."],
    ['.50', 'GBP', "'.50' in 'Price' is not an amount."],
    ['10000000000.01', 'GBP', "'10000000000.01' in 'Price' is too large."],
  ])('%s %s is refused', (text, currency, why) => {
    expect(moneyCell('Price', text, currency)).toEqual({ is: 'bad', why });
  });

  it('reads back what the wire writes', () => {
    const cases = fc.tuple(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom('GBP', 'JPY', 'KWD'));
    fc.assert(
      fc.property(cases, ([minor, currency]) => {
        expect(moneyCell('Price', moneyToWire(minor, currency), currency)).toEqual({
          is: 'ok',
          value: minor,
        });
      }),
    );
  });
});

describe('a quantity', () => {
  it.each(['', '0', '-1', '1.5', '1e3', '2147483648', 'two'])("'%s' is refused", (text) => {
    expect(quantityCell('Units', text).is).toBe('bad');
  });

  it('is a whole number from 1', () => {
    expect(quantityCell('Units', '2147483647')).toEqual({ is: 'ok', value: 2147483647 });
  });
});

describe('stock', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['-0', 0],
    ['-12', -12],
  ])("'%s' is %s", (text, value) => {
    expect(stockCell('Variant Inventory Qty', text)).toEqual({ is: 'ok', value });
  });

  it('is refused when it is no whole number', () => {
    expect(stockCell('Variant Inventory Qty', '1.5').is).toBe('bad');
  });
});

it('collections are sorted, each once, and none has a comma', () => {
  expect(collectionNames(['best\u00a0 sellers', ' Aprons\u200b', 'Aprons', 'Red, blue', ''])).toEqual([
    'Aprons',
    'Red blue',
    'best sellers',
  ]);
});
