import { expect, it } from 'vitest';
import { batchesOf, oneAhead } from '../../../packages/server/src/imports/csv/batches.ts';
import { firstTimes } from '../../../packages/server/src/imports/match/first-times.ts';
import type { Reading } from '../../../packages/server/src/imports/csv/reading.ts';

async function* readingsOf(sizes: readonly number[]): AsyncGenerator<Reading<number>> {
  for (const size of sizes) {
    if (size >= 0) yield { is: 'read', value: size };
    else
      yield { is: 'skipped', rows: -size, problems: [{ file: 'orders', row: 1, reason: '', excerpt: '' }] };
    await Promise.resolve();
  }
}

it('batches are of the wanted size, the first a tenth of it, and nothing is lost', async () => {
  const sizes = [3, 8, 20, 30, 60, -7, 10, 2];
  const batches = [];
  for await (const batch of batchesOf(readingsOf(sizes), 100, (size) => size)) batches.push(batch);
  expect(batches.map(({ read }) => read)).toEqual([
    [3, 8],
    [20, 30, 60],
    [10, 2],
  ]);
  expect(batches.map(({ skipped, problems }) => [skipped, problems.length])).toEqual([
    [0, 0],
    [0, 0],
    [7, 1],
  ]);
});

it('a file of nothing gives no batch', async () => {
  for await (const batch of batchesOf(readingsOf([]), 10, () => 1)) expect(batch).toBeUndefined();
});

async function* failingAfter(read: number[], most: number): AsyncGenerator<number> {
  for (let batch = 1; batch <= most; batch += 1) {
    await Promise.resolve();
    read.push(batch);
    yield batch;
  }
  throw new Error('The file ends in the middle.');
}

it('a batch is read while the one before it is written, and its failure is thrown after that', async () => {
  const read: number[] = [];
  const written: number[] = [];
  const all = async () => {
    for await (const batch of oneAhead(failingAfter(read, 3))) {
      await expect.poll(() => read).toContain(Math.min(batch + 1, 3));
      expect(read).not.toContain(batch + 2);
      written.push(batch);
    }
  };
  await expect(all()).rejects.toThrow('The file ends in the middle.');
  expect(written).toEqual([1, 2, 3]);
});

it('first times are kept, later ones are reported with the row of the first', () => {
  const values = [
    { key: 'a', row: 2 },
    { key: 'b', row: 3 },
    { key: 'a', row: 4 },
    { key: 'c', row: 5 },
  ];
  const [a, b, again, c] = values;
  expect(firstTimes(values, ({ key }) => key, new Map([['c', 1]]))).toEqual({
    fresh: [a, b],
    repeated: [
      { value: again, firstRow: 2 },
      { value: c, firstRow: 1 },
    ],
  });
});
