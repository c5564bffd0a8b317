import { expect, it } from 'vitest';
import { amountCell, optionalAmountCell } from '../../../packages/server/src/imports/csv/amounts.ts';

it.each([
  ['12.50', 'GBP', 1250],
  ['1.234,50', 'GBP', 123450],
  ['1234.500', 'GBP', 123450],
  ['0.500', 'GBP', 50],
  // The currency's own way.
  ['1.255', 'KWD', 1255],
])('%s %s is %i', (text, currency, value) => {
  expect(amountCell('Price', text, currency)).toEqual({ is: 'ok', value });
});

// 25.000 is twenty-five thousand in Jakarta and Berlin.
it.each([
  ['12.500', 'GBP'],
  ['1.000', 'JPY'],
  ['25.000', 'IDR'],
  ['1,234', 'GBP'],
  ['1,234', 'KWD'],
])('%s %s can be read in two ways, and is refused', (text, currency) => {
  const whole = text.replace(/[.,]/, '');
  expect(amountCell('Price', text, currency)).toEqual({
    is: 'bad',
    why: `The amount in 'Price' can be read as ${whole} or as ${text.replace(',', '.')}. Choose 'Plain CSV file' in Shopify's export, which writes amounts as ${whole}.00.`,
  });
});

it('may be empty where it is optional', () => {
  expect(optionalAmountCell('Cost per item', '', 'GBP')).toEqual({ is: 'ok', value: null });
  expect(optionalAmountCell('Cost per item', '0', 'GBP')).toEqual({ is: 'ok', value: 0 });
});
