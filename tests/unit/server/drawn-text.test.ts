import { isolated } from '@consignment/domain/text/direction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawable, linesOf } from '../../../packages/server/src/exports/drawn-text.ts';
import { piecesOf, withoutControls } from '../../../packages/server/src/exports/line-order.ts';

const all = () => true;
const perLetter = (text: string) => text.length;

describe('text on paper', () => {
  it('names the characters that no font has, once a word after word', () => {
    const latin = (code: number) => code < 0x250;
    expect(drawable('木 oak', latin)).toBe('[Chinese characters] oak');
    expect(drawable('བོད་ཡིག བོད x \u{1F33F}', latin)).toBe('[Tibetan letters] x [emoji]');
    expect(drawable('\u{10FFFD}\u{E000}', latin)).toBe('[letters or signs]');
    expect(drawable('𝓗𝓲 ﬁne', latin)).toBe('Hi fine');
    expect(drawable('e\u0301\u200B\uFEFF\tx\r\ny\0', all)).toBe('é x\ny ');
  });

  it('is broken between words of scripts that write no spaces, and no line begins with a full stop', () => {
    const lines = linesOf('日本語の長い名前。ここ', 4, perLetter);
    expect(lines.join('')).toBe('日本語の長い名前。ここ');
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(5);
      expect(line).not.toMatch(/^。/);
    }
  });

  it('runs on from right to left where its paragraph does', () => {
    const lines = linesOf('שולחן oak table', 9, (part) => withoutControls(part).length);
    expect(lines.map((line) => piecesOf(line).join(''))).toEqual(['oak שולחן', 'table']);
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
        const letters = (one: string) => withoutControls(one).replaceAll(/[ \n]/g, '');
        expect(letters(lines.join(''))).toBe(letters(drawable(text, all)));
      }),
    );
  });

  it.each([
    ['oak table', 'oak table'],
    ['שולחן עץ', 'עץ שולחן'],
    ['שולחן 45 cm', 'cm 45 שולחן'],
    ['Refund: שולחן עץ now', 'Refund: עץ שולחן now'],
    ['(אבג)', '(אבג)'],
    ['كرسي ١٢٣ خشب', 'خشب ١٢٣ كرسي'],
    ['\u{1F33F} שולחן', 'שולחן \u{1F33F}'],
    // Isolated text neither takes its direction nor gives it.
    [`Refund: ${isolated('שולחן 45')} – ${isolated('עץ')}`, 'Refund: 45 שולחן – עץ'],
    [`${isolated('oak')} ${isolated('שולחן')}`, 'oak שולחן'],
  ])('puts %j into the order in which it is read', (line, expected) => {
    expect(piecesOf(line).join('')).toBe(expected);
  });

  it('draws each digit of a number separately where a font would turn it round', () => {
    expect(piecesOf('كرسي ١٢٣')).toEqual(['١', '٢', '٣', ' ', 'كرسي']);
  });

  it('keeps every character when it orders them', () => {
    const letters = fc.constantFrom(...'ab א ב ش ١ 1 2 . ( ) - \u{1F33F}'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(letters), (parts) => {
        const sorted = (text: string) => text.split(/(?:)/u).toSorted().join('');
        const flipped = piecesOf(isolated(parts.join(''))).join('');
        expect(sorted(flipped.replaceAll(/[()]/g, '('))).toBe(
          sorted(parts.join('').replaceAll(/[()]/g, '(')),
        );
      }),
    );
  });
});
