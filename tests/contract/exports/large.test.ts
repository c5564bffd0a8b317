import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { batchSize } from '../../../packages/server/src/exports/export.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { startServer, type TestServer } from '../server.ts';
import { vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import { besides, endless } from './endless.ts';
import { centsOf, csvFor, fetchFile, recordsOf } from './files.ts';

const many = 5000;

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeAll(async () => {
    ({ server, alder, tokens } = world());
    const ash = vendorOf(alder, 'Ash');
    await server.database.asSystem(async (tx) => {
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('shop_id', '=', alder.id)
        .where('name', '=', '#ash tray')
        .executeTakeFirstOrThrow();
      for (let start = 0; start < many; start += 500) {
        const lines = Array.from({ length: 500 }, (_, index) => start + index);
        await tx
          .insertInto('line_items')
          .values(
            lines.map((number) => ({
              shop_id: alder.id,
              platform_id: `many ${number}`,
              kind: 'product' as const,
              order_id: order.id,
              // Of one instant, so that only the ids order them; every other one has microseconds.
              processed_at: number % 2 === 0 ? '2026-01-05T10:00:00Z' : '2026-01-05T10:00:00.000500Z',
              title: `Line ${number % 7}`,
              name: `Line ${number}`,
              sku: String(number),
              price: 100 + (number % 11),
              tracked_vendor_id: ash,
            })),
          )
          .execute();
      }
      await priceLines(tx, alder.id, allOrders);
    });
  }, 120_000);

  const path = () => `/api/vendors/commissions/?format=csv&vendor_id=${vendorOf(alder, 'Ash')}`;

  describe('a file of more rows than one batch', { timeout: 120_000 }, () => {
    it.each(['-order__processed_at', 'title', 'price', '-order__name'])(
      'has every row once, and adds up to the totals, by %s',
      async (ordering) => {
        const file = await fetchFile(server, `${path()}&ordering=${ordering}`, csvFor(tokens.owner));
        const records = recordsOf(file);
        expect(records.length).toBeGreaterThan(2 * batchSize);
        expect(records).toHaveLength(many + 1);
        expect(new Set(records.map(({ SKU }) => SKU)).size).toBe(many + 1);
        const totals = await server.ok('getVendorCommissionTotals', {
          token: tokens.owner,
          params: { id: vendorOf(alder, 'Ash') },
        });
        expect(centsOf(records, 'Earned')).toBe(Math.round(Number(totals.commission_earned) * 100));
      },
    );

    it('as a payout: file and invoice have all its lines', async () => {
      const payout = await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor: vendorOf(alder, 'Ash'), all_line_items: true, additional_pay: '1' },
      });
      const file = await fetchFile(server, `/api/vendors/payouts/${payout.id}/csv/`, csvFor(tokens.owner));
      const records = recordsOf(file);
      expect(records).toHaveLength(many + 2);
      expect(centsOf(records, 'Commission')).toBe(Math.round(Number(payout.amount) * 100));
      const { url } = await server.ok('exportPayout', { token: tokens.owner, query: { id: payout.id } });
      const invoice = await fetchFile(server, url);
      expect(invoice).toMatchObject({ status: 200 });
      await server.ok('deletePayout', { token: tokens.owner, params: { id: payout.id } });
    });

    it('waits for a slow receiver, lets other calls go on, and ends when the receiver is gone', async () => {
      const { database, batches } = endless(server.database);
      const endlessServer = await startServer(database);
      const { calls, quiet } = besides(server, tokens.owner, batches);
      const before = [...endlessServer.failures];
      try {
        const request = get(new URL(path(), endlessServer.url), { headers: csvFor(tokens.owner) });
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        response.pause();
        const waiting = await quiet();
        let received = 0;
        for await (const chunk of response as AsyncIterable<Buffer>) {
          received += chunk.length;
          if (batches() > waiting + 3) break;
        }
        expect(received).toBeGreaterThan(0);
        // Leaving the loop has closed the connection.
        const gone = await quiet();
        await calls(10);
        expect(batches()).toBe(gone);
        expect(endlessServer.failures).toEqual(before);
      } finally {
        await endlessServer.close();
      }
    });
  });
});
