import { countIn, formatText, memoize, type Values } from './format-text.ts';

/*
 * Every text for people has a name beside the code that shows it, and is there in English. Another language is a table of the
 * same names. Texts are read when they are shown, never while a module loads: by then the language is known.
 */

/** A count as the reader writes it: '1,200'. */
export function formatCount(count: number): string {
  return countIn(reader.language().locale, count);
}

/** 'Blue Kiln, Nordlys and Tern'. */
export function formatList(items: readonly string[]): string {
  return listFormat(reader.language().locale).format(items);
}

// Without a comma before “and” in English.
const listFormat = memoize((locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale));

/** A component's or a module's texts in one language, by their keys. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `locale` is a BCP 47 tag; texts that `words` lacks are in English. */
export type Language = { readonly locale: string; readonly words: Words };

export const english: Language = { locale: 'en', words: {} };

/** The language of the person who reads now. An app has one reader and sets it once; the server sets it for each. */
export const reader: { language: () => Language } = { language: () => english };

/**
 * Defines texts in English under a name. A text without arguments is a string; one with arguments is a function of them, as
 * its braces name them: 'Pay {amount}', '{n, plural, one {# line} other {# lines}}', '{side, select, shop {You} other {They}}'.
 */
export function defineTexts<const English extends Readonly<Record<string, string>>>(
  name: string,
  texts: English,
): Texts<English> {
  const shown = {};
  for (const [key, text] of Object.entries(texts)) {
    const now = ({ words }: Language) => words[name]?.[key] ?? text;
    const get = text.includes('{')
      ? () => (values: Values) => formatText(now(reader.language()), values, reader.language().locale)
      : () => now(reader.language());
    Object.defineProperty(shown, key, { get, enumerable: true });
  }
  // Each key has been given its property.
  return shown as Texts<English>;
}

export type Texts<English> = { readonly [Key in keyof English]: TextOf<English[Key]> };

type TextOf<Text> = [ArgumentsOf<Text>] extends [never]
  ? string
  : (values: { readonly [Each in ArgumentsOf<Text> as Each['name']]: Each['value'] }) => string;

/** The arguments of a text, found by its braces; `Within` has a character for each that is open, of text or choice. */
type ArgumentsOf<Text, Within extends string = 't'> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? ArgumentsOf<`${Rest}{${After}`, Closed<Within>>
    : Within extends `c${string}`
      ? ArgumentsOf<After, `t${Within}`>
      : After extends `${infer Name}, ${infer Kind}`
        ? Name extends `${string}}${string}`
          ? Simple<After, Within>
          : Kind extends `plural, ${infer Branches}`
            ? { name: Name; value: number } | ArgumentsOf<Branches, `c${Within}`>
            : Kind extends `select, ${infer Branches}`
              ? { name: Name; value: string } | ArgumentsOf<Branches, `c${Within}`>
              : never
        : Simple<After, Within>
  : never;

type Simple<After, Within extends string> = After extends `${infer Name}}${infer Rest}`
  ? { name: Name; value: string | number } | ArgumentsOf<Rest, Within>
  : never;

type Closed<Within> = Within extends `${string}${infer Outer}` ? (Outer extends '' ? 't' : Outer) : 't';
