import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersApart } from '../../../packages/server/src/imports/csv/order-groups.ts';
import { readOrders } from '../../../packages/server/src/imports/csv/orders.ts';
import { aLineRow, allOf, anOrderRow, dateRules, fileOf, ordersCsv } from './files.ts';

const shop = { currency: 'GBP' };
const read = (rows: Parameters<typeof ordersCsv>[0]) =>
  allOf(readOrders(fileOf(ordersCsv(rows), 1000), shop, dateRules()));

describe('the orders export', () => {
  it('says when an order was paid and fulfilled, where it was so in full', async () => {
    const moments = { 'Paid at': '2026-03-06 10:00:00 +0000', 'Fulfilled at': '2026-03-08 10:00:00 +0000' };
    const { read: orders, problems } = await read([
      anOrderRow({ ...moments, 'Fulfillment Status': 'fulfilled' }),
      anOrderRow({ ...moments, Name: '#1002', Id: '5002', 'Fulfillment Status': 'partial' }),
      anOrderRow({ ...moments, Name: '#1003', Id: '5003', 'Financial Status': 'partially_paid' }),
      anOrderRow({ Name: '#1004', Id: '5004', 'Fulfillment Status': 'fulfilled' }),
    ]);
    expect(problems).toEqual([]);
    expect(orders.map(({ paidAt, fulfilledAt }) => [paidAt, fulfilledAt])).toEqual([
      ['2026-03-06T10:00:00.000Z', '2026-03-08T10:00:00.000Z'],
      ['2026-03-06T10:00:00.000Z', null],
      [null, null],
      [null, null],
    ]);
  });

  it('gives an order of consecutive rows, its own columns from the first', async () => {
    const { read: orders, problems } = await read([
      anOrderRow({
        'Financial Status': 'partially_refunded',
        Subtotal: '45.50',
        Shipping: '4.00',
        Taxes: '9.10',
        Total: '58.60',
        'Discount Amount': '4.50',
        'Refunded Amount': '10.00',
        'Cancelled at': '2026-03-06 10:00:00 +0000',
        Tags: 'wholesale, vip',
        'Lineitem quantity': '3',
        'Lineitem discount': '2.00',
        'Lineitem compare at price': '12.00',
      }),
      aLineRow({ 'Lineitem name': 'Bowl', 'Lineitem sku': 'BOWL', 'Lineitem taxable': 'false' }),
      anOrderRow({ Name: '#1002', Id: '5002' }),
    ]);
    expect(problems).toEqual([]);
    expect(orders).toHaveLength(2);
    expect(orders[0]).toMatchObject({
      row: 2,
      rows: 2,
      platformId: '5001',
      name: '#1001',
      processedAt: '2026-03-05T10:00:00.000Z',
      cancelledAt: '2026-03-06T10:00:00.000Z',
      financialStatus: 'partially_refunded',
      subtotal: 4550,
      shipping: 400,
      taxes: 910,
      total: 5860,
      discountAmount: 450,
      refundedAmount: 1000,
      tags: ['wholesale', 'vip'],
    });
    expect(orders[0]?.lines).toMatchObject([
      {
        platformId: '5001:MUG:1',
        price: 1000,
        quantity: 3,
        discount: 200,
        compareAtPrice: 1200,
        isTaxable: true,
      },
      {
        platformId: '5001:BOWL:1',
        price: 1000,
        quantity: 1,
        discount: 0,
        compareAtPrice: null,
        isTaxable: false,
      },
    ]);
  });

  it('distinguishes lines of one SKU, and lines without a SKU by name', async () => {
    const { read: orders } = await read([
      anOrderRow(),
      aLineRow({ 'Lineitem price': '9.00' }),
      aLineRow({ 'Lineitem sku': '', 'Lineitem name': 'Wrapping' }),
      aLineRow({ 'Lineitem sku': '', 'Lineitem name': 'Wrapping' }),
    ]);
    expect(orders[0]?.lines.map(({ platformId }) => platformId)).toEqual([
      '5001:MUG:1',
      '5001:MUG:2',
      '5001:Wrapping:1',
      '5001:Wrapping:2',
    ]);
  });

  it('shows the address goods went to, else the billing address', async () => {
    const { read: orders } = await read([
      anOrderRow({ 'Billing Name': 'Ada', 'Billing City': 'Leeds', 'Shipping City': 'York' }),
      anOrderRow({ Name: '#1002', 'Billing Name': 'Ada', 'Billing City': 'Leeds' }),
    ]);
    expect(orders.map(({ customer }) => [customer.name, customer.city])).toEqual([
      ['Ada', 'York'],
      ['Ada', 'Leeds'],
    ]);
  });

  it('may have an order without lines', async () => {
    const { read: orders } = await read([
      anOrderRow({ 'Lineitem name': '', 'Lineitem price': '', 'Lineitem quantity': '' }),
    ]);
    expect(orders[0]?.lines).toEqual([]);
  });

  it('reads two orders of one name, one below the other, as two', async () => {
    const { read: orders } = await read([anOrderRow(), anOrderRow()]);
    expect(orders.map(({ row }) => row)).toEqual([2, 3]);
  });
});

describe('an order is left out whole', () => {
  it.each([
    ['no price', { 'Lineitem price': '' }, "The column 'Lineitem price' is empty."],
    ['a bad price', { 'Lineitem price': 'free' }, "'free' in 'Lineitem price' is not an amount."],
    [
      'too many decimals',
      { 'Lineitem price': '9.999' },
      "'9.999' in 'Lineitem price' has more decimals than GBP has.",
    ],
    [
      'a negative quantity',
      { 'Lineitem quantity': '-1' },
      "'-1' in 'Lineitem quantity' is not a whole number from 1.",
    ],
    [
      'nothing in it',
      { 'Lineitem name': '', 'Lineitem price': '', 'Lineitem quantity': '' },
      'This row has no line: its name, price and quantity are empty.',
    ],
    [
      'more units than can be, at any price',
      {
        'Lineitem price': '9999999999',
        'Lineitem quantity': '1000001',
        'Lineitem compare at price': '9999999999',
      },
      "The 'Lineitem quantity' is more than 1,000,000.",
    ],
    [
      'half a unit',
      { 'Lineitem quantity': '1.5' },
      "'1.5' in 'Lineitem quantity' is not a whole number from 1.",
    ],
    ['no name', { 'Lineitem name': '' }, "The column 'Lineitem name' is empty."],
    [
      'too large a discount',
      { 'Lineitem discount': '10.01' },
      "The 'Lineitem discount' is larger than price times quantity.",
    ],
    [
      'too large a line',
      { 'Lineitem price': '9999999999', 'Lineitem quantity': '2' },
      'Price times quantity is too large.',
    ],
    [
      'too many units',
      { 'Lineitem price': '0.01', 'Lineitem quantity': '1000001' },
      "The 'Lineitem quantity' is more than 1,000,000.",
    ],
    [
      'more units than a database holds',
      { 'Lineitem price': '0', 'Lineitem quantity': '2147483647' },
      "The 'Lineitem quantity' is more than 1,000,000.",
    ],
    [
      'too large a compare-at price',
      { 'Lineitem compare at price': '9781234567.00', 'Lineitem quantity': '2' },
      "The 'Lineitem compare at price' times quantity is too large.",
    ],
  ])('when a line has %s', async (_what, cells, why) => {
    const {
      read: orders,
      problems,
      skipped,
    } = await read([anOrderRow(), aLineRow(cells), anOrderRow({ Name: '#1002', Id: '5002' })]);
    expect(orders.map(({ name }) => name)).toEqual(['#1002']);
    expect(problems).toEqual([{ row: 3, reason: `${why} Order #1001 (2 rows) was not imported.` }]);
    expect(skipped).toBe(2);
  });

  it.each([
    ['an unknown currency', { Currency: 'XYZ' }, "'XYZ' is not a known currency."],
    ['no currency', { Currency: '' }, "The column 'Currency' is empty."],
    ['a foreign currency', { Currency: 'EUR' }, "The order is in EUR, the shop's currency is GBP."],
    [
      'a bad date',
      { 'Created at': '5 March' },
      "'5 March' in 'Created at' is not a date and time such as 2010-12-01 08:26:00 +0000.",
    ],
    ['a bad refund', { 'Refunded Amount': '-1' }, "'-1' in 'Refunded Amount' is below 0."],
  ])('when it has %s', async (_what, cells, why) => {
    const { read: orders, problems } = await read([anOrderRow(cells), aLineRow()]);
    expect(orders).toEqual([]);
    expect(problems).toEqual([{ row: 2, reason: `${why} Order #1001 (2 rows) was not imported.` }]);
  });

  it('with every bad row named', async () => {
    const { problems, skipped } = await read([
      anOrderRow({ Currency: 'EUR', 'Lineitem price': '' }),
      aLineRow(),
      aLineRow({ 'Lineitem quantity': '' }),
    ]);
    expect(problems.map(({ row }) => row)).toEqual([2, 4]);
    expect(problems[0]?.reason).toBe(
      "The order is in EUR, the shop's currency is GBP. The column 'Lineitem price' is empty. " +
        'Order #1001 (3 rows) was not imported.',
    );
    expect(skipped).toBe(3);
  });

  it('when a row of it is out of shape, even its first', async () => {
    const [header = '', first = '', second = ''] = ordersCsv([anOrderRow(), aLineRow()]).split('\n');
    for (const rows of [
      [`${first},x`, second],
      [first, `${second},x`],
    ]) {
      const {
        read: orders,
        problems,
        skipped,
      } = await allOf(readOrders(fileOf([header, ...rows, ''].join('\n'), 1000), shop, dateRules()));
      expect(orders).toEqual([]);
      expect(problems).toHaveLength(1);
      expect(problems[0]?.reason).toMatch(
        /^This row has 30 cells.* Order #1001 \(2 rows\) was not imported\.$/,
      );
      expect(skipped).toBe(2);
    }
  });
});

describe('the Id', () => {
  const unharmed =
    'Export the orders again and import the file unchanged, without saving it in a spreadsheet. Or empty the whole ' +
    "column 'Id': orders are then known by their name and date. Order #1001 (2 rows) was not imported.";

  it.each([
    ['5.01235E+12'],
    ['5,01235E+12'],
    ['5.01e+12'],
    ['5E12'],
    ['5012350000000'],
    ['5000000000000000'],
  ])('that a spreadsheet has rounded to %s is refused', async (id) => {
    const { read: orders, problems, skipped } = await read([anOrderRow({ Id: id }), aLineRow()]);
    expect(orders).toEqual([]);
    expect(skipped).toBe(2);
    expect(problems).toEqual([
      {
        row: 2,
        reason: `A spreadsheet has rounded the 'Id' to '${id}', so it no longer identifies one order. ${unharmed}`,
      },
    ]);
  });

  it.each([['5012345678901.0'], ['-5001'], ["'5001"], ['5 001'], ['abc'], ['９'], ['1'.repeat(21)]])(
    'that is no whole number in digits is refused: %s',
    async (id) => {
      const { read: orders, problems } = await read([anOrderRow({ Id: id }), aLineRow()]);
      expect(orders).toEqual([]);
      expect(problems).toEqual([
        {
          row: 2,
          reason: `'${id}' in 'Id' is not a whole number in digits; a spreadsheet or another program has changed it. ${unharmed}`,
        },
      ]);
    },
  );

  it.each([['5001'], ['4000000536365'], ['501234567890123456'], ['5001000']])(
    'in digits is taken: %s',
    async (id) => {
      const { read: orders } = await read([anOrderRow({ Id: id })]);
      expect(orders.map(({ platformId }) => platformId)).toEqual([id]);
    },
  );

  it('may be missing, and the order is identified by its name, date and currency', async () => {
    const rows = [anOrderRow({ Id: '' }), aLineRow(), anOrderRow({ Id: '', Name: '#1002' })];
    const narrow = ordersCsv(rows)
      .split('\n')
      .map((line) => line.split(',').toSpliced(26, 1).join(','))
      .join('\n');
    expect(narrow).not.toContain('Id');
    for (const text of [ordersCsv(rows), narrow]) {
      const { read: orders, problems } = await allOf(readOrders(fileOf(text, 1000), shop, dateRules()));
      expect(problems).toEqual([]);
      expect(orders.map(({ platformId, lines }) => [platformId, lines.length])).toEqual([
        ['#1001 2026-03-05T10:00:00.000Z GBP', 2],
        ['#1002 2026-03-05T10:00:00.000Z GBP', 1],
      ]);
    }
  });
});

describe('a row of quantity 0', () => {
  it.each([['0'], ['00']])('sold nothing, and the rest of its order did: %s', async (quantity) => {
    const {
      read: orders,
      problems,
      skipped,
    } = await read([
      anOrderRow({ 'Lineitem quantity': quantity, 'Lineitem price': '' }),
      aLineRow({ 'Lineitem sku': 'B' }),
      aLineRow({ 'Lineitem quantity': quantity }),
    ]);
    expect(problems).toEqual([]);
    expect(skipped).toBe(0);
    expect(orders).toMatchObject([{ rows: 3, lines: [{ sku: 'B' }] }]);
  });
});

describe('the columns of an order on each of its rows', () => {
  it('are those of its first', async () => {
    const filled = { Total: '20.00', Subtotal: '20.00' };
    const { read: orders } = await read([
      anOrderRow(filled),
      anOrderRow({ ...filled, 'Lineitem sku': 'B', 'Lineitem quantity': '2' }),
      anOrderRow({ Name: '#1002', Id: '' }),
      anOrderRow({ Name: '#1002', Id: '', 'Lineitem sku': 'B' }),
      anOrderRow({ Name: '#1003', Id: '5003' }),
      aLineRow({ Name: '#1003', 'Lineitem sku': 'B', Id: '5003' }),
    ]);
    expect(orders.map(({ name, lines }) => [name, ...lines.map(({ sku }) => sku)])).toEqual([
      ['#1001', 'MUG', 'B'],
      ['#1002', 'MUG', 'B'],
      ['#1003', 'MUG', 'B'],
    ]);
  });
});

describe('rows that are apart from the first of their order', () => {
  const rows = [
    anOrderRow(),
    aLineRow({ 'Lineitem sku': 'B' }),
    aLineRow({ 'Lineitem sku': 'C' }),
    anOrderRow({ Name: '#1002', Id: '5002' }),
    aLineRow({ Name: '#1002', 'Lineitem sku': 'B' }),
    anOrderRow({ Name: '#1003', Id: '' }),
  ];
  const readSorted = async (sorted: typeof rows) => {
    const text = ordersCsv(sorted);
    return allOf(
      readOrders(fileOf(text, 1000), shop, dateRules(), undefined, await ordersApart(fileOf(text, 1000))),
    );
  };

  it('belong to it, in any order of rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
        async (sorted) => {
          const { read: orders, problems } = await readSorted(sorted);
          expect(problems).toEqual([]);
          const skus = orders.map(({ name, lines }) => [name, ...lines.map(({ sku }) => sku).toSorted()]);
          expect(skus.toSorted()).toEqual([
            ['#1001', 'B', 'C', 'MUG'],
            ['#1002', 'B', 'MUG'],
            ['#1003', 'MUG'],
          ]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are of none where two orders have the name', async () => {
    const {
      read: orders,
      problems,
      skipped,
    } = await readSorted([
      anOrderRow(),
      anOrderRow({ Name: '#1002', Id: '5002' }),
      aLineRow(),
      anOrderRow({ Id: '5003' }),
    ]);
    expect(orders.map(({ name }) => name)).toEqual(['#1002']);
    expect(problems.map(({ row }) => row)).toEqual([2, 4, 5]);
    expect(problems[0]?.reason).toMatch(
      /^The rows of order #1001 are not together, and more than one of them begins/,
    );
    expect(skipped).toBe(3);
  });

  it('are too many to hold in a file that is sorted by something else', async () => {
    const sorted = Array.from({ length: 50_001 }, (_, n) => aLineRow({ Name: `#${n % 2}` }));
    await expect(ordersApart(fileOf(ordersCsv(sorted), 65_536))).rejects.toThrow(
      /^In the orders file the rows of many orders are not together/,
    );
  });
});

describe('rows without their order', () => {
  it('are named once, with how many there are', async () => {
    const {
      read: orders,
      problems,
      skipped,
    } = await read([
      aLineRow({ Name: '#0999' }),
      aLineRow({ Name: '#0999' }),
      anOrderRow(),
      anOrderRow({ Name: '#1002', Id: '5002' }),
      aLineRow(),
      { 'Lineitem name': 'Lost' },
    ]);
    expect(orders.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['#1001', 1],
      ['#1002', 1],
    ]);
    expect(problems.map(({ row }) => row)).toEqual([2, 6, 7]);
    expect(problems[0]?.reason).toBe(
      'The file has no first row of order #0999, with its currency and status. These 2 rows were left out.',
    );
    expect(problems[2]?.reason).toMatch(/^The column 'Name' is empty/);
    expect(skipped).toBe(4);
  });
});
