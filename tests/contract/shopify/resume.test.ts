import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { progressOf } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { enginesHere, freshLocation } from '../../databases.ts';
import { openShop } from '../import/shop.ts';
import { noon, secretsKey, startServer } from '../server.ts';
import { retailFiles, retailShop } from './retail.ts';
import { startShopify } from './shopify-server.ts';
import { booksOf } from './world.ts';

/*
 * The process of a first sync is killed repeatedly while it writes: the next worker resumes, and the books equal
 * those of an import.
 */

const host = 'mortal.myshopify.com';

/**
 * Each process ends in its nth writing transaction, the last one with the job; the embedded database starts slowly.
 */
const lives = {
  pglite: { orders: 60, killIn: [1, 3, 5, null] },
  postgresql: { orders: 150, killIn: [1, 2, 3, 4, 5, 4, 3, 2, 6, 2, 3, 1, null] },
};

for (const name of enginesHere()) {
  describe(name, () => {
    it(
      'a first sync that is killed at every step ends as if it had never been killed',
      { timeout: 600_000 },
      async () => {
        const files = retailFiles(lives[name].orders);
        const at: Location = await freshLocation(name);
        const shopify = await startShopify();
        shopify.add(retailShop(host, files));
        let database = await openDatabase(at);
        const rows = async <T>(query: ReturnType<typeof sql<T>>) =>
          (await database.asSystem((tx) => query.execute(tx))).rows;
        try {
          const imported = await openShop(database, { settings: { discount_share: 'equal' } });
          await imported.importWell(files);
          const server = await startServer(database, { platform: shopify.app });
          const { url, verifier } = await server.ok('beginPlatformInstall', { body: { shop: host } });
          const pair = await server.ok('finishPlatformInstall', {
            body: { query: shopify.agree(url), verifier },
          });
          const { id: shopId } = await server.ok('getShop', { token: pair.access });
          await database.asSystem((tx) =>
            sql`update shop_settings set global_commission_ppm = 500000, discount_share = 'equal'
            where shop_id = ${shopId}`.execute(tx),
          );
          await server.close();

          const seen: number[] = [];
          const orders: number[] = [];
          for (const killIn of lives[name].killIn) {
            await database.close();
            const end = await live({ at, app: shopify.app, secretsKey, now: noon.toISOString(), killIn });
            database = await openDatabase(at);
            expect(end).toBe(killIn === null ? 'done' : 'SIGKILL');
            const state = await database.asSystem((tx) => progressOf(tx, shopId, 'sync'));
            seen.push(state.progress);
            const [found] = await rows(
              sql<{ count: number }>`select count(*) from orders where shop_id = ${shopId}`,
            );
            orders.push(found?.count ?? 0);
          }
          expect(seen).toEqual(seen.toSorted((a, b) => a - b));
          // Killed before the orders were written, and after.
          expect(new Set(orders).size).toBeGreaterThan(1);
          expect(await booksOf({ rows }, shopId)).toEqual(await booksOf({ rows }, imported.shopId));
          const asShop = { shopId, vendorIds: null };
          expect(await database.asShop(asShop, (tx) => audit(tx, shopId))).toEqual([]);
          expect(shopify.subscriptions.get(host)?.length).toBeGreaterThan(5);
        } finally {
          await database.close();
          await shopify.close();
        }
      },
    );
  });
}

/** Runs a process to its end: its output, or the signal that ended it. */
function live(given: object): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'mortal-sync.ts'), JSON.stringify(given)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_code, signal) => resolve(signal ?? said));
  });
}
