import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source.ts';

/** More than a person finds a file in by looking. */
const most = 40;

/** Of what ships and of stories; migrations are a list by number. */
const isCounted = (path: string) =>
  /^(packages|shells|stories)\//.test(path) && !path.startsWith('packages/server/migrations/');

function crowded(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter(isCounted)) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > most ? [`${folder} has ${count} files`] : []));
}

describe('a folder', () => {
  it(`has ${most} files at most`, () => {
    const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
    const paths = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(paths.filter(isCounted).length).toBeGreaterThan(500);
    expect(crowded(paths)).toEqual([]);
  });

  it('with one file more is found', () => {
    const parts = Array.from(
      { length: most + 1 },
      (_, nth) => `packages/components/src/parts/Part${nth}.tsx`,
    );
    expect(crowded(parts)).toEqual([`packages/components/src/parts has ${most + 1} files`]);
    expect(crowded(parts.slice(1))).toEqual([]);
  });
});
