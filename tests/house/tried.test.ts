import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source.ts';

it('each try of a tool of others has its rows on the page Tried with, and each row its try', () => {
  const tries = globSync('tests/**/*.test.ts', { cwd: root })
    .filter((file) => /await tried\(\{/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => basename(file, '.test.ts'));
  // Written by tests/tried/run.ts, from rows.
  const rows = JSON.parse(readFileSync(join(root, 'stories/handbook/tried-with.json'), 'utf8')) as {
    name: string;
  }[];
  expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(tries.toSorted());
});
