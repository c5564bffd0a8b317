import { expect, it } from 'vitest';
import { Pace } from '../../../packages/server/src/jobs/pace.ts';

it('begins small on the embedded database and grows at most twofold with each chunk', () => {
  const pace = new Pace({ kind: 'pglite', isAwaited: () => false });
  expect(pace.rowsOf(10_000)).toBe(500);
  pace.took(1);
  expect(pace.rowsOf(10_000)).toBe(1000);
  for (let chunk = 0; chunk < 10; chunk += 1) pace.took(0);
  expect(pace.rowsOf(10_000)).toBe(10_000);
});

it('shrinks at once to the rows that take as long as a call may wait', () => {
  const pace = new Pace({ kind: 'postgresql', isAwaited: () => false });
  expect(pace.rowsOf(10_000)).toBe(10_000);
  pace.took(2500);
  expect(pace.rowsOf(10_000)).toBe(1000);
  pace.took(250);
  expect(pace.rowsOf(10_000)).toBe(1000);
});

it('keeps a fortieth where a chunk takes long whatever its rows, so that a job on a slow machine ends', () => {
  const pace = new Pace({ kind: 'pglite', isAwaited: () => false });
  for (let chunk = 0; chunk < 10; chunk += 1) pace.took(60_000);
  expect(pace.rowsOf(10_000)).toBe(250);
});

it('never has a chunk without rows', () => {
  const pace = new Pace({ kind: 'pglite', isAwaited: () => false });
  for (let chunk = 0; chunk < 10; chunk += 1) pace.took(60_000);
  expect(pace.rowsOf(10)).toBe(1);
});

it('rests after a chunk for which others have waited, and after no other', () => {
  let isAwaited = true;
  const pace = new Pace({ kind: 'pglite', isAwaited: () => isAwaited });
  pace.took(50);
  expect(pace.rest).toBeGreaterThan(0);
  isAwaited = false;
  pace.took(50);
  expect(pace.rest).toBe(0);
});
