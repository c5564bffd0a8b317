/**
 * Circular imports between the files of a build. Such files wait for each other: the build succeeds without a
 * message, and their pages stay empty.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shells } from '../../shells/server/build.ts';

const root = join(import.meta.dirname, '../..');

describe('the files of a build', () => {
  it.each(shells)('of $name have no circular imports', ({ output }) => {
    const needs = neededBy(join(root, output, 'assets'));
    expect(needs.size).toBeGreaterThan(10);
    expect([...needs.values()].flat().length).toBeGreaterThan(needs.size);
    expect(circlesIn(needs)).toEqual([]);
  });

  it('are reported where they import each other in a circle', () => {
    const needs = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(circlesIn(needs)).toEqual(['b → c → b']);
  });
});

/** The static imports of each file, without dynamic ones. */
function neededBy(folder: string): Map<string, string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      return [file, [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name = '']) => name)];
    }),
  );
}

function circlesIn(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const ended = new Set<string>();
  const visit = (file: string, above: readonly string[]) => {
    if (above.includes(file)) circles.push([...above.slice(above.indexOf(file)), file].join(' → '));
    if (ended.has(file) || above.includes(file)) return;
    for (const needed of needs.get(file) ?? []) visit(needed, [...above, file]);
    ended.add(file);
  };
  for (const file of needs.keys()) visit(file, []);
  return circles;
}
