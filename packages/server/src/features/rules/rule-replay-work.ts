import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '../../database/database.ts';
import {
  beginReplay,
  endReplay,
  lockReplay,
  replaySlice,
  shopsWithReplays,
  type ReplayRow,
} from './queries/rule-replays.ts';
import type { ShopWork } from '../../jobs/shop-work.ts';
import { Pace } from '../../jobs/pace.ts';

/** Orders of a slice, whose lines are read and priced together. */
const inSlice = 10_000;

/**
 * Runs the replays that are under way, a shop's one at a time, slice by slice; each slice says in its own transaction how far it
 * has come. A replay is no shop job: those price lines and take the shop's rules for themselves, and one of a kind has one
 * position. A replay writes no line, so it holds up neither payouts nor a recalculation.
 */
export function createReplayWork({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: () => Date;
}): ShopWork {
  return {
    name: 'rule-replays',
    dueShops: () => database.asSystem(shopsWithReplays),
    async run(shopId, signal) {
      const asShop = <T>(work: (tx: Tx) => Promise<T>) =>
        database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, work);
      const pace = new Pace(database);
      while (!signal.aborted) {
        const at: { replay: number | null } = { replay: null };
        try {
          const isLeft = await asShop(async (tx) => {
            const replay = await lockReplay(tx, shopId);
            if (replay === null) return false;
            const { id } = replay;
            at.replay = id;
            const began = performance.now();
            if (!(await goOn(tx, replay, pace.rowsOf(inSlice))))
              await endReplay(tx, { shopId, id }, 'done', clock());
            pace.took(performance.now() - began);
            return true;
          });
          if (!isLeft) return;
        } catch (error) {
          const { replay: id } = at;
          // A replay that cannot be priced would fail again; the person starts another one.
          if (id !== null) await asShop((tx) => endReplay(tx, { shopId, id }, 'failed', clock()));
          throw error;
        }
        await wait(pace.rest);
      }
    },
  };
}

/** False where nothing is left to do. */
async function goOn(tx: Tx, replay: ReplayRow, size: number): Promise<boolean> {
  const { after_order_id: after, last_order_id: last } = replay;
  if (after === null || last === null) return (await beginReplay(tx, replay)) !== null;
  return replaySlice(tx, replay, { after, through: last }, size);
}
