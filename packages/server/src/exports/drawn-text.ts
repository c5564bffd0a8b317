/* Text for PDF: only characters that a font has, and lines that fit. */
import { defineTexts } from '@consignment/domain/text/texts';
import { directionControl } from './line-order.ts';

const texts = defineTexts('DrawnText', {
  lettersOrSigns: 'letters or signs',
  emoji: 'emoji',
});

// Characters without width or glyph. Joiners stay, since they affect shaping, and so do direction controls, which are
// evaluated before drawing.
const invisible = /(?![\u200C-\u200F\u061C\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** Text without undrawable characters: all line breaks as one, no controls, no skin tones. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll(invisible, '')
      // A tone is above the ring of the vowel after it, which the font does not do.
      .replaceAll(/([\u0E48-\u0E4B])\u0E33/g, '\u0E4D$1\u0E32')
      .replaceAll(/(?<=\p{Extended_Pictographic})\p{Emoji_Modifier}/gu, '')
      .replaceAll(/(?!\n)[\p{Cc}\p{Zs}]/gu, ' ')
  );
}

/** Characters that need no font. */
export function isNeverDrawn(codePoint: number): boolean {
  return codePoint === 0x0a || /[\u200C-\u200F\u061C\u2066-\u2069]/.test(String.fromCodePoint(codePoint));
}

/** The scripts in use, by their names in Unicode. */
const scriptTexts = defineTexts('ScriptsOfDrawnText', {
  Adlam: 'Adlam letters',
  Armenian: 'Armenian letters',
  Balinese: 'Balinese letters',
  Bengali: 'Bengali letters',
  Bopomofo: 'Bopomofo letters',
  Cherokee: 'Cherokee letters',
  Cyrillic: 'Cyrillic letters',
  Ethiopic: 'Ethiopic letters',
  Georgian: 'Georgian letters',
  Gujarati: 'Gujarati letters',
  Gurmukhi: 'Gurmukhi letters',
  Javanese: 'Javanese letters',
  Kannada: 'Kannada letters',
  Khmer: 'Khmer letters',
  Lao: 'Lao letters',
  Malayalam: 'Malayalam letters',
  Mongolian: 'Mongolian letters',
  Myanmar: 'Burmese letters',
  Oriya: 'Oriya letters',
  Sinhala: 'Sinhala letters',
  Sundanese: 'Sundanese letters',
  Syriac: 'Syriac letters',
  Tamil: 'Tamil letters',
  Telugu: 'Telugu letters',
  Thaana: 'Thaana letters',
  Tibetan: 'Tibetan letters',
  Tifinagh: 'Tifinagh letters',
  Vai: 'Vai letters',
  Yi: 'Yi letters',
  Han: 'Chinese characters',
  Hangul: 'Korean letters',
  Arabic: 'Arabic letters',
  Hebrew: 'Hebrew letters',
  Greek: 'Greek letters',
  Latin: 'Latin letters',
  Thai: 'Thai letters',
  Devanagari: 'Devanagari letters',
});

// Object.keys loses the key type.
const scripts = (Object.keys(scriptTexts) as (keyof typeof scriptTexts)[]).map((name) => ({
  name,
  of: new RegExp(`^\\p{Script=${name}}`, 'u'),
}));

/**
 * Text whose missing characters are named: those that no font has become a name of their script in brackets, and
 * `onMissing` is called.
 */
export function drawable(
  text: string,
  has: (codePoint: number) => boolean,
  onMissing: () => void = () => undefined,
): string {
  let drawn = '';
  let missing: string | null = null;
  const close = () => {
    // Adjacent words of the same script are named once.
    if (missing !== null && drawn.endsWith(`[${missing}] `)) drawn = drawn.slice(0, -1);
    else if (missing !== null) drawn += `[${missing}]`;
    missing = null;
  };
  for (const character of plainText(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (isNeverDrawn(codePoint) || has(codePoint)) {
      // A joiner between two missing characters has nothing to join and ends no word.
      if (missing !== null && /[\u200C\u200D]/.test(character)) continue;
      close();
      drawn += character;
      continue;
    }
    // A styled character, for example a mathematical one, is drawn as the plain one.
    const plainer = character.normalize('NFKC');
    if (plainer !== character && Array.from(plainer).every((one) => has(one.codePointAt(0) ?? 0))) {
      close();
      drawn += plainer;
      continue;
    }
    const found: string = scriptNameOf(character) ?? missing ?? texts.lettersOrSigns;
    if (missing !== null && missing !== found) close();
    missing = found;
    onMissing();
  }
  close();
  return drawn;
}

/** Such as `Tibetan letters`; null for characters without a script, for example accents, and for unknown scripts. */
function scriptNameOf(character: string): string | null {
  const script = scripts.find(({ of }) => of.test(character));
  if (script !== undefined) return scriptTexts[script.name];
  return /\p{Extended_Pictographic}/u.test(character) ? texts.emoji : null;
}

/**
 * Lines no wider than `width`, broken at spaces and between words of scripts without spaces, and within a word only
 * where it is wider than a line. Each starts with the direction control of its paragraph.
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const { text: word, isSpaced } of wordsOf(paragraph)) {
      const wide = widthOf(word);
      const gap = line === '' ? 0 : isSpaced ? space : 0;
      if (line !== '' && used + gap + wide > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      if (wide > width) {
        const parts = partsOf(word, width, widthOf);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1) ?? '';
        used = widthOf(line);
      } else {
        used += line === '' ? wide : gap + wide;
        line += (line !== '' && isSpaced ? ' ' : '') + word;
      }
    }
    const control = directionControl(paragraph);
    return [...lines, line].map((one) => control + one);
  });
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The units of a line break, each with its preceding space. */
function wordsOf(paragraph: string): { text: string; isSpaced: boolean }[] {
  return paragraph.split(' ').flatMap((word) => {
    if (!withoutSpaces.test(word)) return [{ text: word, isSpaced: true }];
    const found: { text: string; isSpaced: boolean }[] = [];
    for (const { segment, isWordLike } of words.segment(word)) {
      const last = found.at(-1);
      // A full stop starts no line.
      if (last !== undefined && isWordLike !== true) last.text += segment;
      else found.push({ text: segment, isSpaced: last === undefined });
    }
    return found;
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
