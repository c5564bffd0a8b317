import { mayBecome, standingOf } from '@consignment/domain/payouts/payout-status';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { enginesHere, forDatabase } from '../../databases.ts';
import { report } from '../../prove/figures.ts';
import { noon } from '../server.ts';
import { openPayingWorld, type PayingWorld } from '../payments/world.ts';
import type { BooksModel } from './books-model.ts';
import { amountOf, vendorOf } from './lines-model.ts';
import { expectInvariantsAtTheEnd } from './ending.ts';
import { expectInvariants } from './invariants.ts';
import type { RunsModel } from './runs-model.ts';
import { openModelShop } from './shop.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { storyOf, type Story } from './steps.ts';
import { settleByHand } from './take-payments.ts';
import { take } from './take.ts';
import { givenBack, type Batches, type Run } from './taking.ts';
import { seed } from '../../turn.ts';

/*
 * Random sequences of steps in a shop through the API, next to a model of its books. After every step the books equal
 * the model, and the invariants I1 to I18 hold.
 */

const isLong = process.env['LONG_TESTS'] === '1';
const size = isLong
  ? { postgresql: { stories: 1000, steps: 100 }, pglite: { stories: 20, steps: 100 } }
  : { postgresql: { stories: 50, steps: 40 }, pglite: { stories: 1, steps: 20 } };
/** Shrinking a failed sequence ends in time for a report. */
const limit = { interruptAfterTimeLimit: isLong ? 5 * 3_600_000 : 180_000, markInterruptAsFailure: true };
/** In the short form a slow machine runs fewer sequences, at least one, and prints their number. */
const enough = isLong ? Infinity : 45_000;

for (const name of enginesHere()) {
  forDatabase(name, (open) => {
    let world: PayingWorld;
    beforeAll(async () => {
      world = await openPayingWorld(await open());
      return () => world.close();
    });

    it(
      'keeps its books through any sequence of steps',
      { timeout: limit.interruptAfterTimeLimit + 60_000 },
      async () => {
        const { stories, steps } = size[name];
        const played = { stories: 0, steps: 0 };
        const began = performance.now();
        const property = fc.asyncProperty(storyOf(steps), async (story) => {
          if (played.stories > 0 && performance.now() - began > enough) return;
          played.steps += await play(world, story);
          played.stories += 1;
          if (played.stories % 50 === 0)
            console.log(`model, ${name}: ${played.stories} of ${stories} stories`);
        });
        try {
          await fc.assert(property, { numRuns: stories, seed, ...limit });
        } finally {
          report(`model, ${name}`, {
            seed,
            ...played,
            seconds: (performance.now() - began) / 1000,
          });
        }
        await world.expectClean();
      },
    );
  });
}

/** Runs a sequence in a separate shop and returns the number of its steps. */
async function play(world: PayingWorld, { discountShare, steps }: Story): Promise<number> {
  world.paypal.calm();
  // The days of the orders are days of this month.
  world.server.now = noon;
  const shop = await openModelShop(world, discountShare);
  const creditsBefore = world.paypal.credits.length;
  const batches: Batches = new Map();
  const { database } = world.server;
  let now = await snapshotOf(database, shop.id);
  const run: Run = { shop, batches, seen: () => now };

  const look = async () => {
    const before = now;
    now = await snapshotOf(database, shop.id);
    const batchIds = world.paypal.credits.slice(creditsBefore).map(({ senderBatchId }) => senderBatchId);
    for (const id of batchIds) if (!batches.has(id)) batches.set(id, world.paypal.state.next.status);
    const backAgain = [...batches].flatMap(([id, word]) => (givenBack.has(word) ? [id] : []));
    expectInvariants({ before, now, paypal: { batchIds, givenBack: new Set(backAgain) } });
    takeOver(shop.model, now);
    expectModel(shop.model, now);
    expectRuns(shop.runs, now);
  };

  for (const step of steps) {
    await take(run, step);
    await look();
    for (const payout of shop.model.payouts.values()) {
      if (payout.status === 'needs_attention') await settleByHand(run, payout);
    }
  }
  await look();
  await expectInvariantsAtTheEnd(shop);
  expectModel(shop.model, await snapshotOf(database, shop.id));
  // The next sequence starts without jobs of this one.
  await database.asSystem((tx) => tx.updateTable('payout_transfers').set({ due_at: null }).execute());
  return steps.length;
}

/**
 * Takes over the payout statuses that the shop has stored from PayPal; the model derives their effect on the money.
 */
function takeOver(model: BooksModel, { payouts }: Snapshot): void {
  for (const { id, status } of payouts) {
    const known = model.payouts.get(id);
    if (known === undefined || known.status === status) continue;
    expect(mayBecome(known.status, status), `payout ${id} from ${known.status} to ${status}`).toBe(true);
    model.becomes(known, status);
  }
}

/**
 * Compares the books with the model: commission, vendor and payout of each line, and the amount due to each vendor.
 */
function expectModel(model: BooksModel, { lines, payouts, totals }: Snapshot): void {
  const plain = lines
    .filter(({ kind }) => kind === 'product')
    .map((line) => ({
      id: line.id,
      vendor: line.vendor_id,
      state: line.commission_state,
      amount: line.commission_amount,
      back: line.returned_quantity,
      payout: line.payout_id,
    }));
  const wanted = model.lines.map((line) => ({
    id: line.id,
    vendor: vendorOf(line),
    state: line.priced.state,
    amount: amountOf(line),
    back: line.back,
    payout: line.payout,
  }));
  expect(plain, 'lines').toEqual(wanted.toSorted((a, b) => a.id - b.id));

  const entries = (all: readonly { vendor: number | null; amount: number; payout: number | null }[]) =>
    all.map(({ vendor, amount, payout }) => `${vendor} ${amount} ${payout}`).toSorted();
  const made = lines
    .filter(({ kind }) => kind === 'custom' || kind === 'reversal')
    .map((line) => ({ vendor: line.vendor_id, amount: line.commission_amount, payout: line.payout_id }));
  const final = [...model.customItems, ...model.lines.flatMap(({ reversals }) => reversals)];
  expect(entries(made), 'custom items and reversals').toEqual(entries(final));

  expect(
    payouts.map(({ id, vendor_id, amount, additional_pay, status }) => [
      id,
      vendor_id,
      amount,
      additional_pay,
      status,
    ]),
    'payouts',
  ).toEqual(
    [...model.payouts.values()].map((one) => [one.id, one.vendor, one.amount, one.additionalPay, one.status]),
  );
  const paid = (vendor: number) =>
    [...model.payouts.values()]
      .filter((payout) => payout.vendor === vendor && standingOf(payout.status) !== 'void')
      .reduce((sum, { amount }) => sum + amount, 0);
  for (const { vendor_id: id, due, paid: total } of totals) {
    expect({ id, due, total }, 'totals').toEqual({ id, due: model.due(id), total: paid(id) });
  }
}

/** Compares the pay runs with the model: their vendors, how each is paid and how much, and the payouts that pay them. */
function expectRuns({ runs }: RunsModel, snapshot: Snapshot): void {
  expect(
    snapshot.runs.map(({ id, amount, approved_at: at, canceled_at: canceled }) => ({
      id,
      amount: at === null ? null : amount,
      isCanceled: canceled !== null,
    })),
    'runs',
  ).toEqual(runs.map(({ id, amount, isCanceled }) => ({ id, amount, isCanceled })));
  expect(
    snapshot.runVendors.map((row) => ({
      run: row.run_id,
      vendor: row.vendor_id,
      method: row.method,
      amount: row.amount,
      waiting: row.waiting_count,
      isLeftOut: row.is_left_out,
      isFit: row.exception === null,
      payout: row.payout_id,
    })),
    'vendors of runs',
  ).toEqual(
    runs.flatMap(({ id: run, rows }) =>
      rows.map(({ vendor, method, amount, waiting, isLeftOut, isFit, payout }) => ({
        run,
        vendor,
        method,
        amount,
        waiting,
        isLeftOut,
        isFit,
        payout,
      })),
    ),
  );
}
