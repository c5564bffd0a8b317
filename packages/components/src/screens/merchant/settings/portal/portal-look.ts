import { defineTexts } from '@consignment/domain/text/texts';
const texts = defineTexts('PortalLook', {
  corrected:
    '{place}: the portal uses {to} instead of {from}, which would be hard to read. The contrast is {contrast} to 1 instead of {before} to 1.',
  correctedInDark:
    '{place} in the dark theme: the portal uses {to} instead of {from}, which would be hard to read. The contrast is {contrast} to 1 instead of {before} to 1.',
  cssCorrected:
    'Line {line}, {scheme, select, dark {dark} other {light}} theme: the portal uses {to} {what, select, words {for text} other {behind text}} instead of {from}, which would be hard to read. The contrast is {contrast} to 1 instead of {before} to 1.',
});

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
  /** Contrast ratios: of the used colour, and of the requested one. */
  contrast: number;
  before: number;
};

/** A colour of the shop's theme that could not be used as it is, since words or an edge would have been hard to see. */
export type ColourCorrection = {
  path: keyof typeof places;
  scheme: 'light' | 'dark';
  from: string;
  to: string;
  /** Contrast ratios: of the used colour, and of the chosen one. */
  contrast: number;
  before: number;
};

/** By the paths of a theme's colours. */
const places = defineTexts('PlacesOfPortalLook', {
  'color.primary': 'Buttons',
  'color.secondary': 'Accents',
  'color.text': 'Text',
  'color.buttonText': 'Button text',
  'color.link': 'Links',
  'color.page': 'Page',
  'color.card': 'Cards',
  'button.background': 'Main button',
  'button.text': 'Main button text',
  'badge.background': 'Badges',
  'badge.text': 'Badge text',
  'field.background': 'Field background',
  'field.text': 'Field text',
  'field.border': 'Field border',
  'table.headBackground': 'Table header',
  'table.headText': 'Table header text',
  'table.border': 'Table lines',
});

/** A correction and its result, in a sentence. */
export function wordsOf({ path, scheme, from, to, contrast, before }: ColourCorrection): string {
  const text = scheme === 'dark' ? texts.correctedInDark : texts.corrected;
  return text({ place: places[path], to, from, before: ratio(before), contrast: ratio(contrast) });
}

/** A correction of the style sheet, for which theme, in a sentence. */
export function wordsOfCss({ line, what, scheme, from, to, contrast, before }: CssCorrection): string {
  return texts.cssCorrected({
    line,
    scheme,
    to,
    what,
    from,
    before: ratio(before),
    contrast: ratio(contrast),
  });
}

// Never rounded up to a sufficient ratio.
function ratio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}
