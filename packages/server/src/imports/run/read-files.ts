import type { Tx } from '../../database/database.ts';
import type { UnderWay } from '../../queries/imports/runs.ts';
import type { FilledTable } from '../../queries/imports/statistics.ts';
import { oneAhead } from '../csv/batches.ts';
import { csvPlatform, type BatchSize } from '../csv/csv-platform.ts';
import { columnsOfFile } from '../csv/file-columns.ts';
import type { FileColumns, FileOrder, FileRole, FileVariant } from '../port/records.ts';
import type { PlatformBatch } from '../port/source.ts';
import { checkOrders, checkVariants } from './check-files.ts';
import { importOrders } from './import-orders.ts';
import { applyReturns, importReturns, keepReturns } from './import-returns.ts';
import type { BatchResult, ImportFile, ImportRun } from './import-run.ts';
import { importVariants } from './import-variants.ts';

/** The meanings of the files’ columns. A file of another kind than stated stops the import before any other is read. */
export async function columnsOfFiles(
  files: readonly ImportFile[],
): Promise<ReadonlyMap<FileRole, FileColumns>> {
  const columns = new Map<FileRole, FileColumns>();
  for (const { role, path } of files) columns.set(role, await columnsOfFile(role, path));
  return columns;
}

const fills = {
  products: ['vendors', 'products', 'variants', 'import_keys'],
  returns: ['order_returns'],
  orders: ['vendors', 'orders', 'line_items', 'refund_lines', 'import_keys'],
} satisfies Record<'products' | 'returns' | 'orders', readonly FilledTable[]>;

const checkFills = {
  products: ['import_variants', 'import_keys'],
  returns: [],
  orders: ['import_keys'],
} satisfies Record<keyof typeof fills, readonly FilledTable[]>;

/** Reads files through and writes them; a check only looks at them. */
export async function readFiles(
  run: ImportRun,
  files: readonly ImportFile[],
  { as, batchSize }: { readonly as: UnderWay; readonly batchSize: BatchSize },
): Promise<void> {
  const isCheck = as === 'checking';
  let reading: keyof typeof fills | null = null;
  const at = { now: run.now, timeZone: run.shop.timeZone, batchSize };
  for await (const batch of oneAhead(csvPlatform(files, at).batches(run.shop, null))) {
    if (batch.of === 'nothing') continue;
    if (batch.of !== reading) {
      if (reading === 'returns' && !isCheck) await keepReturns(run);
      reading = batch.of;
      run.step(batch.description, (isCheck ? checkFills : fills)[reading]);
    }
    run.hasRead(batch.progress);
    await run.commit((tx) => (isCheck ? check : write)(tx, run, batch));
  }
  await run.conclude();
  if (isCheck) return;
  if (reading === 'returns') await keepReturns(run);
  if (files.some(({ role }) => role === 'refunds')) await applyReturns(run);
}

type FileBatch = Exclude<PlatformBatch<null, FileVariant, FileOrder>, { of: 'nothing' }>;

async function check(tx: Tx, run: ImportRun, batch: FileBatch): Promise<BatchResult> {
  if (batch.of === 'products') return checkVariants(tx, run, batch);
  if (batch.of === 'orders') return checkOrders(tx, run, batch);
  return importReturns(tx, run, batch);
}

function write(tx: Tx, run: ImportRun, batch: FileBatch): Promise<BatchResult> {
  if (batch.of === 'products') return importVariants(tx, run, batch);
  if (batch.of === 'orders') return importOrders(tx, run, batch);
  return importReturns(tx, run, batch);
}
