/*
 * Text as it is drawn on paper: only letters that the font has, lines that fit, and right-to-left words in the order
 * in which they are read. Letters join, and right-to-left letters stand in their order, by the font's own rules; what
 * is decided here is the order of the words of a line (after UAX #9, without its explicit embeddings).
 */

/** Stands for a letter that the font does not have. */
export const missingLetter = '□';

// Of no width and no look of their own; the joiners stay, since Arabic letters take their shape by them.
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Text with nothing in it that cannot be drawn: what the font does not have becomes a box, which is never silent. */
export function drawable(text: string, has: (codePoint: number) => boolean): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(invisible, '')
    .replaceAll(/(?!\n)[\p{Cc}\p{Zs}]/gu, ' ');
  let drawn = '';
  for (const letter of plain) {
    drawn += letter === '\n' || has(letter.codePointAt(0) ?? 0) ? letter : missingLetter;
  }
  return drawn;
}

/**
 * Lines no wider than `width`, broken at spaces, and within a word only when it is wider than a line by itself. Words
 * are measured one by one: across a space no letter changes another.
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string[] = [];
    let used = 0;
    for (const word of paragraph.split(' ')) {
      const wide = widthOf(word);
      if (line.length > 0 && used + space + wide > width) {
        lines.push(line.join(' '));
        line = [];
      }
      if (wide > width) {
        const parts = partsOf(word, width, widthOf);
        lines.push(...parts.slice(0, -1));
        line = parts.slice(-1);
        used = widthOf(line[0] ?? '');
      } else {
        used = line.length === 0 ? wide : used + space + wide;
        line.push(word);
      }
    }
    return [...lines, line.join(' ')];
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function partsOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

const rightToLeft = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const isRightToLeft = new RegExp(`[${rightToLeft}]`, 'u');
// A word of right-to-left letters, a number, a word of other letters, or one sign or space.
const pieces = new RegExp(
  `[${rightToLeft}][${rightToLeft}\\p{M}\\u200C\\u200D]*|\\p{Nd}(?:[\\p{Nd}.,:/]*\\p{Nd})?|[\\p{L}\\p{M}]+|[^]`,
  'gu',
);

type Piece = { readonly text: string; readonly direction: 'left' | 'right' };

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** A line as runs from left to right, each of one direction. */
export function runsOf(line: string): string[] {
  if (!isRightToLeft.test(line)) return [line];
  const found = directed(line.match(pieces) ?? []);
  const groups: Piece[][] = [];
  for (const piece of found) {
    const last = groups.at(-1);
    if (last?.[0]?.direction === piece.direction) last.push(piece);
    else groups.push([piece]);
  }
  const isRight = found.find(({ text }) => /\p{L}/u.test(text))?.direction === 'right';
  return (isRight ? groups.toReversed() : groups).flatMap((group) =>
    group[0]?.direction === 'right'
      ? group.toReversed().map(({ text }) => mirrored[text] ?? text)
      : [group.map(({ text }) => text).join('')],
  );
}

/** Numbers go with the letters before them; signs and spaces with both neighbours, or with the line. */
function directed(texts: readonly string[]): Piece[] {
  const strong = texts.map((text) => {
    if (isRightToLeft.test(text)) return 'right';
    return /\p{L}/u.test(text) ? 'left' : null;
  });
  const base = strong.find((direction) => direction !== null) ?? 'left';
  let before = base;
  const settled = texts.map((text, index) => {
    before = strong[index] ?? before;
    return strong[index] ?? (/\p{Nd}/u.test(text) ? before : null);
  });
  return texts.map((text, index) => {
    const own = settled[index] ?? null;
    if (own !== null) return { text, direction: own };
    const left = settled.slice(0, index).findLast((direction) => direction !== null) ?? base;
    const right = settled.slice(index).find((direction) => direction !== null) ?? base;
    return { text, direction: left === right ? left : base };
  });
}
