import type { PortalColours } from './portal-settings.ts';

/** The check of a shop's style sheet: the part that the portal uses, and the faults of the rest. */
export type CheckedCss = {
  css: string;
  /** Lines and columns count from 1. */
  problems: readonly { line: number; column: number; detail: string }[];
  /** Its colours that words could not be read in, or on, in one of the themes. */
  corrections: readonly CssCorrection[];
};

/** A colour of the style sheet that was made readable in one theme. */
export type CssCorrection = {
  line: number;
  what: 'words' | 'ground';
  scheme: 'light' | 'dark';
  from: string;
  to: string;
  /** Contrast ratios: of what is used, and of what was asked for. */
  contrast: number;
  before: number;
};

/** A colour of the shop that could not be used as it is, since words would have been hard to read. */
export type ColourCorrection = {
  what: 'primary' | 'buttonText' | 'font' | 'link' | 'accent';
  from: string;
  to: string;
  /** Contrast ratios: of what is used, and of what was chosen. */
  contrast: number;
  before: number;
};

/** The shop's colours as the portal uses them in a theme. */
export type ReadColours = (
  colours: PortalColours,
  scheme: 'light' | 'dark',
) => { brand: Readonly<Record<string, string>>; corrections: readonly ColourCorrection[] };

const names = {
  primary: 'the colour behind the words of buttons',
  buttonText: 'the words of buttons',
  font: 'text',
  link: 'links',
  accent: 'accents',
} satisfies Record<ColourCorrection['what'], string>;

/** A correction and its result, in a sentence. */
export function wordsOf({ what, from, to, contrast, before }: ColourCorrection): string {
  return `For ${names[what]} the portal uses ${to} in place of ${from}, which would be hard to read: ${ratio(before)} to 1, now ${ratio(contrast)} to 1.`;
}

/** A correction of the style sheet, for which theme, in a sentence. */
export function wordsOfCss({ line, what, scheme, from, to, contrast, before }: CssCorrection): string {
  const place = what === 'words' ? 'for words' : 'behind words';
  return `Line ${line}: in the ${scheme} theme the portal uses ${to} ${place} in place of ${from}, which would be hard to read: ${ratio(before)} to 1, now ${ratio(contrast)} to 1.`;
}

// Never rounded up to what is enough.
function ratio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}
