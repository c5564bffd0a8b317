import type { Trace } from '@consignment/domain/commission/commission-amount';
import { expect, it } from 'vitest';
import type { Visible } from '../../../packages/server/src/common/visibility.ts';
import { visibleTrace } from '../../../packages/server/src/wire/trace.ts';

const vendor: Visible = {
  commissions: true,
  sellPrice: true,
  discount: true,
  cost: false,
  orderName: true,
  orderDate: true,
  customer: false,
  shopOnly: false,
};
const trace: Trace = {
  currency: 'GBP',
  rule: { source: 'vendor', kind: 'percent', value: 400_000 },
  beaten: [
    { source: 'flat', kind: 'unit_amount', value: 777 },
    { source: 'global', kind: 'percent', value: 300_000 },
  ],
  inputs: {
    price: 2000,
    quantity: 1,
    discount: 100,
    tax: 0,
    cost: 777,
    compareAtPrice: null,
    discountShare: 'equal',
    discountBeforePercentage: false,
    taxesIncluded: false,
    collectsTax: false,
    byCompareAtPrice: false,
    byProfit: false,
  },
};

it('gives the shop all, and a vendor no cost in any place', () => {
  expect(visibleTrace(trace, { ...vendor, shopOnly: true })).toBe(trace);
  expect(JSON.stringify(visibleTrace(trace, vendor))).not.toContain('777');
  expect(visibleTrace(trace, vendor)?.beaten.map(({ source }) => source)).toEqual(['global']);
  expect(visibleTrace(trace, { ...vendor, cost: true })).toEqual(trace);
});

it('gives none where a figure of the amount is hidden', () => {
  for (const hidden of ['commissions', 'sellPrice', 'discount'] as const) {
    expect(visibleTrace(trace, { ...vendor, [hidden]: false })).toBeNull();
  }
  const byProfit: Trace = { ...trace, inputs: { ...trace.inputs, byProfit: true } };
  const flat: Trace = { ...trace, rule: { source: 'flat', kind: 'unit_amount', value: 777 } };
  for (const made of [byProfit, flat]) {
    expect(visibleTrace(made, vendor)).toBeNull();
    expect(visibleTrace(made, { ...vendor, cost: true })).toEqual(made);
  }
  const undiscounted: Trace = { ...trace, inputs: { ...trace.inputs, discount: 0 } };
  expect(visibleTrace(undiscounted, { ...vendor, discount: false })).not.toBeNull();
  expect(visibleTrace(null, vendor)).toBeNull();
});
