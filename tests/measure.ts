/** Vitest's setup file: leaves with each file and test the seconds of a processor that its process took meanwhile. */
import { afterAll, afterEach, beforeEach } from 'vitest';

const began = process.cpuUsage();
let testBegan = began;

beforeEach(() => {
  testBegan = process.cpuUsage();
});
afterEach(({ task }) => {
  task.meta.cpu = secondsSince(testBegan);
});
// The hook's first argument has fixtures, of which there are none.
// eslint-disable-next-line no-empty-pattern
afterAll(({}, { file }) => {
  file.meta.cpu = secondsSince(began);
});

function secondsSince(earlier: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(earlier);
  return (user + system) / 1_000_000;
}
