import { salesRepCommission } from '@consignment/domain/commission/commission-shares';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { insertLine, insertOrder } from '../rows.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const asOwner = <T extends object>(more: T) => ({ token: world().tokens.owner, ...more });
  const addRep = async (first_name: string, last_name = '') =>
    (await world().server.ok('createSalesRep', asOwner({ body: { first_name, last_name } }))).id;
  const give = (id: number, sales_rep: number, percent: string) =>
    world().server.ok(
      'createOrderSalesRepCommission',
      asOwner({ params: { id }, body: { sales_rep, percent } }),
    );
  const ofOrder = async (id: number, token = world().tokens.owner) =>
    (await world().server.ok('listOrderSalesRepCommissions', { token, params: { id } })).results;
  const combined = () => world().server.ok('getCombinedSalesRepTotals', asOwner({}));
  const reps = async (query = {}) =>
    (await world().server.ok('listSalesRepTotals', asOwner({ query }))).results;
  /** An order of Alder with these lines, priced. */
  const addOrder = (
    lines: Parameters<typeof insertLine>[3][],
    order: Parameters<typeof insertOrder>[2] = {},
  ) =>
    inAlder(async (tx, shopId) => {
      const id = await insertOrder(tx, shopId, { currency: 'GBP', ...order });
      for (const line of lines) await insertLine(tx, shopId, id, line);
      await priceLines(tx, shopId, { orders: [id] });
      return id;
    });
  const inAlder = <T>(work: (tx: Tx, shopId: number) => Promise<T>) =>
    world().server.database.asSystem((tx) => work(tx, world().alder.id));

  describe("a sales rep's commission", () => {
    it("is a percentage of the order's goods after discount, without tax, shipping, tips and gift cards", async () => {
      const imogen = await addRep('Imogen', 'Vale');
      // Commission rules §9, example 12: 5 % of 200 less 20.
      const id = await addOrder(
        [
          { price: 5000, quantity: 4, allocated_discount: 2000, total_tax: 3600 },
          { kind: 'shipping', price: 995 },
          { kind: 'tip', price: 500 },
          { kind: 'gift_card', price: 2500 },
        ],
        { total_price: 26_395, total_shipping: 995, total_tax: 3600 },
      );
      const before = await combined();
      const made = await give(id, imogen, '5');
      expect(made).toEqual({
        id: made.id,
        percent: '5',
        sales_rep: { id: imogen, user: { first_name: 'Imogen', last_name: 'Vale' } },
        image: null,
        order: id,
        commission: '9.00',
        commission_state: 'accrued',
        commission_reason: null,
        commission_paid: '0.00',
        paid: false,
      });
      expect(await ofOrder(id)).toEqual([made]);
      expect(await ofOrder(id, world().tokens.owner)).toEqual([made]);
      const after = await combined();
      expect(Number(after.commission_earned) - Number(before.commission_earned)).toBeCloseTo(9, 9);
      expect(after.commission_due).toBe(after.commission_earned);
      expect(after.commission_paid).toBe('0.00');
    });

    it('takes the tax off where prices include it, and follows refunds to nothing', async () => {
      const rep = await addRep('Ben');
      const line = { price: 12_000, total_tax: 2000, quantity: 3 };
      const id = await addOrder([line], { taxes_included: true });
      await give(id, rep, '10');
      const amount = async () => (await ofOrder(id))[0]?.commission;
      const back = (units: number) =>
        inAlder(async (tx, shopId) => {
          await tx
            .updateTable('line_items')
            .set({ returned_quantity: units })
            .where('order_id', '=', id)
            .execute();
          await priceLines(tx, shopId, { orders: [id] });
        });
      expect(await amount()).toBe('34.00');
      await back(1);
      expect(await amount()).toBe('22.67');
      await back(3);
      expect(await amount()).toBe('0.00');
    });

    it('follows the setting of the shop where an order does not say what its prices include', async () => {
      const rep = await addRep('Bea');
      const line = { price: 12_000, total_tax: 2000 };
      const id = await addOrder([line], { taxes_included: null });
      await give(id, rep, '10');
      const amount = async (isIncluded: boolean) => {
        await inAlder((tx) =>
          tx.updateTable('shop_settings').set({ prices_include_tax: isIncluded }).execute(),
        );
        return (await ofOrder(id))[0]?.commission;
      };
      expect(await amount(true)).toBe('10.00');
      expect(await amount(false)).toBe('12.00');
    });

    it('waits for the payment, and is nothing once the order is cancelled', async () => {
      const rep = await addRep('Cara');
      const id = await addOrder([{ price: 10_000 }], { financial_status: 'pending' });
      const before = await combined();
      await give(id, rep, '10');
      const state = async () => {
        const [only] = await ofOrder(id);
        return [only?.commission_state, only?.commission];
      };
      const set = (change: object) =>
        inAlder((tx) => tx.updateTable('orders').set(change).where('id', '=', id).execute());
      expect(await state()).toEqual(['pending', '10.00']);
      expect(await combined()).toEqual(before);
      await set({ financial_status: 'paid' });
      expect(await state()).toEqual(['accrued', '10.00']);
      expect(await combined()).not.toEqual(before);
      await set({ cancelled_at: new Date() });
      expect(await state()).toEqual(['ineligible', '0.00']);
      expect(await combined()).toEqual(before);
    });

    it('is given once, changed and taken away', async () => {
      const { server } = world();
      const [first, second] = [await addRep('Dee'), await addRep('Eli')];
      const id = await addOrder([{ price: 10_000 }]);
      const made = await give(id, first, '2.5');
      await give(id, second, '0');
      const again = asOwner({ params: { id }, body: { sales_rep: first, percent: '3' } });
      const refusal = await server.refused('createOrderSalesRepCommission', 409, again);
      expect(refusal).toMatchObject({ code: 'already_assigned', errors: [{ pointer: '/sales_rep' }] });

      const one = { params: { id: made.id } };
      const changed = await server.ok(
        'updateSalesRepCommission',
        asOwner({ ...one, body: { percent: '33.3333' } }),
      );
      expect(changed).toMatchObject({ id: made.id, percent: '33.3333', commission: '33.33' });
      expect((await ofOrder(id)).map(({ percent }) => percent)).toEqual(['33.3333', '0']);
      await server.ok('deleteSalesRepCommission', asOwner(one));
      await server.refused('deleteSalesRepCommission', 404, asOwner(one));
      await server.refused('updateSalesRepCommission', 404, asOwner({ ...one, body: { percent: '1' } }));
      expect((await ofOrder(id)).map(({ percent }) => percent)).toEqual(['0']);
    });

    it('refuses an invalid percentage, rep or order', async () => {
      const { server } = world();
      const rep = await addRep('Fay');
      const id = await addOrder([{ price: 10_000 }]);
      const ask = (body: unknown, order = id) => asOwner({ params: { id: order }, body });
      const create = 'createOrderSalesRepCommission';
      for (const [status, body] of [
        [400, { sales_rep: rep }],
        [400, { sales_rep: rep, percent: 5 }],
        [400, { sales_rep: rep, percent: '5%' }],
        [400, { sales_rep: rep, percent: '-1' }],
        [400, { sales_rep: rep, percent: null }],
        [400, { sales_rep: rep, percent: '5', order: id }],
        [422, { sales_rep: rep, percent: '100.0001' }],
        [422, { sales_rep: 999_999, percent: '5' }],
      ] as const) {
        await server.refused(create, status, ask(body));
      }
      await server.refused(create, 404, ask({ sales_rep: rep, percent: '5' }, 999_999));
      await server.refused('createSalesRep', 400, asOwner({ body: { first_name: '' } }));
      await server.refused('createSalesRep', 422, asOwner({ body: { first_name: ' ' } }));
      expect(await ofOrder(id)).toEqual([]);
    });

    it('stays in its shop, and is hidden from vendors', async () => {
      const { server, tokens } = world();
      const rep = await addRep('Gus');
      const id = await addOrder([{ price: 10_000 }]);
      const { id: commission } = await give(id, rep, '5');
      const strange = { token: tokens.stranger };
      const body = { sales_rep: rep, percent: '5' };
      await server.refused('listOrderSalesRepCommissions', 404, { ...strange, params: { id } });
      await server.refused('createOrderSalesRepCommission', 404, { ...strange, params: { id }, body });
      const one = { ...strange, params: { id: commission } };
      await server.refused('updateSalesRepCommission', 404, { ...one, body: { percent: '1' } });
      await server.refused('deleteSalesRepCommission', 404, one);
      expect((await server.ok('listSalesRepTotals', strange)).count).toBe(0);
      const dues = { due: '0.00', due_count: 0, owed_back: '0.00', owed_back_count: 0, owed_back_by: null };
      const none = { commission_due: '0.00', commission_paid: '0.00', commission_earned: '0.00', dues };
      expect(await server.ok('getCombinedSalesRepTotals', strange)).toEqual(none);
      // The rep of another shop is unknown, even for that shop's order.
      const { results } = await server.ok('listOrders', strange);
      const params = { id: results[0]?.id ?? 0 };
      await server.refused('createOrderSalesRepCommission', 422, { ...strange, params, body });
      await server.refused('listSalesRepTotals', 403, { token: tokens.vendor });

      const vendorSees = await server.database.asShop(
        { shopId: world().alder.id, vendorIds: [1, 2, 3] },
        (tx) =>
          Promise.all(
            (['sales_reps', 'order_sales_rep_commissions'] as const).map((table) =>
              tx.selectFrom(table).select('id').execute(),
            ),
          ),
      );
      expect(vendorSees).toEqual([[], []]);
    });
  });

  describe('the totals of sales reps', () => {
    it('add up: orders, reps and the whole shop', async () => {
      const people = [await addRep('Sum', 'One'), await addRep('Sum', 'Two'), await addRep('Sum', 'None')];
      const [one = 0, two = 0] = people;
      const start = Number((await combined()).commission_earned);
      const given: Awaited<ReturnType<typeof give>>[] = [];
      for (const [price, discount, ppm] of [
        [3333, 0, 5],
        [9999, 1, 12.5],
        [5, 0, 10],
        [101, 0, 0.5],
      ] as const) {
        const id = await addOrder([{ price, allocated_discount: discount }, { price }]);
        given.push(await give(id, one, String(ppm)), await give(id, two, '1'));
      }
      const sumOf = (rep: number) =>
        given
          .filter(({ sales_rep }) => sales_rep.id === rep)
          .reduce((sum, { commission }) => sum + Math.round(Number(commission) * 100), 0);
      const listed = await reps({ search: 'sum', ordering: '-earned' });
      expect(
        listed.map(({ name, commission_earned }) => [name, Math.round(Number(commission_earned) * 100)]),
      ).toEqual([
        ['Sum One', sumOf(one)],
        ['Sum Two', sumOf(two)],
        ['Sum None', 0],
      ]);
      expect(sumOf(one)).toBeGreaterThan(2500);
      const all = Number((await combined()).commission_earned);
      expect(Math.round((all - start) * 100)).toBe(sumOf(one) + sumOf(two));
      const everyone = await reps({ page_size: 1000 });
      const total = everyone.reduce(
        (sum, { commission_earned }) => sum + Math.round(Number(commission_earned) * 100),
        0,
      );
      expect(total).toBe(Math.round(all * 100));
    });

    it('are found by name, sorted and paged', async () => {
      const { server } = world();
      for (const name of ['Zoë Ågren', 'zachary Moor', 'Zed Zimmer']) await addRep(...split(name));
      const names = async (query: object) => (await reps(query)).map(({ name }) => name);
      expect(await names({ search: 'Ågr' })).toEqual(['Zoë Ågren']);
      expect(await names({ search: 'ry moo' })).toEqual(['zachary Moor']);
      expect(await names({ search: '%' })).toEqual([]);
      const down = await names({ ordering: '-name', page_size: 1000 });
      expect(await names({ ordering: 'name', page_size: 1000 })).toEqual(down.toReversed());
      expect(down.filter((name) => /^z/i.test(name))).toEqual(['Zoë Ågren', 'Zed Zimmer', 'zachary Moor']);
      const { count, next } = await server.ok('listSalesRepTotals', asOwner({ query: { page_size: 1 } }));
      expect(count).toBe(down.length);
      expect(next).toContain('page=2');
      for (const query of [{ ordering: 'id' }, { page_size: 0 }]) {
        await server.refused('listSalesRepTotals', 400, asOwner({ query }));
      }
    });

    it('are calculated in SQL as in the domain', async () => {
      const cases = [
        [0, 0],
        [1, 500_000],
        [3, 500_000],
        [-50, 100_000],
        [645, 300_000],
        [9_007_199_254_740_991, 1_000_000],
        [9_007_199_254_740_991, 999_999],
        [1_000_000_000_001, 333_333],
      ] as const;
      const inSql = await inAlder(async (tx) =>
        Promise.all(
          cases.map(async ([net, ppm]) => {
            const { rows } = await sql<{ amount: number }>`
              select sales_rep_commission(${net}::int8, ${ppm}::int4) as amount`.execute(tx);
            return rows[0]?.amount;
          }),
        ),
      );
      expect(inSql).toEqual(cases.map(([net, ppm]) => salesRepCommission([net], ppm)));
    });
  });
});

function split(name: string): [string, string] {
  const [first = '', last = ''] = name.split(' ');
  return [first, last];
}
