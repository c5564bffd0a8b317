import { describe, expect, it } from 'vitest';
import { reportText } from '../../../packages/server/src/commands/report.ts';
import type { ListsOfImport, WireImport } from '../../../packages/server/src/commands/lists.ts';
import { jsonWatch, terminalWatch } from '../../../packages/server/src/commands/watch.ts';

const run: WireImport = {
  id: 3,
  state: 'checked',
  description: 'Read 5 orders',
  progress: 100,
  counts: {
    products: 0,
    variants: 0,
    orders: 5,
    orders_new: 4,
    orders_changed: 1,
    orders_unchanged: 0,
    lines: 6,
    refunds: 0,
    vendors_created: 0,
    vendors_known: 2,
    skipped: 1,
  },
  new_vendors: [],
  gaps: {
    no_vendor: { products: 1, lines: 2, sales: '40.00', commission: '20.00', unpriced_lines: 0 },
    unknown_sku: { skus: 1, lines: 1 },
  },
  findings: [
    {
      kind: 'refund_to_assign',
      orders: 1,
      detail: '',
      amount: '149.00',
      vendor_count: 2,
      vendors: [
        { vendor: 'Denim Maker', orders: 1, amount: '100.00' },
        { vendor: 'Jacket Maker', orders: 1, amount: '49.00' },
      ],
    },
    {
      kind: 'tax_included',
      orders: 5,
      detail: '5 orders say that their prices include tax.',
      amount: '0.00',
      vendor_count: 0,
      vendors: [],
    },
  ],
  effect: {
    due_before: '10.00',
    due_after: '30.00',
    owed_back_before: '0.00',
    owed_back_after: '4.00',
    vendor_count: 2,
    vendors: [
      { vendor: 'Denim Maker', due_before: '10.00', due_after: '30.00' },
      { vendor: 'Jacket Maker', due_before: '0.00', due_after: '-4.00' },
    ],
  },
  problem: null,
  started_at: '2026-04-02T08:00:00.000Z',
  finished_at: '2026-04-02T08:00:09.000Z',
  files: [
    {
      role: 'orders',
      name: 'orders.csv',
      size: 10,
      received: true,
      date_order: null,
      date_order_before: null,
      date_samples: [],
      columns: {
        read: [],
        ignored: ['Risk Level'],
        missing: [{ header: 'Taxes', without: 'Tax counts as 0.' }],
      },
    },
  ],
};
const finding = {
  order_name: '#5755',
  row: 4,
  vendor: '',
  amount: '149.00',
  detail: 'The refund of 149.00 may be of the jacket or of the jeans.',
} as const;
const page =
  <T>(rows: readonly T[]) =>
  () =>
    Promise.resolve({ count: rows.length, rows });
const lists: ListsOfImport = {
  findings: page([
    { ...finding, kind: 'refund_to_assign' },
    { ...finding, kind: 'tax_included', detail: 'Its total is the subtotal.' },
  ]),
  gaps: page([
    {
      title: 'Stoneware jug',
      sku: '',
      no_vendor: true,
      unknown_sku: false,
      first_row: 3,
      lines: 2,
      units: 2,
      sales: '40.00',
      commission: '20.00',
      unpriced_lines: 0,
    },
  ]),
  problems: page([
    {
      file: 'orders.csv',
      row: 9,
      reason: "'ada.buyer@person.example' in 'Lineitem price' is not an amount.",
      excerpt: '#9,Ada Buyer,ada.buyer@person.example',
    },
  ]),
};

describe('the report of a check', () => {
  it('says what moves money first, then what may matter, then counts', async () => {
    expect(await reportText(run, lists))
      .toBe(`5 orders: 4 new, 1 changed. The amounts for 1 order are in doubt.

Refunds that may affect several vendors: 1 order, 149.00 in commission
  Denim Maker: 1 order, 100.00
  Jacket Maker: 1 order, 49.00
  #5755, row 4: The refund of 149.00 may be of the jacket or of the jeans.

Due before: 10.00. Due after: 30.00, and 4.00 is owed back.
  Denim Maker: 10.00 before, 30.00 after
  Jacket Maker: 0.00 before, -4.00 after

2 lines of 1 product have no vendor and earn nothing: sales of 40.00, of which a vendor would earn 20.00 at your own rates.
Give these products a vendor in the shop, export both files again and import them.
  Stoneware jug: no vendor; 2 lines, 40.00

Orders whose prices include tax: 5 orders
  5 orders say that their prices include tax.

1 line has a SKU that no product has (1 SKU), so no cost and no product type.
Import the products that have these SKUs, and the orders again.

1 row needs a look:
  orders.csv, row 9: '…' in 'Lineitem price' is not an amount.

Columns in orders.csv:
  'Taxes' is missing. Tax counts as 0.
  Not read: Risk Level

Read: 5 orders, 6 lines, 1 row left out.`);
  });

  it('says of many orders that their effect is not worked out, and nothing of it after an import', async () => {
    const many = { ...run, effect: null };
    expect(await reportText(many, lists)).toContain(
      'The amounts due after it are worked out for up to 5,000 orders, with 25,000 lines and variants. These files hold more.',
    );
    expect(await reportText({ ...many, state: 'done' }, lists)).not.toContain('worked out');
  });

  it.each([
    ['checked', 'in --json'],
    ['done', 'on the Import page'],
  ] as const)('names where the rest of long lists is, once it is %s', async (state, where) => {
    const many: ListsOfImport = {
      ...lists,
      findings: async (asked) => ({ ...(await lists.findings(asked)), count: 60 }),
      problems: async (asked) => ({ ...(await lists.problems(asked)), count: 1200 }),
    };
    const text = await reportText({ ...run, state }, many);
    expect(text).toContain(`  … and 1,199 more, all of them ${where}.`);
    expect(text).toMatch(new RegExp(`The lists are cut\\. All of them are ${where}\\.$`));
  });

  it.each([
    ['a terminal', terminalWatch],
    ['a program', jsonWatch],
  ])('shows %s no customer', async (_who, watch) => {
    let text = '';
    await watch({ write: (part) => (text += part) }).report(run, lists);
    expect(text).toContain('#5755');
    expect(text).not.toMatch(/Ada|person\.example/);
  });

  it('gives a program every page of its lists', async () => {
    let text = '';
    const all = Array.from({ length: 2300 }, (_, row) => ({
      file: 'orders.csv',
      row,
      reason: 'x',
      excerpt: 'Ada',
    }));
    const problems: ListsOfImport['problems'] = ({ size, offset }) =>
      Promise.resolve({ count: all.length, rows: all.slice(offset, offset + size) });
    await jsonWatch({ write: (part) => (text += part) }).report(run, { ...lists, problems });
    const read = JSON.parse(text) as { problems: unknown[] };
    expect(read.problems).toHaveLength(2300);
    expect(read.problems.at(-1)).toEqual({ file: 'orders.csv', row: 2299, reason: 'x' });
  });
});
