import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTexts, faultsOf, isNeededBy, languages, localesFolder, missingIn, wordsOf } from './locales.ts';

const texts = allTexts();
const known = new Map(texts.map((text) => [`${text.part} ${text.name}`, text]));

/*
 * A language is complete: a text that lacks a translation would be in English in the middle of others. `npm run texts -- <language>`
 * prints what is missing.
 */
describe.each(languages)('the texts in %s', (language) => {
  it('are all there', () => {
    expect(Object.fromEntries(missingIn(language, texts))).toEqual({});
  });

  it('are those of a text of the product, in the file of its part', () => {
    const unknown = entries(language).filter(
      ({ part, name, key }) => known.get(`${part} ${name}`)?.texts[key] === undefined,
    );
    expect(unknown.map(({ part, name, key }) => `${part}.json: ${name}.${key}`)).toEqual([]);
  });

  it('have each key once, as they would be written again', () => {
    const folder = join(localesFolder, language);
    const parts = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const written = (text: string) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
    const files = parts.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
    expect(files.filter(({ text }) => text !== written(text)).map(({ file }) => file)).toEqual([]);
  });

  it('can be read with the values of the English ones', () => {
    const faults = entries(language).flatMap(({ part, name, key, text }) => {
      const english = known.get(`${part} ${name}`)?.texts[key];
      if (english === undefined) return [];
      return faultsOf(language, english, text).map((fault) => `${part}.json: ${name}.${key} ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

function entries(language: string) {
  return [...wordsOf(language)].flatMap(([part, words]) =>
    Object.entries(words).flatMap(([name, of]) =>
      Object.entries(of).map(([key, text]) => ({ part, name, key, text })),
    ),
  );
}

describe('a text of another language', () => {
  it.each([
    ['de', 'Pay {amount}', '{amount} zahlen'],
    ['ja', '{n, plural, one {# line} other {# lines}}', '{n, plural, other {#行}}'],
    ['fr', 'It’s paid', 'C’est payé'],
    [
      'ar',
      '{n, plural, one {# line} other {# lines}}',
      '{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}',
    ],
    ['de', '{n, plural, =0 {none} one {#} other {#}}', '{n, plural, =0 {keine} =1 {eine} other {#}}'],
  ])('in %s may be for “%s” “%s”', (language, english, text) => {
    expect(faultsOf(language, english, text)).toEqual([]);
  });

  it.each([
    ['de', 'Pay {amount}', 'Zahlen'],
    ['de', 'Pay', '{amount} zahlen'],
    ['de', 'Pay', ''],
    ['fr', 'It’s paid', "C'est payé"],
    ['ar', '{n, plural, one {# line} other {# lines}}', '{n, plural, one {a} other {b}}'],
    ['de', '{n, plural, one {# line} other {# lines}}', '{n, plural, one {# Zeile} other {# Zeilen}'],
  ])('in %s is at fault for “%s” as “%s”', (language, english, text) => {
    expect(faultsOf(language, english, text)).not.toEqual([]);
  });

  it('is needed of the portal alone where the owner’s app is not in it', () => {
    const isNeeded = isNeededBy('xx');
    const named = (name: string) => texts.filter((text) => text.name === name && isNeeded(text));
    expect(named('PortalEntrance').length + named('PortalSignInScreen').length).toBeGreaterThan(0);
    expect(texts.filter(({ part }) => part === 'merchant').some(isNeeded)).toBe(false);
  });
});
