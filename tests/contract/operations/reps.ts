import { expect } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { insertLine, insertOrder } from '../rows.ts';
import type { World } from './world.ts';

/** Steps of tests of sales reps, in the shop Alder as its owner. */
export function repsOf(world: () => World) {
  const asOwner = <T extends object>(more: T) => ({ token: world().tokens.owner, ...more });
  const inAlder = <T>(work: (tx: Tx, shopId: number) => Promise<T>) =>
    world().server.database.asSystem((tx) => work(tx, world().alder.id));
  const addRep = async (first_name: string) =>
    (await world().server.ok('createSalesRep', asOwner({ body: { first_name } }))).id;
  /** An order with one line of `units` at 10.00, 10 % of which is for the rep. */
  const sell = async (rep: number, units = 1, at = new Date('2026-03-05T15:00:00Z')) => {
    const order = await inAlder(async (tx, shopId) => {
      const id = await insertOrder(tx, shopId, { currency: 'GBP', processed_at: at });
      await insertLine(tx, shopId, id, { price: 1000, quantity: units, processed_at: at });
      await priceLines(tx, shopId, { orders: [id] });
      return id;
    });
    const body = { sales_rep: rep, percent: '10' };
    const part = await world().server.ok(
      'createOrderSalesRepCommission',
      asOwner({ params: { id: order }, body }),
    );
    return { order, part: part.id };
  };
  /** The login rep@ sees the figures of this sales rep. */
  const beRep = (salesRepId: number) =>
    inAlder((tx, shopId) =>
      tx
        .updateTable('shop_members')
        .set({ sales_rep_id: salesRepId })
        .where('shop_id', '=', shopId)
        .where('role', '=', 'salesrep')
        .execute(),
    );
  const refund = (order: number, units: number) =>
    inAlder(async (tx, shopId) => {
      await tx
        .updateTable('line_items')
        .set({ returned_quantity: units })
        .where('order_id', '=', order)
        .execute();
      await priceLines(tx, shopId, { orders: [order] });
    });
  const pay = (sales_rep: number, more: object = {}) =>
    world().server.ok('createSalesRepPayout', asOwner({ body: { sales_rep, ...more } }));
  const refusedPay = (status: number, sales_rep: number, more: object = {}) =>
    world().server.refused('createSalesRepPayout', status, asOwner({ body: { sales_rep, ...more } }));
  const unpaid = (id: number) =>
    world().server.ok('getSalesRepUnpaidCommissions', asOwner({ params: { id } }));
  const detail = (id: number) => world().server.ok('getSalesRepPayout', asOwner({ params: { id } }));
  const undo = (id: number) => world().server.ok('deleteSalesRepPayout', asOwner({ params: { id } }));
  const partOf = async (order: number) =>
    (await world().server.ok('listOrderSalesRepCommissions', asOwner({ params: { id: order } }))).results[0];
  const sums = async (name: string) => {
    const { results } = await world().server.ok(
      'listSalesRepTotals',
      asOwner({ query: { search: name, ordering: '-due' } }),
    );
    const [only] = results;
    return [only?.commission_due, only?.commission_paid, only?.commission_earned];
  };
  const expectClean = async () => expect(await inAlder((tx, shopId) => audit(tx, shopId))).toEqual([]);
  return {
    asOwner,
    inAlder,
    addRep,
    beRep,
    sell,
    refund,
    pay,
    refusedPay,
    unpaid,
    detail,
    undo,
    partOf,
    sums,
    expectClean,
  };
}
