import { describe, expect, it } from 'vitest';
import {
  orderNews,
  pageOfDifference,
  remediesFor,
} from '../../../../packages/domain/src/reconciliation/remedies.ts';
import {
  differenceKinds,
  type DifferenceRemedy,
} from '../../../../packages/domain/src/reconciliation/difference-kinds.ts';

type Difference = Parameters<typeof remediesFor>[0];
type Pages = Parameters<typeof remediesFor>[1];

const about: Difference = {
  group: 'orders',
  order: { id: 7, platform_id: '5501' },
  payout: { id: 3 },
  product: 11,
  vendor: { id: 4 },
  remedies: [],
};

const pages: Pages = {
  order: (id) => `/orders/${id}`,
  payout: (id) => `/payouts/${id}`,
  product: (id) => `/products/${id}`,
  vendor: (id) => `/vendors/${id}`,
  vendorSettings: (id) => `/vendors/${id}?tab=settings`,
  platformOrder: (id) => (id === '' ? null : `https://admin.example/${id}`),
  paymentSettings: '/settings/paypal',
};

function offered(
  remedies: readonly DifferenceRemedy[],
  difference: Partial<Difference> = {},
  forbidden: readonly string[] = [],
): string[] {
  const may = (right: string) => !forbidden.includes(right);
  return remediesFor({ ...about, ...difference, remedies }, pages, may).map((remedy) =>
    remedy.is === 'link'
      ? `${remedy.label}: ${remedy.href}`
      : `${remedy.label}: ${remedy.is === 'call' ? remedy.step : remedy.is}`,
  );
}

describe('the page of a difference', () => {
  it.each<[string, Partial<Difference>, string | null]>([
    ['its order first', {}, '/orders/7'],
    ['its payout without an order', { order: null }, '/payouts/3'],
    ['its payout with an order that the books lack', { order: { id: null, platform_id: '1' } }, '/payouts/3'],
    ['its product before its vendor', { order: null, payout: null }, '/products/11'],
    ['its vendor', { order: null, payout: null, product: null }, '/vendors/4'],
    ['none', { order: null, payout: null, product: null, vendor: null }, null],
    ['the product of what is held up', { group: 'blockers' }, '/products/11'],
    ['the vendor of what is held up', { group: 'blockers', product: null }, '/vendors/4'],
    ['its order at last', { group: 'blockers', product: null, vendor: null }, '/orders/7'],
  ])('is %s', (_, difference, page) => {
    expect(pageOfDifference({ ...about, ...difference }, pages)).toBe(page);
  });
});

describe('the remedies of a difference', () => {
  it('cancel a missing order after a question, where the person may', () => {
    const { remedies } = differenceKinds.order_missing_there;
    expect(offered(remedies)).toEqual([
      'Cancel the order…: cancel_order',
      'Open it in Shopify: https://admin.example/5501',
    ]);
    expect(offered(remedies, {}, ['cancelMissingOrder'])[0]).not.toContain('Cancel');
  });

  it('are the first two that are possible', () => {
    expect(offered(['fetch_order', 'take_order', 'open_platform_order'])).toEqual([
      'Fetch the order again: fetch_order',
      'Import the order: take_order',
    ]);
    expect(offered(['open_payout', 'open_vendor', 'open_vendor_terms'], { payout: null })).toEqual([
      'Open the vendor: /vendors/4',
      'Set the rate: /vendors/4?tab=settings',
    ]);
  });

  it.each<[DifferenceRemedy, string]>([
    ['fetch_order', 'fetchOrderAgain'],
    ['take_order', 'importComparedOrder'],
    ['recalculate_commissions', 'calculateCommissions'],
    ['settle_payout', 'settlePayout'],
  ])('leave %s out for a person who may not', (step, right) => {
    expect(offered([step])).toHaveLength(1);
    expect(offered([step], {}, [right])).toEqual([]);
  });

  it.each<[DifferenceRemedy, Partial<Difference>]>([
    ['recalculate_totals', { vendor: null }],
    ['settle_payout', { payout: null }],
    ['open_order', { order: { id: null, platform_id: '5501' } }],
    ['open_platform_order', { order: { id: 7, platform_id: '' } }],
    ['open_vendor_payments', { vendor: null }],
    ['open_product', { product: null }],
  ])('leave %s out where there is nothing to do it with', (step, lacking) => {
    expect(offered([step])).toHaveLength(1);
    expect(offered([step], lacking)).toEqual([]);
  });

  it('do not repeat the page to which the name leads, unless it is the best', () => {
    expect(offered(['open_order', 'open_payout'])[0]).toBe('Open the order: /orders/7');
    expect(offered(['open_payout', 'open_order'])).toEqual(['Open the payout: /payouts/3']);
  });

  it('lead to the platform in a new window', () => {
    const [remedy] = remediesFor({ ...about, remedies: ['open_platform_order'] }, pages, () => true);
    expect(remedy).toMatchObject({ href: 'https://admin.example/5501', isExternal: true });
  });
});

describe('the news of an order that was read again', () => {
  it('say whether it agrees', () => {
    expect(orderNews({ state: 'settled', title: '#1001' })).toBe('#1001 now matches.');
    expect(orderNews({ state: 'open', title: '#1001' })).toMatch(/^#1001 has been imported\./);
  });
});
