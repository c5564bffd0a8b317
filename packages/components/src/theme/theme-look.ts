import { brandStyle, brandTones, type Brand, type BrandCorrection, type BrandTones } from './brand.ts';
import { isHex, lowestContrast, type Hex } from './color.ts';
import { component, vars } from './contract.css.ts';
import { propertyName } from './property-name.ts';
import { forShape, forText, groundOf, inkOf, walk, type Readable } from './readable.ts';
import { scales } from './scales.ts';
import { schemes, type Scheme } from './schemes.ts';
import { type ColorPath, type Theme, type Typography } from './theme-tokens.ts';

/** A colour of a theme that could not be used as it is, since something would have been hard to read or to see. */
export interface ThemeCorrection {
  path: ColorPath;
  scheme: Scheme;
  from: Hex;
  to: Hex;
  /** Contrast ratio of what is used: 4.5 or more for words and what is behind them, 3 or more for an edge. */
  contrast: number;
  /** Contrast ratio that the theme's own colour would have had. */
  before: number;
}

export interface ThemeLook {
  /** Custom properties of the contract, for the style attribute of a root element. */
  properties: Record<string, string>;
  corrections: ThemeCorrection[];
}

/** No colour typed: the theme's own hold, and where it has none the documented default. */
export const noColours: Brand = { primary: null, secondary: null, font: null, buttonText: null };

/**
 * A shop's theme as one scheme has it. A documented colour that the shop has typed wins over that of its theme. Pure, and
 * whatever the theme holds, text keeps 4.5:1 and edges 3:1: each colour is moved as little as possible, and reported.
 *
 * The documented colours, links and buttons hold in both schemes unless the dark one has its own. Grounds, and words and
 * edges upon them, belong to the scheme that they are given for; where dark has none, it keeps ours.
 */
export function themeLook(theme: Theme, typed: Brand, scheme: Scheme): ThemeLook {
  const corrections: ThemeCorrection[] = [];
  const correct = (path: ColorPath, from: Hex, { to, contrast, before }: Readable) => {
    if (to !== from) corrections.push({ path, scheme, from, to, contrast, before });
    return to;
  };
  const { tones, corrected } = brandOf(theme, typed, scheme);
  for (const { path, ...correction } of corrected) corrections.push({ path, scheme, ...correction });

  const own = scheme === 'light' ? theme.tokens : theme.dark;
  const { surface, tone } = schemes[scheme];
  const ground = (path: ColorPath): Hex | null => {
    const color = own[path];
    return color === undefined ? null : correct(path, color, groundOf(color, scheme));
  };
  const on = (path: ColorPath, grounds: readonly Hex[], needed: number): Hex | null => {
    const color = own[path];
    if (color === undefined) return null;
    const to = walk(color, grounds, needed, scheme === 'light' ? 'darker' : 'lighter');
    const ratios = { contrast: lowestContrast(to, grounds), before: lowestContrast(color, grounds) };
    return correct(path, color, { to, ...ratios });
  };
  const page = ground('color.page');
  const card = ground('color.card');
  const field = ground('field.background');
  const badge = ground('badge.background');
  const head = ground('table.headBackground');
  const around = [page ?? surface.page, card ?? surface.card, card ?? surface.raised];
  const inField = field ?? surface.field;

  const properties = { ...brandStyle(tones) };
  const set = (reference: string, value: string | null) => {
    if (value !== null) properties[propertyName(reference)] = value;
  };
  set(vars.color.surface.page, page);
  set(vars.color.surface.card, card);
  set(vars.color.surface.raised, card);
  set(vars.color.surface.field, field);
  set(vars.color.border.strong, on('field.border', [...around, inField], forShape));
  set(component.field.text, on('field.text', [inField, surface.sunken], forText));
  set(component.badge.background, badge);
  set(component.badge.border, badge);
  set(component.badge.text, on('badge.text', [badge ?? tone.neutral.background], forText));
  set(component.table.headBackground, head);
  set(component.table.headText, on('table.headText', [head ?? surface.sunken], forText));
  // Decorative, as the one it stands for.
  set(component.table.border, own['table.border'] ?? null);
  for (const [reference, value] of shapesOf(theme)) set(reference, value);
  return { properties, corrections };
}

/** The corrections of both schemes, of the colours that the theme itself gives. */
export function correctionsOf(theme: Theme): ThemeCorrection[] {
  const own = new Set<unknown>([...Object.values(theme.tokens), ...Object.values(theme.dark)]);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    themeLook(theme, noColours, scheme).corrections.filter(({ from }) => own.has(from)),
  );
}

/** A correction as one line, as the command and Storybook show it. */
export function lineOfCorrection({ path, scheme, from, to, contrast, before }: ThemeCorrection): string {
  return `${path} (${scheme}): ${to} is used in place of ${from}, which would be hard to read: ${ratio(before)} to 1, now ${ratio(contrast)} to 1.`;
}

// Never rounded up to what is enough.
function ratio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

type BrandCorrected = Omit<ThemeCorrection, 'scheme'>;

const brandPaths = {
  primary: 'color.primary',
  buttonText: 'color.buttonText',
  font: 'color.text',
  link: 'color.link',
  accent: 'color.secondary',
} as const satisfies Record<BrandCorrection['what'], ColorPath>;

/** The tones of the documented colours, with the main button's own and the links' own laid over them. */
function brandOf(
  theme: Theme,
  typed: Brand,
  scheme: Scheme,
): { tones: BrandTones; corrected: BrandCorrected[] } {
  const chosen = (path: ColorPath, value: string | null = null) => {
    const dark = scheme === 'dark' ? theme.dark[path] : undefined;
    return dark ?? (isHex(value) ? value : (theme.tokens[path] ?? null));
  };
  const brand: Brand = {
    primary: chosen('color.primary', typed.primary),
    secondary: chosen('color.secondary', typed.secondary),
    font: chosen('color.text', typed.font),
    buttonText: chosen('color.buttonText', typed.buttonText),
  };
  const [background, text, link] = [chosen('button.background'), chosen('button.text'), chosen('color.link')];
  const base = brandTones(brand, scheme);
  const button = brandTones(
    { ...brand, primary: background ?? brand.primary, buttonText: text ?? brand.buttonText },
    scheme,
  );
  // It may be on a tint of the first colour, which is not its own.
  const ink = link === null ? null : inkOf(link, scheme);
  const links = ink === null ? base : brandTones({ ...brand, primary: ink.to }, scheme);
  const { tones } = button;
  const corrected = [
    ...base.corrections.flatMap(({ what, ...rest }) =>
      what === 'primary' || what === 'buttonText' || (what === 'link' && link !== null)
        ? []
        : [{ path: brandPaths[what], ...rest }],
    ),
    ...button.corrections.flatMap(({ what, ...rest }): BrandCorrected[] => {
      if (what === 'primary')
        return [{ path: background === null ? 'color.primary' : 'button.background', ...rest }];
      return what === 'buttonText'
        ? [{ path: text === null ? 'color.buttonText' : 'button.text', ...rest }]
        : [];
    }),
    ...(link !== null && ink !== null && ink.to !== link
      ? [{ path: 'color.link', from: link, ...ink } as const]
      : []),
  ];
  return {
    corrected,
    tones: {
      ...base.tones,
      'action.primary.background': tones['action.primary.background'],
      'action.primary.hover': tones['action.primary.hover'],
      'action.primary.active': tones['action.primary.active'],
      'action.primary.border': tones['action.primary.border'],
      'action.primary.text': tones['action.primary.text'],
      'text.link': links.tones['text.link'],
      'text.linkHover': links.tones['text.linkHover'],
    },
  };
}

/** All that is no colour, and the same in both schemes. */
function shapesOf({ tokens }: Theme): (readonly [reference: string, value: string])[] {
  const { 'typography.body': body, 'typography.heading': heading, density = 1 } = tokens;
  const family = body?.fontFamily ?? tokens['font.family'];
  const bySize = body === undefined ? 1 : body.fontSize / parseFloat(scales.font.size.medium);
  const byTitle = heading === undefined ? bySize : heading.fontSize / parseFloat(scales.font.size.xxlarge);
  const titles: readonly string[] = ['xlarge', 'xxlarge', 'display'];
  const { radius, font, space } = vars;
  return [
    ...lengths(space, scales.space, () => density),
    ...lengths(font.size, scales.font.size, (name) => (titles.includes(name) ? byTitle : bySize)),
    ...given(radius.small, tokens['radius.small'], rem),
    ...given(radius.medium, tokens['radius.medium'], rem),
    ...given(radius.large, tokens['radius.large'], rem),
    ...given(component.button.radius, tokens['button.radius'], rem),
    ...given(component.badge.radius, tokens['badge.radius'], rem),
    ...given(component.field.radius, tokens['field.radius'], rem),
    ...given(font.family.text, family, fontsOf),
    ...given(font.weight.regular, body?.fontWeight, String),
    ...given(font.lineHeight.body, body?.lineHeight, String),
    ...given(font.tracking.normal, body && trackingOf(body), (one) => one),
    ...given(component.heading.family, heading?.fontFamily, fontsOf),
    ...given(component.heading.weight, heading?.fontWeight, String),
    ...given(font.lineHeight.tight, heading?.lineHeight, String),
    ...given(font.tracking.tight, heading && trackingOf(heading), (one) => one),
  ];
}

function given<Value>(reference: string, value: Value | undefined, css: (value: Value) => string) {
  return value === undefined ? [] : [[reference, css(value)] as const];
}

/** A scale times a factor; what the factor leaves as it is stays with the style sheet. */
function lengths(
  references: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  factorOf: (name: string) => number,
): (readonly [string, string])[] {
  return Object.entries(references).flatMap(([name, reference]) => {
    const value = parseFloat(values[name] ?? '0');
    const factor = factorOf(name);
    return value === 0 || factor === 1 ? [] : [[reference, rem(value * factor)] as const];
  });
}

function rem(length: number): string {
  const rounded = Math.round(length * 10_000) / 10_000;
  return rounded === 0 ? '0' : `${rounded}rem`;
}

function trackingOf({ fontSize, letterSpacing }: Typography): string {
  const em = Math.round((letterSpacing / fontSize) * 1000) / 1000;
  return em === 0 ? '0' : `${em}em`;
}

const generic = new Set([
  ...['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-rounded'],
  'ui-monospace',
]);

/** The reader has none of some fonts, so ours come after them. Their names have no quotes. */
function fontsOf(names: readonly string[]): string {
  const quoted = names.map((name) => (generic.has(name) ? name : `'${name}'`));
  return names.some((name) => generic.has(name))
    ? quoted.join(', ')
    : [...quoted, scales.font.family.text].join(', ');
}
