import type { FileReturn } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { goneLines } from '../../queries/imports/stored-lines.ts';
import {
  forgetShared,
  ordersWithReturns,
  rememberReturns,
  returnProblems,
  stageReturns,
} from '../../queries/imports/returns.ts';
import { applyRefunds } from '../write/refunds.ts';
import type { SourceBatch } from '../port/source.ts';
import { doubtfulProblems, type Doubtful } from './doubtful-returns.ts';
import type { BatchResult, ImportRun } from './import-run.ts';

const ordersInBatch = 200;

/** Stores the returns of a batch of a refunds file during the import. */
export async function importReturns(
  tx: Tx,
  run: ImportRun,
  batch: SourceBatch<FileReturn>,
): Promise<BatchResult> {
  await stageReturns(tx, run.of, batch.read);
  return { counts: { refunds: batch.read.length, skipped: batch.skipped }, problems: batch.problems };
}

/** Runs after the file is read and before any order is written. */
export async function keepReturns(run: ImportRun): Promise<void> {
  await run.commit(async (tx) => {
    await rememberReturns(tx, run.of);
    return { counts: {}, problems: [] };
  });
}

/**
 * Applies the refunds to the orders that they name, including those that the orders file lacks, and reports the rest.
 */
export async function applyReturns(run: ImportRun): Promise<void> {
  run.step('Applying refunds', []);
  let after = 0;
  const doubtful: Doubtful[] = [];
  for (;;) {
    let last: number | undefined;
    let found: readonly Doubtful[] = [];
    await run.commit(async (tx) => {
      const orders = await ordersWithReturns(tx, run.of, after, ordersInBatch);
      last = orders.at(-1);
      if (orders.length > 0) {
        const applied = await applyRefunds(tx, run, orders, await goneLines(tx, run.shop.id, orders));
        found = applied.flatMap(({ what }) => (what.is === 'doubtful' ? [what] : []));
        await priceLines(tx, run.shop.id, { orders });
      }
      return { counts: {}, problems: [] };
    });
    doubtful.push(...found);
    if (last === undefined) break;
    after = last;
  }
  await run.commit(async (tx) => {
    const problems = [...(await returnProblems(tx, run.of)), ...(await doubtfulProblems(tx, run, doubtful))];
    await forgetShared(tx, run.of);
    return { counts: {}, problems: problems.map((problem) => ({ file: 'refunds', ...problem })) };
  });
}
