import { brandVars } from './brand-vars.css.ts';
import { contrast, isHex, lowestContrast, toHex, toOklch, type Hex } from './color.ts';
import { propertyName } from './property-name.ts';
import { forShape, forText, mirrored, tint, walk } from './readable.ts';
import { schemes, type Scheme } from './schemes.ts';

/** A shop's own colours, as it typed them; each is used only when it is exactly seven characters of hex. */
export interface Brand {
  primary: string | null;
  secondary: string | null;
  font: string | null;
  buttonText: string | null;
}

/** Used for a colour that is missing or not hex (spec foundations §5, accounts §9). */
export const brandDefaults = {
  primary: '#eb008c',
  secondary: '#7101a5',
  font: '#333333',
  buttonText: '#ffffff',
} as const satisfies Record<keyof Brand, Hex>;

/** One colour of the shop that could not be used as it is, because text would have been hard to read. */
export interface BrandCorrection {
  what: 'primary' | 'buttonText' | 'font' | 'link' | 'accent';
  from: Hex;
  to: Hex;
  /** Contrast ratio of the corrected pair, 4.5 or more. */
  contrast: number;
  /** Contrast ratio that the shop's own choice would have had. */
  before: number;
}

export type BrandTone = keyof typeof brandVars;
export type BrandTones = Record<BrandTone, Hex | 'transparent'>;

/** How far in OKLCH lightness a shop's colour may move before another ink is the smaller change. */
const nudge = { background: 0.08, ink: 0.25 };

/** OKLCH lightness beneath which one dark looks like another. */
const darkestVisible = 0.15;

/**
 * The shop's colours as tones of one scheme. Every text pair holds 4.5:1; where the shop's choice would fall
 * short it is moved as little as possible, and the move is reported. Pure: same colours, same tones.
 */
export function brandTones(
  brand: Brand,
  scheme: Scheme,
): { tones: BrandTones; corrections: BrandCorrection[] } {
  const chosen = readBrand(brand);
  const theme = schemes[scheme];
  const away = scheme === 'light' ? 'darker' : 'lighter';
  const corrections: BrandCorrection[] = [];
  const report = (what: BrandCorrection['what'], from: Hex, to: Hex, grounds: readonly Hex[]) => {
    if (to === from) return;
    corrections.push({
      what,
      from,
      to,
      contrast: lowestContrast(to, grounds),
      before: lowestContrast(from, grounds),
    });
  };

  const button = readablePair(chosen.primary, chosen.buttonText);
  const buttonSteps = [
    button.background,
    shade(button.background, button.ink, 0.05),
    shade(button.background, button.ink, 0.1),
  ] as const;
  report('primary', chosen.primary, button.background, [button.ink]);
  report('buttonText', chosen.buttonText, button.ink, [button.background]);

  const accent = readablePair(chosen.secondary, brandDefaults.buttonText);
  report('accent', chosen.secondary, accent.background, [accent.ink]);

  const selection = tint(chosen.primary, scheme);
  const soft = tint(chosen.secondary, scheme);
  const { page, card, raised, sunken, field, hover } = theme.surface;
  const surfaces = [page, card, raised, sunken, field, hover];

  // A banner and the summary of a form's errors hold links too.
  const linkGrounds = [
    ...surfaces,
    selection,
    ...Object.values(theme.tone).map(({ background }) => background),
  ];
  const link = walk(chosen.primary, linkGrounds, forText, away);
  report('link', chosen.primary, link, linkGrounds);

  const { secondary, quiet } = theme.action;
  const inkGrounds = [
    ...linkGrounds,
    soft,
    ...[secondary.background, secondary.hover, secondary.active, quiet.hover, quiet.active].filter(isHex),
  ];
  const font = walk(mirrored(chosen.font, inkGrounds, scheme), inkGrounds, forText, away);
  report('font', chosen.font, font, inkGrounds);

  const focus = walk(chosen.primary, linkGrounds, forShape, away);
  const isButtonVisible = lowestContrast(button.background, linkGrounds) >= forShape;

  return {
    corrections,
    tones: {
      'action.primary.background': buttonSteps[0],
      'action.primary.hover': buttonSteps[1],
      'action.primary.active': buttonSteps[2],
      'action.primary.border': isButtonVisible ? 'transparent' : focus,
      'action.primary.text': button.ink,
      'action.secondary.text': font,
      'action.quiet.text': font,
      'accent.solid': accent.background,
      'accent.onSolid': accent.ink,
      'accent.soft': soft,
      'accent.onSoft': walk(chosen.secondary, [soft], forText, away),
      'text.default': font,
      'text.link': link,
      'text.linkHover': shade(link, page, 0.08),
      'border.focus': focus,
      'border.active': isButtonVisible ? button.background : focus,
      'selection.background': selection,
      'selection.border': focus,
      'selection.text': font,
    },
  };
}

/** Custom properties for the style attribute of a root element; every value is hex or `transparent`. */
export function brandStyle(tones: BrandTones): Record<string, string> {
  // Object.keys forgets the key type; brandVars is a closed record.
  return Object.fromEntries(
    (Object.keys(brandVars) as BrandTone[]).map((tone) => [propertyName(brandVars[tone]), tones[tone]]),
  );
}

/** The custom properties that a shop's colours are within a ThemeRoot of that scheme. */
export function brandProperties(brand: Brand, scheme: Scheme): Record<string, string> {
  return brandStyle(brandTones(brand, scheme).tones);
}

function readBrand(brand: Brand): Record<keyof Brand, Hex> {
  const read = (name: keyof Brand): Hex => {
    const value = brand[name];
    return isHex(value) ? (value.toLowerCase() as Hex) : brandDefaults[name];
  };
  return {
    primary: read('primary'),
    secondary: read('secondary'),
    font: read('font'),
    buttonText: read('buttonText'),
  };
}

/**
 * Both colours of a filled shape. In order of how little the shop's look changes: as they are; the ink moved a
 * little; the ground moved a little; a deep ink of the ground's own hue, then pure white or black, one of
 * which holds 4.58:1 on every colour there is.
 */
function readablePair(background: Hex, ink: Hex): { background: Hex; ink: Hex } {
  if (contrast(ink, background) >= forText) return { background, ink };
  const inkIsLighter = contrast(ink, '#000000') >= contrast(background, '#000000');
  const movedInk = walk(ink, [background], forText, inkIsLighter ? 'lighter' : 'darker');
  if (distance(ink, movedInk) <= nudge.ink) {
    if (contrast(movedInk, background) >= forText) return { background, ink: movedInk };
  }
  const moved = walk(background, [ink], forText, inkIsLighter ? 'darker' : 'lighter');
  if (distance(background, moved) <= nudge.background && contrast(moved, ink) >= forText) {
    return { background: moved, ink };
  }
  const { c, h } = toOklch(background);
  const inks: readonly Hex[] = [toHex({ l: 0.24, c: Math.min(c, 0.05), h }), '#ffffff'];
  return { background, ink: inks.find((one) => contrast(one, background) >= forText) ?? '#000000' };
}

/**
 * A step of lightness away from `other`, so that contrast only grows; towards it where there is no room left,
 * since steps near black cannot be seen.
 */
function shade(color: Hex, other: Hex, by: number): Hex {
  const { l, c, h } = toOklch(color);
  const outwards = contrast(color, '#000000') >= contrast(other, '#000000') ? by : -by;
  if (l + outwards < 1 && l + outwards > darkestVisible) {
    const further = toHex({ l: l + outwards, c, h });
    if (contrast(further, other) >= contrast(color, other)) return further;
  }
  const closer = toHex({ l: Math.max(l, darkestVisible) - outwards, c, h });
  return contrast(closer, other) >= forText ? closer : color;
}

function distance(one: Hex, other: Hex): number {
  return Math.abs(toOklch(one).l - toOklch(other).l);
}
