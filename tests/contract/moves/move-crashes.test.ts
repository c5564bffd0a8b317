import { movingCauses } from '@consignment/domain/moves/moving-lines';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { createMoveWork } from '../../../packages/server/src/features/moves/move-work.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { makeOldApp } from './old-app.ts';
import { beginApp, importApp, openWorld, type World } from './world.ts';

/* A process that dies in the middle of a move, again and again, and several that go on with it at once. */

const app = makeOldApp({ seed: 3, vendors: 4, payouts: 16, linesPerPayout: 5, plant: movingCauses });
const paid = app.payouts.reduce((sum, { amount }) => sum + amount, 0);

class Died extends Error {}

/** The database as a process sees it that dies in its transaction `lives`: that one is undone, and none follows. */
function dyingAfter(database: Database, lives: number): Database {
  let left = lives;
  return new Proxy(database, {
    get(target, name) {
      if (name !== 'asShop') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      const asShop: Database['asShop'] = (who, work) => {
        if (left < 0) return Promise.reject(new Died());
        return target.asShop(who, async (tx) => {
          const result = await work(tx);
          left -= 1;
          if (left < 0) throw new Died();
          return result;
        });
      };
      return asShop;
    },
  });
}

/** Processes that live longer and longer, until one gets to the end. */
async function runWithDeaths({ database, shopId, server }: World): Promise<number> {
  for (let lives = 1; ; lives++) {
    // Each lives a little longer than the last, so that it dies at another place and gets further.
    const work = createMoveWork({ database: dyingAfter(database, 1 + (lives % 5)), clock: () => server.now });
    const end = await work.run(shopId, new AbortController().signal).then(
      () => 'done' as const,
      (error: unknown) => {
        if (!(error instanceof Died)) throw error;
        return 'died' as const;
      },
    );
    if (end === 'done') return lives;
  }
}

const money = (minor: number) => (minor / 100).toFixed(2);

forEachDatabase((_name, open) => {
  it('is checked, booked and taken back by processes that die, with nothing lost and nothing twice', async () => {
    const world = await openWorld(await open());
    try {
      await importApp(world, app);
      const before = await world.figures();
      const { server, token } = world;
      const { id } = await beginApp(world, app);
      await server.ok('checkMove', { token, params: { id } });
      expect(await runWithDeaths(world)).toBeGreaterThan(2);
      const { found } = await world.answerAll(id, 'theirs');
      expect(found).toMatchObject({ payouts: app.payouts.length, problems: 0, to_book: app.payouts.length });

      const reviewed = await server.ok('saveMoveBalances', {
        token,
        params: { id },
        body: { balances: [], reviewed: true },
      });
      await server.ok('bookMove', {
        token,
        params: { id },
        body: {
          expected_payouts: app.payouts.length,
          expected_amount: money(paid),
          expected_opening: reviewed.found?.opening ?? '0.00',
        },
      });
      expect(await runWithDeaths(world)).toBeGreaterThan(2);
      expect((await world.get(id)).found).toMatchObject({
        booked: app.payouts.length,
        booked_amount: money(paid),
      });
      expect(await world.audit()).toEqual([]);

      await server.ok('undoMove', { token, params: { id }, body: { reason: '' } });
      expect(await runWithDeaths(world)).toBeGreaterThan(2);
      expect(await world.get(id)).toMatchObject({ state: 'undone' });
      expect(await world.figures()).toEqual(before);
      expect(await world.audit()).toEqual([]);
    } finally {
      await world.close();
    }
  });
});

forDatabase('postgresql', (open) => {
  describe('several processes at once', () => {
    it('check, book and take back a move as one would', async () => {
      const world = await openWorld(await open());
      try {
        await importApp(world, app);
        const before = await world.figures();
        const { server, token, shopId, database } = world;
        const together = () =>
          Promise.all(
            [1, 2, 3].map(() =>
              createMoveWork({ database, clock: () => server.now }).run(shopId, new AbortController().signal),
            ),
          );
        const { id } = await beginApp(world, app);
        await server.ok('checkMove', { token, params: { id } });
        await together();
        const { found } = await world.answerAll(id, 'theirs');
        expect(found).toMatchObject({
          payouts: app.payouts.length,
          problems: 0,
          to_book: app.payouts.length,
        });
        const reviewed = await server.ok('saveMoveBalances', {
          token,
          params: { id },
          body: { balances: [], reviewed: true },
        });
        const body = {
          expected_payouts: app.payouts.length,
          expected_amount: money(paid),
          expected_opening: reviewed.found?.opening ?? '0.00',
        };
        await server.ok('bookMove', { token, params: { id }, body });
        await together();
        expect((await world.get(id)).found).toMatchObject({ booked_amount: money(paid) });
        expect(await world.audit()).toEqual([]);
        await server.ok('undoMove', { token, params: { id }, body: { reason: '' } });
        await together();
        expect(await world.figures()).toEqual(before);
        expect(await world.audit()).toEqual([]);
      } finally {
        await world.close();
      }
    });
  });
});
