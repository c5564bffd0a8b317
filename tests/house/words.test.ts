import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { proseOf } from './prose.ts';
import { asLines, lineOf, parse, root, sourcesIn, walk, type Source, type Violation } from './source.ts';

/** Split in two, so that this file follows its own rule. */
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
  it('for unfinished work do not occur', { timeout: 60_000 }, () => {
    const endings = ['.ts', '.tsx', '.mjs', '.mdx', '.sql', '.html', '.css'];
    const sources = ['packages', 'shells', 'stories', 'tests', 'examples', '.storybook'].flatMap((folder) =>
      sourcesIn(folder, endings),
    );
    expect(asLines(sources.filter(({ path }) => path !== own).flatMap(faults))).toEqual([]);
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

/** Words of a private language, and the terms to use instead; the glossary of the handbook explains them. */
const privateWords: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\b(?:tells?|telling|told)\b/i, instead: 'report, show, say, notify' },
  { pattern: /\b(?:over)?(?:hears?|heard|hearing)\b/i, instead: 'receive, handle, learn' },
  { pattern: /(?<!-)\boutside\b/i, instead: 'beyond, except, without' },
  {
    pattern:
      /(?<!byte order |quotation |exclamation |question-|Convertible )\bmark(?:s|ed)?\b(?! (?:[\w’]+ ){0,4}as sent)/i,
    instead: 'cursor, tag, sign',
  },
  { pattern: /\bportions?\b/i, instead: 'batch' },
  { pattern: /\bnudg\w+/i, instead: 'schedule, wake' },
  { pattern: /\bweather\b/i, instead: 'fault injection' },
  { pattern: /\bestates?\b/i, instead: 'fixture' },
  { pattern: /\bletters?\b(?![- ]spacing)/i, instead: 'character, mail' },
  { pattern: /\bcareful(?:ly)?\b/i, instead: 'the rule itself' },
  { pattern: /\b(?:whoever|nobody)\b/i, instead: 'its subject by name' },
  {
    pattern: /(?:^|[.;:!]\s)\W*(?:Who|What)\b(?!['’]s)[^?]*$/,
    instead: 'a sentence that begins with its subject',
  },
];

/** Texts of the server that tests repeat, and names that others have given. */
const quoted = [
  'letters]',
  'letters or signs',
  'If it was not you who changed it, tell',
  'neither a user "postgres" nor "nobody"',
  'What vendors see',
];

/** A fast test for files that may have findings. */
function isSuspect(text: string): boolean {
  return /\b(?:Who|What)\b/.test(text) || privateWords.some(({ pattern }) => pattern.test(text));
}

function privateFaults(source: Source): Violation[] {
  if (!isSuspect(source.text)) return [];
  return proseOf(source)
    .filter(({ text }) => !quoted.some((one) => text.includes(one)))
    .flatMap(({ line, text }) =>
      privateWords.flatMap(({ pattern, instead }) => {
        const said = pattern.exec(text)?.[0].trim().slice(0, 40);
        return said === undefined
          ? []
          : [{ path: source.path, line, what: `says “${said}”: in its place ${instead}` }];
      }),
    );
}

describe('prose', () => {
  it('is in the terms of the field', { timeout: 60_000 }, () => {
    const sources = ['packages', 'shells', 'stories', 'tests', 'examples', '.storybook'].flatMap((folder) =>
      sourcesIn(folder, ['.ts', '.tsx', '.mjs', '.mdx', '.md']),
    );
    const pages = ['README.md', 'CONTRIBUTING.md', 'openapi.yaml'].map((path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }));
    const held = [...sources, ...pages].filter(({ path }) => path !== own);
    expect(held.length).toBeGreaterThan(900);
    expect(asLines(held.flatMap(privateFaults))).toEqual([]);
  });

  it.each([
    '// The server tells the vendor.',
    '/** What a vendor is owed. */',
    '// Not done. Who asks again gets the same.',
    'expect(title).toBe("Nobody has registered yet");',
    'const text = <p>Keep the letter in a safe place</p>;',
    '/**\n * A cursor.\n * It is kept outside of the batch.\n */',
  ])('refuses %j', (text) => {
    expect(privateFaults({ path: 'packages/domain/src/planted.tsx', text })).toHaveLength(1);
  });

  it.each([
    'const told = outside.mark(letters);',
    "// The file begins with a byte order mark; `nobody` is Unix's word.",
    '<h3>What happens when an order is refunded?</h3>;',
    "import { Weather } from './weather.ts';",
  ])('lets through %j', (text) => {
    expect(privateFaults({ path: 'packages/domain/src/planted.tsx', text })).toEqual([]);
  });
});

/** The documents give these texts; all other news of a save says what was changed. */
const givenNews = [
  'Settings have been saved.',
  'PayPal settings have been saved.',
  'Vendor portal settings have been saved.',
];
const bare = /^(?:saved\.|.*(?<!nothing )(?:was|were|has been|have been) saved\.)$/i;

function bareNews(source: Source): Violation[] {
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateTail(node) && !ts.isJsxText(node)) return;
    const text = node.text.trim();
    if (!bare.test(text) || givenNews.includes(text)) return;
    found.push({ path: source.path, line: lineOf(file, node), what: `says only: ${text}` });
  });
  return found;
}

describe('news of a save', () => {
  it('says what was changed', { timeout: 60_000 }, () => {
    const sources = ['packages/components/src', 'packages/routing/src', 'shells'].flatMap((folder) =>
      sourcesIn(folder, ['.ts', '.tsx']),
    );
    expect(asLines(sources.filter(({ text }) => /saved\./i.test(text)).flatMap(bareNews))).toEqual([]);
  });

  it.each([
    "say('Saved.');",
    "save(call, 'The rate was saved.');",
    'const text = `${name} has been saved.`;',
    'const a = <Panel savedText="The notice has been saved." />;',
  ])('refuses %s', (text) => {
    expect(bareNews({ path: 'shells/merchant/src/planted.tsx', text })).toHaveLength(1);
  });

  it.each(["'Settings have been saved.'", "'It could not be saved.'", "'The note was changed.'"])(
    'lets through %s',
    (text) => {
      expect(bareNews({ path: 'shells/merchant/src/planted.ts', text })).toEqual([]);
    },
  );
});
