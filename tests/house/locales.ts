/** The texts of the product by their names, and those that each language has and needs (packages/domain/locales). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '@consignment/domain/text/format-text';
import type { Words } from '@consignment/domain/text/texts';
import { resolveImport } from './import-graph.ts';
import { importsOf, root, sourcesIn, type Source } from './source.ts';
import { definitionsIn } from './text-definitions.ts';

export const localesFolder = join(root, 'packages/domain/locales');

export const languages: readonly string[] = readdirSync(localesFolder);

/** One name with its English texts; `part` is the file of a language that has its texts. */
export type Named = { name: string; path: string; part: string; texts: Readonly<Record<string, string>> };

export function allTexts(
  sources: readonly Source[] = sourcesIn('packages', ['.ts', '.tsx']).concat(shells()),
): Named[] {
  return sources.flatMap(definitionsIn).map(({ name, path, texts }) => ({
    name,
    path,
    part: partOf(path),
    texts: Object.fromEntries(texts.map(({ key, text }) => [key, text])),
  }));
}

const shells = () => sourcesIn('shells', ['.ts', '.tsx']);

/** The layer of the house, or the app, that the file belongs to. */
function partOf(path: string): string {
  const [, first = '', second = '', third = '', fourth = ''] = path.split('/');
  if (path.startsWith('shells/')) return first;
  if (first === 'components')
    return third === 'screens' ? fourth : third === 'parts' ? 'parts' : 'primitives';
  if (first === 'client') return 'routing';
  return second === 'src' ? first : 'server';
}

/** The texts of a language, part by part. */
export function wordsOf(language: string): Map<string, Words> {
  const folder = join(localesFolder, language);
  const parts = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    parts.map((file) => [
      file.replace('.json', ''),
      // Its shape is what the tests of this folder check.
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words,
    ]),
  );
}

/** A language of the owner has a file of the owner's texts; one of the portal needs what vendors can meet alone. */
export function isNeededBy(language: string): (text: Named) => boolean {
  if (existsSync(join(localesFolder, language, 'merchant.json'))) return () => true;
  const met = metByVendors();
  return ({ path }) => met.has(path);
}

/** The folders of the server whose texts vendors read. */
const ofVendors =
  /^packages\/server\/src\/(?:common|exports|http|identity|mail|mail-content|portal|actions\/people|operations\/(?:accounts|sessions|security|team)|features\/(?:statements|questions))\/|^packages\/server\/src\/ledger\/next-payment/;

let found: Set<string> | null = null;

/** The files that the portal imports, and those of the server that vendors read. */
function metByVendors(): Set<string> {
  if (found !== null) return found;
  const sources = new Map(
    [...sourcesIn('packages', ['.ts', '.tsx']), ...shells()].map((one) => [one.path, one]),
  );
  const open = [...sources.keys()].filter(
    (path) => path.startsWith('shells/portal/') || ofVendors.test(path),
  );
  found = new Set(open);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = sources.get(path);
    for (const { specifier } of source === undefined ? [] : importsOf(source)) {
      const to = resolveImport(path, specifier);
      const isServerOfOthers = to?.startsWith('packages/server/') === true && !ofVendors.test(to);
      if (to === null || found.has(to) || isServerOfOthers) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

/** The English texts that a language has to have and lacks, part by part. */
export function missingIn(language: string, texts: readonly Named[] = allTexts()): Map<string, Words> {
  const has = wordsOf(language);
  const missing = new Map<string, Record<string, Record<string, string>>>();
  for (const { name, part, texts: english } of texts.filter(isNeededBy(language))) {
    for (const [key, text] of Object.entries(english)) {
      if (has.get(part)?.[name]?.[key] !== undefined) continue;
      const of = missing.get(part) ?? {};
      of[name] = { ...of[name], [key]: text };
      missing.set(part, of);
    }
  }
  return missing;
}

/** The faults of a translated text beside the English one; empty where it can be read with the same values. */
export function faultsOf(language: string, english: string, text: string): string[] {
  const faults = [];
  if (text !== text.trim() || text === '') faults.push('is empty, or begins or ends with a space');
  if (/['"]/.test(text)) faults.push('has a straight quote or apostrophe');
  const [wanted, given] = [shapeOf(english), shapeOf(text)];
  for (const name of wanted.names) if (!given.names.has(name)) faults.push(`lacks {${name}}`);
  for (const name of given.names)
    if (!wanted.names.has(name)) faults.push(`has {${name}}, which the English text has not`);
  const categories = categoriesOf(language);
  for (const keys of given.plurals) {
    const lacking = categories.filter((category) => !keys.includes(category) && !isExact(category, keys));
    if (lacking.length > 0) faults.push(`has no form for ${lacking.join(', ')}`);
  }
  try {
    for (const value of [0, 1, 2, 3, 11, 100])
      formatText(text, new Proxy({}, { get: () => value }), language);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults;
}

const isExact = (category: string, keys: readonly string[]): boolean =>
  keys.includes({ zero: '=0', one: '=1', two: '=2' }[category] ?? '');

/** The arguments of a text, and the keys of each of its plurals. */
function shapeOf(text: string): { names: Set<string>; plurals: string[][] } {
  const names = new Set<string>();
  const plurals: string[][] = [];
  let at = 0;
  words();
  return { names, plurals };

  function words(): void {
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') argument();
      else at++;
    }
  }

  function argument(): void {
    const [, name = '', kind] = next(/\{([^,}]*)(?:, (plural|select), )?/y);
    names.add(name);
    const keys: string[] = [];
    while (at < text.length && text[at] !== '}') {
      const [, key] = next(/(\S+) \{/y);
      // A text that is malformed is at fault when it is read.
      if (key === undefined) return;
      keys.push(key);
      words();
      next(/\} ?/y);
    }
    next(/\}/y);
    if (kind === 'plural') plurals.push(keys);
  }

  function next(pattern: RegExp): readonly (string | undefined)[] {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at = found === null ? text.length : pattern.lastIndex;
    return found ?? [];
  }
}

/** The plural forms that the language has for whole numbers to 200. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}
