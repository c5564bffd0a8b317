import type { ImportFinding } from '@consignment/domain/imports/import-findings';
import type { Database, Tx } from '../../database/database.ts';
import { tried } from '../../database/trial.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { forgetFiles, noCounts, type ImportCounts, type ImportOwner } from '../../queries/imports/runs.ts';
import { effectBetween, keepEffect, vendorDues, type ImportEffect } from '../../queries/imports/effect.ts';
import { replaceFindings } from '../../queries/imports/findings.ts';
import { replaceProblems, type ImportProblemRow } from '../../queries/imports/problems.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';
import { payoutsHeldNow } from '../../queries/shops/shop-jobs.ts';
import type { BatchSize } from '../csv/csv-platform.ts';
import { ImportRun, ImportStopped, plus, type BatchResult, type ImportFile } from './import-run.ts';
import { readFiles } from './read-files.ts';

/*
 * A trial carries an import out in one transaction, which is rolled back. So the check of small files says what the import then
 * says, and what each vendor would be due, to the cent.
 */

export type Trial = {
  readonly effect: ImportEffect;
  readonly counts: ImportCounts;
  readonly problems: readonly ImportProblemRow[];
  readonly findings: readonly ImportFinding[];
};

type TrialOf = {
  readonly shop: ImportShop;
  readonly importId: number;
  readonly owner: ImportOwner;
  readonly files: readonly ImportFile[];
  readonly now: Date;
  readonly signal: AbortSignal | undefined;
};

/** Imports the files and takes it back. Throws ImportStopped where it has to end. */
export async function tryImport(database: Database, of: TrialOf, batchSize: BatchSize): Promise<Trial> {
  return tried(
    (work) => database.asShop({ shopId: of.shop.id, vendorIds: null, statementTimeout: 0 }, work),
    async (tx) => {
      // The check has met every key of the files.
      await forgetFiles(tx, of.importId);
      const before = await vendorDues(tx, of.shop.id);
      const run = new TrialRun(database, of, tx);
      await readFiles(run, of.files, { as: 'running', batchSize });
      await recalculate(tx, of.shop.id);
      const after = await vendorDues(tx, of.shop.id);
      return run.trial(effectBetween(before, after));
    },
  );
}

/** Does what jobs do after the import: other lines of a vendor may have another tier by the sales that it has brought. */
async function recalculate(tx: Tx, shopId: number): Promise<void> {
  const { vendors } = await payoutsHeldNow(tx, shopId);
  for (const vendor of vendors) if (vendor !== 0) await priceLines(tx, shopId, { vendor });
}

/** Puts what a trial has found in the place of what the check has. */
export async function keepTrial(
  tx: Tx,
  { of }: Pick<ImportRun, 'of'>,
  { effect, counts: { orders_new, orders_changed, orders_unchanged }, problems, findings }: Trial,
): Promise<void> {
  await replaceProblems(tx, of, problems);
  await replaceFindings(tx, of, findings);
  await keepEffect(tx, of.importId, effect, { orders_new, orders_changed, orders_unchanged });
}

/** A run within a transaction, which reports nothing. */
class TrialRun extends ImportRun {
  readonly #tx: Tx;
  readonly #signal: AbortSignal | undefined;
  readonly #problems: ImportProblemRow[] = [];
  readonly #findings: ImportFinding[] = [];
  #sums: ImportCounts = noCounts;

  constructor(database: Database, of: TrialOf, tx: Tx) {
    super(database, of);
    this.#tx = tx;
    this.#signal = of.signal;
  }

  trial(effect: ImportEffect): Trial {
    return { effect, counts: this.#sums, problems: this.#problems, findings: this.#findings };
  }

  override async commit(work: (tx: Tx) => Promise<BatchResult>): Promise<void> {
    if (this.#signal?.aborted === true) throw new ImportStopped();
    await lockSettings(this.#tx, this.shop.id, 'share');
    const { counts, problems, findings = [], taxes } = await work(this.#tx);
    this.tally(taxes);
    this.#sums = plus(this.#sums, counts);
    for (const problem of problems) this.#problems.push(this.named(problem));
    for (const finding of findings) this.#findings.push(finding);
  }
}
