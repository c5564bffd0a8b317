import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex } from '../../../packages/components/src/theme/color.ts';
import { bodiesOf } from '../../../packages/server/src/letters/bodies.ts';
import type { Letter } from '../../../packages/server/src/letters/letter.ts';
import { buttonOf, lookOf, plate } from '../../../packages/server/src/letters/look.ts';
import {
  accountLetters,
  aLetterBrand,
  longLetter,
  privacyLetters,
  tradeLetters,
} from '../../../stories/fixtures/letters.ts';

const letters = Object.entries<Letter>({
  ...accountLetters,
  ...tradeLetters,
  ...privacyLetters,
  longLetter,
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a mail', () => {
  it('are readable in both schemes, whatever the shop has chosen', () => {
    fc.assert(
      fc.property(fc.option(hex), fc.option(hex), (primary, text) => {
        const brand = aLetterBrand(buttonOf(primary, text));
        for (const scheme of ['light', 'dark'] as const) {
          const look = lookOf(brand, scheme);
          for (const ink of [look.text, look.muted, look.link])
            expect(contrast(ink, look.card)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(look.buttonText, look.button)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(look.buttonEdge, look.card)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
    expect(contrast(plate.text, plate.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('are the shop’s own where they can be read', () => {
    expect(buttonOf('#0b1f4b', '#fdf3b4')).toEqual({ primary: '#0b1f4b', buttonText: '#fdf3b4' });
    expect(buttonOf('#ffee00', '#ffffff')).toEqual({ primary: '#ffee00', buttonText: '#000000' });
    expect(buttonOf('red', undefined)).toEqual({ primary: '#eb008c', buttonText: '#000000' });
  });

  it('are all changed by the rules of the dark scheme, but for the button and the logo’s ground', () => {
    for (const [name, letter] of letters) {
      const { html } = bodiesOf(letter, aLetterBrand());
      const look = lookOf(aLetterBrand(), 'light');
      const fixed = new Set<string>([look.button, look.buttonText]);
      const classOf = { background: ['page', 'card'], color: ['text', 'muted', 'link'] };
      for (const [, tag = ''] of html.matchAll(/<(\w[^>]*style="[^>]*)>/g)) {
        const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
        for (const [, property = '', value = ''] of tag.matchAll(/[";](background|color):(#\w{6})/g)) {
          if (fixed.has(value)) continue;
          const wanted = classOf[property === 'color' ? 'color' : 'background'];
          expect(
            classes.some((one) => wanted.includes(one)),
            `${name}: ${tag}`,
          ).toBe(true);
        }
      }
    }
  });
});

/** What a person with a reader of plain text would stumble over. */
function flawsOf(text: string, links: readonly string[]): string[] {
  const lines = text.split('\n');
  return [
    ...lines
      .filter((line) => Array.from(line).length > 78 && line.trim().includes(' '))
      .map((line) => `too long: ${line}`),
    ...lines.filter((line) => line !== '-- ' && /\s$/.test(line)).map((line) => `ends in space: ${line}`),
    ...(/\n\n\n|^\n|\r/.test(text) ? ['empty lines in a row'] : []),
    ...(/\n$/.test(text) && !/\n\n$/.test(text) ? [] : ['does not end in one line break']),
    ...links.filter((link) => !lines.includes(link)).map((link) => `has no line of its own: ${link}`),
  ];
}

describe('the text of a mail', () => {
  it.each(letters)('is easy to read: %s', (_name, letter) => {
    const { text } = bodiesOf(letter, aLetterBrand());
    expect(flawsOf(text, letter.action === null ? [] : [letter.action.url])).toEqual([]);
    expect(text).not.toMatch(/&#?\w+;|<\/?\w|undefined|null|\(\)|\[\]/);
    const said = text.replaceAll(/\s+/g, ' ');
    for (const words of [letter.greeting, ...letter.paragraphs, ...(letter.notes ?? [])])
      expect(said).toContain(words.replaceAll(/\s+/g, ' '));
    for (const [label, value] of letter.facts ?? []) {
      expect(value.trim()).not.toBe('');
      expect(said).toContain(`${label}: ${value}`);
    }
    for (const { title, quantity } of letter.items ?? []) expect(said).toContain(`${quantity} × ${title}`);
  });

  it('stays so with whatever people type', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(fc.constantFrom('bowl', 'of', '\n', '\r\n', '  ', '\t', 'Donaudampfschiff', '&amp;', '<b>'), {
          maxLength: 60,
        })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, typed, typed, (name, note, title) => {
        const letter: Letter = {
          ...tradeLetters.payout,
          greeting: `Hello ${name},`,
          paragraphs: [note],
          items: [{ title: `Bowl ${title}`, quantity: 12 }],
          facts: [
            ['Amount', '£1.00'],
            [`Note ${name}`, note],
            ['Short', title],
          ],
        };
        const { text, html } = bodiesOf(letter, aLetterBrand());
        expect(flawsOf(text, [letter.action?.url ?? ''])).toEqual([]);
        expect(html).not.toContain('<b>');
      }),
    );
  });

  it('has its facts in a column, and the lines of a long one below each other', () => {
    const facts = [
      ['Amount', '£1,234.50'],
      ['Invoice number', '1042'],
      ['Note', `${'word '.repeat(14)}end\nand more`],
    ] as const;
    const { text } = bodiesOf({ ...tradeLetters.payout, facts }, aLetterBrand());
    expect(text).toContain(
      [
        'Amount:         £1,234.50',
        'Invoice number: 1042',
        `Note:           ${'word '.repeat(12).trim()}`,
        '                word word end',
        '                and more',
      ].join('\n'),
    );
  });
});
