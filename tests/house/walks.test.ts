import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source.ts';

/* `tests/tried/walks.test.ts` carries walks of CONTRIBUTING out. Here their lists are held to what they say. */

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Lists of files that have another length than the sentence before them says. */
function miscounted(text: string): string[] {
  return [...text.matchAll(/\b(\w+) files\b[^\n]*\n\n((?:\d+\. .*\n(?: +.*\n)*)+)/g)].flatMap(
    ([, said = '', list = '']) => {
      const count = list.match(/^\d+\. /gm)?.length ?? 0;
      return numbers[count] === said ? [] : [`${said} files are ${count}`];
    },
  );
}

/** The files that a text names in full, apart from those of its example. */
function missing(text: string, isThere: (path: string) => boolean): string[] {
  return [...text.matchAll(/`((?:packages|shells|stories|tests)\/[\w./-]+\.(?:ts|tsx|mdx))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/notes/i.test(path) && !isThere(path));
}

describe('a walk of CONTRIBUTING', () => {
  // A method of paying has several files a line.
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').replace(
    /\*\*A fourth method[\s\S]*?\n## /,
    '## ',
  );

  it('has as many files as it says', () => {
    expect(text.match(/files\b[^\n]*\n\n1\. /g)).toHaveLength(3);
    expect(miscounted(text)).toEqual([]);
  });

  it('names files that are there', () => {
    expect(missing(text, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  it('that is miscounted, or names a file that is gone, is found', () => {
    expect(miscounted('It is two files:\n\n1. `a`\n')).toEqual(['two files are 1']);
    expect(miscounted('It is two files:\n\n1. `a`\n2. `b`\n')).toEqual([]);
    expect(missing('`packages/gone.ts`', () => false)).toEqual(['packages/gone.ts']);
  });
});
