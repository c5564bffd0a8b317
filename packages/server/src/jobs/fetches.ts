import { isDeepStrictEqual } from 'node:util';
import { setSyncActive } from '../queries/job-rows.ts';
import { makeDue } from '../queries/shops/shop-jobs.ts';
import { writePlatformOrders, writePlatformVariants } from '../imports/write/connected.ts';
import type { WrittenOrders } from '../imports/write/orders.ts';
import { tokensOf } from '../platforms/access.ts';
import { AccessGone, PlatformRefused, type ConnectedPlatform, type OpenShop } from '../platforms/platform.ts';
import type { PlatformBatch } from '../imports/port/source.ts';
import {
  askToRead,
  connectionOf,
  endConnection,
  saveCursor,
  lockConnection,
  type Connection,
  type FetchKind,
} from '../queries/shops/platforms.ts';
import type { Tx } from '../database/database.ts';
import { importShop } from '../queries/imports/shop.ts';
import { refreshStatistics, type FilledTable } from '../queries/imports/statistics.ts';
import { mailNewOrders } from './new-orders.ts';
import { recordEnd } from './platform-end.ts';
import type { Fetched, FetchContext } from './fetched.ts';

/** Changes around a cursor's time are fetched twice, since clocks differ and changes appear late. */
const overlapMs = 5 * 60_000;

/** The start of a fetch of changes. */
export function changesSince(platform: Pick<ConnectedPlatform, 'beginning'>, readUntil: Date): unknown {
  return platform.beginning(new Date(readUntil.getTime() - overlapMs));
}

/** The address of the platform's webhooks. */
function callbackUrl(publicUrl: string, platform: string): string {
  return `${publicUrl}/api/${platform}/webhooks/`;
}

type Open = {
  readonly platform: ConnectedPlatform;
  readonly shop: OpenShop;
  readonly batches: AsyncIterator<PlatformBatch<unknown>>;
  /** Rows written since the planner's last look at their table. */
  readonly handled: Map<FilledTable, number>;
  cursor: unknown;
};

/**
 * Fetches of connected shops. A fetch stays open between two batches, so that a result is downloaded once; after a
 * failure, or in another process, it resumes from the cursor that was written with its last batch.
 */
export function openFetches(work: FetchContext) {
  const { database, signal } = work;
  const open = new Map<string, Open>();

  async function drop(key: string): Promise<void> {
    const active = open.get(key);
    open.delete(key);
    await active?.batches.return?.().catch(() => undefined);
  }

  async function at(connection: Connection, cursor: unknown, key: string): Promise<Open | null> {
    const known = open.get(key);
    if (known !== undefined && isDeepStrictEqual(known.cursor, cursor)) return known;
    await drop(key);
    const platform = work.platformOf(connection.platform);
    if (platform === null) return null;
    const { shop_id: shopId, host } = connection;
    const shop = platform.open(host, tokensOf(work, platform, shopId), signal);
    const facts = await database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) =>
      importShop(tx, shopId),
    );
    const batches = shop.reading.batches(facts, cursor)[Symbol.asyncIterator]();
    const active: Open = { platform, shop, batches, handled: new Map(), cursor };
    open.set(key, active);
    return active;
  }

  async function next(shopId: number, kind: FetchKind): Promise<Fetched | null> {
    const connection = await database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) =>
      connectionOf(tx, shopId),
    );
    const cursor = connection?.[kind] ?? null;
    if (connection?.state !== 'connected' || cursor === null) return null;
    const key = `${kind} ${shopId}`;
    const now = work.clock();
    const guarded =
      (then: (tx: Tx, kept: Connection) => Promise<void>): Fetched['write'] =>
      async (tx) => {
        const kept = await lockConnection(tx, shopId);
        if (kept?.state !== 'connected' || !isDeepStrictEqual(kept[kind], cursor)) return false;
        await then(tx, kept);
        return true;
      };
    try {
      const active = await at(connection, cursor, key);
      if (active === null) return null;
      await database.asSystem((tx) => refreshStatistics(tx, active.handled), { statementTimeout: 0 });
      const result: IteratorResult<PlatformBatch<unknown>, undefined> = await active.batches.next();
      const batch = result.done === true ? null : result.value;
      if (batch !== null) count(active.handled, batch);
      const following = batch?.cursor ?? null;
      if (following === null) {
        await drop(key);
        if (kind === 'whole') {
          await active.shop.listen(callbackUrl(work.publicUrl(), connection.platform));
        }
      } else active.cursor = following;
      return {
        description: batch?.description ?? 'Reading',
        progress: batch?.progress ?? 1,
        wait: batch?.of === 'nothing' ? batch.wait : 0,
        write: guarded(async (tx, kept) => {
          const written = batch === null ? null : await writeBatch(tx, shopId, batch, now);
          if (kind === 'changes' && written !== null) {
            await mailNewOrders(tx, { connection: kept, publicUrl: work.publicUrl(), now }, written);
          }
          const readUntil = following === null ? active.platform.readUntil(cursor) : null;
          const problems = [
            ...(batch === null || batch.of === 'nothing' ? [] : batch.problems),
            ...(written?.problems ?? []),
          ];
          const problem = joined(
            kept.problem,
            problems.map(({ reason }) => reason),
          );
          await saveCursor(tx, shopId, kind, { cursor: following, readUntil, problem });
          // Changes between the start of the fetch and the subscription to webhooks.
          if (kind === 'whole' && readUntil !== null) {
            const job = { shopId, kind: 'reconcile', vendorId: null } as const;
            await makeDue(tx, job, { holdsPayouts: false, beginsAgain: false });
            await askToRead(tx, shopId, 'changes', changesSince(active.platform, readUntil));
          }
        }),
      };
    } catch (error) {
      await drop(key);
      const ending = { description: 'Stopped', progress: 1, wait: 0 };
      if (error instanceof AccessGone) {
        const write = guarded(async (tx, kept) => {
          await endConnection(tx, shopId, 'uninstalled', now);
          await setSyncActive(tx, shopId, false);
          await recordEnd(tx, shopId, kept, now);
        });
        return { ...ending, write };
      }
      if (error instanceof PlatformRefused) {
        const { message } = error;
        const write = guarded((tx, kept) =>
          saveCursor(tx, shopId, kind, {
            cursor: null,
            readUntil: null,
            problem: joined(kept.problem, [message]),
          }),
        );
        return { ...ending, write };
      }
      throw error;
    }
  }

  return {
    next,
    async close() {
      for (const key of [...open.keys()]) await drop(key);
    },
  };
}

/** Null for a batch without orders. */
async function writeBatch(
  tx: Tx,
  shopId: number,
  batch: PlatformBatch<unknown>,
  now: Date,
): Promise<WrittenOrders | null> {
  if (batch.of === 'nothing') return null;
  const of = { shop: await importShop(tx, shopId), now };
  if (batch.of === 'products') await writePlatformVariants(tx, of, batch.read);
  return batch.of === 'orders' ? writePlatformOrders(tx, of, batch.read) : null;
}

function count(handled: Map<FilledTable, number>, batch: PlatformBatch<unknown>): void {
  const add = (tables: readonly FilledTable[], rows: number) => {
    // The first rows of a fetch may belong to a shop that the planner has no statistics of: it looks once in any
    // case.
    for (const table of tables) handled.set(table, (handled.get(table) ?? Number.POSITIVE_INFINITY) + rows);
  };
  if (batch.of === 'products') add(['vendors', 'products', 'variants'], batch.read.length);
  if (batch.of === 'orders') {
    const lines = batch.read.reduce((sum, order) => sum + order.lines.length, 0);
    add(['vendors', 'orders', 'line_items', 'refund_lines', 'order_returns'], lines);
  }
}

const longestProblem = 4000;

function joined(before: string, reasons: readonly string[]): string {
  // Repeated problems are listed once.
  const unique = new Set([...before.split('\n'), ...reasons.map(oneLine)].filter((text) => text !== ''));
  const lines: string[] = [];
  let length = 0;
  for (const line of unique) {
    length += line.length + 1;
    if (length > longestProblem) break;
    lines.push(line);
  }
  return lines.join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 1000);
}
