import type { Hex } from './color.ts';

/** Lengths are in rem. */
export interface Typography {
  fontFamily: readonly string[];
  fontSize: number;
  fontWeight: number;
  letterSpacing: number;
  lineHeight: number;
}

/** The types of the Design Tokens format that a theme uses, as they are once they are read. */
export interface ValueOf {
  color: Hex;
  /** In rem. */
  dimension: number;
  number: number;
  fontFamily: readonly string[];
  fontWeight: number;
  typography: Typography;
}

export type TokenType = keyof ValueOf;

interface Rule {
  type: TokenType;
  says: string;
  /** Smallest and largest value of a number, or of a length in rem. */
  least?: number;
  most?: number;
}

const radius = { type: 'dimension', least: 0, most: 2 } as const;

/**
 * All that a shop's theme can set, by path. Paths that begin with `palette.` are the shop's own names, for the others to
 * refer to. The first four are the documented colours of a shop.
 */
export const themeTokens = {
  'color.primary': { type: 'color', says: 'Buttons and links.' },
  'color.secondary': { type: 'color', says: 'Accents.' },
  'color.text': { type: 'color', says: 'Words and figures.' },
  'color.buttonText': { type: 'color', says: 'Words on buttons.' },
  'color.link': { type: 'color', says: 'Links, where they differ from buttons.' },
  'color.page': { type: 'color', says: 'Behind everything.' },
  'color.card': { type: 'color', says: 'Cards on the page.' },
  'font.family': { type: 'fontFamily', says: 'All words, the first font that the reader has.' },
  'radius.small': { ...radius, says: 'Corners of small things, such as boxes to tick.' },
  'radius.medium': { ...radius, says: 'Corners of buttons and fields.' },
  'radius.large': { ...radius, says: 'Corners of cards and dialogs.' },
  density: { type: 'number', least: 0.8, most: 1.25, says: 'Space between things, 1 for the usual one.' },
  'typography.body': { type: 'typography', says: 'Running text; other sizes keep their proportion to it.' },
  'typography.heading': { type: 'typography', says: 'The title of a page; smaller titles keep proportion.' },
  'button.background': { type: 'color', says: 'The main button.' },
  'button.text': { type: 'color', says: 'Words on the main button.' },
  'button.radius': { ...radius, says: 'Corners of all buttons.' },
  'badge.background': { type: 'color', says: 'A badge without a meaning.' },
  'badge.text': { type: 'color', says: 'Words on that badge.' },
  'badge.radius': { ...radius, says: 'Corners of all badges.' },
  'field.background': { type: 'color', says: 'Inside fields.' },
  'field.text': { type: 'color', says: 'Typed words.' },
  'field.border': { type: 'color', says: 'The edge of fields.' },
  'field.radius': { ...radius, says: 'Corners of fields.' },
  'table.headBackground': { type: 'color', says: 'Behind the names of columns.' },
  'table.headText': { type: 'color', says: 'The names of columns.' },
  'table.border': { type: 'color', says: 'The lines between rows.' },
} as const satisfies Record<string, Rule>;

export type TokenPath = keyof typeof themeTokens;
type PathOf<Type extends TokenType> = {
  [Path in TokenPath]: (typeof themeTokens)[Path]['type'] extends Type ? Path : never;
}[TokenPath];
export type ColorPath = PathOf<'color'>;

export type ThemeTokens = { readonly [Path in TokenPath]?: ValueOf[(typeof themeTokens)[Path]['type']] };
export type ThemeColors = Pick<ThemeTokens, ColorPath>;

export interface Theme {
  /** Of the light theme; all but the colours hold in the dark one too. */
  tokens: ThemeTokens;
  /** Colours that the dark theme has instead. */
  dark: ThemeColors;
  logo: { readonly url: string; readonly title: string } | null;
}

export const noTheme: Theme = { tokens: {}, dark: {}, logo: null };

export const tokenPaths = Object.keys(themeTokens) as TokenPath[];

export function isTokenPath(path: string): path is TokenPath {
  return Object.hasOwn(themeTokens, path);
}

export function isColorPath(path: TokenPath): path is ColorPath {
  return themeTokens[path].type === 'color';
}

/** Bounds of the parts of a typography token; lengths in rem. */
export const typographyBounds = {
  'typography.body': {
    fontSize: [0.875, 1.25],
    fontWeight: [300, 600],
    letterSpacing: [-0.05, 0.1],
    lineHeight: [1.3, 2],
  },
  'typography.heading': {
    fontSize: [1.25, 3],
    fontWeight: [300, 900],
    letterSpacing: [-0.1, 0.2],
    lineHeight: [1, 1.6],
  },
} as const satisfies Record<
  PathOf<'typography'>,
  Record<Exclude<keyof Typography, 'fontFamily'>, readonly [number, number]>
>;
