import { setupGuide } from '@consignment/domain/shop/setup-guide';
import { describe, expect, it } from 'vitest';

const fresh = {
  orders: 0,
  isReading: false,
  hasRate: false,
  metas: new Map<string, string>(),
  accounts: 0,
  payouts: 0,
};
const doneOf = (facts: Partial<typeof fresh>) =>
  setupGuide({ ...fresh, ...facts }).steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

describe('the setup guide', () => {
  it('begins with the orders', () => {
    expect(setupGuide(fresh)).toEqual({
      steps: ['import', 'rates', 'brand', 'invite', 'payout'].map((step) => ({ step, isDone: false })),
      next: 'import',
      isReading: false,
    });
  });

  it('ticks what is really done', () => {
    expect(doneOf({ orders: 1 })).toEqual(['import']);
    expect(doneOf({ hasRate: true })).toEqual(['rates']);
    expect(doneOf({ accounts: 1 })).toEqual(['invite']);
    expect(doneOf({ payouts: 1 })).toEqual(['payout']);
  });

  it('asks for no files while the orders are being read', () => {
    expect(setupGuide({ ...fresh, isReading: true })).toMatchObject({ next: 'rates', isReading: true });
    expect(setupGuide({ ...fresh, isReading: true }).steps[0]).toEqual({ step: 'import', isDone: false });
    expect(setupGuide({ ...fresh, orders: 3, isReading: true })).toMatchObject({ isReading: false });
  });

  it('takes a logo or a colour for the brand, and no empty one', () => {
    expect(doneOf({ metas: new Map([['vendor_portal_logo_url', '/media/a.png']]) })).toEqual(['brand']);
    expect(doneOf({ metas: new Map([['vendor_portal_primary_color', '#0b6b3a']]) })).toEqual(['brand']);
    expect(doneOf({ metas: new Map([['vendor_portal_logo_url', '']]) })).toEqual([]);
  });

  it('leads to the first step that is not done, whatever was done after it', () => {
    expect(setupGuide({ ...fresh, hasRate: true, payouts: 2 }).next).toBe('import');
    expect(setupGuide({ ...fresh, orders: 9, hasRate: true }).next).toBe('brand');
    const all = {
      ...fresh,
      orders: 9,
      hasRate: true,
      metas: new Map([['vendor_portal_secondary_color', '#000000']]),
      accounts: 1,
      payouts: 1,
    };
    expect(setupGuide(all).next).toBeNull();
  });
});
