import { describe, expect, it } from 'vitest';
import { asLines, sourcesIn, type Source, type Violation } from './source.ts';

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;

/** Names that two files of a package export: a reader, and a search, cannot know which is meant. */
function twice(sources: readonly Source[]): Violation[] {
  const homes = new Map<string, Map<string, Violation>>();
  for (const { path, text } of sources) {
    for (const match of text.matchAll(exported)) {
      const name = match[1] ?? '';
      const line = text.slice(0, match.index).split('\n').length;
      const places = homes.get(name) ?? new Map<string, Violation>();
      homes.set(name, places.set(path, { path, line, what: `exports ${name} too` }));
    }
  }
  return [...homes.values()].filter(({ size }) => size > 1).flatMap((places) => [...places.values()]);
}

describe('an exported name', () => {
  it.each(['domain', 'routing', 'server', 'client'])('is unique in the package %s', (name) => {
    const sources = sourcesIn(`packages/${name}/src`, ['.ts', '.tsx']).filter(
      ({ path }) => !path.includes('/generated/'),
    );
    expect(sources.length).toBeGreaterThan(5);
    expect(asLines(twice(sources))).toEqual([]);
  });

  it('is found twice in two files, and once in one', () => {
    const file = (name: string, text: string) => ({ path: `packages/domain/src/${name}.ts`, text });
    const one = file(
      'a',
      'export function sumOf(a: number): number;\nexport function sumOf(a: string): number {}',
    );
    expect(twice([one])).toEqual([]);
    expect(twice([one, file('b', 'export const sumOf = 1;')])).toHaveLength(2);
  });
});
