import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { saveFindings } from '../../../packages/server/src/features/reconciliation/queries/differences.ts';
import { forEachDatabase } from '../../databases.ts';
import { part } from '../../turn.ts';
import { noon } from '../server.ts';
import type { Actor } from './actors.ts';
import { rowOf, type Scenario } from './calls.ts';
import { sendRequest, queryKeysOf, requestOf, takesFormat } from './requests.ts';
import { plantedCost } from './canaries.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';
import { answersTo, vendorGets } from './walk.ts';

/*
 * A field that a shop hides from its vendors appears in no answer, CSV or PDF (design safety §2). Each field of a
 * sale has a unique value; with the switch on, the same walk finds it.
 */

const processedAt = new Date('2025-07-19T08:07:00Z');
const customer = { name: 'Quillon Hollis', company: 'Hollis Interiors' };

/** The field that a sort order reveals, for each sort key of the lists of a vendor. */
const sortedBy: Readonly<Record<string, string | null>> = {
  order__processed_at: 'order_date',
  order__name: 'order_num',
  price: 'sell_price',
  commission_amount: 'commissions',
  title: null,
  // Keys of payouts, products and the vendor's own customers, which no switch hides.
  created_date: null,
  invoice_number: null,
  amount: null,
  vendor_name: null,
  created_at: null,
  product_type: null,
  inventory: null,
  sold: null,
  customer__first_name: null,
  customer__last_name: null,
  customer__email: null,
  customer__created_at: null,
  // Of questions.
  changed_at: null,
  asked_at: null,
  due_at: null,
  number: null,
};

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  let vendor: Actor;
  let commissions: readonly string[] = [];
  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
    vendor = scenario.actors.vendor;
    await sell();
    const { results } = await world.server.ok('listCommissions', {
      token: scenario.actors.merchant.token ?? '',
      query: { vendor_id: vendor.own.vendor, search: 'H-90210' },
    });
    commissions = results.map(({ commission_amount: amount = '' }) => amount);
    expect(new Set(commissions).size).toBe(2);
  });
  afterAll(() => world.close());

  const set = (meta_key: string, meta_value: 'true' | 'false') =>
    world.server.ok('createShopMeta', {
      token: scenario.actors.merchant.token ?? '',
      body: { meta_key: `vendor_field_${meta_key}`, meta_value },
    });

  /** The traces of each field in calls, files and invoices; `places` are the calls that show it. */
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
      // The tax reveals the price to a reader who knows its rate.
      values: () => ['31415.93', '31,415.93', '3141593', '27182.81', '2718281', '4812.97', '481297'],
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

  const taken = part(fields, 4, ({ key }) => key);

  it.each(taken)('$key is in no answer to a vendor while it is hidden', async ({ key, values, places }) => {
    for (const field of fields) await set(field.key, field.key === key ? 'false' : 'true');
    const hidden = await answersTo(world.server, vendor, { search: 'H-90210' });
    const found = [...hidden.answers].flatMap(([what, text]) =>
      values()
        .filter((value) => text.includes(value))
        .map((value) => ({ what, value })),
    );
    expect(found).toEqual([]);
    if (key === 'sell_price') {
      const [header = ''] = hidden.answers.get('listCommissions own text/csv')?.split('\n') ?? [];
      expect(header).not.toMatch(/Price|Tax/);
    }

    await set(key, 'true');
    const shown = await answersTo(world.server, vendor);
    const silent = places.filter(
      (place) => !values().some((value) => shown.answers.get(place)?.includes(value)),
    );
    expect(silent).toEqual([]);
  });

  /** Requests a list of the vendor as JSON, and as CSV where available. */
  const asked = async (id: (typeof vendorGets)[number], query: Record<string, string>) => {
    const own = rowOf(id).call(vendor.own, vendor);
    const named = Object.entries(own.query ?? {}).filter(([key]) => !isDay(key));
    const ask = async (format: Record<string, string>, accept: string) => {
      const call = { ...own, query: { ...Object.fromEntries(named), ...query, ...format } };
      const { method, path, headers, body } = requestOf(id, call, vendor.token);
      return sendRequest(
        world.server.url,
        id,
        { method, path, body, headers: { ...headers, accept } },
        vendor,
      );
    };
    const answers = [await ask({}, 'application/json')];
    if (takesFormat(id)) answers.push(await ask({ format: 'csv' }, 'text/csv'));
    return answers;
  };
  const isDay = (key: string) => /date/.test(key);
  const having = (wanted: (key: string) => boolean) =>
    vendorGets.flatMap((id) => queryKeysOf(id).flatMap((key) => (wanted(key) ? [{ id, key }] : [])));
  const statusOf = (answers: Awaited<ReturnType<typeof asked>>) => answers.map(({ status }) => status);
  /** The number of rows, where the answer has one. */
  const rowsOf = (answers: Awaited<ReturnType<typeof asked>>) =>
    answers.map(({ status, body, text }) => [
      status,
      typeof body === 'object' && body !== null && 'count' in body ? body.count : text.split('\n').length,
    ]);

  it.each(taken)(
    '$key is revealed by no order, search or day while it is hidden',
    async ({ key, values }) => {
      for (const field of fields) await set(field.key, field.key === key ? 'false' : 'true');
      const sorts: { id: (typeof vendorGets)[number]; ordering: string }[] = [];
      for (const { id } of having((name) => name === 'ordering')) {
        const [refused] = await asked(id, { ordering: 'no such key' });
        const said = refused?.text.matchAll(/ -([a-z_]+)/g) ?? [];
        const keys = [...new Set([...said].map(([, name]) => name ?? ''))];
        expect(keys.length, id).toBeGreaterThan(0);
        expect(Object.keys(sortedBy), id).toEqual(expect.arrayContaining(keys));
        sorts.push(
          ...keys
            .filter((name) => sortedBy[name] === key)
            .flatMap((name) => [
              { id, ordering: name },
              { id, ordering: `-${name}` },
            ]),
        );
      }
      for (const { id, ordering } of sorts) {
        expect([id, ordering, ...statusOf(await asked(id, { ordering }))]).toEqual([id, ordering, 400, 400]);
      }
      for (const { id } of having((name) => name === 'search')) {
        const nothing = rowsOf(await asked(id, { search: 'nothing is called so' }));
        for (const search of values())
          expect([id, rowsOf(await asked(id, { search }))]).toEqual([id, nothing]);
      }
      // The date of the payout itself, which the list of payouts shows.
      const days = having(isDay).filter(({ id }) => id !== 'listPayouts');
      expect(days.length).toBeGreaterThan(7);
      for (const { id, key: day } of days) {
        const statuses = new Set(statusOf(await asked(id, { [day]: '2025-07-19' })));
        const isRefused = key === 'order_date' || (key === 'commissions' && id === 'getUnpaidCommissions');
        expect([id, day, ...statuses]).toEqual([id, day, isRefused ? 403 : 200]);
      }

      await set(key, 'true');
      expect(sorts.length).toBe(Object.values(sortedBy).includes(key) ? 2 : 0);
      for (const { id, ordering } of sorts) {
        expect(statusOf(await asked(id, { ordering }))).toEqual([200, 200]);
      }
      if (['order_num', 'customer_name'].includes(key)) {
        const found = rowsOf(await asked('listCommissions', { search: values()[0] ?? '' }));
        expect(found).toEqual([
          [200, 2],
          [200, 4],
        ]);
      }
    },
  );

  /** So that the schedule says when the vendor is paid next. */
  const cancelDrafts = () =>
    world.server.database.asSystem((tx) =>
      tx
        .updateTable('pay_runs')
        .set({ canceled_at: world.server.now, is_to_be_approved: false })
        .where('approved_at', 'is', null)
        .execute(),
    );

  it('the next payment has no amount while commissions or totals are hidden', async () => {
    const merchant = scenario.actors.merchant.token ?? '';
    for (const field of fields) await set(field.key, 'true');
    await cancelDrafts();
    const switches = (body: object) => world.server.ok('updateSwitches', { token: merchant, body });
    const params = { id: vendor.own.vendor };
    const read = (token = vendor.token ?? '') => world.server.ok('getNextPayment', { token, params });
    // In digits with decimals, as every amount is.
    const figures = /\d[.,]\d/;
    // Paid on its day, and below the minimum of the shop.
    for (const minimum of ['0.00', '1000000000.00']) {
      await world.server.ok('updatePayRunSettings', {
        token: merchant,
        body: { schedule: { every: 'week', day: 5, method: 'by_hand' } },
      });
      await world.server.ok('updatePayoutRules', { token: merchant, body: { minimum_payout: minimum } });
      const shown = await read();
      expect(shown).toHaveProperty('amount');
      await set('commissions', 'false');
      const withoutCommissions = await read();
      await set('commissions', 'true');
      await switches({ hidePortalStats: true });
      const withoutTotals = await read();
      const whole = await read(merchant);
      await switches({ hidePortalStats: false });
      for (const hidden of [withoutCommissions, withoutTotals]) {
        expect(hidden).not.toHaveProperty('amount');
        expect(hidden.detail).not.toMatch(figures);
        expect({ ...hidden, amount: whole.amount, detail: '' }).toEqual({ ...whole, detail: '' });
      }
    }
  });

  it('the next payment names a payment that the books do not know for the shop alone', async () => {
    const merchant = scenario.actors.merchant.token ?? '';
    const { shop: shopId, vendor: vendorId } = vendor.own;
    await cancelDrafts();
    const read = async (token = '') => {
      const { reason, detail } = await world.server.ok('getNextPayment', { token, params: { id: vendorId } });
      return { reason, detail };
    };
    await world.server.ok('updatePayRunSettings', {
      token: merchant,
      body: { schedule: { every: 'week', day: 5, method: 'by_hand' } },
    });
    await world.server.database.asShop({ shopId, vendorIds: null }, (tx) =>
      saveFindings(tx, { shopId, source: 'paypal', runId: 1, now: world.server.now }, [
        {
          kind: 'payout_paid_there_only',
          subject: 'paypal:1',
          title: 'Ash',
          facts: [],
          amount: 700,
          vendorId,
        },
      ]),
    );
    expect(await read(merchant)).toMatchObject({ reason: 'paid_there' });
    const forVendor = await read(vendor.token ?? '');
    expect(forVendor.reason).toBe('being_checked');
    expect(forVendor.detail).toContain('an earlier payment is being checked');
  });

  it('no answer contains by default what a shop has not switched on', async () => {
    const fresh = await world.addScenario();
    const { faults } = await answersTo(fresh.server, fresh.actors.vendor);
    expect(faults).toEqual([]);
  });

  /** Two lines of one order, one of them paid together with another line of the vendor. */
  async function sell(): Promise<void> {
    const { own } = vendor;
    const ofShop = { shop_id: own.shop };
    const { database } = world.server;
    const paid = await database.asSystem(async (tx) => {
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
            total_tax: 481_297,
            cost_per_item: plantedCost.minor,
            tracked_vendor_id: own.vendor,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      const { id } = await line('paid chair', 3_141_593);
      await line('open chair', 2_718_281);
      await priceLines(tx, own.shop, { orders: [order.id] });
      return id;
    });
    const ask = {
      shopId: own.shop,
      vendorId: own.vendor,
      lines: [paid, own.line],
      additionalPay: 0,
      expectedAmount: null,
      note: '',
      setup: { method: 'by_hand' as const },
      createdBy: null,
      now: noon,
    };
    const verdict = await database.asSystem((tx) => bookPayout(tx, ask));
    if (verdict.is === 'refused') throw new Error(`The payout was refused: ${verdict.detail}`);
    vendor = { ...vendor, own: { ...own, payout: verdict.payout.id } };
  }
});
