import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatText } from '@consignment/domain/text/format-text';
import { defineTexts, formatCount, formatList } from '@consignment/domain/text/texts';
import { seed } from '../../../turn.ts';
import { readIn } from '../../reading.ts';

const texts = defineTexts('Example', {
  title: 'Payouts',
  pay: 'Pay {amount}',
  lines: '{n, plural, one {# line} other {# lines}} of {vendor}',
  side: '{side, select, shop {You} other {They, {name}}} asked.',
  wait: '{unit, select, minute {{n, plural, one {# minute} other {# minutes}}} other {{n, plural, one {# second} other {# seconds}}}}',
});

describe('texts', () => {
  it('are English where no language is set', () => {
    expect(texts.title).toBe('Payouts');
    expect(texts.pay({ amount: '£5.00' })).toBe('Pay £5.00');
    expect(texts.lines({ n: 1, vendor: 'Blue Kiln' })).toBe('1 line of Blue Kiln');
    expect(texts.lines({ n: 1200, vendor: 'Blue Kiln' })).toBe('1,200 lines of Blue Kiln');
    expect(texts.side({ side: 'shop', name: 'Ana' })).toBe('You asked.');
    expect(texts.side({ side: 'vendor', name: 'Ana' })).toBe('They, Ana asked.');
    expect(texts.wait({ unit: 'minute', n: 1 })).toBe('1 minute');
    expect(texts.wait({ unit: 'second', n: 2 })).toBe('2 seconds');
  });

  it('are in the language of the reader, and in English where it lacks one', () => {
    readIn({
      locale: 'de',
      words: {
        Example: { title: 'Auszahlungen', lines: '{vendor}: {n, plural, one {# Zeile} other {# Zeilen}}' },
      },
    });
    expect(texts.title).toBe('Auszahlungen');
    expect(texts.pay({ amount: '5' })).toBe('Pay 5');
    expect(texts.lines({ n: 1200, vendor: 'Blue Kiln' })).toBe('Blue Kiln: 1.200 Zeilen');
  });

  it.each([
    ['en', '1,200,000', 'Blue Kiln, Nordlys and Tern', 'Nordlys and Tern'],
    ['en-GB', '1,200,000', 'Blue Kiln, Nordlys and Tern', 'Nordlys and Tern'],
    ['de', '1.200.000', 'Blue Kiln, Nordlys und Tern', 'Nordlys und Tern'],
    ['fr', '1\u202F200\u202F000', 'Blue Kiln, Nordlys et Tern', 'Nordlys et Tern'],
    ['ja', '1,200,000', 'Blue Kiln、Nordlys、Tern', 'Nordlys、Tern'],
    ['ar', '1,200,000', 'Blue Kiln وNordlys وTern', 'Nordlys وTern'],
  ])('have counts and lists as %s writes them', (locale, count, three, two) => {
    readIn({ locale, words: {} });
    expect(formatCount(1_200_000)).toBe(count);
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
    for (const n of [0, 9, 10, 999, 1000, 9999]) expect(formatCount(n)).toBe(format.format(n));
    expect(formatList(['Blue Kiln', 'Nordlys', 'Tern'])).toBe(three);
    expect(formatList(['Nordlys', 'Tern'])).toBe(two);
    expect(formatList(['Tern'])).toBe('Tern');
    expect(formatList([])).toBe('');
  });

  it('ask for the arguments that their braces name, and no other', () => {
    // @ts-expect-error `amount` is missing.
    texts.pay({});
    // @ts-expect-error `vendor` is missing.
    texts.lines({ n: 1 });
    // @ts-expect-error `name` is within a branch.
    texts.side({ side: 'shop' });
    // @ts-expect-error A plural within a select counts too.
    texts.wait({ unit: 'minute' });
    // @ts-expect-error A count is a number.
    texts.lines({ n: '1', vendor: '' });
    expect(() => {
      // @ts-expect-error It has no arguments.
      texts.title({});
    }).toThrow(TypeError);
  });

  it('that are malformed or have no branch for a value are named', () => {
    expect(() => formatText('{n, plural, one {# line}}', { n: 2 }, 'en')).toThrow('no branch for n 2');
    expect(() => formatText('{n, plural, one # line}', { n: 2 }, 'en')).toThrow('malformed');
  });
});

const words = fc.stringMatching(/^[a-zäß%:.,() -]{0,8}$/);
const name = fc.constantFrom('n', 'amount', 'vendor');

/** Texts of the grammar, as deep as texts get; `#` is the number of a plural. */
const { text: anyText } = fc.letrec<{
  text: string;
  part: string;
  argument: string;
  plural: string;
  select: string;
}>((tie) => ({
  text: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.constant('#'),
    tie('argument'),
    tie('plural'),
    tie('select'),
  ),
  argument: name.map((each) => `{${each}}`),
  plural: fc
    .tuple(fc.constantFrom('n', 'vendor'), tie('text'), tie('text'), tie('text'), tie('text'))
    .map(
      ([of, none, one, few, other]) =>
        `{${of}, plural, =0 {${none}} one {${one}} few {${few}} other {${other}}}`,
    ),
  select: fc
    .tuple(name, tie('text'), tie('text'))
    .map(([of, shop, other]) => `{${of}, select, shop {${shop}} other {${other}}}`),
}));

describe('a text of arguments, plural and select', () => {
  it.each(['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja', 'ar', 'pl'])(
    'reads as intl-messageformat has it in %s',
    (locale) => {
      const number = fc.oneof(fc.nat(120), fc.nat(2_000_000));
      const values = fc.record({ n: number, amount: fc.constantFrom('shop', '£5.00', '0'), vendor: number });
      fc.assert(
        fc.property(anyText, values, (text, given) => {
          const expected = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(given);
          expect(formatText(text, given, locale)).toBe(expected);
        }),
        { seed, numRuns: 300 },
      );
    },
  );
});
