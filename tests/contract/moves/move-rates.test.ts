import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { callsOf, payoutHeader } from './hand-made.ts';
import { openWorld, today, type World } from './world.ts';

/* A former app that paid one vendor another rate than the rules here, in files without a column of rates. */

const prices = ['11.80', '24.99', '6.50', '123.45', '9.99', '33.33', '48.01', '77.77'];
const sold = [
  ...prices.map((price, at) => ({ vendor: 'Ann', sku: `MUG-${at}`, price, day: at + 1 })),
  { vendor: 'Bo', sku: 'BOWL', price: '30.00', day: 20 },
];

const products = productsCsv(
  sold.map(({ vendor, sku, price }) =>
    aProductRow({ Handle: sku, Title: sku, Vendor: vendor, 'Variant SKU': sku, 'Variant Price': price }),
  ),
);
const orders = ordersCsv(
  sold.map(({ vendor, sku, price, day }, at) =>
    anOrderRow({
      Name: `#${1001 + at}`,
      Id: String(5001 + at),
      'Created at': `2025-05-${String(day).padStart(2, '0')} 12:00:00 +0000`,
      Currency: 'USD',
      Vendor: vendor,
      'Lineitem sku': sku,
      'Lineitem name': sku,
      'Lineitem price': price,
      'Lineitem quantity': '1',
    }),
  ),
);

const money = (cents: number) => (cents / 100).toFixed(2);
const paid = [...prices.map((price) => Math.round(Number(price) * 40)), 1];
const sumOf = (amounts: readonly number[]) => money(amounts.reduce((sum, amount) => sum + amount, 0));
const files = {
  payouts: [
    payoutHeader,
    `P-1,Ann,2025-06-01,${sumOf(paid.slice(0, 4))},`,
    `P-2,Ann,2025-06-02,${sumOf(paid.slice(4, 8))},`,
    `P-3,Bo,2025-06-03,${sumOf(paid.slice(8))},`,
  ].join('\n'),
  commissions: [
    'Order,SKU,Product,Vendor,Quantity,Price,Amount,Payout',
    ...sold.map(({ vendor, sku, price }, at) =>
      [
        `#${1001 + at}`,
        sku,
        sku,
        vendor,
        1,
        price,
        money(paid[at] ?? 0),
        at < 4 ? 'P-1' : at < 8 ? 'P-2' : 'P-3',
      ].join(','),
    ),
  ].join('\n'),
};

forEachDatabase((_name, open) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(await open());
    await world.shop.importWell({ products, orders }, today);
  });
  afterEach(() => world.close());

  const { ok } = callsOf(() => world);

  describe('lines of a former app without rates', () => {
    it('are explained by the one rate that fits all lines of their vendor, which is offered from their first day', async () => {
      const { id } = await world.check((await world.begin(files)).id);
      const params = { id };
      const { results: groups } = await ok('listMoveDifferences', { params });
      const [fitted, unexplained] = groups;
      expect(groups).toHaveLength(2);
      expect(fitted).toMatchObject({
        cause: 'rate',
        about: 'Ann',
        text: 'The files don’t include a rate. These lines match to the cent at 40%. The rule in this app is 50%.',
        rows: 8,
        payouts: 2,
        rate: { product_type: null, rate: '40', from_day: '2025-05-01' },
      });
      // A single line fits some rate by chance.
      expect(unexplained).toMatchObject({ cause: 'other', about: 'Bo', rows: 1, rate: null });
      const { results: payouts } = await ok('listMovePayouts', { params });
      expect(payouts.map(({ number, causes }) => [number, causes.map(({ cause }) => cause)])).toEqual([
        ['P-3', ['other']],
        ['P-2', ['rate']],
        ['P-1', ['rate']],
      ]);
    });

    it('come to the cent here once the rate is set', async () => {
      const { id } = await world.check((await world.begin(files)).id);
      const { results } = await ok('listMoveDifferences', { params: { id } });
      const rate = results[0]?.rate ?? null;
      if (rate === null) throw new Error('No rate is offered.');
      await ok('updateVendor', { params: { id: rate.vendor }, body: { commission_rate: rate.rate } });
      const { found } = await world.check(id);
      expect(found).toMatchObject({ payouts: 3, equal: 2 });
    });
  });
});
