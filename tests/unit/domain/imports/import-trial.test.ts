import { isTried, mostTriedText } from '@consignment/domain/imports/import-trial';
import { expect, it } from 'vitest';

it('an import is tried up to both of its limits, which the words name', () => {
  const most = { orders: 5000, lines: 20_000, variants: 5000 };
  expect(isTried(most)).toBe(true);
  expect(isTried({ ...most, orders: 5001 })).toBe(false);
  expect(isTried({ ...most, orders: 1, lines: 20_001 })).toBe(false);
  expect(isTried({ ...most, orders: 1, variants: 5001 })).toBe(false);
  expect(mostTriedText()).toBe('5,000 orders, with 25,000 lines and variants');
});
