import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { comparing, type Comparing } from '../reconciliation/comparing.ts';
import { startServer, type TestServer } from '../server.ts';
import { fillShops, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

/** Covers the hour of the order '#lamp', and does not have it. */
const file = ordersCsv(
  ['09:30', '10:30'].map((time, at) =>
    anOrderRow({ Name: `#300${at}`, Id: `700${at}`, 'Created at': `2026-03-01 ${time}:00 +0000` }),
  ),
);

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let compare: Comparing;
  beforeEach(async () => {
    const database = await open();
    ({ alder } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    compare = comparing(database, alder.id);
    await compare.read('orders', file);
    await compare.check(['orders']);
  });
  afterEach(() => server.close());

  const list = async (state: 'open' | 'settled' = 'open') =>
    (await server.ok('listDifferences', { token: tokens.owner, query: { state } })).results;
  const idOf = async (kind: string) => {
    const found = (await list()).find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`There is no difference of the kind ${kind}.`);
    return found.id;
  };
  const about = (id: number) => ({ token: tokens.owner, params: { id } });
  /** The due of Lantern Loom, in minor units. */
  const due = async () => {
    const { due } = await server.database.asSystem((tx) =>
      tx
        .selectFrom('vendor_totals')
        .select('due')
        .where('vendor_id', '=', vendorOf(alder, 'Lantern Loom'))
        .executeTakeFirstOrThrow(),
    );
    return due;
  };

  describe('an order that was deleted on the other side', () => {
    it('is canceled, and its vendor no longer earns what the preview has said', async () => {
      const id = await idOf('order_missing_there');
      expect((await list()).find((one) => one.id === id)?.remedies).toEqual(['cancel_order', 'open_order']);
      expect(await server.ok('previewOrderCancellation', about(id))).toEqual({
        order_name: '#lamp',
        currency: 'GBP',
        vendors: [
          { id: vendorOf(alder, 'Lantern Loom'), name: 'Lantern Loom', unpaid: '5.00', paid: '0.00' },
        ],
      });
      const before = await due();
      expect(await server.ok('cancelMissingOrder', about(id))).toMatchObject({ id, state: 'settled' });
      expect(before - (await due())).toBe(500);
      const { results } = await server.ok('listHistory', {
        token: tokens.owner,
        query: { event: 'order.canceled' },
      });
      expect(results.map(({ object_name }) => object_name)).toEqual(['#lamp']);
      await compare.check(['orders']);
      expect((await list()).map(({ kind }) => kind)).toEqual(['order_missing_here', 'order_missing_here']);
    });

    it('is taken back from the next payout where it was paid', async () => {
      const body = { vendor: vendorOf(alder, 'Lantern Loom'), all_line_items: true };
      await server.ok('createPayout', { token: tokens.owner, body });
      const id = await idOf('order_missing_there');
      expect((await server.ok('previewOrderCancellation', about(id))).vendors).toMatchObject([
        { unpaid: '0.00', paid: '5.00' },
      ]);
      const before = await due();
      await server.ok('cancelMissingOrder', about(id));
      expect(before - (await due())).toBe(500);
    });

    it('is canceled once, and only where it is missing there', async () => {
      const id = await idOf('order_missing_there');
      const presses = await Promise.all([1, 2, 3].map(() => server.ask('cancelMissingOrder', about(id))));
      expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const other = about(await idOf('order_missing_here'));
      for (const call of ['previewOrderCancellation', 'cancelMissingOrder'] as const) {
        expect(await server.refused(call, 409, other)).toMatchObject({ code: 'stale' });
        await server.refused(call, 404, { token: tokens.stranger, params: { id } });
        await server.refused(call, 403, { token: tokens.vendor, params: { id } });
      }
    });
  });

  describe('a file that was compared', () => {
    it('says how many of its orders were compared, and how many differ', async () => {
      const read = async () => (await server.ok('getReconciliation', { token: tokens.owner })).files[0];
      expect(await read()).toMatchObject({ compared: 2, open: 3, aside: 0 });
      await server.ok('setDifferenceAside', {
        ...about(await idOf('order_missing_there')),
        body: { reason: 'Known.' },
      });
      expect(await read()).toMatchObject({ compared: 2, open: 2, aside: 1 });
      await compare.read('orders', file);
      expect(await read()).toMatchObject({ compared: null });
    });
  });
});
