import { describe, expect, it } from 'vitest';
import { formatMoney } from '@consignment/domain/money/money';
import { reader } from '@consignment/domain/text/texts';
import {
  firstLanguage,
  inEnglish,
  inLanguage,
  languageAsked,
  languageOfRequest,
  partsInLanguage,
} from '../../../packages/server/src/common/language.ts';

const now = () => reader.language().locale;

describe('the language that a request asks for', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-at', 'de'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    // The weight counts before the place; of equal weights, the first does.
    ['en;q=0.5,fr;q=0.8', 'fr'],
    ['en ; q=0.5 , fr ; q=0.8', 'fr'],
    ['fr,de', 'fr'],
    ['de;q=0.7,fr;q=0.7', 'de'],
    // English counts like every other language.
    ['en-GB,de;q=0.9', 'en'],
    // A language that does not exist here is passed over.
    ['pl,cs;q=0.9,nl;q=0.2', 'nl'],
    // A weight of 0 is a refusal.
    ['de;q=0,fr;q=0.1', 'fr'],
    ['*,it;q=0.5', 'it'],
  ])('is of “%s” %s', (asked, tag) => {
    expect(languageAsked(asked)).toBe(tag);
  });

  it.each([undefined, '', '*', 'pl', 'de;q=0', 'de;q=high', ',,;;', '../de', 'notes', 'constructor', '-'])(
    'is none for “%s”',
    (asked) => {
      expect(languageAsked(asked)).toBeNull();
    },
  );
});

describe('the first language that there is', () => {
  it.each([
    [['fr', 'de'], 'fr'],
    [[null, 'de-DE'], 'de'],
    [['pl', null, '', 'JA'], 'ja'],
    [['en-GB', 'de'], 'en'],
    [['pl', null], 'en'],
    [[], 'en'],
  ])('of %j is %s', (locales, tag) => {
    expect(firstLanguage(locales)).toBe(tag);
  });
});

describe('work in a language', () => {
  it('is in it up to its end, beside work in another', async () => {
    const step = () => new Promise((resolve) => setImmediate(resolve));
    const work = async () => {
      const before = now();
      await step();
      return [before, now(), formatMoney(123_450, 'EUR')];
    };
    const done = await Promise.all([inLanguage('de-DE', work), inLanguage('pl', work), work()]);
    expect(done).toEqual([
      ['de', 'de', '1.234,50\u00A0€'],
      ['en', 'en', '€1,234.50'],
      ['en', 'en', '€1,234.50'],
    ]);
    expect([inLanguage('de', languageOfRequest), languageOfRequest()]).toEqual(['de', null]);
  });

  it('is in English where it is kept, and in the reader’s language again afterwards', () => {
    const said = inLanguage('de', () => [now(), inEnglish(() => [now(), formatMoney(-5, 'EUR')]), now()]);
    expect(said).toEqual(['de', ['en', '−€0.05'], 'de']);
  });

  it('has the words of the language', () => {
    const { locale, words } = inLanguage('fr-CA', () => reader.language());
    expect(locale).toBe('fr');
    expect(words['Dates']?.['from']).toBe('À partir du {day}');
  });
});

describe('the parts of a file', () => {
  it('are each in the file’s language, though work in another takes them', async () => {
    let ended = false;
    async function* parts() {
      try {
        for (;;) {
          await Promise.resolve();
          yield now();
        }
      } finally {
        ended = true;
      }
    }
    const file = inLanguage('fr', () => partsInLanguage('de', parts))[Symbol.asyncIterator]();
    const taken = [
      await file.next(),
      await inLanguage('ja', () => file.next()),
      await inEnglish(() => file.next()),
    ];
    expect(taken.map(({ value }): unknown => value)).toEqual(['de', 'de', 'de']);
    await file.return?.();
    expect([ended, now()]).toEqual([true, 'en']);
  });

  it('come to an end as they would have', async () => {
    const two = async function* () {
      await Promise.resolve();
      yield* [now(), now()];
    };
    expect(await allOf(partsInLanguage('it', two))).toEqual(['it', 'it']);
    // A language that there is not is English.
    expect(await allOf(inLanguage('de', () => partsInLanguage('pl', two)))).toEqual(['en', 'en']);
  });
});

async function allOf<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
