import { describe, expect, it } from 'vitest';
import type { Query } from '../../../packages/server/src/actions/operation.ts';
import { repsOf } from './reps.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const { asOwner, addRep, sell, pay } = repsOf(world);

  describe('the payouts of sales reps', () => {
    it('are listed, found, sorted and paged', async () => {
      const { server } = world();
      const [kim, lea] = [await addRep('Kim'), await addRep('Lea')];
      await sell(kim, 1);
      await sell(lea, 2);
      const first = await pay(kim, { note: 'zebra' });
      const second = await pay(lea);
      const ids = async (query: Query<'listSalesRepPayouts'>) =>
        (await server.ok('listSalesRepPayouts', asOwner({ query }))).results.map(({ id }) => id);
      expect(await ids({ search: 'zebr' })).toEqual([first.id]);
      expect(await ids({ search: 'lea' })).toEqual([second.id]);
      expect(await ids({ search: `#${second.invoice_number}` })).toEqual([second.id]);
      expect(await ids({ sales_rep: kim })).toEqual([first.id]);
      const up = await ids({ ordering: 'amount', page_size: 1000 });
      expect(up.indexOf(first.id)).toBeLessThan(up.indexOf(second.id));
      expect((await ids({ ordering: '-amount', page_size: 1000 })).toReversed()).toEqual(up);
      for (const ordering of ['created_date', 'sales_rep_name', 'invoice_number'] as const) {
        const found = await ids({ ordering, page_size: 1000 });
        expect(found.toSorted((a, b) => a - b)).toEqual(up.toSorted((a, b) => a - b));
      }
      await server.refused('listSalesRepPayouts', 400, asOwner({ query: { ordering: 'note' } }));
      const { count, next } = await server.ok('listSalesRepPayouts', asOwner({ query: { page_size: 1 } }));
      expect(count).toBe(up.length);
      expect(next).toContain('page=2');
    });

    it('come to the sums over all time', async () => {
      const { server } = world();
      const rep = await addRep('Nat');
      await sell(rep, 60);
      await pay(rep, { additional_pay: '2.50' });
      await sell(rep, 50, new Date('2026-01-31T23:30:00Z'));
      const combined = await server.ok('getCombinedSalesRepTotals', asOwner({}));
      const { results } = await server.ok(
        'getSalesRepTotalsHistory',
        asOwner({ query: { start_date: '2025-01-01', end_date: '2027-01-01' } }),
      );
      const sum = (of: 'earned' | 'paid') =>
        (results.reduce((all, period) => all + Math.round(Number(period[of]) * 100), 0) / 100).toFixed(2);
      expect([sum('earned'), sum('paid')]).toEqual([combined.commission_earned, combined.commission_paid]);
      expect(results.at(-1)?.due).toBe(combined.dues.due);
      const { results: reps } = await server.ok(
        'listSalesRepTotals',
        asOwner({ query: { page_size: 1000 } }),
      );
      const each = reps.map((one) => Number(one.commission_due));
      const owed = (sign: 1 | -1) => each.reduce((all, due) => all + Math.max(sign * due, 0), 0).toFixed(2);
      expect([combined.dues.due, combined.dues.owed_back]).toEqual([owed(1), owed(-1)]);
      // An amount that was due before the range, and is paid after it, is still in the range.
      const { results: january } = await server.ok(
        'getSalesRepTotalsHistory',
        asOwner({ query: { start_date: '2026-01-01', end_date: '2026-01-31' } }),
      );
      expect(january).toEqual([results.find(({ start }) => start === '2026-01-01')]);
      expect(Number(january[0]?.due)).toBeGreaterThanOrEqual(50);
      expect(Number(combined.commission_earned)).toBeGreaterThan(10);
      expect(Number(combined.commission_paid) + Number(combined.commission_due)).toBeCloseTo(
        Number(combined.commission_earned),
        9,
      );
    });
  });

  describe('a sales rep', () => {
    it('is renamed', async () => {
      const { server, tokens } = world();
      const id = await addRep('Max');
      const change = { params: { id }, body: { first_name: ' Maxine ', last_name: 'Ott' } };
      const named = { id, first_name: 'Maxine', last_name: 'Ott', image: null };
      expect(await server.ok('updateSalesRep', asOwner(change))).toEqual(named);
      await server.refused(
        'updateSalesRep',
        422,
        asOwner({ ...change, body: { first_name: ' ', last_name: '' } }),
      );
      await server.refused('updateSalesRep', 404, { ...change, token: tokens.stranger });
      await server.refused('updateSalesRep', 403, { ...change, token: tokens.vendor });
    });
  });
});
