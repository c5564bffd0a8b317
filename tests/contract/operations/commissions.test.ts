import { describe, expect, it } from 'vitest';
import { lineOf, vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const list = (query = {}, token = world().tokens.owner) =>
    world().server.ok('listCommissions', { token, query });
  const titles = async (query = {}, token?: string) =>
    (await list(query, token)).results.map(({ title }) => title);
  const ofLantern = () => ({ vendor_id: vendorOf(world().alder, 'Lantern Loom') });
  const meta = (meta_key: string, meta_value: string) =>
    world().server.ok('createShopMeta', { token: world().tokens.owner, body: { meta_key, meta_value } });

  describe('commissions', () => {
    it('list the lines of a vendor, the newest first, with all the shop knows', async () => {
      const { results } = await list(ofLantern());
      expect(results.map(({ title }) => title)).toEqual(['unpaid order', 'shade', 'lamp', 'wick']);
      expect(results[0]).toMatchObject({
        commission_state: 'pending',
        commission_reason: 'awaiting_payment',
        commission_amount: '4.50',
        vendor_paid: false,
        payout: null,
      });
      expect(results[1]).toMatchObject({
        id: lineOf(world().alder, 'shade'),
        order: {
          name: '#shade',
          processed_at: '2026-03-02T10:00:00.000Z',
          customer_name: 'Casey Customer',
          location: null,
        },
        variant: { title: 'Default Title', cost_per_item: '5.00', compare_at_price: null },
        price: '20.00',
        quantity: 1,
        allocated_discount: '2.00',
        commission_amount: '8.00',
        commission_type: 'default',
        commission_rate: '50',
        override_commission_line_item: [],
        commission_trace: {
          currency: 'GBP',
          rule: { source: 'global', kind: 'percent', value: 500_000 },
          inputs: { price: 2000, discount: 200, cost: 500 },
        },
      });
    });

    it('narrow by day in the time zone of the shop, the last day in full', async () => {
      // 23:30 UTC on July 1 is half past midnight of July 2 in London.
      expect(await titles({ date_end: '2025-07-01' })).toEqual([]);
      expect(await titles({ date_start: '2025-07-02', date_end: '2025-07-02' })).toEqual(['wick']);
      expect(await titles({ date_start: '2026-03-05' })).toEqual(['bucket', 'ash tray']);
      const { server, tokens } = world();
      for (const date_start of ['2026-02-30', 'yesterday', '2026-3-1', '0000-01-01']) {
        await server.refused('listCommissions', 400, { token: tokens.owner, query: { date_start } });
      }
    });

    it('sort, search and split by what is paid', async () => {
      expect(await titles({ ...ofLantern(), ordering: 'price' })).toEqual([
        'unpaid order',
        'lamp',
        'shade',
        'wick',
      ]);
      expect(await titles({ ...ofLantern(), ordering: '-title' })).toEqual([
        'wick',
        'unpaid order',
        'shade',
        'lamp',
      ]);
      expect(await titles({ search: '#LAMP' })).toEqual(['lamp']);
      expect(await titles({ search: 'casey', ordering: 'title' })).toHaveLength(7);
      expect(await titles({ search: '%' })).toEqual([]);
      expect(await titles({ paid: true })).toEqual([]);
      expect(await titles({ paid: false })).toHaveLength(7);
      const { server, tokens } = world();
      for (const query of [
        { ordering: 'cost' },
        { paid: 'maybe' },
        { vendor_id: 'x' },
        { vendor_id: [1, 2] },
      ]) {
        await server.refused('listCommissions', 400, { token: tokens.owner, query: query as never });
      }
    });

    it('of one shop or vendor are not seen by another', async () => {
      const { alder, tokens } = world();
      expect(await titles({}, tokens.stranger)).toEqual(['twig']);
      expect(await titles(ofLantern(), tokens.stranger)).toEqual([]);
      expect(await titles({ ordering: 'title' }, tokens.vendor)).toEqual([
        'fern',
        'lamp',
        'shade',
        'unpaid order',
        'wick',
      ]);
      expect(await titles({ vendor_id: vendorOf(alder, 'Ash') }, tokens.vendor)).toEqual([]);
      expect(await titles({ vendor_id: vendorOf(alder, 'Zinc') }, tokens.vendor)).toEqual([]);
      expect(await titles({ search: 'ash' }, tokens.vendor)).toEqual([]);
    });

    it('leave out for a vendor what the shop hides, and cannot be searched or sorted by it', async () => {
      const { server, tokens } = world();
      const seen = async () => (await list({ search: 'shade' }, tokens.vendor)).results[0];
      const usual = await seen();
      expect(usual).toMatchObject({ price: '20.00', commission_amount: '8.00', order: { name: '#shade' } });
      expect(usual).toMatchObject({ commission_trace: { inputs: { price: 2000, cost: null } } });
      expect(usual).not.toHaveProperty('variant.cost_per_item');
      expect(usual).not.toHaveProperty('order.customer_name');
      expect(await titles({ search: 'casey' }, tokens.vendor)).toEqual([]);

      const hasDiscount = usual?.allocated_discount !== '0.00';
      const fields = {
        vendor_field_commissions: ['commission_amount', 'commission_rate'],
        vendor_field_sell_price: ['price', 'variant.compare_at_price'],
        vendor_field_discount: ['allocated_discount'],
        vendor_field_order_num: ['order.name'],
        vendor_field_order_date: ['order.processed_at'],
      };
      for (const [key, hidden] of Object.entries(fields)) {
        await meta(key, 'false');
        const now = await seen();
        for (const path of hidden) expect(now).not.toHaveProperty(path);
        // The trace would repeat the hidden figures.
        const showsAll = ['vendor_field_order_num', 'vendor_field_order_date'].includes(key);
        expect(now?.commission_trace === null).toBe(
          !showsAll && (key !== 'vendor_field_discount' || hasDiscount),
        );
        await meta(key, key === 'vendor_field_order_num' ? 'true' : '');
        expect(await seen()).toEqual(usual);
      }

      await meta('vendor_field_commissions', 'false');
      await meta('vendor_field_order_num', 'false');
      await meta('vendor_field_customer_name', 'true');
      await meta('vendor_field_cost_per_item', 'true');
      expect(await seen()).toMatchObject({
        order: { customer_name: 'Casey Customer' },
        variant: { cost_per_item: '5.00' },
      });
      expect(await titles({ search: '#shade' }, tokens.vendor)).toEqual([]);
      for (const ordering of ['commission_amount', '-order__name']) {
        await server.refused('listCommissions', 400, { token: tokens.vendor, query: { ordering } });
        await server.ok('listCommissions', { token: tokens.owner, query: { ordering } });
      }
      for (const key of ['commissions', 'order_num', 'customer_name', 'cost_per_item']) {
        await meta(`vendor_field_${key}`, '');
      }
    });
  });

  describe('unpaid commissions', () => {
    it('are the payable lines of a vendor by either path', async () => {
      const { server, alder, tokens } = world();
      const id = vendorOf(alder, 'Lantern Loom');
      const byPath = await server.ok('getVendorUnpaidCommissions', {
        token: tokens.owner,
        params: { vendorId: id },
      });
      const payable = {
        line_items: ['shade', 'lamp', 'wick'].map((title) => lineOf(alder, title)),
        count: 3,
        amount: '28.00',
        carried_over: { line_items: [], amount: '0.00' },
        on_its_way: {
          line_items: [],
          amount: '0.00',
          next_available_on: null,
          next_available_amount: '0.00',
        },
        minimum_payout: '0.00',
      };
      const ask = (token: string) => server.ok('getUnpaidCommissions', { token, query: { vendor_id: id } });
      // The ways of payment are for the owner only.
      expect(byPath).toEqual({
        ...payable,
        paypal: 'off',
        paypal_refused: null,
        being_checked: false,
        bank_hold: null,
        paid_there: null,
      });
      expect(await ask(tokens.owner)).toEqual(byPath);
      expect(await ask(tokens.vendor)).toEqual(payable);
    });

    it('narrow by day and by text', async () => {
      const { server, alder, tokens } = world();
      const narrow = async (query: object) =>
        (
          await server.ok('getVendorUnpaidCommissions', {
            token: tokens.owner,
            params: { vendorId: vendorOf(alder, 'Lantern Loom') },
            query: { ...query },
          })
        ).amount;
      expect(await narrow({ date_start: '2026-03-01', date_end: '2026-03-01' })).toBe('5.00');
      expect(await narrow({ search: 'wick' })).toBe('15.00');
      expect(await narrow({ search: 'nothing' })).toBe('0.00');
    });

    it('of a foreign or a missing vendor are not found', async () => {
      const { server, alder, birch, tokens } = world();
      const ask = async (token: string, vendor_id: number) => {
        const problem = await server.refused('getUnpaidCommissions', 404, { token, query: { vendor_id } });
        return { ...problem, instance: '' };
      };
      const missing = await ask(tokens.owner, 999_999);
      expect(await ask(tokens.owner, vendorOf(birch, 'Twig'))).toEqual(missing);
      expect(await ask(tokens.vendor, vendorOf(alder, 'Ash'))).toEqual(missing);
      await server.refused('getUnpaidCommissions', 400, { token: tokens.owner });
    });
  });

  describe('orders', () => {
    it('are listed for the merchant and the sales rep, the newest first', async () => {
      const { server, tokens } = world();
      for (const token of [tokens.owner, tokens.rep]) {
        const { count, results } = await server.ok('listOrders', { token, query: { page_size: 2 } });
        expect(count).toBe(7);
        expect(results.map(({ name, total_price }) => [name, total_price])).toEqual([
          ['#bucket', '8.00'],
          ['#ash tray', '6.00'],
        ]);
      }
      expect((await server.ok('listOrders', { token: tokens.stranger })).count).toBe(1);
    });

    it('count by days, sort and search', async () => {
      const { server, tokens } = world();
      const ask = (query: object) => server.ok('listOrders', { token: tokens.rep, query: { ...query } });
      expect((await ask({ date_range: '2026-03-01,2026-03-03' })).count).toBe(3);
      expect((await ask({ date_range: '2025-07-02,2025-07-02' })).count).toBe(1);
      const since = (await ask({ date_range: '2026-03-01,' })).count;
      const before = (await ask({ date_range: ',2026-02-28' })).count;
      expect(since + before).toBe(7);
      expect((await ask({ date_range: ',' })).count).toBe(7);
      expect((await ask({ ordering: 'total_price' })).results[0]?.name).toBe('#ash tray');
      expect((await ask({ search: 'wick' })).count).toBe(1);
      expect((await ask({ search: '_' })).count).toBe(0);
      for (const query of [
        { date_range: '2026-02-30,2026-03-01' },
        { date_range: 'x' },
        { ordering: 'note' },
      ]) {
        await server.refused('listOrders', 400, { token: tokens.rep, query });
      }
    });
  });
});
