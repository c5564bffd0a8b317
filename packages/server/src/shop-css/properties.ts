/** What a property of a shop's style sheet may hold. */
export type PropertyRule = {
  /** The words that it takes; null for any. */
  readonly words: readonly string[] | null;
  /** The functions that it takes, by name. */
  readonly functions: ReadonlySet<string>;
  /** How large its numbers may be, by unit ('' for a plain number); null for any. */
  readonly sizes: Sizes | null;
  readonly texts: 'none' | 'empty' | 'any';
  readonly takesPictures: boolean;
  /** Only for elements of words, which do not stand in each other: what adds up from level to level leaves no room. */
  readonly isOfWords: boolean;
};

/** The elements that hold words or are pressed, by name. */
export const elementsOfWords: ReadonlySet<string> = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'th', 'td', 'button', 'label'],
]);

type Sizes = {
  readonly byUnit: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Whether 0 needs no unit. */
  readonly hasZero: boolean;
};

const colours = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  'light-dark',
]);

const gradients = ['linear', 'radial', 'conic'].flatMap((kind) => [
  `${kind}-gradient`,
  `repeating-${kind}-gradient`,
]);

const plain: PropertyRule = {
  words: null,
  functions: new Set(),
  sizes: null,
  texts: 'none',
  takesPictures: false,
  isOfWords: false,
};

const colour: PropertyRule = { ...plain, functions: colours };
const picture: PropertyRule = {
  ...plain,
  functions: new Set([...colours, ...gradients]),
  takesPictures: true,
};

/** Lengths from `least` to `most` px, or as many rem and em of 16 px. */
function within(least: number, most: number, rule: PropertyRule = plain): PropertyRule {
  const px = [least, most] as const;
  const em = [least / 16, most / 16] as const;
  return { ...rule, sizes: { byUnit: { px, rem: em, em }, hasZero: least <= 0 } };
}

const spacing: PropertyRule = { ...within(0, 8), isOfWords: true };
const line = within(0, 3, colour);
/** No wider than the room between two controls, since a shadow is drawn over what came before. */
const shadow = within(-8, 8, colour);

/** No length that is not the root's own, or text within text would grow with each level. */
const textSize: PropertyRule = {
  ...plain,
  words: ['small', 'medium', 'large', 'x-large', 'inherit'],
  sizes: { byUnit: { px: [10, 22], rem: [0.625, 1.375] }, hasZero: false },
};

const lineHeight: PropertyRule = {
  ...plain,
  sizes: { byUnit: { '': [1, 2] }, hasZero: false },
};

const opacity: PropertyRule = {
  ...plain,
  sizes: { byUnit: { '': [0.7, 1], '%': [70, 100] }, hasZero: false },
  isOfWords: true,
};

/** `['border', sides]` as the names that it has, `border-top` and so on. */
function sided(before: string, after = ''): string[] {
  const sides = ['top', 'right', 'bottom', 'left', 'block', 'inline'];
  const ends = ['block-start', 'block-end', 'inline-start', 'inline-end'];
  return ['', ...sides, ...ends].map((side) => [before, side, after].filter(Boolean).join('-'));
}

function each(names: readonly string[], rule: PropertyRule): [string, PropertyRule][] {
  return names.map((name) => [name, rule]);
}

/**
 * Every property that a shop's style sheet may set. None takes a thing out of its place or makes it larger than a
 * layout bears, so none can lay one thing over another; none loads anything but the pictures that are ours.
 */
export const properties: ReadonlyMap<string, PropertyRule> = new Map([
  ...each(['color', 'background-color', 'accent-color', 'caret-color', 'fill', 'stroke'], colour),
  ...each(['text-decoration-color', 'text-emphasis-color', 'column-rule-color'], colour),
  ...each(['background', 'background-image'], picture),
  ...each(['background-position', 'background-size', 'background-repeat'], plain),
  ...each(['background-origin', 'background-clip', 'background-blend-mode'], plain),
  ...each([...sided('border'), ...sided('border', 'width')], line),
  ...each(sided('border', 'color'), colour),
  ...each(sided('border', 'style'), plain),
  ...each(
    [
      'border-radius',
      ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
    ],
    within(0, 64),
  ),
  ...each([...sided('padding'), ...sided('margin')], spacing),
  ...each(['border-spacing'], within(0, 16)),
  ...each(['border-collapse', 'object-fit', 'font-style', 'font-variant', 'font-variant-numeric'], plain),
  ...each(['font-variant-caps', 'font-kerning', 'font-stretch', 'font-weight', 'hyphens'], plain),
  ...each(['text-align', 'text-transform', 'text-decoration-line', 'text-decoration-style'], plain),
  ...each(['text-wrap', 'vertical-align'], { ...plain, sizes: { byUnit: {}, hasZero: true } }),
  ...each(['list-style-type'], plain),
  ...each(['font-family', 'font-feature-settings'], { ...plain, texts: 'any' }),
  ...each(['font-size'], textSize),
  ...each(['line-height'], lineHeight),
  ...each(['letter-spacing'], within(-1, 3)),
  ...each(['word-spacing'], within(0, 8)),
  ...each(['text-decoration', 'text-decoration-thickness'], within(0, 8, colour)),
  ...each(['text-underline-offset'], within(0, 8)),
  ...each(['box-shadow', 'text-shadow'], shadow),
  ...each(['opacity'], opacity),
  ...each(['content'], { ...plain, words: ['none', 'normal'], texts: 'empty' }),
  ...each(['display'], { ...plain, words: ['none'] }),
  ...each(['visibility'], { ...plain, words: ['visible', 'hidden'] }),
]);
