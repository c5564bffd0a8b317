import { sql } from 'kysely';
import { expect } from 'vitest';
import { createFetcher } from '../../../packages/server/src/jobs/fetcher.ts';
import { runJob } from '../../../packages/server/src/jobs/run.ts';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { shopifyPlatform } from '../../../packages/server/src/platforms/shopify/shopify-platform.ts';
import type { Platforms } from '../../../packages/server/src/platforms/platforms.ts';
import { makeInboxesDue } from '../../../packages/server/src/queries/shops/platforms.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { dueJobs, progressOf } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { secretsKey, startServer, type TestServer } from '../server.ts';
import { startShopify, type ShopifyServer } from './shopify-server.ts';

export type World = {
  readonly database: Database;
  readonly shopify: ShopifyServer;
  readonly server: TestServer;
  readonly platforms: Platforms;
  /** The pauses requested from the client, in milliseconds; tests do not wait. */
  readonly pauses: number[];
  /** Failures of jobs, which are retried. */
  readonly failures: unknown[];
  /** Called after each failed job. */
  afterFailure: () => Promise<void>;
  /** The progress of the sync after each chunk. */
  readonly progress: number[];
  /** Installs the app as the owner of the shop and returns a session of the owner. */
  install(host: string): Promise<{ token: string; shopId: number }>;
  /** Runs all due jobs and those that they make due, without pauses. */
  settle(): Promise<void>;
  /** Pays the whole amount due to a vendor, in the transaction of the caller. */
  payAll(tx: Tx, of: { shopId: number; vendorId: number }): Promise<void>;
  rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]>;
  /** Sends a webhook to the app and returns the status of the answer. */
  send(message: { bytes: Buffer; headers: Record<string, string> }): Promise<number>;
  close(): Promise<void>;
};

export async function openWorld(database: Database): Promise<World> {
  const shopify = await startShopify();
  const pauses: number[] = [];
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  const platforms: Platforms = new Map([['shopify', shopifyPlatform(shopify.app, pause)]]);
  const server = await startServer(database, { platform: shopify.app });
  const clock = () => server.now;
  const fetcher = createFetcher({
    database,
    platforms,
    secrets: sealerOf(secretsKey),
    publicUrl: () => server.url,
    clock,
  });
  const failures: unknown[] = [];
  const progress: number[] = [];
  const world: World = {
    database,
    shopify,
    server,
    platforms,
    pauses,
    failures,
    afterFailure: () => Promise.resolve(),
    progress,
    async install(host) {
      const { url, verifier } = await server.ok('beginPlatformInstall', { body: { shop: host } });
      const query = shopify.agree(url);
      const pair = await server.ok('finishPlatformInstall', { body: { query, verifier } });
      const { id } = await server.ok('getShop', { token: pair.access });
      return { token: pair.access, shopId: id };
    },
    async settle() {
      for (let idle = 0; idle < 25;) {
        await database.asSystem(async (tx) => {
          await makeInboxesDue(tx, clock());
          await sql`update shop_jobs set resume_at = now() where is_due`.execute(tx);
        });
        const due = await database.asSystem((tx) => dueJobs(tx));
        if (due.length === 0) return;
        const before = failures.length;
        for (const job of due) {
          try {
            await runJob(database, job, { clock, fetcher: watched(job.shopId) });
          } catch (error) {
            failures.push(error);
            await world.afterFailure();
          }
        }
        idle = failures.length > before ? idle + 1 : 0;
      }
      throw new Error('It does not come to an end.', { cause: failures.at(-1) });
    },
    async payAll(tx, of) {
      const verdict = await bookPayout(tx, {
        ...of,
        lines: 'all',
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        setup: { method: 'by_hand' },
        createdBy: null,
        now: clock(),
      });
      expect(verdict.is).toBe('paid');
    },
    rows: async (query) => (await database.asSystem((tx) => query.execute(tx))).rows,
    async send({ bytes, headers }) {
      const response = await fetch(`${server.url}/api/shopify/webhooks/`, {
        method: 'POST',
        headers,
        body: new Uint8Array(bytes),
      });
      await response.arrayBuffer();
      return response.status;
    },
    async close() {
      await fetcher.close();
      await server.close();
      await shopify.close();
    },
  };
  return world;

  function watched(shopId: number): typeof fetcher {
    return {
      ...fetcher,
      async next(job) {
        if (job.kind === 'sync') {
          const at = await database.asShop({ shopId, vendorIds: null }, (tx) =>
            progressOf(tx, shopId, 'sync'),
          );
          progress.push(at.progress);
        }
        return fetcher.next(job);
      },
    };
  }
}

/** A shop's rows and amounts, without ids that differ between files and platform. */
export async function booksOf(world: Pick<World, 'rows'>, shopId: number): Promise<Record<string, unknown>> {
  const { rows } = world;
  return {
    totals: await rows(sql`
      select v.name, t.due, t.paid, t.earned, t.total_sales, t.amount_taxed from vendor_totals t
      join vendors v on v.id = t.vendor_id where t.shop_id = ${shopId} and t.total_sales <> 0 order by v.name`),
    products: await rows(sql`
      select p.title, p.handle, p.vendor_name, p.product_type, p.tags, p.image, p.status, p.gift_card, n.name as vendor,
        v.title as variant, v.sku, v.barcode, v.price, v.compare_at_price, v.cost_per_item, v.inventory_quantity,
        v.inventory_management, v.deleted
      from products p join variants v on v.product_id = p.id left join vendors n on n.id = p.vendor_id
      where p.shop_id = ${shopId} order by v.sku`),
    orders: await rows(sql`
      select to_jsonb(o) - array['id', 'shop_id', 'platform_updated_at', 'refunds_known', 'taxes_included', 'taxes_stated']
        as "order"
      from orders o where shop_id = ${shopId} order by o.platform_id`),
    lines: await rows(sql`
      select to_jsonb(l) - array['id', 'shop_id', 'order_id', 'platform_id', 'variant_id', 'tracked_vendor_id',
          'vendor_id', 'reverses_id', 'payout_id'] as line, o.name as "order", v.name as vendor, x.sku as variant,
        l.payout_id is null as is_open
      from line_items l join orders o on o.id = l.order_id left join vendors v on v.id = l.vendor_id
      left join variants x on x.id = l.variant_id
      where l.shop_id = ${shopId} order by o.platform_id, l.kind, l.sku, l.id`),
    returns: await rows(sql`
      select o.name, l.sku, sum(r.units) as units, sum(r.amount) as amount from refund_lines r
      join line_items l on l.id = r.line_item_id join orders o on o.id = l.order_id
      where r.shop_id = ${shopId} group by 1, 2, l.id order by 1, 2, l.id`),
  };
}
