import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '@consignment/domain/text/format-text';
import { english, reader, type Language, type Words } from '@consignment/domain/text/texts';

/*
 * The language of who reads: of a request the one that its Accept-Language asks for, of a mail or paper its reader's. Everything else,
 * such as the log and what is stored, is in English.
 */

const readers = new AsyncLocalStorage<Language>();
reader.language = () => readers.getStore() ?? english;

const folder = join(import.meta.dirname, '../../../domain/locales');

/** The BCP 47 tags of the languages there are, without English. */
const tags: ReadonlySet<string> = new Set(readdirSync(folder));

const languageOf = memoize((tag): Language => {
  const files = readdirSync(join(folder, tag)).filter((name) => name.endsWith('.json'));
  // The files of a language have the shape of `Words`, which a test checks.
  const words = files.map((file) => JSON.parse(readFileSync(join(folder, tag, file), 'utf8')) as Words);
  return { locale: tag, words: Object.assign({}, ...words) as Words };
});

/** The tag of the language that the request under way asks for; null where it asks for none. */
export function languageOfRequest(): string | null {
  return readers.getStore()?.locale ?? null;
}

/** Does the work in the language of its reader, in English where there is no such language. */
export function inLanguage<Result>(locale: string, work: () => Result): Result {
  const tag = primaryTag(locale);
  return readers.run(tags.has(tag) ? languageOf(tag) : english, work);
}

/** Does in English what is kept for readers of any language, such as an entry of the history. */
export function inEnglish<Result>(work: () => Result): Result {
  return readers.run(english, work);
}

/** The parts of a file in the language of its reader. A stream takes them when its request is long over. */
export function partsInLanguage<Part>(locale: string, parts: () => AsyncIterable<Part>): AsyncIterable<Part> {
  return {
    [Symbol.asyncIterator]() {
      const taken = inLanguage(locale, () => parts()[Symbol.asyncIterator]());
      return {
        next: () => inLanguage(locale, () => taken.next()),
        return: async () => (await taken.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}

/** The tag of the language that a request asks for; null where it asks for none that there is. */
export function languageAsked(acceptLanguage: string | undefined): string | null {
  const asked = (acceptLanguage ?? '').split(',').map((part) => {
    const [locale = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag: primaryTag(locale), weight: Number(weight ?? 1) };
  });
  const best = asked.toSorted((one, other) => other.weight - one.weight);
  return best.find(({ tag, weight }) => weight > 0 && isLanguage(tag))?.tag ?? null;
}

/** The tag of the first of these locales whose language there is, else of English. */
export function firstLanguage(locales: readonly (string | null)[]): string {
  return locales.map((locale) => primaryTag(locale ?? '')).find(isLanguage) ?? english.locale;
}

const isLanguage = (tag: string): boolean => tag === english.locale || tags.has(tag);

const primaryTag = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? '';
