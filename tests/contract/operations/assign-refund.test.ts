import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { applyRefunds } from '../../../packages/server/src/imports/write/refunds.ts';
import { importShop } from '../../../packages/server/src/queries/imports/shop.ts';
import { lockSettings } from '../../../packages/server/src/pricing/shop-rules.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { insertLine, insertOrder, insertVendor } from '../rows.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeAll(() => {
    ({ server, alder, tokens } = world());
  });

  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    server.database.asShop({ shopId: alder.id, vendorIds: null }, work);

  /** Applies a refund of so much, as an import does. */
  const refund = (order: number, amount: number) =>
    inShop(async (tx) => {
      await lockSettings(tx, alder.id, 'share');
      await tx.updateTable('orders').set({ refunded_amount: amount }).where('id', '=', order).execute();
      await applyRefunds(tx, { shop: await importShop(tx, alder.id), now: server.now }, [order], []);
      await priceLines(tx, alder.id, { orders: [order] });
    });

  /** An order of a jacket and two jeans, of two vendors that get half. */
  async function sold(refunded: number) {
    const made = await inShop(async (tx) => {
      const status = { currency: 'GBP', financial_status: refunded > 0 ? 'partially_refunded' : 'paid' };
      const order = await insertOrder(tx, alder.id, status);
      const jacket = await insertLine(tx, alder.id, order, {
        name: 'Jacket',
        price: 32_800,
        tracked_vendor_id: vendorOf(alder, 'Ash'),
      });
      const jeans = await insertLine(tx, alder.id, order, {
        name: 'Jeans',
        price: 14_900,
        quantity: 2,
        tracked_vendor_id: vendorOf(alder, 'Moss & Fern'),
      });
      await priceLines(tx, alder.id, { orders: [order] });
      return { order, jacket, jeans };
    });
    if (refunded > 0) await refund(made.order, refunded);
    return made;
  }

  const read = (id: number) => server.ok('getOrder', { token: tokens.owner, params: { id } });
  const linesOf = async (id: number) => {
    const { rows } = await inShop((tx) =>
      sql<{ state: string; amount: number }>`
        select commission_state as state, commission_amount as amount from line_items where order_id = ${id}
        order by id`.execute(tx),
    );
    return rows.map(({ state, amount }) => [state, amount]);
  };
  const assign = (
    id: number,
    amount: string,
    lines: { line_item: number; units: number; amount: string }[],
    beside = '0.00',
    token = tokens.owner,
  ) => server.ask('assignRefund', { token, params: { id }, body: { amount, lines, beside } });
  const pay = (line: number, vendor: string) =>
    server.ok('createPayout', {
      token: tokens.owner,
      body: { vendor: vendorOf(alder, vendor), line_item_ids: [line] },
    });

  describe('a refund that names no lines', () => {
    it('waits with the lines that it may be of', async () => {
      const { order, jacket, jeans } = await sold(20_000);
      expect(await linesOf(order)).toEqual([
        ['pending', 16_400],
        ['pending', 14_900],
      ]);
      const { refund: found } = await read(order);
      expect(found).toEqual({
        to_assign: '200.00',
        assigned: '0.00',
        found: '',
        lines: [
          {
            line_item: jacket,
            name: 'Jacket',
            vendor: vendorOf(alder, 'Ash'),
            quantity: 1,
            net: '328.00',
            units: 0,
            amount: '0.00',
            commission: '164.00',
          },
          {
            line_item: jeans,
            name: 'Jeans',
            vendor: vendorOf(alder, 'Moss & Fern'),
            quantity: 2,
            net: '298.00',
            units: 0,
            amount: '0.00',
            commission: '149.00',
          },
        ],
      });
    });

    it('is counted and listed for the shop until a person has assigned it', async () => {
      const counted = async () =>
        (await server.ok('countDifferences', { token: tokens.owner })).refunds_to_assign;
      const listed = async () =>
        (
          await server.ok('listOrders', {
            token: tokens.owner,
            query: { financial_status: 'refund_to_assign', page_size: 1000 },
          })
        ).results.map(({ id }) => id);
      const before = await counted();
      const sum = (at: { totals: { amount: string }[] }) => Number(at.totals[0]?.amount ?? 0);
      const { order } = await sold(20_000);
      expect(await listed()).toContain(order);
      const open = await counted();
      expect(open.orders).toBe(before.orders + 1);
      expect(open.totals).toEqual([{ currency: 'GBP', amount: (sum(before) + 200).toFixed(2) }]);
      expect(await listed()).toHaveLength(open.orders);

      await assign(order, '200.00', [], '200.00');
      expect(await counted()).toEqual(before);
      expect(await listed()).not.toContain(order);
    });

    it('is not counted where its order earns nothing', async () => {
      const { order } = await sold(20_000);
      const open = (await server.ok('countDifferences', { token: tokens.owner })).refunds_to_assign;
      await inShop(async (tx) => {
        await tx.updateTable('orders').set({ cancelled_at: server.now }).where('id', '=', order).execute();
        await priceLines(tx, alder.id, { orders: [order] });
      });
      const now = (await server.ok('countDifferences', { token: tokens.owner })).refunds_to_assign;
      expect(now.orders).toBe(open.orders - 1);
      expect((await server.ok('countDifferences', { token: tokens.stranger })).refunds_to_assign).toEqual({
        orders: 0,
        totals: [],
      });
    });

    it('is assigned to units and money, and stays so when it is read again', async () => {
      const { order, jacket, jeans } = await sold(20_000);
      const lines = [
        { line_item: jeans, units: 1, amount: '0.00' },
        { line_item: jacket, units: 0, amount: '32.80' },
      ];
      expect((await assign(order, '200.00', lines, '18.20')).status).toBe(200);
      const assigned = [
        ['accrued', 14_760],
        ['accrued', 7450],
      ];
      expect(await linesOf(order)).toEqual(assigned);
      expect((await read(order)).refund).toEqual({
        to_assign: '0.00',
        assigned: '200.00',
        found: '',
        lines: [],
      });
      await refund(order, 20_000);
      expect(await linesOf(order)).toEqual(assigned);

      await refund(order, 21_000);
      expect((await read(order)).refund).toMatchObject({ to_assign: '10.00', assigned: '200.00' });
      expect((await assign(order, '10.00', [], '10.00')).status).toBe(200);
      expect(await linesOf(order)).toEqual(assigned);
    });

    it('takes nothing where nothing of it came back, and is opened again', async () => {
      const { order } = await sold(20_000);
      expect((await assign(order, '200.00', [], '200.00')).status).toBe(200);
      expect(await linesOf(order)).toEqual([
        ['accrued', 16_400],
        ['accrued', 14_900],
      ]);
      expect(
        (await server.ask('unassignRefund', { token: tokens.owner, params: { id: order } })).status,
      ).toBe(200);
      expect((await read(order)).refund).toMatchObject({ to_assign: '200.00', assigned: '0.00' });
      const again = await server.ask('unassignRefund', { token: tokens.owner, params: { id: order } });
      expect(again).toMatchObject({ status: 409, body: { code: 'nothing_assigned' } });
    });

    it('is taken from the next payout of a paid line, and given back when it is opened again', async () => {
      const { order, jacket } = await sold(0);
      await pay(jacket, 'Ash');
      await refund(order, 20_000);
      expect(await linesOf(order)).toEqual([
        ['accrued', 16_400],
        ['pending', 14_900],
      ]);
      expect(
        (await assign(order, '200.00', [{ line_item: jacket, units: 0, amount: '200.00' }])).status,
      ).toBe(200);
      expect(await linesOf(order)).toEqual([
        ['accrued', 16_400],
        ['accrued', 14_900],
        ['accrued', -10_000],
      ]);
      await server.ok('unassignRefund', { token: tokens.owner, params: { id: order } });
      expect(await linesOf(order)).toEqual([
        ['accrued', 16_400],
        ['pending', 14_900],
        ['accrued', -10_000],
        ['accrued', 10_000],
      ]);
      expect(await inShop((tx) => audit(tx, alder.id))).toEqual([]);
    });

    it('is settled by the vendor of a line, where all lines are of one then', async () => {
      const { order, jeans } = await sold(20_000);
      await server.ok('updateLineItem', {
        token: tokens.owner,
        params: { id: jeans },
        body: { override_vendor: vendorOf(alder, 'Ash') },
      });
      expect((await read(order)).refund).toMatchObject({ to_assign: '0.00', assigned: '0.00' });
      expect(await linesOf(order)).toEqual([
        ['accrued', 11_160],
        ['accrued', 10_139],
      ]);
    });

    it('is settled by a merge of the only vendors that it may be of', async () => {
      const { order, from, into } = await inShop(async (tx) => {
        const vendors = [await insertVendor(tx, alder.id), await insertVendor(tx, alder.id)] as const;
        const status = { currency: 'GBP', financial_status: 'partially_refunded' };
        const id = await insertOrder(tx, alder.id, status);
        for (const vendor of vendors) {
          await insertLine(tx, alder.id, id, { price: 10_000, tracked_vendor_id: vendor });
        }
        await priceLines(tx, alder.id, { orders: [id] });
        return { order: id, from: vendors[0], into: vendors[1] };
      });
      await refund(order, 5000);
      expect((await read(order)).refund).toMatchObject({ to_assign: '50.00' });
      await server.ok('mergeVendor', { token: tokens.owner, params: { id: from }, body: { into } });
      expect((await read(order)).refund).toMatchObject({ to_assign: '0.00', assigned: '0.00' });
      expect(await linesOf(order)).toEqual([
        ['accrued', 3750],
        ['accrued', 3750],
      ]);
      await settled(server);
      expect(await inShop((tx) => audit(tx, alder.id))).toEqual([]);
    });

    it('counts the units that came back of a line that was free', async () => {
      const { order, jacket } = await sold(0);
      const gift = await inShop((tx) =>
        insertLine(tx, alder.id, order, {
          name: 'Gift',
          price: 0,
          quantity: 2,
          tracked_vendor_id: vendorOf(alder, 'Ash'),
        }),
      );
      await refund(order, 20_000);
      const lines = [
        { line_item: jacket, units: 0, amount: '200.00' },
        { line_item: gift, units: 1, amount: '0.00' },
      ];
      expect((await assign(order, '200.00', lines)).status).toBe(200);
      const { line_items } = await read(order);
      expect(line_items.find(({ id }) => id === gift)).toMatchObject({ returned_quantity: 1 });
    });

    it('is refused where it does not add up, or has changed', async () => {
      const { order, jacket, jeans } = await sold(20_000);
      const other = await sold(0);
      const money = (line_item: number, amount: string) => ({ line_item, units: 0, amount });
      const refusals = [
        [() => assign(order, '199.00', [], '199.00'), 409, 'refund_changed'],
        [() => assign(order, '200.00', [], '199.99'), 422, 'sum_differs'],
        [() => assign(order, '200.00', [money(jacket, '300.00')], '-100.00'), 422, 'sum_differs'],
        [() => assign(order, '200.00', [money(other.jacket, '200.00')]), 422, 'invalid_value'],
        [() => assign(order, '200.00', [money(jeans, '298.01')]), 422, 'invalid_value'],
        [
          () => assign(order, '200.00', [money(jeans, '100.00'), money(jeans, '100.00')]),
          422,
          'invalid_value',
        ],
        [
          () => assign(order, '200.00', [{ line_item: jeans, units: 3, amount: '0.00' }]),
          422,
          'invalid_value',
        ],
        [
          () => assign(order, '200.00', [{ line_item: jeans, units: 1, amount: '1.00' }], '51.00'),
          422,
          'invalid_value',
        ],
        [() => assign(order, '200.00', [], '200.00', tokens.rep), 403, 'forbidden'],
        [() => assign(order, '200.00', [], '200.00', tokens.stranger), 404, 'not_found'],
      ] as const;
      for (const [answer, status, code] of refusals) {
        expect(await answer()).toMatchObject({ status, body: { code } });
      }
      expect((await read(order)).refund).toMatchObject({ to_assign: '200.00' });
    });

    it('is refused where nothing of the order waits, for an amount of nothing too', async () => {
      const whole = await sold(0);
      const said = await sold(20_000);
      expect((await assign(said.order, '200.00', [], '200.00')).status).toBe(200);
      const off = await sold(20_000);
      await inShop((tx) =>
        tx.updateTable('orders').set({ financial_status: 'voided' }).where('id', '=', off.order).execute(),
      );
      for (const { order } of [whole, said, off]) {
        const refused = await assign(order, '0.00', []);
        expect(refused).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
        expect(JSON.stringify(refused.body)).toContain('there is nothing left to assign');
      }
      expect((await read(said.order)).refund).toMatchObject({ assigned: '200.00' });
      expect(
        (await server.ask('unassignRefund', { token: tokens.owner, params: { id: off.order } })).status,
      ).toBe(409);
    });
  });
});
