import { movingFiles, type MovingFile } from '@consignment/domain/moves/moving-fields';
import { dayAt } from '@consignment/domain/time/zone';
import type { Tx } from '../../database/database.ts';
import { batchesOfFile, unreadableBecause, type FileBatch } from './move-files.ts';
import { readRules } from '../../pricing/shop-rules.ts';
import { filesOfMoves } from './queries/move-files.ts';
import { addUpVendors } from './queries/move-balances.ts';
import { addUpGroups, payoutsToCheck, standPayouts, writeFound } from './queries/move-figures.ts';
import { countPayouts } from './queries/move-booking.ts';
import { linkRows, matchLines, ordersAfter } from './queries/move-matching.ts';
import { explainByRates } from './queries/move-rates.ts';
import { rulesOfMove } from './queries/move-report.ts';
import { clearStaged } from './queries/move-staging.ts';
import { matchVendors } from './queries/move-vendors.ts';
import { basisOf, changeMove, type MoveOf, type MoveRow } from './queries/moves.ts';
import { shopOf } from '../../queries/shops/shops.ts';

import { findIn } from './move-check.ts';
import { progressMove, type MoveStep } from './move-step.ts';
import type { Pace } from '../../jobs/pace.ts';

type Given = {
  readonly asShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly clock: () => Date;
};

/** The most rows, orders and payouts of a step, and the fewest: each step has a fixed cost, so smaller steps only take longer. */
const inStep = { rows: 2000, orders: 2000, payouts: 100 };
const least = { rows: 100, orders: 100, payouts: 5 };

/** The percent at which each step begins, after the file that it reads. */
const begins = { read: 0, match: 45, lines: 47, figures: 60, sums: 97 };
const order: readonly MovingFile[] = movingFiles;
const words = {
  vendors: 'Reading vendors',
  payouts: 'Reading payouts',
  commissions: 'Reading commissions',
} satisfies Record<MovingFile, string>;

/** Steps 1 to 3 read the files, then come vendors, lines, figures and sums. Step 0 clears what an earlier check has found. */
const step = {
  vendors: order.length + 1,
  lines: order.length + 2,
  figures: order.length + 3,
  sums: order.length + 4,
};

type Reader = { readonly role: MovingFile; readonly batches: AsyncGenerator<FileBatch>; after: number };

/** Reads the files of a move, and finds out what each payout comes to by the rules here. */
export class MoveChecking implements MoveStep {
  readonly #given: Given;
  #reader: Reader | null = null;
  #next: { readonly step: number; readonly after: number; readonly batch: FileBatch | null } | null = null;
  #rowsInStep = inStep.rows;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Reads the next batch of the file that the step is about. */
  async prepare(move: MoveRow): Promise<void> {
    const { step: at = 0, after = 0 } = move.position ?? {};
    const role = order[at - 1];
    this.#next = null;
    if (role === undefined) return;
    if (this.#reader?.role !== role || this.#reader.after !== after) {
      await this.#reader?.batches.return(undefined);
      this.#reader = await this.#open(move, role, after);
    }
    if (this.#reader === null) {
      this.#next = { step: at, after, batch: null };
      return;
    }
    const batch = await this.#reader.batches.next();
    this.#next = { step: at, after, batch: batch.done === true ? null : batch.value };
    if (batch.done !== true) this.#reader.after = batch.value.last;
  }

  async #open(move: MoveRow, role: MovingFile, after: number): Promise<Reader | null> {
    const { asShop, clock } = this.#given;
    const { file, shop } = await asShop(async (tx) => ({
      file: (await filesOfMoves(tx, move.shop_id, [move.id])).find((one) => one.role === role),
      shop: await shopOf(tx, move.shop_id),
    }));
    if (file === undefined) return null;
    const timeZone = shop.time_zone;
    const given = { currency: shop.currency, timeZone, today: dayAt(clock(), timeZone) };
    return {
      role,
      after,
      batches: batchesOfFile(asShop, file, given, { after, size: () => this.#rowsInStep }),
    };
  }

  async advance(tx: Tx, move: MoveRow, pace: Pace): Promise<void> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const { step: at = 0, after = 0 } = move.position ?? {};
    if (at === 0) {
      await clearStaged(tx, of);
      // A rule that changes while payouts are worked out makes the check old.
      await changeMove(tx, of, { basis: await basisOf(tx, of.shopId) });
      return this.#go(tx, move, 1, 0);
    }
    const sizeOf = (of: keyof typeof inStep) => Math.max(least[of], pace.rowsOf(inStep[of]));
    this.#rowsInStep = sizeOf('rows');
    if (at <= order.length) return this.#read(tx, move, at);
    if (at === step.vendors) {
      await matchVendors(tx, of);
      await linkRows(tx, of);
      return this.#go(tx, move, step.lines, 0);
    }
    if (at === step.lines) {
      const last = await matchLines(tx, of, { after, size: sizeOf('orders') });
      return last === null ? this.#go(tx, move, step.figures, 0) : this.#go(tx, move, at, last);
    }
    const rules = await readRules(tx, of.shopId);
    if (at === step.figures) {
      const payouts = await payoutsToCheck(tx, of, rules, { after, size: sizeOf('payouts') });
      const last = payouts.at(-1)?.id;
      if (last === undefined) return this.#go(tx, move, step.sums, 0);
      await writeFound(tx, of, findIn(payouts, dayAt(this.#given.clock(), rules.timeZone)));
      return this.#go(tx, move, at, last);
    }
    await explainByRates(tx, of, rules.timeZone);
    await addUpGroups(tx, of);
    await standPayouts(tx, of);
    await addUpVendors(tx, of, rules.timeZone);
    await this.#end(tx, move);
  }

  async #read(tx: Tx, move: MoveRow, at: number): Promise<void> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const { after = 0 } = move.position ?? {};
    const next = this.#next;
    this.#next = null;
    // Another process has gone on meanwhile: the data read is of no use, and is read again.
    if (next === null || next.step !== at || next.after !== after) return;
    if (next.batch === null) return this.#go(tx, move, at + 1, 0);
    await next.batch.stage(tx, of);
    return this.#go(tx, move, at, next.batch.last);
  }

  async #go(tx: Tx, move: MoveRow, at: number, after: number): Promise<void> {
    const { description, progress } = await this.#standing(tx, move, at, after);
    await progressMove(tx, move, { step: at, after, description, progress });
  }

  async #standing(
    tx: Tx,
    move: MoveRow,
    at: number,
    after: number,
  ): Promise<{ description: string; progress: number }> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const role = order[at - 1];
    if (role !== undefined) {
      const files = await filesOfMoves(tx, of.shopId, [of.moveId]);
      const rows = (one: MovingFile) => files.find(({ role: its }) => its === one)?.row_count ?? 0;
      const all = order.reduce((sum, one) => sum + rows(one), 0);
      const done =
        order.slice(0, at - 1).reduce((sum, one) => sum + rows(one), 0) + Math.min(after, rows(role));
      return { description: words[role], progress: all === 0 ? 0 : (begins.match * done) / all };
    }
    if (at === step.vendors) return { description: 'Finding vendors', progress: begins.match };
    if (at === step.lines) {
      const [all, left] = [await ordersAfter(tx, of.shopId, 0), await ordersAfter(tx, of.shopId, after)];
      const part = all === 0 ? 1 : (all - left) / all;
      return {
        description: 'Finding lines',
        progress: begins.lines + part * (begins.figures - begins.lines),
      };
    }
    if (at === step.figures) {
      const { all, left } = await countPayouts(tx, of, after);
      const part = all === 0 ? 1 : (all - left) / all;
      return {
        description: 'Working payouts out again',
        progress: begins.figures + part * (begins.sums - begins.figures),
      };
    }
    return { description: 'Adding up', progress: begins.sums };
  }

  async #end(tx: Tx, move: MoveRow): Promise<void> {
    const now = this.#given.clock();
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    await changeMove(tx, of, {
      state: 'checked',
      position: null,
      description: '',
      progress: 0,
      problem: null,
      vendors_changed: false,
      rules: await rulesOfMove(tx, of, now),
      checked_at: now,
      balances_reviewed_at: null,
    });
  }

  async failed(tx: Tx, move: MoveRow, error: unknown): Promise<'ended'> {
    await changeMove(
      tx,
      { shopId: move.shop_id, moveId: move.id },
      {
        state: 'draft',
        position: null,
        description: '',
        progress: 0,
        problem:
          unreadableBecause(error) ?? 'The check stopped because of a fault of the server. Start it again.',
      },
    );
    return 'ended';
  }
}
