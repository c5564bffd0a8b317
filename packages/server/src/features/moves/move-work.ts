import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '../../database/database.ts';
import type { MoveState } from '../../database/rows.ts';
import { unreadableBecause } from './move-files.ts';
import { lockMoveAtWork, shopsWithMoves } from './queries/moves.ts';
import type { ShopWork } from '../../jobs/shop-work.ts';
import { MoveBooking } from './move-booking.ts';
import { MoveChecking } from './move-checking.ts';
import type { MoveStep } from './move-step.ts';
import { MoveUndoing } from './move-undoing.ts';
import { Pace } from '../../jobs/pace.ts';

export type MoveWorkGiven = { readonly database: Database; readonly clock: () => Date };

/**
 * Checks, books and takes back moves, step by step: each step says in its own transaction how far it has come, so that one that
 * crashed is done again in full or not at all.
 */
export function createMoveWork({ database, clock }: MoveWorkGiven): ShopWork {
  return {
    name: 'moves',
    dueShops: () => database.asSystem(shopsWithMoves),
    async run(shopId, signal) {
      const asShop = <T>(work: (tx: Tx) => Promise<T>) =>
        database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, work);
      const given = { asShop, clock };
      const steps: Partial<Record<MoveState, MoveStep>> = {
        checking: new MoveChecking(given),
        booking: new MoveBooking(given),
        undoing: new MoveUndoing(given),
      };
      const pace = new Pace(database);
      while (!signal.aborted) {
        const move = await asShop((tx) => lockMoveAtWork(tx, shopId));
        const step = move === null ? undefined : steps[move.state];
        if (move === null || step === undefined) return;
        try {
          await step.prepare?.(move);
          await asShop(async (tx) => {
            const locked = await lockMoveAtWork(tx, shopId);
            if (locked === null || locked.state !== move.state) return;
            const began = performance.now();
            await step.advance(tx, locked, pace);
            pace.took(performance.now() - began);
          });
        } catch (error) {
          const end = await asShop(async (tx) => {
            const locked = await lockMoveAtWork(tx, shopId);
            return locked === null ? 'ended' : step.failed(tx, locked, error);
          });
          if (unreadableBecause(error) !== null) return;
          if (end === 'again') continue;
          throw error;
        }
        await wait(pace.rest);
      }
    },
  };
}
