import { beforeEach, describe, expect, it } from 'vitest';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { insertLine, insertOrder } from '../rows.ts';
import type { TestServer } from '../server.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let order: number;
  beforeEach(async () => {
    ({ server, alder, tokens } = world());
    order = await inShop(async (tx) => {
      const off = { sums_off: -19_125, sums_state: 'rows_missing' } as const;
      const id = await insertOrder(tx, alder.id, { currency: 'GBP', financial_status: 'paid', ...off });
      const tracked_vendor_id = vendorOf(alder, 'Ash');
      await insertLine(tx, alder.id, id, { name: 'Unit', price: 20_315, tracked_vendor_id });
      await priceLines(tx, alder.id, { orders: [id] });
      return id;
    });
  });

  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    server.database.asShop({ shopId: alder.id, vendorIds: null }, work);
  const read = () => server.ok('getOrder', { token: tokens.owner, params: { id: order } });
  const accept = (is_accepted: boolean, difference = '-191.25', token = tokens.owner) =>
    server.ask('acceptOrderSums', { token, params: { id: order }, body: { is_accepted, difference } });
  const reasons = async () => (await read()).line_items.map((line) => line.commission_reason);

  describe('an order whose own sums do not add up', () => {
    it('earns when a person accepts it, and waits again when that is taken back', async () => {
      expect(await read()).toMatchObject({
        sums: { difference: '-191.25', cause: 'rows_missing', accepted_at: null },
      });
      const waiting = await reasons();
      expect(waiting).toEqual(['sums_differ']);
      const at = server.now.toISOString();
      for (let twice = 0; twice < 2; twice++) {
        expect(await accept(true)).toMatchObject({
          status: 200,
          body: { difference: '-191.25', accepted_at: at },
        });
      }
      expect((await read()).line_items).toMatchObject([{ commission_state: 'accrued' }]);
      expect(await accept(false)).toMatchObject({ status: 200, body: { accepted_at: null } });
      expect(await reasons()).toEqual(waiting);
      const { results } = await server.ok('listHistory', {
        token: tokens.owner,
        query: { object_type: 'order', object_id: String(order) },
      });
      expect(results.map(({ event, object_name }) => [event, object_name])).toEqual([
        ['order.sums_reopened', (await read()).name],
        ['order.sums_accepted', (await read()).name],
      ]);
    });

    it('is accepted with the difference that was looked at, and no other', async () => {
      expect(await accept(true, '-10.00')).toMatchObject({ status: 409, body: { code: 'stale' } });
      expect(await read()).toMatchObject({ sums: { accepted_at: null } });
    });

    it('is accepted by no sales rep and no vendor', async () => {
      for (const token of [tokens.rep, tokens.vendor]) {
        expect(await accept(true, '-191.25', token)).toMatchObject({ status: 403 });
      }
    });
  });
});
