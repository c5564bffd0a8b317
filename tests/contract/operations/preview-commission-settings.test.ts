import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

const asFilled = {
  use_cost_per_item: false,
  global_commission_ppm: 300_000,
  discount_share: 'vendor',
  commission_start_date: null,
  ignore_order_tags: '',
} as const;

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    await settled(server);
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('shop_metas').execute();
      await tx.deleteFrom('product_type_rates').execute();
      await tx
        .updateTable('vendors')
        .set({
          commission_rate_ppm: null,
          flat_rate: null,
          by_profit: false,
          by_compare_at_price: false,
          collects_tax: false,
        })
        .execute();
      await tx.updateTable('shop_settings').set(asFilled).execute();
      await tx
        .updateTable('line_items')
        .set({ product_type: 'Lighting' })
        .where('title', '=', 'lamp')
        .execute();
      await tx.updateTable('orders').set({ tags: 'gift, Sample' }).where('name', '=', '#fern').execute();
      for (const { id } of [alder, birch]) await priceLines(tx, id, allOrders);
    });
  });

  const preview = (body: object, token = tokens.owner) =>
    server.ok('previewCommissionSettings', { token, body });
  const refused = (body: unknown, status: number, token: string | null = tokens.owner) =>
    server.refused('previewCommissionSettings', status, { ...(token === null ? {} : { token }), body });
  const path = () => ({ id: alder.id });
  const settings = (body: object) =>
    server.ok('updateSettings', { token: tokens.owner, params: path(), body });
  const appSettings = (body: object) =>
    server.ok('updateAppSettings', { token: tokens.owner, params: path(), body });
  const meta = (meta_key: string, meta_value: boolean) =>
    server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } });
  const typeRate = (body: object) => server.ok('createProductTypeCommission', { token: tokens.owner, body });

  /** All lines and the amounts due in the tables. */
  async function kept() {
    return server.database.asSystem(async (tx) => {
      const { rows: lines } =
        await sql`select id, xmin::text, commission_amount, commission_state, terms_global_ppm
        from line_items order by id`.execute(tx);
      const totals = await tx
        .selectFrom('vendor_totals')
        .innerJoin('vendors', 'vendors.id', 'vendor_totals.vendor_id')
        .select(['vendor_totals.vendor_id', 'due'])
        .where('vendor_totals.shop_id', '=', alder.id)
        .orderBy('vendor_totals.vendor_id')
        .execute();
      return { lines, dues: new Map(totals.map(({ vendor_id, due }) => [vendor_id, due])) };
    });
  }
  const pence = (money: string) => Math.round(Number(money) * 100);

  /** Saving has the previewed effect: to the cent, for each vendor, for their total, and for no other vendor. */
  async function expectToCome(said: Awaited<ReturnType<typeof preview>>, apply: () => Promise<unknown>) {
    const before = await kept();
    await apply();
    await settled(server);
    const after = await kept();
    for (const { vendor, due_before, due_after } of said.vendors) {
      expect([vendor, before.dues.get(vendor)]).toEqual([vendor, pence(due_before)]);
      expect([vendor, after.dues.get(vendor)]).toEqual([vendor, pence(due_after)]);
    }
    const listed = new Set(said.vendors.map(({ vendor }) => vendor));
    for (const [vendor, due] of after.dues) {
      if (!listed.has(vendor)) expect([vendor, due]).toEqual([vendor, before.dues.get(vendor)]);
    }
    const sum = (dues: ReadonlyMap<number, number>) => [...dues.values()].reduce((a, b) => a + b, 0);
    expect(sum(before.dues)).toBe(pence(said.due_before));
    expect(sum(after.dues)).toBe(pence(said.due_after));
  }

  /** The same for one vendor, the only one in the preview. */
  async function expectToComeOf(
    vendor: number,
    said: Awaited<ReturnType<typeof preview>>,
    apply: () => Promise<unknown>,
  ) {
    const before = await kept();
    await apply();
    await settled(server);
    const after = await kept();
    expect([before.dues.get(vendor), after.dues.get(vendor)]).toEqual([
      pence(said.due_before),
      pence(said.due_after),
    ]);
    for (const [other, due] of after.dues) {
      if (other !== vendor) expect([other, due]).toEqual([other, before.dues.get(other)]);
    }
  }

  describe('a preview of commission settings', () => {
    // The shade's discount of 2.00 is its vendor's: 20.00 at 30 per cent less 2.00 is 4.00, at 35 it is 5.00.
    it('shows the effect of 35 in the place of 30 per cent, which is the effect of saving it', async () => {
      const said = await preview({ global_commission: '35' });
      expect(said).toEqual({
        next_orders: {
          before: [expect.anything()],
          after: [expect.anything()],
          example: { price: '20.00', before: '6.00', after: '7.00' },
        },
        unpaid_lines: 7,
        changed_lines: 7,
        due_before: '22.30',
        due_after: '26.35',
        owed_back_before: '0.00',
        owed_back_after: '0.00',
        changed_vendors: 4,
        vendors: [
          row('Lantern Loom', 4, '16.00', '19.00'),
          row('Zinc', 1, '2.40', '2.80'),
          row('Moss & Fern', 1, '2.10', '2.45'),
          row('Ash', 1, '1.80', '2.10'),
        ],
      });
      await expectToCome(said, () => settings({ global_commission: '35' }));
    });

    it('writes nothing', async () => {
      const before = await kept();
      await preview({ global_commission: null, ignore_order_tags: 'gift' });
      expect(await kept()).toEqual(before);
      expect(await server.ok('getSettings', { token: tokens.owner })).toMatchObject({
        global_commission: '30',
      });
    });

    it('comes true for each of the settings', async () => {
      const changes: [object, () => Promise<unknown>][] = [
        [{ global_commission: null }, () => settings({ global_commission: null })],
        [{ global_commission: '0' }, () => settings({ global_commission: '0' })],
        [{ global_commission: '33.3333' }, () => settings({ global_commission: '33.3333' })],
        [{ discount_share: 'store' }, () => appSettings({ discount_share: 'store' })],
        [{ use_cost_per_item: true }, () => settings({ use_cost_per_item: true })],
        [{ use_cost_per_item: false }, () => settings({ use_cost_per_item: false })],
        [
          { commission_start_date: '2026-03-02T00:00:00' },
          () => appSettings({ commission_start_date: '2026-03-02' }),
        ],
        [{ ignore_order_tags: 'SAMPLE, x' }, () => appSettings({ ignore_order_tags: 'SAMPLE, x' })],
        [
          { commission_start_date: null, ignore_order_tags: '' },
          () => appSettings({ commission_start_date: null, ignore_order_tags: '' }),
        ],
        [
          { consignment_discount_pre_percentage: true },
          () => meta('consignment_discount_pre_percentage', true),
        ],
        [{ consignment_calculate_by_profit: true }, () => meta('consignment_calculate_by_profit', true)],
        [{ consignment_calculate_by_profit: false }, () => meta('consignment_calculate_by_profit', false)],
      ];
      for (const [body, apply] of changes) await expectToCome(await preview(body), apply);
      for (const [commission_rate, commission_percentage] of [
        ['12.5', true],
        ['7.25', false],
        [null, true],
      ] as const) {
        const rate = { product_type: ' Lighting ', commission_rate, commission_percentage };
        await expectToCome(await preview({ product_type_rate: rate }), () => typeRate(rate));
      }
    });

    it('leaves out what no longer moves: paid lines and other shops', async () => {
      await server.ok('createPayout', {
        token: tokens.owner,
        headers: { 'idempotency-key': 'before a preview' },
        body: { vendor: vendorOf(alder, 'Ash'), line_item_ids: [lineOf(alder, 'ash tray')] },
      });
      const said = await preview({ global_commission: '35' });
      expect(said).toMatchObject({
        unpaid_lines: 6,
        changed_lines: 6,
        due_before: '20.50',
        changed_vendors: 3,
      });
      expect(said.vendors.map(({ vendor_name }) => vendor_name)).not.toContain('Ash');
      const theirs = await preview({ global_commission: '35' }, tokens.stranger);
      expect(theirs).toMatchObject({ unpaid_lines: 1, due_before: '15.00', due_after: '17.50' });
      expect(theirs.vendors.map(({ vendor_name }) => vendor_name)).toEqual(['Twig']);
    });

    it('comes true for each rule of one vendor, and lists that vendor alone', async () => {
      const loom = vendorOf(alder, 'Lantern Loom');
      const said = await preview({ vendor: { id: loom, commission_rate: '45' } });
      expect(said).toEqual({
        next_orders: {
          before: [expect.anything()],
          after: [expect.anything()],
          example: { price: '20.00', before: '6.00', after: '9.00' },
        },
        unpaid_lines: 4,
        changed_lines: 4,
        due_before: '16.00',
        due_after: '25.00',
        owed_back_before: '0.00',
        owed_back_after: '0.00',
        changed_vendors: 1,
        vendors: [row('Lantern Loom', 4, '16.00', '25.00')],
      });
      const save = (change: object) =>
        server.ok('updateVendor', { token: tokens.owner, params: { id: loom }, body: change });
      for (const change of [
        { commission_rate: '45' },
        { commission_rate: '0' },
        { commission_rate: null },
        { flat_rate: true },
        { flat_rate: false, commission_rate: '33.3333' },
        { flat_rate: null },
        { by_profit: true },
        { by_profit: false, collects_tax: true },
        { by_compare_at_price: true, collects_tax: false, commission_rate: null },
        { by_compare_at_price: false },
      ]) {
        const previewed = await preview({ vendor: { id: loom, ...change } });
        await expectToComeOf(loom, previewed, () => save(change));
      }
    });

    it('comes true for a vendor’s rate of a product type', async () => {
      const loom = vendorOf(alder, 'Lantern Loom');
      await typeRate({ product_type: 'Lighting', commission_rate: '50', commission_percentage: true });
      await settled(server);
      for (const [commission_rate, commission_percentage] of [
        ['12.5', true],
        ['7.25', false],
        [null, true],
      ] as const) {
        const rate = { product_type: 'Lighting', commission_rate, commission_percentage };
        const said = await preview({ product_type_rate: { ...rate, vendor: loom } });
        expect(said).toMatchObject({ unpaid_lines: 4, changed_lines: 1 });
        await expectToComeOf(loom, said, () =>
          server.ok('createVendorProductTypeCommission', {
            token: tokens.owner,
            body: { ...rate, vendor: loom },
          }),
        );
      }
    });

    it('of a vendor writes nothing, and counts no line of another', async () => {
      const before = await kept();
      const moss = vendorOf(alder, 'Moss & Fern');
      expect(await preview({ vendor: { id: moss, by_profit: true } })).toMatchObject({ unpaid_lines: 1 });
      expect(await kept()).toEqual(before);
    });

    it('of a vendor who is not there, or of two at once, is refused', async () => {
      const twig = vendorOf(birch, 'Twig');
      const loom = vendorOf(alder, 'Lantern Loom');
      const rate = { product_type: 'Lighting', commission_rate: '5', commission_percentage: true };
      for (const bodyOf of [
        (id: number) => ({ vendor: { id, commission_rate: '45' } }),
        (vendor: number) => ({ product_type_rate: { ...rate, vendor } }),
      ]) {
        const foreign = await refused(bodyOf(twig), 404);
        const missing = await refused(bodyOf(999_999), 404);
        expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      }
      const ash = vendorOf(alder, 'Ash');
      const both = {
        vendor: { id: loom, by_profit: true },
        product_type_rate: { ...rate, vendor: ash },
      };
      expect(await refused(both, 422)).toMatchObject({
        code: 'invalid_value',
        errors: [{ pointer: '/product_type_rate/vendor' }],
      });
      expect(await refused({ vendor: { id: loom, commission_rate: '101' } }, 422)).toMatchObject({
        code: 'invalid_value',
        errors: [{ pointer: '/vendor/commission_rate' }],
      });
      expect((await refused({ vendor: { id: loom } }, 400)).code).toBe('required');
    });

    it('says when nothing changes', async () => {
      const said = await preview({ global_commission: '30' });
      expect(said).toMatchObject({ changed_lines: 0, changed_vendors: 0, vendors: [] });
      expect(said.due_after).toBe(said.due_before);
    });

    it('refuses what the settings could not hold, and says where', async () => {
      expect((await refused({}, 400)).code).toBe('required');
      expect(await refused({ tracking: 'x' }, 400)).toMatchObject({ code: 'unknown_key' });
      expect((await refused({ global_commission: 35 }, 400)).code).toBe('wrong_type');
      for (const [body, pointer] of [
        [{ global_commission: '100.1' }, '/global_commission'],
        [{ commission_start_date: '2026-02-30' }, '/commission_start_date'],
        [
          {
            product_type_rate: {
              product_type: 'Lighting',
              commission_rate: '101',
              commission_percentage: true,
            },
          },
          '/product_type_rate/commission_rate',
        ],
      ] as const) {
        expect(await refused(body, 422)).toMatchObject({ code: 'invalid_value', errors: [{ pointer }] });
      }
    });

    it('is for the shop alone', async () => {
      for (const token of [tokens.vendor, tokens.rep]) await refused({ global_commission: '35' }, 403, token);
      await refused({ global_commission: '35' }, 401, null);
    });
  });

  function row(name: string, changed_lines: number, due_before: string, due_after: string) {
    return {
      vendor: vendorOf(alder, name),
      vendor_name: name,
      currency: null,
      changed_lines,
      due_before,
      due_after,
    };
  }
});
