import type { FileVariant, RowProblem } from '../port/records.ts';
import { isRounded } from '../port/ids.ts';
import type { Tx } from '../../database/database.ts';
import { keysMetBefore } from '../../queries/imports/runs.ts';
import { firstTimes } from '../match/first-times.ts';
import type { SourceBatch } from '../port/source.ts';
import type { BatchResult, ImportRun } from './import-run.ts';
import { writeVariants } from '../write/variants.ts';

/** Imports a batch of a products file; a check passes its own `write`. */
export async function importVariants(
  tx: Tx,
  run: ImportRun,
  batch: SourceBatch<FileVariant>,
  write: (variants: readonly FileVariant[]) => ReturnType<typeof writeVariants> = (variants) =>
    writeVariants(tx, run, variants),
): Promise<BatchResult> {
  const keys = batch.read.map(({ platformId, row }) => ({ key: platformId, row }));
  const handles = batch.read.map(({ product, row }) => ({ key: product.handle, row }));
  const metBefore = await keysMetBefore(tx, run.of, 'products', keys);
  const handlesBefore = await keysMetBefore(tx, run.of, 'product handles', handles);
  const { fresh, repeated } = firstTimes(batch.read, ({ platformId }) => platformId, metBefore);

  const { products, vendorsCreated } = await write(fresh);
  const newHandles = products.filter(({ handle }) => !handlesBefore.has(handle));
  return {
    counts: {
      products: newHandles.length,
      variants: fresh.length,
      vendors_created: vendorsCreated,
      skipped: batch.skipped + repeated.length,
    },
    problems: [...batch.problems, ...repeated.map(repeatProblem), ...fresh.flatMap(roundedProblem)],
  };
}

function roundedProblem({ row, sku, product }: FileVariant): RowProblem[] {
  if (!isRounded(sku)) return [];
  const reason = `A spreadsheet has rounded the SKU to '${sku}', so no line is known by it. The variant was imported, and lines find it by its title and options. Export the products again and import the file unchanged.`;
  return [{ file: 'products', row, reason, excerpt: `${product.handle},${product.title},${sku}` }];
}

function repeatProblem({ value, firstRow }: { value: FileVariant; firstRow: number }): RowProblem {
  return {
    file: 'products',
    row: value.row,
    reason: `The variant '${value.platformId}' was in row ${firstRow} already. This row was left out.`,
    excerpt: `${value.product.handle},${value.product.title},${value.sku}`,
  };
}
