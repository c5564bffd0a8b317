import { describe, expect, it } from 'vitest';
import { noon } from '../server.ts';
import { vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

const dueTo = (due: string, count: number) => ({
  dues: { due, due_count: count, owed_back: '0.00', owed_back_count: 0, owed_back_by: null },
});

/** The figures of a shop without a hold and without a minimum. */
const nothingHeld = {
  on_its_way: '0.00',
  next_available_on: null,
  next_available_amount: '0.00',
  minimum_payout: '0.00',
};

forEachWorld((world) => {
  const totals = (query = {}) =>
    world().server.ok('listCommissionTotals', { token: world().tokens.owner, query });
  const names = async (query = {}) => (await totals(query)).results.map(({ name }) => name);

  describe('commission totals', () => {
    it('list the vendors that are not hidden, by name', async () => {
      const { count, next, previous, results } = await totals();
      expect({ count, next, previous }).toEqual({ count: 3, next: null, previous: null });
      expect(results.map(({ name, commission_due }) => [name, commission_due])).toEqual([
        ['Ash', '3.00'],
        ['Lantern Loom', '28.00'],
        ['Moss & Fern', '3.50'],
      ]);
      expect(results[1]).toMatchObject({
        commission_paid: '0.00',
        commission_earned: '28.00',
        product_count: 4,
      });
      expect(await names({ hidden: true })).toEqual(['Zinc']);
    });

    it('sort by every key that is allowed and refuse every other', async () => {
      const byDue = ['Lantern Loom', 'Moss & Fern', 'Ash'];
      for (const key of ['due', 'commission_due', 'earned', 'commission_earned']) {
        expect(await names({ ordering: `-${key}` })).toEqual(byDue);
        expect(await names({ ordering: key })).toEqual(byDue.toReversed());
      }
      expect(await names({ ordering: '-name' })).toEqual(['Moss & Fern', 'Lantern Loom', 'Ash']);
      // Nothing is paid, so ids decide the order, in the requested direction.
      expect(await names({ ordering: '-paid' })).toEqual(['Ash', 'Moss & Fern', 'Lantern Loom']);
      for (const ordering of ['note', 'due;drop table vendors', '--due', 'due,name', "name'"]) {
        const problem = await world().server.refused('listCommissionTotals', 400, {
          token: world().tokens.owner,
          query: { ordering },
        });
        expect(problem.detail).toContain('name, -name, due, -due');
      }
    });

    it('search for text, not for patterns', async () => {
      expect(await names({ search: 'lOOm' })).toEqual(['Lantern Loom']);
      for (const search of ['%', '_', '\\', "'", 'a%n', '*', '"; --']) {
        expect(await names({ search })).toEqual([]);
      }
      expect(await names({ search: '&' })).toEqual(['Moss & Fern']);
      const refusal = { token: world().tokens.owner, query: { search: 'x'.repeat(201) } };
      expect((await world().server.refused('listCommissionTotals', 400, refusal)).code).toBe('out_of_range');
    });

    it('come in pages that lead to each other', async () => {
      const first = await totals({ page_size: 2, ordering: '-due', state: 'kept' });
      expect(first).toMatchObject({ count: 3, previous: null });
      expect(first.next).toContain('/api/vendors/commission-totals/?');
      const follow = async (link: string | null) => {
        const { body } = await world().server.call('GET', (link ?? '').replace('/api', ''), {
          token: world().tokens.owner,
        });
        return body as typeof first;
      };
      const second = await follow(first.next);
      expect(second.next).toBeNull();
      expect(second.results.map(({ name }) => name)).toEqual(['Ash']);
      expect((await follow(second.previous)).results).toEqual(first.results);

      const beyond = await totals({ page: 1_000_000, page_size: 2 });
      expect(beyond).toMatchObject({ count: 3, next: null, results: [] });
      expect(beyond.previous).toContain('page=2');
      for (const query of [
        { page: 0 },
        { page: -1 },
        { page: '1e99' },
        { page: 'x' },
        { page_size: 1001 },
        { page_size: 0 },
      ]) {
        await world().server.refused('listCommissionTotals', 400, { token: world().tokens.owner, query });
      }
    });

    it('sort two thousand vendors', async () => {
      const { server, birch, tokens } = world();
      const stalls = Array.from({ length: 2000 }, (_, n) => ({
        shop_id: birch.id,
        name: `Stall ${n}`,
        slug: `stall-${n}`,
        created_at: noon,
      }));
      await server.database.asSystem((tx) => tx.insertInto('vendors').values(stalls).execute());
      const { count, results } = await server.ok('listCommissionTotals', {
        token: tokens.stranger,
        query: { ordering: '-due', page_size: 1000 },
      });
      expect(count).toBe(2001);
      expect(results).toHaveLength(1000);
      expect(results[0]).toMatchObject({ name: 'Twig', commission_due: '25.00' });
    });

    it('sum up without hidden vendors, and for a vendor over its own', async () => {
      const { server, tokens } = world();
      const combined = (token: string) => server.ok('getCombinedCommissionTotals', { token });
      expect(await combined(tokens.owner)).toEqual({
        commission_due: '34.50',
        commission_paid: '0.00',
        commission_earned: '34.50',
        available: '34.50',
        ...dueTo('34.50', 3),
        ...nothingHeld,
        store_profit: '36.50',
        amount_taxed: '0.00',
        total_sales: '71.00',
      });
      expect(await combined(tokens.vendor)).toEqual({
        commission_due: '31.50',
        commission_paid: '0.00',
        commission_earned: '31.50',
        available: '31.50',
        ...dueTo('31.50', 2),
        ...nothingHeld,
      });
      const switches = (body: object) => server.ok('updateSwitches', { token: tokens.owner, body });
      await switches({ showVendorSalesStat: true, showVendorTaxesStat: true });
      expect(await combined(tokens.vendor)).toMatchObject({ amount_taxed: '0.00', total_sales: '65.00' });
      await switches({ hidePortalStats: true });
      expect(await combined(tokens.vendor)).not.toHaveProperty('total_sales');
      await switches({ hidePortalStats: false, showVendorSalesStat: false, showVendorTaxesStat: false });
      await server.refused('getCombinedCommissionTotals', 403, { token: tokens.rep });
    });

    it('of one vendor are its own', async () => {
      const { server, alder, tokens } = world();
      const params = { id: vendorOf(alder, 'Moss & Fern') };
      const one = await server.ok('getVendorCommissionTotals', { token: tokens.owner, params });
      expect(one).toMatchObject({ commission_due: '3.50', store_profit: '3.50' });
      const own = await server.ok('getVendorCommissionTotals', { token: tokens.vendor, params });
      const { commission_due, commission_paid, commission_earned, available } = one;
      const sums = { commission_due, commission_paid, commission_earned, available };
      expect(own).toEqual({ ...sums, ...dueTo('3.50', 1), ...nothingHeld });
    });
  });

  describe('a vendor', () => {
    it('is read with its neighbours by name and its totals', async () => {
      const { server, alder, tokens } = world();
      const id = vendorOf(alder, 'Lantern Loom');
      expect(await server.ok('getVendor', { token: tokens.owner, params: { id } })).toMatchObject({
        id,
        name: 'Lantern Loom',
        note: 'note on Lantern Loom',
        commission_rate: null,
        flat_rate: null,
        currency: null,
        last_payout_date: null,
        next_prev: {
          prev: { id: vendorOf(alder, 'Ash'), name: 'Ash' },
          next: { id: vendorOf(alder, 'Moss & Fern'), name: 'Moss & Fern' },
        },
        commission_totals: { due: '28.00', paid: '0.00', earned: '28.00', product_count: 4 },
      });
      const hidden = { id: vendorOf(alder, 'Zinc') };
      expect(await server.ok('getVendor', { token: tokens.owner, params: hidden })).toMatchObject({
        hidden: true,
        next_prev: { prev: null, next: null },
      });
    });

    it('reads itself without what only the shop may know', async () => {
      const { server, alder, tokens } = world();
      const id = vendorOf(alder, 'Lantern Loom');
      const own = await server.ok('getVendor', { token: tokens.vendor, params: { id } });
      for (const key of ['note', 'pay_type', 'discount_codes', 'next_prev', 'last_payout_date'])
        expect(own).not.toHaveProperty(key);
    });

    it('may have a picture of this server, as those of the demo do', async () => {
      const { server, alder, tokens } = world();
      const id = vendorOf(alder, 'Lantern Loom');
      const image = '/demo/pictures/face-3-40.svg';
      await server.database.asSystem((tx) =>
        tx.updateTable('vendors').set({ image }).where('id', '=', id).execute(),
      );
      // Each answer is held to its format.
      expect(await server.ok('getVendor', { token: tokens.owner, params: { id } })).toMatchObject({ image });
      expect((await totals()).results.find((vendor) => vendor.id === id)).toMatchObject({ image });
    });

    it('that is foreign, hidden from its login or missing gets one answer', async () => {
      const { server, alder, birch, tokens } = world();
      const missing = { id: 999_999 };
      const cases = [
        [tokens.vendor, { id: vendorOf(alder, 'Ash') }],
        [tokens.vendor, { id: vendorOf(alder, 'Zinc') }],
        [tokens.vendor, { id: vendorOf(birch, 'Twig') }],
        [tokens.owner, { id: vendorOf(birch, 'Twig') }],
        [tokens.owner, { id: 'me-too' }],
        [tokens.owner, { id: '99999999999999999999' }],
        [tokens.owner, { id: '1.5' }],
        [tokens.owner, { id: 0 }],
      ] as const;
      for (const operation of ['getVendor', 'getVendorCommissionTotals'] as const) {
        const expected = await server.refused(operation, 404, { token: tokens.owner, params: missing });
        for (const [token, params] of cases) {
          const problem = await server.refused(operation, 404, { token, params });
          expect({ ...problem, instance: '' }).toEqual({ ...expected, instance: '' });
        }
      }
    });
  });
});
