import { shownRates, todayText } from '../../../packages/components/src/screens/portal/rates/portal-rates.ts';
import { expect, it } from 'vitest';
import { aRate, ratesOf } from '../../../stories/screens/portal/portal.ts';

const textOf = (rates: Parameters<typeof shownRates>[0]) => todayText(shownRates(rates, 'GBP').today);
const atLarge = aRate({ id: 3, place: 'vendor', name: null });
/** Without the shop's own rate, which comes after all others. */
const withoutShops = (...rules: Parameters<typeof ratesOf>[0][number][]) => ({
  rules,
  rates: ratesOf(rules).rates.filter(({ product_type: type }) => type !== null),
});

it('the rates of today are said to be for all goods only where one is', () => {
  expect(textOf(ratesOf([atLarge]))).toBe('One rate applies to all your goods.');
  expect(textOf(ratesOf([atLarge, aRate()]))).toBe('2 rates apply to your goods.');
  const ofProduct = aRate({ id: 4, place: 'product', name: null, product_title: 'Oak lamp' });
  expect(textOf(withoutShops(aRate()))).toBe('One rate applies to some of your goods.');
  expect(textOf(withoutShops(ofProduct))).toBe('One rate applies to some of your goods.');
  expect(textOf(withoutShops(ofProduct, aRate()))).toBe('2 rates apply to some of your goods.');
});

it('nothing is said where no rate holds', () => {
  expect(textOf({ rules: [aRate({ state: 'over' })], rates: [] })).toBeNull();
});
