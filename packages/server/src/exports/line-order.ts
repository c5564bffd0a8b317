import { mayRunLeft } from '@consignment/domain/text/direction';
import bidiFactory from 'bidi-js';

/*
 * The visual order of the characters of a line by the Unicode Bidirectional Algorithm (UAX #9). Words in right-to-left
 * scripts are ordered, joined and shaped by the font.
 */

const bidi = bidiFactory();

const controls = /[\u200E\u200F\u061C\u2066-\u2069]/g;

const digitsOrOthers = /[\u0660-\u0669\u06F0-\u06F9]|[^\u0660-\u0669\u06F0-\u06F9]+/g;

/** Direction controls; they are not drawn. */
const runsLeft = '\u200F';
const runsRight = '\u200E';

/** Text without direction controls. */
export function withoutControls(text: string): string {
  return text.replaceAll(controls, '');
}

/**
 * The direction control for the start of each line of `paragraph`, so that every line has the paragraph's direction;
 * empty where it is evident.
 */
export function directionControl(paragraph: string): string {
  if (!mayRunLeft(paragraph)) return '';
  return bidi.getEmbeddingLevels(forLevels(paragraph)).paragraphs[0]?.level === 1 ? runsLeft : runsRight;
}

/** A line as pieces from left to right, each of one direction, without undrawable characters. */
export function piecesOf(line: string): string[] {
  if (!mayRunLeft(line)) return [withoutControls(line)].filter((piece) => piece !== '');
  const embedding = bidi.getEmbeddingLevels(forLevels(line));
  const runs: { level: number; text: string }[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = embedding.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line.charAt(at);
    else runs.push({ level, text: line.charAt(at) });
  }
  return inOrder(runs).flatMap(({ level, text }) => {
    const plain = withoutControls(text);
    if (plain === '') return [];
    // A font treats digits of these scripts as right-to-left characters and would reverse a number.
    return level % 2 === 0 ? (plain.match(digitsOrOthers) ?? []) : fromTheRight(plain);
  });
}

/** L2: from the highest level down, adjacent pieces at that level or above are reversed. */
function inOrder(runs: readonly { level: number; text: string }[]) {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to;
    }
  }
  return ordered;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Right-to-left text as words, which the font reverses, and the characters between, reversed here. */
function fromTheRight(text: string): string[] {
  const pieces: { text: string; isWord: boolean }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const [first = ''] = segment;
    const isWord = ['R', 'AL'].includes(bidi.getBidiCharTypeName(first)) || /^[\u200C\u200D]/.test(segment);
    const last = pieces.at(-1);
    if (isWord && last?.isWord === true) last.text += segment;
    else pieces.push({ text: isWord ? segment : (bidi.getMirroredCharacter(first) ?? segment), isWord });
  }
  return pieces.toReversed().map((piece) => piece.text);
}

/** The library treats half of a surrogate pair as a right-to-left character; an emoji has no direction. */
function forLevels(text: string): string {
  return text.replaceAll(/\p{Extended_Pictographic}/gu, (picture) => '☆'.repeat(picture.length));
}
