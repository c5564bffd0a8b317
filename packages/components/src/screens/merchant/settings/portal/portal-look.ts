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

/** A colour of the shop's theme that could not be used as it is, since words or an edge would have been hard to see. */
export type ColourCorrection = {
  path: keyof typeof names;
  scheme: 'light' | 'dark';
  from: string;
  to: string;
  /** Contrast ratios: of what is used, and of what was chosen. */
  contrast: number;
  before: number;
};

/** By the paths of a theme's colours. */
const names = {
  'color.primary': 'the colour behind the words of buttons',
  'color.secondary': 'accents',
  'color.text': 'text',
  'color.buttonText': 'the words of buttons',
  'color.link': 'links',
  'color.page': 'the page',
  'color.card': 'cards',
  'button.background': 'the main button',
  'button.text': 'the words of the main button',
  'badge.background': 'badges',
  'badge.text': 'the words of badges',
  'field.background': 'the inside of fields',
  'field.text': 'what is typed',
  'field.border': 'the edge of fields',
  'table.headBackground': 'the heads of tables',
  'table.headText': 'the words of the heads of tables',
  'table.border': 'the lines of tables',
} as const;

/** A correction and its result, in a sentence. */
export function wordsOf({ path, scheme, from, to, contrast, before }: ColourCorrection): string {
  const place = scheme === 'dark' ? 'In the dark theme, for' : 'For';
  return `${place} ${names[path]} the portal uses ${to} in place of ${from}, which would be hard to read: ${ratio(before)} to 1, now ${ratio(contrast)} to 1.`;
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
