import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawable, linesOf, runsOf } from '../../../packages/server/src/exports/drawn-text.ts';

const all = () => true;
const perLetter = (text: string) => text.length;

describe('text on paper', () => {
  it('shows a box for each letter that the font does not have', () => {
    expect(drawable('木 oak', (code) => code < 0x250)).toBe('□ oak');
    expect(drawable('e\u0301\u200B\uFEFF\tx\r\ny\0', all)).toBe('é x\ny ');
  });

  it('is broken at spaces, and within a word only when it must be', () => {
    expect(linesOf('one two three', 7, perLetter)).toEqual(['one two', 'three']);
    expect(linesOf('a longestword b', 6, perLetter)).toEqual(['a', 'longes', 'tword', 'b']);
    expect(linesOf('a\n\nb', 6, perLetter)).toEqual(['a', '', 'b']);
    expect(linesOf('', 6, perLetter)).toEqual(['']);
  });

  it('loses nothing to its lines, and no line is too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 40 }), (text, width) => {
        const lines = linesOf(drawable(text, all), width, (part) => part.length);
        expect(lines.join('').replaceAll(' ', '')).toBe(drawable(text, all).replaceAll(/[ \n]/g, ''));
      }),
    );
  });

  it.each([
    ['oak table', ['oak table']],
    ['שולחן עץ', ['עץ', ' ', 'שולחן']],
    ['שולחן 45 cm', ['cm', ' ', '45', ' ', 'שולחן'].join('')],
    ['Refund: שולחן עץ now', ['Refund: ', 'עץ', ' ', 'שולחן', ' now']],
    ['(אבג)', ['(', 'אבג', ')']],
  ])('puts %j into the order in which it is read', (line, expected) => {
    const runs = runsOf(line);
    if (typeof expected === 'string') expect(runs.join('')).toBe(expected);
    else expect(runs).toEqual(expected);
  });

  it('keeps every letter when it orders them', () => {
    const letters = fc.constantFrom(...'ab א ב ش 1 2 . ( ) -'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(letters), (parts) => {
        const sorted = (text: string) => text.split(/(?:)/u).toSorted().join('');
        const flipped = runsOf(parts.join('')).join('');
        expect(sorted(flipped.replaceAll(/[()]/g, '('))).toBe(
          sorted(parts.join('').replaceAll(/[()]/g, '(')),
        );
      }),
    );
  });
});
