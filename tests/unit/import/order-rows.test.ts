import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../../packages/server/src/imports/match/line-product.ts';
import { lineRowsOf, saysTaxIncluded } from '../../../packages/server/src/imports/match/order-rows.ts';
import type { FileLine, FileOrder } from '../../../packages/server/src/imports/port/records.ts';
import type { CatalogItem } from '../../../packages/server/src/queries/imports/catalog.ts';

let counter = 0;

function aLine(changes: Partial<FileLine> = {}): FileLine {
  return {
    row: 2,
    excerpt: '',
    platformId: `5001:${++counter}`,
    name: 'Clay mug',
    sku: 'MUG',
    vendor: 'Blue Kiln',
    price: 1000,
    quantity: 1,
    discount: 0,
    compareAtPrice: null,
    isTaxable: true,
    requiresShipping: true,
    fulfillmentStatus: null,
    ...changes,
  };
}

function anOrder(changes: Partial<FileOrder> = {}): FileOrder {
  return {
    row: 2,
    rows: 1,
    excerpt: '',
    exactness: 'second',
    platformId: '5001',
    name: '#1001',
    processedAt: '2026-03-05T10:00:00.000Z',
    cancelledAt: null,
    paidAt: null,
    fulfilledAt: null,
    financialStatus: 'paid',
    fulfillmentStatus: null,
    currency: 'GBP',
    subtotal: null,
    shipping: 0,
    taxes: 0,
    total: 0,
    discountAmount: 0,
    refundedAmount: 0,
    tags: [],
    note: '',
    location: '',
    customer: {
      name: '',
      company: '',
      email: '',
      address1: '',
      address2: '',
      city: '',
      province: '',
      zip: '',
      country: '',
    },
    lines: [aLine()],
    ...changes,
  };
}

function anItem(changes: Partial<CatalogItem> = {}): CatalogItem {
  return {
    platformId: '',
    id: ++counter,
    sku: 'MUG',
    title: 'Clay mug',
    variantTitle: 'Default Title',
    vendorName: 'Blue Kiln',
    tags: '',
    productType: 'Kitchen',
    image: null,
    isGiftCard: false,
    cost: 400,
    compareAtPrice: 1200,
    ...changes,
  };
}

const nobody = () => null;
const catalogIn = (items: readonly CatalogItem[]) => catalogOf({ byId: items, bySku: items, byTitle: items });
const rowsOf = (order: FileOrder, items: readonly CatalogItem[] = []) =>
  lineRowsOf(order, catalogIn(items), nobody, false).rows;
const problemsOf = (order: FileOrder, items: readonly CatalogItem[] = []) =>
  lineRowsOf(order, catalogIn(items), nobody, false).problems;

describe('the product of a line', () => {
  it('gives the line its cost, type and compare-at price; a price of the line itself is stronger', () => {
    const [own, item] = rowsOf(anOrder({ lines: [aLine({ compareAtPrice: 1500 }), aLine()] }), [
      anItem({ image: 'mug.jpg' }),
    ]);
    expect(own).toMatchObject({
      cost_per_item: 400,
      compare_at_price: 1500,
      product_type: 'Kitchen',
      image: 'mug.jpg',
    });
    expect(item).toMatchObject({ compare_at_price: 1200 });
    expect(rowsOf(anOrder())[0]).toMatchObject({ variant_id: null, cost_per_item: null, product_type: '' });
  });
});

describe('a figure of the catalogue that is too large for a line', () => {
  const isbn = 978_123_456_700;
  const two = anOrder({ lines: [aLine({ platformId: '5001:MUG:1', quantity: 2 }), aLine()] });

  it.each([
    ['cost per item', { cost: isbn }, { cost_per_item: null }, { cost_per_item: isbn }],
    ['compare-at price', { compareAtPrice: isbn }, { compare_at_price: null }, { compare_at_price: isbn }],
  ])('counts as missing there: %s', (what, changes, missing, kept) => {
    const usual = { cost_per_item: 400, compare_at_price: 1200 };
    expect(rowsOf(two, [anItem(changes)])).toMatchObject([
      { ...usual, ...missing },
      { ...usual, ...kept },
    ]);
    expect(problemsOf(two, [anItem(changes)])).toEqual([
      {
        orderId: '5001',
        lineId: '5001:MUG:1',
        reason: `The ${what} of 'Clay mug' times the 2 in order #1001 is too large: the line counts as without one. Correct it at the product, and have the order read again.`,
      },
    ]);
  });

  it('is moved to no other line', () => {
    expect(problemsOf(two, [anItem({ cost: 500_000_000_000 })])).toEqual([]);
    expect(problemsOf(two, [anItem({ cost: 500_000_000_001 })])).toHaveLength(1);
    expect(problemsOf(two, [anItem({ cost: null, compareAtPrice: null })])).toEqual([]);
  });
});

describe('the kind of a line', () => {
  const kindOf = (line: Partial<FileLine>, items: CatalogItem[] = []) =>
    rowsOf(anOrder({ lines: [aLine(line)] }), items)[0]?.kind;
  const inert = { sku: '', isTaxable: false, requiresShipping: false };

  it.each([
    ['product', {}],
    ['tip', { ...inert, name: 'Tip', vendor: '' }],
    ['product', { ...inert, name: 'Tip', vendor: 'Blue Kiln' }],
    ['product', { name: 'Tip', sku: '', vendor: '' }],
    ['gift_card', { ...inert, name: '$25 Gift Card' }],
    ['product', { name: 'Gift card holder' }],
  ])('%s: %o', (kind, line) => {
    expect(kindOf(line)).toBe(kind);
  });

  it('follows its product', () => {
    expect(kindOf({}, [anItem({ isGiftCard: true })])).toBe('gift_card');
    expect(kindOf({ ...inert, sku: 'MUG', name: 'Gift card holder' }, [anItem()])).toBe('product');
  });
});

describe('tax', () => {
  it('is spread over the taxable lines by net value', () => {
    const lines = [
      aLine({ price: 1000, quantity: 2, discount: 500 }),
      aLine({ price: 500 }),
      aLine({ price: 9900, isTaxable: false }),
    ];
    expect(rowsOf(anOrder({ taxes: 401, lines })).map((row) => row.total_tax)).toEqual([301, 100, 0]);
  });

  it('is of the goods alone where shipping is free by a code', () => {
    const sums = { subtotal: 10_000, shipping: 1000, discountAmount: 1000, taxes: 888, total: 10_888 };
    expect(rowsOf(anOrder({ ...sums, lines: [aLine({ price: 10_000 })] }))[0]?.total_tax).toBe(888);
  });

  it('of an order without taxable lines is on none', () => {
    expect(rowsOf(anOrder({ taxes: 400, lines: [aLine({ isTaxable: false })] }))[0]?.total_tax).toBe(0);
  });

  it.each<[string, number, boolean, Partial<FileOrder>?, number?]>([
    ['in the prices', 12_100, true],
    // The same as the goods before their discount.
    ['on top of them', 14_200, false],
    ['on top of them, with shipping', 14_700, false, { shipping: 500 }],
    ['in them, with shipping', 12_600, true, { shipping: 500 }],
    ['in them, with a discount in a row too', 11_600, true, { discountAmount: 2600 }, 500],
    ['on top of them, with a discount in a row too', 13_700, false, { discountAmount: 2600 }, 500],
  ])(
    'is read from a total after a code, without a subtotal: %s',
    (_what, total, is, sums = {}, discount = 0) => {
      const lines = [aLine({ price: 14_200, discount })];
      expect(saysTaxIncluded(anOrder({ lines, taxes: 2100, discountAmount: 2100, total, ...sums }))).toBe(is);
    },
  );

  it.each([
    [14_200, true],
    [16_300, false],
  ])('is read where the subtotal is 0 because it is not known: %s', (total, is) => {
    const lines = [aLine({ price: 14_200 })];
    expect(saysTaxIncluded(anOrder({ lines, taxes: 2100, subtotal: 0, total }))).toBe(is);
  });
});

describe('the tax of goods whose order does not say whether prices include it', () => {
  it.each<[string, boolean, number, Partial<FileOrder>]>([
    ['in the prices, without a total', true, 1210, {}],
    ['in the prices, with a discount on shipping of unknown amount', true, 1210, { total: 2220 }],
    ['on top of them, without a total', false, 1000, {}],
  ])('is read by the setting of the shop: %s', (_what, pricesIncludeTax, price, sums) => {
    const order = anOrder({
      subtotal: price,
      taxes: 420,
      shipping: price,
      unstated: ['discountAmount'],
      namedTaxes: [{ ppm: 210_000, value: 420 }],
      lines: [aLine({ price })],
      ...sums,
    });
    expect(saysTaxIncluded(order)).toBeNull();
    expect(lineRowsOf(order, catalogIn([]), nobody, pricesIncludeTax).rows[0]?.total_tax).toBe(210);
  });
});

describe('a discount of the whole order', () => {
  it('is shared over the lines when the subtotal shows it', () => {
    const lines = [aLine({ price: 3000, discount: 0 }), aLine({ price: 1000 })];
    const rows = rowsOf(anOrder({ subtotal: 3600, discountAmount: 400, lines }));
    expect(rows.map((row) => row.allocated_discount)).toEqual([300, 100]);
  });

  it('adds to the line’s own discount, and spares gift cards', () => {
    const lines = [
      aLine({ price: 3000, discount: 1000 }),
      aLine({ price: 2000 }),
      aLine({ price: 5000, name: 'Gift card', sku: '', isTaxable: false, requiresShipping: false }),
    ];
    const rows = rowsOf(anOrder({ subtotal: 8800, discountAmount: 1200, lines }));
    expect(rows.map((row) => row.allocated_discount)).toEqual([1100, 100, 0]);
  });

  it('that is more than the products cost takes the rest from gift cards, and is reported', () => {
    const card = { name: 'Gift card', sku: '', isTaxable: false, requiresShipping: false };
    const order = anOrder({
      subtotal: 4000,
      discountAmount: 2000,
      taxes: 100,
      lines: [aLine(), aLine({ ...card, price: 5000 })],
    });
    expect(rowsOf(order).map((row) => row.allocated_discount)).toEqual([1000, 1000]);
    expect(problemsOf(order)).toEqual([
      {
        orderId: '5001',
        lineId: null,
        reason:
          'The discount of order #1001 exceeds the price of its products by £10.00, which is counted as a discount on its gift cards and tips. Check what its products earn.',
      },
    ]);
  });

  it('of an order of gift cards alone concerns no vendor', () => {
    const card = { name: 'Gift card', sku: '', isTaxable: false, requiresShipping: false };
    const order = anOrder({
      subtotal: 4000,
      discountAmount: 1000,
      lines: [aLine({ ...card, price: 5000 })],
    });
    expect(problemsOf(order)).toEqual([]);
  });

  const lines = [aLine({ price: 3000 }), aLine({ price: 1000 })];

  it('that is on shipping is on no line', () => {
    const rows = rowsOf(anOrder({ subtotal: 4000, discountAmount: 400, shipping: 400, lines }));
    expect(rows.map((row) => row.allocated_discount)).toEqual([0, 0]);
  });

  it.each([
    ['does not explain the subtotal', { subtotal: 3500, discountAmount: 400 }],
    ['has no subtotal to show it', { subtotal: null, discountAmount: 400 }],
    ['has a total alone to show it', { subtotal: null, total: 3600, unstated: ['discountAmount'] }],
  ] as const)('that %s is on its lines', (_what, changes) => {
    const rows = rowsOf(anOrder({ ...changes, lines }));
    expect(rows.map((row) => row.allocated_discount)).toEqual([300, 100]);
  });
});

it('a cent that cannot be divided falls on the same line, however the rows are sorted', () => {
  const lines = ['A', 'B', 'C', 'C'].map((sku) => aLine({ sku, platformId: sku }));
  const order = anOrder({ subtotal: 3998, discountAmount: 2, taxes: 3 });
  const shares = (sorted: readonly FileLine[]) =>
    rowsOf({ ...order, lines: sorted })
      .map(({ sku, allocated_discount, total_tax }) => [sku, allocated_discount, total_tax].join())
      .toSorted();
  expect(shares(lines)).toEqual(['A,1,1', 'B,1,0', 'C,0,1', 'C,0,1']);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      (sorted) => {
        expect(shares(sorted)).toEqual(shares(lines));
      },
    ),
  );
});

it('shares sum to the whole, and no line is below zero', () => {
  const line = fc
    .record({
      price: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 50 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ price, quantity, part }) =>
      aLine({ price, quantity, discount: Math.floor(price * quantity * part) }),
    );
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(1_000_000),
      (lines, part, taxes) => {
        const net = lines.reduce((sum, one) => sum + one.price * one.quantity - one.discount, 0);
        fc.pre(net > 0);
        const discountAmount = Math.floor(net * part);
        const own = lines.reduce((sum, { discount }) => sum + discount, 0);
        // A subtotal of 0 is an unknown one unless the order has a discount beyond those of its rows.
        fc.pre(net > discountAmount || discountAmount > own);
        const rows = rowsOf(anOrder({ lines, taxes, discountAmount, subtotal: net - discountAmount }));
        const shared = rows.reduce((sum, row) => sum + row.allocated_discount, 0);
        expect(shared - own).toBe(discountAmount);
        for (const row of rows) expect(row.allocated_discount).toBeLessThanOrEqual(row.price * row.quantity);
        if (net > discountAmount) expect(rows.reduce((sum, row) => sum + row.total_tax, 0)).toBe(taxes);
      },
    ),
  );
});

it('a discount of any size is shared over lines of any kind, and no line is below zero', () => {
  const kinds = [
    {},
    { name: 'Gift card', sku: '', isTaxable: false, requiresShipping: false },
    { name: 'Tip', sku: '', vendor: '', isTaxable: false, requiresShipping: false },
  ];
  const line = fc
    .record({
      price: fc.nat(10_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom(...kinds),
    })
    .map(({ price, quantity, kind }) => aLine({ price, quantity, ...kind }));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.nat(500_000),
      fc.nat(10_000),
      (lines, discount, taxes) => {
        const net = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const shared = Math.min(discount, net);
        const rows = rowsOf(anOrder({ lines, taxes, discountAmount: discount, subtotal: net - shared }));
        // Sums may be off by a minor unit a line, so tips up to that sum may be within the subtotal or beside it.
        const tips = lines.filter(({ name }) => name === 'Tip');
        const tipped = tips.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const unclear = tipped <= lines.length ? tipped : 0;
        const off = shared - rows.reduce((sum, row) => sum + row.allocated_discount, 0);
        expect([0, unclear]).toContain(off);
        for (const row of rows) {
          expect(row.allocated_discount).toBeGreaterThanOrEqual(0);
          expect(row.allocated_discount).toBeLessThanOrEqual(row.price * row.quantity);
        }
        // Only what the products have no room for is on the others.
        const room = rows.some(
          (row) => row.kind === 'product' && row.price * row.quantity > row.allocated_discount,
        );
        const others = rows.filter(({ kind }) => kind !== 'product');
        if (room) expect(others.every((row) => row.allocated_discount === 0)).toBe(true);
      },
    ),
  );
});
