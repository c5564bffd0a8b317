import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { priceLines } from '../../../packages/server/src/store/pricing.ts';
import { forEachDatabase } from '../../databases.ts';
import { noon } from '../server.ts';
import type { Actor } from './actors.ts';
import type { Stage } from './calls.ts';
import { plantedCost } from './marks.ts';
import { openTheatre, type Theatre } from './stage.ts';
import { toldTo } from './walk.ts';

/*
 * What a shop hides from its vendors is in no answer, no CSV and no PDF (design safety §2). Each field of a sale has a
 * value that stands nowhere else; with its switch on, the same walk finds it.
 */

const processedAt = new Date('2025-07-19T08:07:00Z');
const customer = { name: 'Quillon Hollis', company: 'Hollis Interiors' };

forEachDatabase((_name, open) => {
  let theatre: Theatre;
  let stage: Stage;
  let vendor: Actor;
  let commissions: readonly string[] = [];
  beforeAll(async () => {
    theatre = await openTheatre(await open());
    stage = await theatre.setStage();
    vendor = stage.actors.vendor;
    await sell();
    const { results } = await theatre.server.ok('listCommissions', {
      token: stage.actors.merchant.token ?? '',
      query: { vendor_id: vendor.own.vendor, search: 'H-90210' },
    });
    commissions = results.map(({ commission_amount: amount = '' }) => amount);
    expect(new Set(commissions).size).toBe(2);
  });
  afterAll(() => theatre.close());

  const set = (meta_key: string, meta_value: 'true' | 'false') =>
    theatre.server.ok('createShopMeta', {
      token: stage.actors.merchant.token ?? '',
      body: { meta_key: `vendor_field_${meta_key}`, meta_value },
    });

  /** What gives each field away, as calls, files and invoices write it; `places` are where it stands when it is shown. */
  const fields = [
    {
      key: 'commissions',
      values: () => [
        ...commissions,
        ...commissions.map((amount) => amount.replace(/^(\d+)(\d{3})\./, '$1,$2.')),
        '37.123',
      ],
      places: [
        'listCommissions own application/json',
        'listCommissions own text/csv',
        'exportPayoutCsv own text/csv',
        'exportPayout',
      ],
    },
    {
      key: 'sell_price',
      values: () => ['31415.93', '31,415.93', '3141593', '27182.81', '2718281'],
      places: [
        'listCommissions own application/json',
        'listCommissions own text/csv',
        'getPayout own application/json',
        'listProducts own text/csv',
        'listProductVariants own text/csv',
      ],
    },
    {
      key: 'discount',
      values: () => ['271.83', '27183'],
      places: ['listCommissions own application/json', 'exportPayoutCsv own text/csv'],
    },
    {
      key: 'order_num',
      values: () => ['H-90210'],
      places: [
        'listCommissions own application/json',
        'listCommissions own text/csv',
        'exportPayoutCsv own text/csv',
        'exportPayout',
      ],
    },
    {
      key: 'order_date',
      values: () => ['2025-07-19', 'Jul 19, 2025'],
      places: [
        'listCommissions own application/json',
        'listCommissions own text/csv',
        'exportPayoutCsv own text/csv',
        'exportPayout',
      ],
    },
    {
      key: 'customer_name',
      values: () => [customer.name, customer.company],
      places: [
        'listCommissions own application/json',
        'listCommissions own text/csv',
        'exportPayoutCsv own text/csv',
      ],
    },
    {
      key: 'cost_per_item',
      values: () => [`"${plantedCost.major}"`, `,${plantedCost.major},`, `"cost":${plantedCost.minor}`],
      places: [
        'listCommissions own application/json',
        'listCommissions own text/csv',
        'listProducts own text/csv',
        'exportPayoutCsv own text/csv',
      ],
    },
  ];

  it.each(fields)(
    '$key is in nothing that a vendor is told while it is hidden',
    async ({ key, values, places }) => {
      for (const field of fields) await set(field.key, field.key === key ? 'false' : 'true');
      const hidden = await toldTo(theatre.server, vendor, { search: 'H-90210' });
      const found = [...hidden.told].flatMap(([what, text]) =>
        values()
          .filter((value) => text.includes(value))
          .map((value) => ({ what, value })),
      );
      expect(found).toEqual([]);

      await set(key, 'true');
      const shown = await toldTo(theatre.server, vendor);
      const silent = places.filter(
        (place) => !values().some((value) => shown.told.get(place)?.includes(value)),
      );
      expect(silent).toEqual([]);
    },
  );

  it('nothing is told by default that a shop has not switched on', async () => {
    const fresh = await theatre.setStage();
    const { faults } = await toldTo(fresh.server, fresh.actors.vendor);
    expect(faults).toEqual([]);
  });

  /** Two lines of one order, of which one is paid together with another of the vendor's. */
  async function sell(): Promise<void> {
    const { own } = vendor;
    const ofShop = { shop_id: own.shop };
    await theatre.server.database.asSystem(async (tx) => {
      await tx
        .updateTable('vendors')
        .set({ commission_rate_ppm: 371_230 })
        .where('shop_id', '=', own.shop)
        .where('id', '=', own.vendor)
        .execute();
      const variant = await tx
        .updateTable('variants')
        .set({ price: 3_141_593 })
        .where('shop_id', '=', own.shop)
        .where('product_id', '=', own.product)
        .returning('id')
        .executeTakeFirstOrThrow();
      const order = await tx
        .insertInto('orders')
        .values({
          ...ofShop,
          platform_id: 'hidden',
          name: '#H-90210',
          processed_at: processedAt,
          currency: 'GBP',
          financial_status: 'paid',
          customer_name: customer.name,
          customer_company: customer.company,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = (platform_id: string, price: number) =>
        tx
          .insertInto('line_items')
          .values({
            ...ofShop,
            order_id: order.id,
            platform_id,
            kind: 'product',
            variant_id: variant.id,
            processed_at: processedAt,
            title: platform_id,
            name: platform_id,
            product_type: 'Chairs',
            price,
            allocated_discount: 27_183,
            cost_per_item: plantedCost.minor,
            tracked_vendor_id: own.vendor,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      const paid = await line('paid chair', 3_141_593);
      await line('open chair', 2_718_281);
      await priceLines(tx, own.shop, { orders: [order.id] });
      const verdict = await createPayout(tx, {
        shopId: own.shop,
        vendorId: own.vendor,
        lines: [paid.id, own.line],
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        through: null,
        createdBy: null,
        now: noon,
      });
      if (verdict.is === 'refused') throw new Error(`The payout was refused: ${verdict.detail}`);
      vendor = { ...vendor, own: { ...own, payout: verdict.payout.id } };
    });
  }
});
