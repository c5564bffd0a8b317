import { describe, expect, it } from 'vitest';
import { repsOf } from './reps.ts';
import { forEachWorld } from './world.ts';

/* A sales rep sees their own figures, pays no one and sets nothing of the shop (safety.md, promise 21). */

forEachWorld((world) => {
  const { addRep, beRep, sell, pay, partOf } = repsOf(world);
  const asRep = <T extends object>(more: T) => ({ token: world().tokens.rep, ...more });
  /** Ada, who asks, and Bo, her colleague, each with a payout, and a part that is due. */
  const two = async () => {
    const [ada, bo] = [await addRep('Ada'), await addRep('Bo')];
    await sell(ada, 3);
    await sell(bo, 70);
    const [paidAda, paidBo] = [await pay(ada), await pay(bo)];
    const [dueAda, dueBo] = [await sell(ada, 2), await sell(bo, 40)];
    await beRep(ada);
    return { ada, bo, paidAda, paidBo, dueAda, dueBo };
  };

  describe('a sales rep', () => {
    it('pays no one, adds no one and sets nothing of the shop', async () => {
      const { server } = world();
      const { ada, paidAda } = await two();
      const { id } = await server.ok('getSettings', asRep({}));
      await server.refused('createSalesRepPayout', 403, asRep({ body: { sales_rep: ada } }));
      await server.refused('deleteSalesRepPayout', 403, asRep({ params: { id: paidAda.id } }));
      await server.refused('createSalesRep', 403, asRep({ body: { first_name: 'Cy' } }));
      await server.refused('updateSalesRep', 403, asRep({ params: { id: ada }, body: { first_name: 'A' } }));
      await server.refused('updateSettings', 403, asRep({ params: { id }, body: { theme: 'dark' } }));
      await server.refused(
        'inviteMember',
        403,
        asRep({ body: { email: 'cy@alder.example', role: 'payer' } }),
      );
    });

    it('sees the sums of their own orders and payouts', async () => {
      const { server } = world();
      const { ada } = await two();
      const sums = { commission_due: '2.00', commission_paid: '3.00', commission_earned: '5.00' };
      expect(await server.ok('getCombinedSalesRepTotals', asRep({}))).toMatchObject(sums);
      const { results } = await server.ok('getSalesRepTotalsHistory', asRep({}));
      expect(results.filter(({ earned }) => earned !== '0.00')).toMatchObject([{ earned: '5.00' }]);
      const listed = await server.ok('listSalesRepTotals', asRep({ query: { ordering: '-earned' } }));
      expect(listed.results[0]).toMatchObject({ id: ada, name: 'Ada', ...sums });
    });

    it('reads the names of colleagues, and no figure in any order', async () => {
      const { server } = world();
      const { ada, bo } = await two();
      for (const ordering of ['-due', 'due', '-paid', 'earned', 'name'] as const) {
        const { results } = await server.ok(
          'listSalesRepTotals',
          asRep({ query: { ordering, page_size: 1000 } }),
        );
        const others = results.filter(({ id }) => id !== ada);
        expect(others.find(({ id }) => id === bo)).toMatchObject({
          name: 'Bo',
          commission_due: null,
          commission_paid: null,
          commission_earned: null,
        });
        // The order of the others says nothing of their figures.
        if (ordering !== 'name') {
          const up = others.map(({ id }) => id).toSorted((a, b) => a - b);
          expect([up, up.toReversed()]).toContainEqual(others.map(({ id }) => id));
        }
      }
    });

    it('does not find the payouts, the parts and what is due of a colleague', async () => {
      const { server } = world();
      const { ada, bo, paidAda, paidBo, dueAda, dueBo } = await two();
      const { results, total } = await server.ok('listSalesRepPayouts', asRep({}));
      expect(results.map(({ id }) => id)).toEqual([paidAda.id]);
      expect(total).toBe('3.00');
      expect((await server.ok('listSalesRepPayouts', asRep({ query: { sales_rep: bo } }))).count).toBe(0);
      await server.refused('getSalesRepPayout', 404, asRep({ params: { id: paidBo.id } }));
      await server.refused('getSalesRepUnpaidCommissions', 404, asRep({ params: { id: bo } }));
      expect((await server.ok('getSalesRepUnpaidCommissions', asRep({ params: { id: ada } }))).amount).toBe(
        '2.00',
      );
      const ofOrder = async (id: number) =>
        (await server.ok('listOrderSalesRepCommissions', asRep({ params: { id } }))).results;
      expect(await ofOrder(dueBo.order)).toEqual([]);
      expect(await ofOrder(dueAda.order)).toHaveLength(1);
    });

    it('does not find the statements of a colleague', async () => {
      const { server, tokens } = world();
      const { ada, bo } = await two();
      const march = { first_day: '2026-03-01', last_day: '2026-03-06' };
      const state = async (sales_rep: number) =>
        (await server.ok('createStatement', { token: tokens.owner, body: { sales_rep, ...march } })).id;
      const [own, other] = [await state(ada), await state(bo)];
      expect((await server.ok('listStatements', asRep({}))).results.map(({ id }) => id)).toEqual([own]);
      expect((await server.ok('listStatements', asRep({ query: { sales_rep: bo } }))).count).toBe(0);
      await server.ok('getStatement', asRep({ params: { id: own } }));
      await server.refused('getStatement', 404, asRep({ params: { id: other } }));
      await server.refused('listStatementEntries', 404, asRep({ params: { id: other } }));
      await server.refused('createStatement', 403, asRep({ body: { sales_rep: ada, ...march } }));
      await server.refused('withdrawStatement', 403, asRep({ params: { id: own }, body: { reason: 'x' } }));
    });

    it('changes no commission, neither an own one nor a colleague’s', async () => {
      const { server } = world();
      const { ada, dueAda, dueBo } = await two();
      const more = { params: { id: dueBo.order }, body: { sales_rep: ada, percent: '5' } };
      await server.refused('createOrderSalesRepCommission', 403, asRep(more));
      for (const { part, order } of [dueAda, dueBo]) {
        await server.refused(
          'updateSalesRepCommission',
          403,
          asRep({ params: { id: part }, body: { percent: '90' } }),
        );
        await server.refused('deleteSalesRepCommission', 403, asRep({ params: { id: part } }));
        expect((await partOf(order))?.percent).toBe('10');
      }
    });

    it('who is not named yet sees no figure at all', async () => {
      const { server, alder } = world();
      await two();
      await server.database.asSystem((tx) =>
        tx.updateTable('shop_members').set({ sales_rep_id: null }).where('shop_id', '=', alder.id).execute(),
      );
      expect(await server.ok('getCombinedSalesRepTotals', asRep({}))).toMatchObject({
        commission_due: '0.00',
        commission_paid: '0.00',
        commission_earned: '0.00',
      });
      expect((await server.ok('listSalesRepPayouts', asRep({}))).count).toBe(0);
      expect((await server.ok('listStatements', asRep({}))).count).toBe(0);
      expect((await server.ok('listQuestions', asRep({}))).count).toBe(0);
    });
  });
});
