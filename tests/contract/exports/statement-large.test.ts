import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { startServer, type TestServer } from '../server.ts';
import { signInAll, vendorOf, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import { besides, endless } from './endless.ts';
import { fetchFile, recordsOf } from './files.ts';
import { attachmentsIn, pagesOf } from './pdf.ts';

/** More than one batch is read. */
const many = 2400;

forEachWorld((world) => {
  let server: TestServer;
  let tokens: Tokens;
  let statement: number;
  beforeAll(async () => {
    const { alder } = world();
    ({ server } = world());
    const ash = vendorOf(alder, 'Ash');
    await server.database.asSystem(async (tx) => {
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('shop_id', '=', alder.id)
        .where('name', '=', '#ash tray')
        .executeTakeFirstOrThrow();
      for (let start = 0; start < many; start += 400) {
        await tx
          .insertInto('line_items')
          .values(
            Array.from({ length: 400 }, (_, index) => ({
              shop_id: alder.id,
              platform_id: `many ${start + index}`,
              kind: 'product' as const,
              order_id: order.id,
              processed_at: '2026-03-05T10:00:00Z',
              title: `Line ${start + index}`,
              name: `Line ${start + index}`,
              sku: String(start + index),
              price: 100,
              tracked_vendor_id: ash,
            })),
          )
          .execute();
      }
      await priceLines(tx, alder.id, allOrders);
    });
    server.now = new Date('2026-04-02T12:00:00Z');
    tokens = await signInAll(server);
    const body = { vendor: ash, first_day: '2026-03-01', last_day: '2026-03-31' };
    statement = (await server.ok('createStatement', { token: tokens.owner, body })).id;
  }, 120_000);

  const linkTo = async (type: string) => {
    const asked = { token: tokens.owner, params: { id: statement }, query: { type } };
    return (await server.ok('exportStatement', asked)).url;
  };

  describe('a statement of more entries than one batch', { timeout: 120_000 }, () => {
    it('has every entry once in its files, and only their number in the PDF', async () => {
      const records = recordsOf(await fetchFile(server, await linkTo('csv')));
      const skus = records.filter(({ Section }) => Section === 'Earned').map(({ SKU }) => SKU);
      expect([skus.length, new Set(skus).size]).toEqual([many + 1, many + 1]);
      const json = await fetchFile(server, await linkTo('json'));
      const pdf = await fetchFile(server, await linkTo('pdf'));
      expect(attachmentsIn(pdf.bytes)).toEqual([json.bytes]);
      const lines = pagesOf(pdf.bytes).flat();
      expect(lines).toContain('Earned|2,401|£1,203.00');
      expect(lines).toContain('All 2,401 lines are in this statement’s CSV and JSON files.');
      expect(lines.join('\n')).not.toContain('Line 7');
    });

    it.each(['csv', 'json'])(
      'waits for a slow receiver, lets other calls go on, and ends when the receiver is gone: %s',
      async (type) => {
        const { database, batches } = endless(server.database);
        const endlessServer = await startServer(database);
        endlessServer.now = server.now;
        const { calls, quiet } = besides(server, tokens.owner, batches);
        try {
          const request = get(new URL(await linkTo(type), endlessServer.url));
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
          expect(endlessServer.failures).toEqual([]);
        } finally {
          await endlessServer.close();
        }
      },
    );
  });
});
