/**
 * The themes as design tokens, for tools that do not run our code: the Design Tokens Community Group's format
 * (designtokens.org, Format Module 2025.10) and CSS custom properties. Made from the contract, so a name that is
 * added there is exported, and one without a value is an error.
 */
import { isHex } from './color.ts';
import { vars } from './contract.css.ts';
import { propertyName } from './property-name.ts';
import { scales } from './scales.ts';
import { hueTones, schemes, shadows, type Scheme } from './schemes.ts';
import { extension } from './theme-file.ts';
import { part, srgbOf } from './token-values.ts';

export type Color = {
  colorSpace: 'srgb';
  /** Red, green, blue, 0 to 1. */
  components: [number, number, number];
  alpha: number;
  hex: string;
};
export type Dimension = { value: number; unit: 'px' | 'rem' };
type Shadow = {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
};
type TokenValue =
  | { $type: 'color'; $value: Color }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'fontWeight' | 'number'; $value: number }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'shadow'; $value: Shadow[] };
type TokenType = TokenValue['$type'];

/** The format has no lengths in em: they are numbers, with the unit that a style sheet needs beside them. */
type InEm = { $extensions?: { [extension]: { unit: 'em' } } };

export type Token = TokenValue & InEm & { $description?: string };
export type TokenGroup = { $description?: string; [name: string]: Token | TokenGroup | string | undefined };

/** The type of every token below a path; the longest path decides. */
const types: Record<string, keyof typeof read> = {
  color: 'color',
  hued: 'number',
  shadow: 'shadow',
  space: 'dimension',
  size: 'dimension',
  'font.family': 'fontFamily',
  'font.size': 'dimension',
  'font.lineHeight': 'number',
  'font.weight': 'fontWeight',
  'font.tracking': 'em',
  radius: 'dimension',
  borderWidth: 'dimension',
  focus: 'dimension',
  'motion.duration': 'duration',
  'motion.easing': 'cubicBezier',
  zIndex: 'number',
};

/** Notes for designers on a group or a token, by path. */
const descriptions: Record<string, string> = {
  color: 'By what they mean, never by how they look. Text on its surface holds 4.5:1, most of it 7:1.',
  'color.surface': 'page behind everything; card on it; raised above cards; sunken wells and table heads.',
  'color.text.default': 'Holds 7:1 on every surface but the inverse one.',
  'color.text.muted': 'Second in rank; holds 7:1 as well.',
  'color.text.disabled': 'Only for controls that cannot be used.',
  'color.text.inverse': 'On surface.inverse.',
  'color.border.default': 'Decorative.',
  'color.border.strong': 'Bounds a control: 3:1.',
  'color.border.focus': 'The focus ring: 3:1 on every surface.',
  'color.action': 'The four kinds of button.',
  'color.accent': 'The second brand colour, solid and soft.',
  'color.tone': 'The meaning of a message or a status.',
  'color.selection': 'Selected rows and options.',
  'color.overlay': 'Behind dialogs.',
  'color.skeleton': 'A place that is still loading.',
  hued: 'OKLCH lightness and chroma of an avatar and its initials, for the hue of the name: 7:1 in every hue.',
  shadow: 'Height above the page.',
  space: 'Between things; a parent sets it.',
  'size.target': 'Smallest side of a primary action: 44 px at the usual text size.',
  'size.thumbnail': 'Product pictures: 100 px.',
  'size.content': 'Widths that text and forms are held to.',
  'font.lineHeight': 'A multiple of the size of the text.',
  'font.tracking': 'Letter spacing in em: a part of the size of the text.',
  borderWidth: 'In px: a line does not grow with the text.',
  focus: 'The ring around what has the keyboard.',
  'motion.duration': 'fast answers a pointer, medium is for what appears.',
  zIndex: 'The ladder, lowest first; nothing else is above 1. A menu may open within a dialog.',
};

/** Every token of one theme, in the DTCG format. Scales are the same in both. */
export function tokensOf(scheme: Scheme): TokenGroup {
  const title = scheme === 'light' ? 'Light' : 'Dark';
  return {
    $description: `Consignment, ${scheme} theme. ${title} colours and the scales that both themes share.`,
    ...group(vars, valuesOf(scheme), []),
  };
}

/** The same as custom properties: `:root` has the scales and the light theme, `[data-theme='dark']` the dark one. */
export function customProperties(): string {
  const light = declarations(vars, valuesOf('light'));
  const shared = new Set(declarations(vars, valuesOf('dark')).filter((line) => light.includes(line)));
  const dark = declarations(vars, valuesOf('dark')).filter((line) => !shared.has(line));
  return [
    '/* Written by `npm run generate` from packages/components/src/theme. Edit that, not this. */',
    block(':root', ['color-scheme: light;', ...light]),
    block("[data-theme='dark']", ['color-scheme: dark;', ...dark]),
    '',
  ].join('\n\n');
}

type Tree = { readonly [name: string]: string | Tree };

function valuesOf(scheme: Scheme): Tree {
  // An interface has no index signature, though every value below it is a string.
  return {
    color: schemes[scheme] as unknown as Tree,
    hued: hueTones[scheme],
    shadow: shadows[scheme],
    ...scales,
  };
}

/** Walks the contract, not the values: a name without a value is found, a value without a name cannot exist. */
function group(names: Tree, values: Tree, path: readonly string[]): TokenGroup {
  const described = descriptions[path.join('.')];
  return {
    ...(described !== undefined && { $description: described }),
    ...Object.fromEntries(
      Object.entries(names).map(([name, below]): [string, Token | TokenGroup] => {
        const at = [...path, name];
        const value = values[name];
        if (typeof below === 'string' && typeof value === 'string') return [name, token(at, value)];
        if (typeof below === 'object' && typeof value === 'object') return [name, group(below, value, at)];
        throw new RangeError(`The theme has no value for ${at.join('.')}.`);
      }),
    ),
  };
}

function token(path: readonly string[], css: string): Token {
  const at = path.join('.');
  const prefix = path.map((_, end) => path.slice(0, end + 1).join('.')).findLast((one) => one in types);
  const type = prefix === undefined ? undefined : types[prefix];
  if (type === undefined) throw new RangeError(`${at} has no type in the list of tokens.`);
  const description = descriptions[at];
  return { ...read[type](css), ...(description !== undefined && { $description: description }) };
}

/** From the CSS of the theme to the structure of the format. Each throws on what it does not know. */
const read: Record<TokenType | 'em', (css: string) => TokenValue & InEm> = {
  color: (css) => ({ $type: 'color', $value: color(css) }),
  dimension: (css) => ({ $type: 'dimension', $value: dimension(css) }),
  fontFamily: (css) => ({
    $type: 'fontFamily',
    $value: css.split(',').map((name) => name.trim().replace(/^'(.*)'$/, '$1')),
  }),
  fontWeight: (css) => ({ $type: 'fontWeight', $value: number(css) }),
  number: (css) => ({ $type: 'number', $value: number(css) }),
  em: (css) => ({
    $type: 'number',
    $value: number(css.replace(/em$/, '')),
    $extensions: { [extension]: { unit: 'em' } },
  }),
  duration: (css) => ({ $type: 'duration', $value: { value: number(css.replace(/ms$/, '')), unit: 'ms' } }),
  cubicBezier: (css) => ({
    $type: 'cubicBezier',
    $value: (/^cubic-bezier\((.+)\)$/.exec(css)?.[1] ?? '').split(',').map(number),
  }),
  shadow: (css) => ({ $type: 'shadow', $value: css.split(/,\s*(?![^(]*\))/).map(shadow) }),
};

function color(css: string): Color {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
  if (isHex(css)) return srgbOf(css);
  const [, red = '', green = '', blue = '', alpha = ''] =
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  const channels = [red, green, blue].map(number);
  const hex = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  const [r = 0, g = 0, b = 0] = channels.map(part);
  return { colorSpace: 'srgb', components: [r, g, b], alpha: number(alpha), hex };
}

function dimension(css: string): Dimension {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value = '', unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return { value: number(value), unit: unit === 'rem' ? 'rem' : 'px' };
}

function shadow(css: string): Shadow {
  const [, lengths = '', paint = ''] = /^(.+?) (rgb\(.+\))$/.exec(css) ?? [];
  const [x = '', y = '', blur = '0', spread = '0'] = lengths.split(' ');
  return {
    color: color(paint),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) throw new RangeError(`'${text}' is not a number.`);
  return value;
}

/** `--cs-…: value;`, one a token. The contract's own references give the names. */
function declarations(names: Tree, values: Tree): string[] {
  return Object.entries(names).flatMap(([name, below]) => {
    const value = values[name];
    if (typeof below === 'string' && typeof value === 'string') {
      return [`${propertyName(below)}: ${value};`];
    }
    return typeof below === 'object' && typeof value === 'object' ? declarations(below, value) : [];
  });
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}
