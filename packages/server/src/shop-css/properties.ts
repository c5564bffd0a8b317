/** The values that a property may have in a shop's style sheet. */
export type PropertyRule = {
  /**
   * The kind of value: `words` and `ground` are one colour of text or background, readable in both themes; `edge` is a
   * line of any colour; `plain` has no colour.
   */
  readonly kind: 'words' | 'ground' | 'edge' | 'plain';
  /** The accepted keywords. Those of every property, such as inherit, have to be listed too. */
  readonly words: readonly string[];
  /** The ranges of its numbers by unit ('' for a plain number); null for no numbers. */
  readonly sizes: Sizes | null;
  /** Accepts font names, with or without quotes. */
  readonly takesNames: boolean;
  /** The elements that may have the property; null for any. */
  readonly of: Elements | null;
};

type Sizes = {
  readonly byUnit: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Accepts 0 without a unit. */
  readonly hasZero: boolean;
};

export type Elements = { readonly names: ReadonlySet<string>; readonly is: ElementGroup };

/** The groups of elements by the names of their texts. */
type ElementGroup = 'coloured' | 'edged' | 'spaced' | 'underlined' | 'tables' | 'cells';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const texts = [
  ...[...headings, 'p', 'th', 'td', 'dt', 'dd', 'li', 'caption', 'legend', 'blockquote'],
  ...['figcaption', 'strong', 'em', 'b', 'i', 'small', 'time', 'code'],
];
/** `body` means the portal's content, to which a style sheet is scoped. */
const parts = [
  ...['body', 'main', 'header', 'footer', 'nav', 'section', 'article', 'aside', 'form', 'fieldset', 'figure'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl'],
];

/**
 * Elements of text and their containers. Buttons and fields have pairs of the shop's colours for each state, and a div
 * or a span may be a part of one.
 */
const coloured: Elements = {
  names: new Set([...texts, ...parts, 'a', 'label']),
  is: 'coloured',
};

/** Without links, whose border may show the current page, and without controls. */
const edged: Elements = {
  names: new Set([...texts, ...parts]),
  is: 'edged',
};

/** Elements that are not nested in each other, so that spacing does not add up from level to level. */
const spaced: Elements = {
  names: new Set([...headings, 'p', 'th', 'td', 'button', 'label']),
  is: 'spaced',
};

/** Elements whose lines have no meaning: a line through a cell shows that it is paid. */
const underlined: Elements = { names: new Set([...headings, 'a']), is: 'underlined' };

const tables: Elements = { names: new Set(['table']), is: 'tables' };
const cells: Elements = { names: new Set(['th', 'td']), is: 'cells' };

const plain: PropertyRule = { kind: 'plain', words: [], sizes: null, takesNames: false, of: null };

function oneOf(words: readonly string[], more: Partial<PropertyRule> = {}): PropertyRule {
  return { ...plain, words, ...more };
}

/** Lengths from `least` to `most` px, or the same in rem and em of 16 px. */
function within(least: number, most: number, more: Partial<PropertyRule> = {}): PropertyRule {
  const px = [least, most] as const;
  const em = [least / 16, most / 16] as const;
  return { ...plain, sizes: { byUnit: { px, rem: em, em }, hasZero: least <= 0 }, ...more };
}

const lines = ['none', 'solid', 'dotted', 'dashed', 'double'];
const edge = within(0, 3, { kind: 'edge', words: [...lines, 'thin', 'medium'], of: edged });
const edgeColour: PropertyRule = { ...plain, kind: 'edge', of: edged };

const textSize: PropertyRule = {
  ...plain,
  words: ['small', 'medium', 'large', 'x-large', 'inherit'],
  // No em: nested text would grow with each level.
  sizes: { byUnit: { px: [12, 22], rem: [0.75, 1.375] }, hasZero: false },
};

const lineHeight: PropertyRule = {
  ...oneOf(['normal']),
  sizes: { byUnit: { '': [1, 2] }, hasZero: false },
};

const weight: PropertyRule = {
  ...oneOf(['normal', 'bold', 'bolder']),
  sizes: { byUnit: { '': [300, 900] }, hasZero: false },
};

const underline = within(0, 8, {
  kind: 'edge',
  words: ['none', 'underline', 'solid', 'double', 'dotted', 'dashed', 'wavy', 'auto', 'from-font'],
  of: underlined,
});

/** A property and its variants for each side, such as `border`, `border-top` and `border-block-end`. */
function sided(before: string, after = ''): string[] {
  const sides = ['top', 'right', 'bottom', 'left', 'block', 'inline'];
  const ends = ['block-start', 'block-end', 'inline-start', 'inline-end'];
  return ['', ...sides, ...ends].map((side) => [before, side, after].filter(Boolean).join('-'));
}

function each(names: readonly string[], rule: PropertyRule): [string, PropertyRule][] {
  return names.map((name) => [name, rule]);
}

/**
 * Every property that a shop's style sheet may set. None of them can hide, move or cover an element, break the layout,
 * make text unreadably small, or load anything. Pictures and translucent colours are not accepted as backgrounds, since
 * the contrast of text on them is unknown.
 */
export const properties: ReadonlyMap<string, PropertyRule> = new Map([
  ...each(['color'], { ...plain, kind: 'words', of: coloured }),
  ...each(['background', 'background-color'], {
    ...plain,
    kind: 'ground',
    words: ['none', 'transparent'],
    of: coloured,
  }),
  ...each([...sided('border'), ...sided('border', 'width')], edge),
  ...each(sided('border', 'color'), edgeColour),
  ...each(sided('border', 'style'), oneOf(lines, { of: edged })),
  ...each(
    [
      'border-radius',
      ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
    ],
    // More would cut off text in the corners of elements that hide their overflow.
    within(0, 16),
  ),
  ...each([...sided('padding'), ...sided('margin')], within(0, 8, { of: spaced })),
  ...each(['border-spacing'], within(0, 8, { of: tables })),
  ...each(['border-collapse'], oneOf(['collapse', 'separate'], { of: tables })),
  ...each(['vertical-align'], oneOf(['top', 'middle', 'bottom', 'baseline'], { of: cells })),
  ...each(['font-family'], { ...plain, takesNames: true }),
  ...each(['font-size'], textSize),
  ...each(['font-style'], oneOf(['normal', 'italic'])),
  ...each(['font-weight'], weight),
  ...each(['font-variant-caps'], oneOf(['normal', 'small-caps'])),
  ...each(['font-variant-numeric'], oneOf(['normal', 'lining-nums', 'tabular-nums', 'slashed-zero'])),
  ...each(['font-kerning'], oneOf(['auto', 'normal', 'none'])),
  ...each(['line-height'], lineHeight),
  ...each(['letter-spacing'], within(-0.5, 3, { words: ['normal'] })),
  ...each(['word-spacing'], within(0, 8, { words: ['normal'] })),
  ...each(['hyphens'], oneOf(['none', 'manual', 'auto'])),
  ...each(['text-align'], oneOf(['left', 'right', 'center', 'start', 'end', 'justify'])),
  ...each(['text-transform'], oneOf(['none', 'uppercase', 'lowercase', 'capitalize'])),
  ...each(['text-wrap'], oneOf(['wrap', 'balance', 'pretty'])),
  ...each(['text-decoration', 'text-decoration-line', 'text-decoration-style'], underline),
  ...each(['text-decoration-color', 'text-decoration-thickness'], underline),
  ...each(['text-underline-offset'], within(0, 8, { words: ['auto'], of: underlined })),
  ...each(['list-style-type'], oneOf(['none', 'disc', 'circle', 'square', 'decimal'])),
]);
