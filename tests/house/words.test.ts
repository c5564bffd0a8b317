import { describe, expect, it } from 'vitest';
import { sourcesIn, told, type Source, type Violation } from './source.ts';

/** Split in two, so that this file keeps its own rule. */
const refused = [
  { word: ['TO', 'DO'].join(''), pattern: /\bTODO\b/ },
  { word: ['FIX', 'ME'].join(''), pattern: /\bFIXME\b|\bHACK\b/ },
  { word: 'filler text', pattern: new RegExp(['lorem', 'ipsum'].join(' '), 'i') },
  { word: 'an unfinished part', pattern: new RegExp(['not implemented', 'coming soon'].join('|'), 'i') },
  {
    word: 'a test that runs alone or not at all',
    pattern: /\b(?:describe|it|test)\.(?:only|skip|todo)\b|\b[xf](?:it|describe)\(/,
  },
  { word: 'any', pattern: /(?::|\bas|<|,)\s*any\b(?=\s*[;,)>=[\]|&{}]|$)/ },
  { word: 'a switched-off type check', pattern: /@ts-(?:ignore|nocheck)\b/ },
  { word: 'a path of one machine', pattern: /["'`](?:\/work\/|\/root\/|\/home\/)/ },
];
const own = 'tests/house/words.test.ts';

function faults({ path, text }: Source): Violation[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      refused.flatMap(({ word, pattern }) =>
        pattern.test(line) ? [{ path, line: at + 1, what: `has ${word}: ${line.trim()}` }] : [],
      ),
    );
}

describe('words', () => {
  it('that mean unfinished work stand nowhere', { timeout: 60_000 }, () => {
    const endings = ['.ts', '.tsx', '.mjs', '.mdx', '.sql', '.html', '.css'];
    const sources = ['packages', 'shells', 'stories', 'tests', '.storybook'].flatMap((folder) =>
      sourcesIn(folder, endings),
    );
    expect(told(sources.filter(({ path }) => path !== own).flatMap(faults))).toEqual([]);
  });

  it.each([
    '// TODO later',
    '/* FIXME */',
    'Lorem ipsum dolor',
    'throw new Error("Not implemented");',
    `it.only('a', () => {});`,
    `describe.skip('a', () => {});`,
    `xit('a', () => {});`,
    'const a: any = 1;',
    'const b = c as any;',
    'let d: Record<string, any>;',
    '// @ts-ignore',
    "const file = '/work/shared/x';",
  ])('refuses %s', (text) => {
    expect(faults({ path: 'packages/domain/src/planted.ts', text })).toHaveLength(1);
  });

  it.each([
    'for any order',
    'const anyOne = 1;',
    'exit(1); edit(2);',
    '@ts-expect-error a reason',
    'test(only)',
  ])('lets through %s', (text) => {
    expect(faults({ path: 'packages/domain/src/planted.ts', text })).toEqual([]);
  });
});
