import type { Reading } from './reading.ts';
import type { RowProblem } from '../port/records.ts';
import type { SourceBatch } from '../port/source.ts';

/**
 * Gathers the records of a file into batches of about `most`, as measured by `sizeOf`; a problem counts as one. Memory
 * grows with the batch, not with the file. The first batch is a tenth of the size, so that the planner has statistics of
 * the tables early.
 */
export async function* batchesOf<T>(
  readings: AsyncIterable<Reading<T>>,
  most: number,
  sizeOf: (value: T) => number,
): AsyncGenerator<SourceBatch<T>> {
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

/** The same batches, each read while the one before it is written. */
export async function* oneAhead<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (let next = iterator.next(); ;) {
      const result: IteratorResult<T, undefined> = await next;
      if (result.done === true) return;
      next = iterator.next();
      // A failure is thrown once the batch before it is written; until then it must not count as unhandled.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    await iterator.return?.();
  }
}
