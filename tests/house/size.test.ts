import { describe, expect, it } from 'vitest';
import { sourcesIn, type Source } from './source.ts';

/** A file is one subject, which may have so many lines. Tests and stories are lists of cases and may be longer. */
const mostLines = 400;

function tooLong(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

describe('the size of a file', () => {
  it('is that of one subject in everything that ships', () => {
    const shipped = ['packages', 'shells', '.storybook'].flatMap((folder) =>
      sourcesIn(folder, ['.ts', '.tsx', '.mjs']),
    );
    expect(shipped.length).toBeGreaterThan(500);
    // A table that `npm run generate` writes is not read from its beginning to its end.
    const byHand = shipped.filter(({ text }) => !text.startsWith('// Written by `npm run generate`'));
    expect(tooLong(byHand)).toEqual([]);
  });

  it('is counted in lines', () => {
    const of = (lines: number) => ({ path: 'packages/planted.ts', text: '//\n'.repeat(lines) });
    expect(tooLong([of(mostLines), of(mostLines + 1)])).toEqual(['packages/planted.ts has 401 lines']);
  });
});
