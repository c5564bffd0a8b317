import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/*
 * Fonts for characters that the main font lacks. Each family comes in many small files, so that a document reads only
 * the few that it needs.
 */

type Family = { readonly package: string; readonly isFor: RegExp };

/** The default order of preference. */
const families = {
  thai: { package: 'noto-sans-thai', isFor: /\p{Script=Thai}/u },
  devanagari: { package: 'noto-sans-devanagari', isFor: /\p{Script=Devanagari}/u },
  chinese: { package: 'noto-sans-sc', isFor: /\p{Script=Bopomofo}/u },
  traditional: { package: 'noto-sans-tc', isFor: /(?!)/u },
  japanese: { package: 'noto-sans-jp', isFor: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  korean: { package: 'noto-sans-kr', isFor: /\p{Script=Hangul}/u },
  emoji: { package: 'noto-emoji', isFor: /\p{Extended_Pictographic}/u },
} satisfies Record<string, Family>;

type FamilyName = keyof typeof families;

/** A file of a family, by its name in a document. */
export type Face = { readonly name: string; readonly has: (codePoint: number) => boolean };

type Range = readonly [from: number, to: number];
type Files = { readonly name: string; readonly file: string; readonly ranges: readonly Range[] }[];

const { resolve } = createRequire(import.meta.url);
const filesOf = new Map<FamilyName, Files>();

/**
 * The face for each of the characters, by code point; characters without a face are left out. Chinese characters
 * follow the language of `text`: kana indicate Japanese, hangul Korean.
 */
export function facesFor(text: string, codePoints: Iterable<number>): Map<number, Face> {
  // Object.keys loses the key type.
  const names = Object.keys(families) as FamilyName[];
  const order = names.toSorted(
    (one, other) => Number(families[other].isFor.test(text)) - Number(families[one].isFor.test(text)),
  );
  const found = new Map<number, Face>();
  for (const codePoint of codePoints) {
    for (const family of order) {
      const file = filesIn(family).find(({ ranges }) => isIn(ranges, codePoint));
      if (file === undefined) continue;
      found.set(codePoint, { name: file.name, has: (other) => isIn(file.ranges, other) });
      break;
    }
  }
  return found;
}

const most = 80;
const opened = new Map<string, Promise<Uint8Array>>();

/** A face as a font of one weight. The most recent ones are cached. */
export function openFace(name: string): Promise<Uint8Array> {
  const known = opened.get(name) ?? readFace(name);
  opened.delete(name);
  opened.set(name, known);
  const [oldest] = opened.keys();
  if (opened.size > most && oldest !== undefined) opened.delete(oldest);
  return known;
}

async function readFace(name: string): Promise<Uint8Array> {
  const found = [...filesOf.values()].flat().find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no font ${name}.`);
  const characters = found.ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  // pdfkit cannot set the weight of a variable font, whose default may be a hairline.
  return subsetFont(await readFile(found.file), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
}

function filesIn(family: FamilyName): Files {
  const known = filesOf.get(family);
  if (known !== undefined) return known;
  const { package: font } = families[family];
  const home = `@fontsource-variable/${font}`;
  // From the package's own list: a part's name, in brackets where it is a number, and its ranges in CSS syntax.
  const parts = JSON.parse(readFileSync(resolve(`${home}/unicode.json`), 'utf8')) as Record<string, string>;
  const files = Object.entries(parts).map(([part, ranges]) => {
    const name = `${font}-${part.replaceAll(/[[\]]/g, '')}`;
    return { name, file: resolve(`${home}/files/${name}-wght-normal.woff2`), ranges: rangesOf(ranges) };
  });
  filesOf.set(family, files);
  return files;
}

function rangesOf(text: string): Range[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function isIn(ranges: readonly Range[], codePoint: number): boolean {
  return ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}
