import type { ImportFinding } from '@consignment/domain/imports/import-findings';
import type { Tx, Database } from '../../database/database.ts';
import { noCounts, reportProgress, type ImportCounts, type ImportOwner } from '../../queries/imports/runs.ts';
import { addFindings } from '../../queries/imports/findings.ts';
import { addProblems, type ImportProblemRow } from '../../queries/imports/problems.ts';
import { addGaps, type GapRow } from '../../queries/imports/gaps.ts';
import { refreshStatistics, type FilledTable } from '../../queries/imports/statistics.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';
import type { DateOrder, FileRole, RowProblem } from '../port/records.ts';
import { taxFindings, taxTallySum, type TaxTally } from './prices-with-tax.ts';

/** A file of an import, on the disk of this machine. */
export type ImportFile = {
  readonly role: FileRole;
  /** The name that its owner gave it. */
  readonly name: string;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** The owner's answer to how its dates are written; missing or null without one. */
  readonly dateOrder?: DateOrder | null;
};

/** Another process has taken over the import, so this one must write nothing more. */
export class ImportTakenOver extends Error {
  constructor() {
    super('The import was stopped because another process took over.');
  }
}

/** The server stops, or the check was cancelled; everything written so far stays. */
export class ImportStopped extends Error {
  constructor() {
    super('The import was stopped before its end.');
  }
}

/** The number of new vendors' names that a check stores. */
const mostNewVendors = 50;

/** The result of reading one batch. */
export type BatchResult = {
  readonly counts: Partial<ImportCounts>;
  readonly problems: readonly RowProblem[];
  readonly gaps?: readonly GapRow[];
  readonly findings?: readonly ImportFinding[];
  readonly taxes?: TaxTally;
  /** In a check, the names of vendors that the import would create. */
  readonly newVendors?: readonly string[];
};

/** A running import: its position, its counts, and its only way to write. */
export class ImportRun {
  readonly shop: ImportShop;
  readonly importId: number;
  readonly now: Date;
  readonly #database: Database;
  readonly #owner: ImportOwner;
  readonly #files: readonly ImportFile[];
  readonly #signal: AbortSignal | undefined;
  #share = 0;
  #counts: ImportCounts = noCounts;
  #description = 'Starting';
  #handled = new Map<FilledTable, number>();
  #newVendors: readonly string[] = [];
  #taxes: TaxTally = new Map();

  constructor(
    database: Database,
    of: {
      readonly shop: ImportShop;
      readonly importId: number;
      readonly owner: ImportOwner;
      readonly files: readonly ImportFile[];
      readonly now: Date;
      readonly signal: AbortSignal | undefined;
    },
  ) {
    this.#database = database;
    this.#owner = of.owner;
    this.#files = of.files;
    this.#signal = of.signal;
    this.shop = of.shop;
    this.importId = of.importId;
    this.now = of.now;
  }

  get of(): { shopId: number; importId: number; now: Date } {
    return { shopId: this.shop.id, importId: this.importId, now: this.now };
  }

  get counts(): ImportCounts {
    return this.#counts;
  }

  /** The first vendors that the import would create. */
  get newVendors(): readonly string[] {
    return this.#newVendors;
  }

  file(role: FileRole): ImportFile | null {
    return this.#files.find((file) => file.role === role) ?? null;
  }

  /** Starts a step, whose description is shown beside the progress bar; `fills` are the tables that it writes. */
  step(description: string, fills: readonly FilledTable[]): void {
    this.#description = description;
    this.#handled = new Map(fills.map((table) => [table, 0]));
  }

  /** Shows a step that writes nothing. */
  report(description: string): Promise<void> {
    this.step(description, []);
    return this.commit(() => Promise.resolve({ counts: {}, problems: [] }));
  }

  /** The part of the files that has been read, from 0 to 1. */
  hasRead(share: number): void {
    this.#share = share;
  }

  /**
   * Runs one batch: its rows, problems and progress are one transaction, so an import that crashes is complete up to
   * its last batch. Throws ImportTakenOver where the import belongs to another process, ImportStopped where it has to
   * end.
   */
  async commit(work: (tx: Tx) => Promise<BatchResult>): Promise<void> {
    if (this.#signal?.aborted === true) throw new ImportStopped();
    const before = rowsOf(this.#counts);
    let newVendors = this.#newVendors;
    let taxes: TaxTally | undefined;
    this.#counts = await this.#database.asShop(
      // A statement over a batch may take long in a large shop.
      { shopId: this.shop.id, vendorIds: null, statementTimeout: 0 },
      async (tx) => {
        // The settings are locked before the lines, as in a change of the rules.
        await lockSettings(tx, this.shop.id, 'share');
        const result = await work(tx);
        const counts = plus(this.#counts, result.counts);
        const at = { description: this.#description, progress: this.#progress(), counts };
        if (!(await reportProgress(tx, this.importId, this.#owner, at))) throw new ImportTakenOver();
        await addProblems(
          tx,
          this.of,
          result.problems.map((problem) => this.named(problem)),
        );
        await addGaps(tx, this.of, result.gaps ?? []);
        await addFindings(tx, this.of, result.findings ?? []);
        newVendors = [...this.#newVendors, ...(result.newVendors ?? [])].slice(0, mostNewVendors);
        taxes = result.taxes;
        return counts;
      },
    );
    this.#newVendors = newVendors;
    this.tally(taxes);
    await this.#refreshStatistics(rowsOf(this.#counts) - before);
  }

  protected tally(taxes: TaxTally = new Map()): void {
    this.#taxes = taxTallySum(this.#taxes, taxes);
  }

  /** Writes the values that are known only at the end of the files. */
  async conclude(): Promise<void> {
    const findings = taxFindings(this.#taxes, this.shop.pricesIncludeTax);
    if (findings.length > 0) await this.commit(() => Promise.resolve({ counts: {}, problems: [], findings }));
  }

  async #refreshStatistics(rows: number): Promise<void> {
    for (const [table, count] of this.#handled) this.#handled.set(table, count + rows);
    await this.#database.asSystem((tx) => refreshStatistics(tx, this.#handled), { statementTimeout: 0 });
  }

  /** A problem with the name of its file in place of the role. */
  named({ file, ...problem }: RowProblem): ImportProblemRow {
    return { ...problem, file: this.file(file)?.name ?? file };
  }

  // Below 100 until the end: the last bytes are read before the last batch is written.
  #progress(): number {
    return Math.min(99, Math.floor(100 * this.#share));
  }
}

function rowsOf({ variants, lines, refunds }: ImportCounts): number {
  return variants + lines + refunds;
}

export function plus(counts: ImportCounts, more: Partial<ImportCounts>): ImportCounts {
  const keys = Object.keys(noCounts) as (keyof ImportCounts)[];
  const sums = keys.map((key) => [key, counts[key] + (more[key] ?? 0)] as const);
  return { ...noCounts, ...Object.fromEntries(sums) };
}
