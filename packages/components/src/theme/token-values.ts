/** The values of the Design Tokens format (designtokens.org, Format and Color Modules 2025.10), read and written. */
import { defineTexts } from '@consignment/domain/text/texts';
import { isHex, type Hex } from './color.ts';
import { fontsOfSigns } from './sign-fonts.ts';
import type { TokenType, Typography, ValueOf } from './theme-tokens.ts';

const texts = defineTexts('TokenValues', {
  notColour: '{value} is not a colour. Use a hex code or an sRGB colour object.',
  notOfColour: '{value} is not part of a colour. A colour has colorSpace, components, alpha and hex.',
  notSpace: '{value} is not a colour space in this format. Use “srgb”.',
  seeThrough: 'The colour is see-through, which makes text hard to read. Use an alpha of 1.',
  notHex: '{value} is not a hex code. Use # and six characters from 0 to 9 and a to f.',
  components: 'A colour needs three components.',
  hexMissing: 'Add the hex code of this colour, or define the colour in “srgb”.',
  channels: 'The components of an sRGB colour are numbers from 0 to 1.',
  notLength: '{value} is not a length. Use a value in px or rem, such as {example}.',
  notNumber: '{value} is not a number.',
  outOfBounds: '{value} is out of range. Use a value from {least} to {most}.',
  notWeight: '{value} is not a font weight. Use a number such as 400, or a word such as “bold”.',
  fonts: 'Use between one and {most} fonts.',
  notFont: '{value} is not the name of a font. Leave out quotes, commas, brackets and other symbols.',
  fontOfSigns: '{value} is a symbol font, so text in it cannot be read.',
  notTypography: '{value} is not a typography value. Use an object with {parts}.',
  notOfTypography: 'This is not part of a typography value. The parts are {parts}.',
  missing: 'This part is missing. Typography needs all of its parts.',
});

/** Takes a fault: where it is in the file, and a sentence with what to do. */
export type Report = (path: string, message: string) => void;

/** Smallest and largest value, lengths in rem; null where any will do. */
export type Range = readonly [least: number, most: number] | null;

export interface Limits {
  range: Range;
  /** Of the parts of a composite value. */
  parts: Readonly<Record<Exclude<keyof Typography, 'fontFamily'>, readonly [number, number]>> | null;
}

export const unlimited: Limits = { range: null, parts: null };

type Reader<Value> = (value: unknown, at: string, report: Report, limits: Limits) => Value | null;

/** Each returns null where it has reported a fault. */
export const readValue: { readonly [Type in TokenType]: Reader<ValueOf[Type]> } = {
  color: readColor,
  dimension: (value, at, report, { range }) => readLength(value, at, report, range),
  number: (value, at, report, { range }) => readNumber(value, at, report, range),
  fontFamily: readFonts,
  fontWeight: (value, at, report, { range }) => readWeight(value, at, report, range),
  typography: readTypography,
};

export function isTokenType(type: unknown): type is TokenType {
  return typeof type === 'string' && Object.hasOwn(readValue, type);
}

/** A value in an error: short, on one line, and without signs that cannot be seen. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = String(value).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '�');
  const short = text.length > 48 ? `${text.slice(0, 47)}…` : text;
  return typeof value === 'string' ? `“${short}”` : short;
}

export interface SrgbColor {
  colorSpace: 'srgb';
  /** Red, green, blue, 0 to 1. */
  components: [number, number, number];
  alpha: number;
  hex: Hex;
}

export function srgbOf(hex: Hex): SrgbColor {
  const channel = (from: number) => part(parseInt(hex.slice(from, from + 2), 16));
  return { colorSpace: 'srgb', components: [channel(1), channel(3), channel(5)], alpha: 1, hex };
}

/** 0 to 255 as 0 to 1, in as few digits as keep all 256 apart. */
export function part(channel: number): number {
  return Math.round((channel / 255) * 10_000) / 10_000;
}

const spaces = new Set([
  ...['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'a98-rgb'],
  ...['prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'],
]);

function readColor(value: unknown, at: string, report: Report): Hex | null {
  if (isHex(value)) return lower(value);
  const refuse = (why: string) => {
    report(at, why);
    return null;
  };
  if (!isRecord(value)) {
    return refuse(texts.notColour({ value: shown(value) }));
  }
  const space = own(value, 'colorSpace');
  const components = own(value, 'components');
  const hex = own(value, 'hex');
  const alpha = own(value, 'alpha') ?? 1;
  const other = Object.keys(value).find((key) => !['colorSpace', 'components', 'alpha', 'hex'].includes(key));
  if (other !== undefined) {
    return refuse(texts.notOfColour({ value: shown(other) }));
  }
  if (typeof space !== 'string' || !spaces.has(space)) {
    return refuse(texts.notSpace({ value: shown(space) }));
  }
  if (alpha !== 1) return refuse(texts.seeThrough);
  if (hex !== undefined && !isHex(hex)) {
    return refuse(texts.notHex({ value: shown(hex) }));
  }
  if (!Array.isArray(components) || components.length !== 3) {
    return refuse(texts.components);
  }
  // The format gives a hex for those who do not know the colour space.
  if (space !== 'srgb') {
    return hex === undefined ? refuse(texts.hexMissing) : lower(hex);
  }
  const channels = components.map((one: unknown) => (one === 'none' ? 0 : one));
  if (!channels.every((one): one is number => typeof one === 'number' && one >= 0 && one <= 1)) {
    return refuse(texts.channels);
  }
  const digits = channels.map((one) =>
    Math.round(one * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function readLength(value: unknown, at: string, report: Report, range: Range): number | null {
  const amount = isRecord(value) ? own(value, 'value') : undefined;
  const unit = isRecord(value) ? own(value, 'unit') : undefined;
  if (typeof amount !== 'number' || (unit !== 'px' && unit !== 'rem')) {
    report(at, texts.notLength({ value: shown(value), example }));
    return null;
  }
  const rem = unit === 'px' ? amount / 16 : amount;
  return inRange(rem, at, report, range, (one) => (unit === 'px' ? `${one * 16} px` : `${one} rem`));
}

const example = '{ "value": 8, "unit": "px" }';

function readNumber(value: unknown, at: string, report: Report, range: Range): number | null {
  if (typeof value === 'number') return inRange(value, at, report, range, String);
  report(at, texts.notNumber({ value: shown(value) }));
  return null;
}

function inRange(value: number, at: string, report: Report, range: Range, say: (one: number) => string) {
  const [least, most] = range ?? [-1e6, 1e6];
  if (value >= least && value <= most) return value;
  report(at, texts.outOfBounds({ value: say(value), least: say(least), most: say(most) }));
  return null;
}

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
};

function readWeight(value: unknown, at: string, report: Report, range: Range): number | null {
  if (typeof value === 'string' && Object.hasOwn(weights, value)) {
    return inRange(weights[value] ?? 400, at, report, range, String);
  }
  if (typeof value === 'number') return inRange(value, at, report, range ?? [1, 1000], String);
  report(at, texts.notWeight({ value: shown(value) }));
  return null;
}

const mostFonts = 8;
const fontName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,63}$/u;

function readFonts(value: unknown, at: string, report: Report): readonly string[] | null {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (names.length === 0 || names.length > mostFonts) {
    report(at, texts.fonts({ most: mostFonts }));
    return null;
  }
  const wrong = names.find((name) => typeof name !== 'string' || !fontName.test(name));
  if (wrong !== undefined) {
    report(at, texts.notFont({ value: shown(wrong) }));
    return null;
  }
  // The check above has left nothing else.
  const fonts = names as readonly string[];
  const sign = fonts.find((name) => fontsOfSigns.test(name.toLowerCase().replaceAll(/[\s_.-]/g, '')));
  if (sign === undefined) return fonts;
  report(at, texts.fontOfSigns({ value: shown(sign) }));
  return null;
}

const typographyParts = ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight'] as const;

function readTypography(value: unknown, at: string, report: Report, { parts }: Limits): Typography | null {
  if (!isRecord(value)) {
    report(at, texts.notTypography({ value: shown(value), parts: listed(typographyParts) }));
    return null;
  }
  const before = Object.keys(value).filter((key) => !typographyParts.some((name) => name === key));
  for (const key of before) {
    report(`${at}.${key}`, texts.notOfTypography({ parts: listed(typographyParts) }));
  }
  const missing = typographyParts.filter((name) => own(value, name) === undefined);
  for (const name of missing) report(`${at}.${name}`, texts.missing);
  if (before.length > 0 || missing.length > 0) return null;
  const of = (name: keyof Typography) => [own(value, name), `${at}.${name}`, report] as const;
  const fontFamily = readFonts(...of('fontFamily'));
  const fontSize = readLength(...of('fontSize'), parts?.fontSize ?? null);
  const fontWeight = readWeight(...of('fontWeight'), parts?.fontWeight ?? null);
  const letterSpacing = readLength(...of('letterSpacing'), parts?.letterSpacing ?? null);
  const lineHeight = readNumber(...of('lineHeight'), parts?.lineHeight ?? null);
  const isWhole =
    fontFamily !== null &&
    fontSize !== null &&
    fontWeight !== null &&
    letterSpacing !== null &&
    lineHeight !== null;
  return isWhole ? { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } : null;
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property that the file itself has: never one that every object has. */
export function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function lower(hex: Hex): Hex {
  // Still # and six digits.
  return hex.toLowerCase() as Hex;
}
