import type { Reading, RowProblem } from '../platforms/reading.ts';

export type Batch<T> = {
  readonly read: readonly T[];
  readonly problems: readonly RowProblem[];
  /** The number of skipped rows. */
  readonly skipped: number;
};

/**
 * Gathers the records of a file into batches of about `most`, as measured by `sizeOf`; a problem counts as one. The
 * batch bounds the memory, not the file. The first batch is a tenth: after it the planner has statistics of the
 * tables.
 */
export async function* batchesOf<T>(
  readings: AsyncIterable<Reading<T>>,
  most: number,
  sizeOf: (value: T) => number,
): AsyncGenerator<Batch<T>> {
  let read: T[] = [];
  let problems: RowProblem[] = [];
  let skipped = 0;
  let size = 0;
  let enough = most / 10;
  for await (const reading of readings) {
    if (reading.is === 'read') {
      read.push(reading.value);
      size += sizeOf(reading.value);
    } else {
      for (const problem of reading.problems) problems.push(problem);
      skipped += reading.rows;
      size += reading.problems.length;
    }
    if (size < enough) continue;
    yield { read, problems, skipped };
    [read, problems, skipped, size, enough] = [[], [], 0, 0, most];
  }
  if (read.length > 0 || problems.length > 0 || skipped > 0) yield { read, problems, skipped };
}

/** Splits keys into new ones and those seen before, in this batch or in an earlier one. */
export function firstTimes<T extends { readonly row: number }>(
  values: readonly T[],
  keyOf: (value: T) => string,
  metBefore: ReadonlyMap<string, number>,
): { fresh: T[]; repeated: { value: T; firstRow: number }[] } {
  const met = new Map(metBefore);
  const fresh: T[] = [];
  const repeated: { value: T; firstRow: number }[] = [];
  for (const value of values) {
    const firstRow = met.get(keyOf(value));
    if (firstRow === undefined) {
      met.set(keyOf(value), value.row);
      fresh.push(value);
    } else repeated.push({ value, firstRow });
  }
  return { fresh, repeated };
}
