import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { ImportTakenOver, type ImportFile } from '../../../packages/server/src/imports/run/import-run.ts';
import { insertImport, runImport, beginImport } from '../../../packages/server/src/imports/run/run-import.ts';
import { enginesHere, freshLocation } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, csvOf, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { importDay } from './days.ts';
import { contentOf, openShop } from './shop.ts';

/*
 * An import whose process is killed: repeated, it has the result of an import without interruption.
 */

const folder = mkdtempSync(join(tmpdir(), 'consignment-resume-'));
afterAll(() => rmSync(folder, { recursive: true }));

const makers = ['Blue Kiln', 'Puddle Lane', 'Petal Press'];
const makerOf = (n: number) => makers[n % makers.length] ?? '';

function writeFiles(): ImportFile[] {
  const products = Array.from({ length: 300 }, (_, n) =>
    aProductRow({ Handle: `p${n}`, Title: `Thing ${n}`, Vendor: makerOf(n), 'Variant SKU': `S${n}` }),
  );
  const orders = Array.from({ length: 1200 }, (_, n) => {
    const order = { Name: `#${n}`, 'Lineitem quantity': '3' };
    return [
      anOrderRow({ ...order, Id: `9${n}`, 'Lineitem sku': `S${n % 300}`, Vendor: makerOf(n) }),
      ...Array.from({ length: n % 7 }, (_, m) =>
        aLineRow({ ...order, 'Lineitem sku': `S${(n + m) % 300}`, Vendor: makerOf(n + m) }),
      ),
    ];
  }).flat();
  const refunds = Array.from({ length: 100 }, (_, n) => ({
    'Refunded at': '2026-03-10 09:00:00 +0000',
    Order: `#${n * 7}`,
    Sku: `S${(n * 7) % 300}`,
    Units: '2',
  }));
  const texts = {
    products: productsCsv(products),
    orders: ordersCsv(orders),
    refunds: csvOf(['Refunded at', 'Order', 'Sku', 'Units'], refunds),
  };
  return (['products', 'orders', 'refunds'] as const).map((role) => {
    const path = join(folder, `${role}.csv`);
    writeFileSync(path, texts[role]);
    return { role, path, name: `${role}.csv`, size: Buffer.byteLength(texts[role]) };
  });
}

const shopDomain = 'resume.example';

async function withShop<T>(
  at: Location,
  work: (database: Database, shopId: number) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(at);
  try {
    const found = await database.asSystem((tx) =>
      tx.selectFrom('shops').select('id').where('domain', '=', shopDomain).executeTakeFirst(),
    );
    const shopId = found?.id ?? (await openShop(database, { shop: { domain: shopDomain } })).shopId;
    return await work(database, shopId);
  } finally {
    await database.close();
  }
}

/** Runs the import in a process that kills itself in its nth transaction; null lets it finish. */
function importBeside(
  at: Location,
  files: ReturnType<typeof writeFiles>,
  killIn: number | null,
): Promise<string> {
  const job = JSON.stringify({ at, shopDomain, files, killIn });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mortal-import.ts'), job], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (_code, signal) => resolve(signal ?? output));
  });
}

// In the products, in the refunds, early and late in the orders; the embedded database starts slowly.
const killsIn = { pglite: [5, 10], postgresql: [5, 7, 9, 11] };

describe.each(enginesHere())('%s', (engine) => {
  let files: ReturnType<typeof writeFiles>;
  let clean: Record<string, string>;
  beforeAll(async () => {
    files = writeFiles();
    const at = await freshLocation(engine);
    await withShop(at, () => Promise.resolve());
    expect(await importBeside(at, files, null)).toBe('done');
    clean = await withShop(at, (database, shopId) => contentOf({ shopId }, database));
    expect(clean['lines']).toMatch(/^4794 /);
  });

  it('killed at any time and run again, it is as if it had run once', async () => {
    for (const killIn of killsIn[engine]) {
      const at = await freshLocation(engine);
      await withShop(at, () => Promise.resolve());
      expect(await importBeside(at, files, killIn)).toBe('SIGKILL');
      const half = await withShop(at, async (database, shopId) => {
        const states = await database.asSystem(
          async (tx) => (await sql`select state from imports`.execute(tx)).rows,
        );
        expect(states).toEqual([{ state: 'running' }]);
        return contentOf({ shopId }, database);
      });
      expect(half['lines']).not.toBe(clean['lines']);
      expect(await importBeside(at, files, null)).toBe('done');
      await withShop(at, async (database, shopId) => {
        expect(await contentOf({ shopId }, database)).toEqual(clean);
        const { rows } = await database.asSystem((tx) =>
          sql`select state, problem from imports order by id`.execute(tx),
        );
        expect(rows).toEqual([
          {
            state: 'failed',
            problem: 'The import stopped half-way. Run it again: it continues where it stopped.',
          },
          { state: 'done', problem: null },
        ]);
      });
    }
  }, 240_000);

  it('one that was considered dead writes nothing more', async () => {
    const at = await freshLocation(engine);
    await withShop(at, async (database, shopId) => {
      const of = { shopId, now: importDay };
      const { id: importId } = await insertImport(database, of, files, true);
      await beginImport(database, { ...of, importId });
      let transactions = 0;
      let left: Record<string, string> | null = null;
      const declaredDead: Database = {
        ...database,
        async asShop(who, work) {
          if (++transactions === 7) {
            await database.asSystem((tx) => sql`update imports set state = 'failed'`.execute(tx));
            left = await contentOf({ shopId }, database);
          }
          return database.asShop(who, work);
        },
      };
      const run = runImport(declaredDead, { ...of, importId }, files, { clock: () => importDay });
      await expect(run).rejects.toThrow(ImportTakenOver);
      expect(left).not.toBeNull();
      expect(await contentOf({ shopId }, database)).toEqual(left);
    });
  });

  it('a running one is not disturbed by a second', async () => {
    const at = await freshLocation(engine);
    await withShop(at, async (database, shopId) => {
      const of = { shopId, now: importDay };
      const [first, second] = [
        await insertImport(database, of, [], true),
        await insertImport(database, of, [], true),
      ];
      const started = await Promise.all(
        [first, second].map(({ id }) => beginImport(database, { ...of, importId: id })),
      );
      expect(started.toSorted()).toEqual([false, true]);
      const third = await insertImport(database, of, [], true);
      expect(await beginImport(database, { ...of, importId: third.id })).toBe(false);
    });
  });
});
