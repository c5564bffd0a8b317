import { lowestContrast, luminance, toHex, toOklch, type Hex } from './color.ts';
import { schemes, type Scheme } from './schemes.ts';

/** Lowest contrast of text, and of the bounds of a control or the focus ring (WCAG 2.2, 1.4.3 and 1.4.11). */
export const forText = 4.5;
export const forShape = 3;

/** The nearest lightness, in one direction, at which the colour holds `needed` on every ground. */
export function walk(
  from: Hex,
  grounds: readonly Hex[],
  needed: number,
  direction: 'darker' | 'lighter',
): Hex {
  if (lowestContrast(from, grounds) >= needed) return from;
  const { l, c, h } = toOklch(from);
  const step = direction === 'darker' ? -0.005 : 0.005;
  for (let at = l + step; at > 0 && at < 1; at += step) {
    const candidate = toHex({ l: at, c, h });
    if (lowestContrast(candidate, grounds) >= needed) return candidate;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}

/** A quiet ground of the colour's hue: nearly the card in light, a little above it in dark. */
export function tint(color: Hex, scheme: Scheme): Hex {
  const { c, h } = toOklch(color);
  return scheme === 'light'
    ? toHex({ l: 0.955, c: Math.min(c, 0.026), h })
    : toHex({ l: 0.285, c: Math.min(c, 0.045), h });
}

/** A dark font colour on a dark scheme starts from its mirror image, or it would end as a dull mid-grey. */
export function mirrored(font: Hex, grounds: readonly Hex[], scheme: Scheme): Hex {
  if (scheme === 'light' || lowestContrast(font, grounds) >= forText) return font;
  const { l, c, h } = toOklch(font);
  return toHex({ l: Math.max(l, 1 - l * 0.25), c: Math.min(c, 0.08), h });
}

/** A colour of a shop's own as a scheme can bear it, with what it was and is held to. */
export interface Readable {
  to: Hex;
  /** Lowest contrast ratio of `to`, 4.5 or more, and of the colour that was asked for. */
  contrast: number;
  before: number;
}

/**
 * `color` as words of a scheme, on whatever ground may be beneath them: the theme's own, a brand's tints, and each
 * that `groundOf` gives. Contrast goes by luminance alone, so the ground that is hardest to read on represents all.
 */
export function inkOf(color: Hex, scheme: Scheme): Readable {
  const grounds = [bounds(scheme).ground];
  const to = walk(mirrored(color, grounds, scheme), grounds, forText, away[scheme]);
  return { to, contrast: lowestContrast(to, grounds), before: lowestContrast(color, grounds) };
}

/**
 * `color` as a ground of a scheme, under any words that may be on it: the theme's own, those of a brand and each
 * that `inkOf` gives, and beneath the theme's focus ring and edges.
 */
export function groundOf(color: Hex, scheme: Scheme): Readable {
  const { l, c, h } = toOklch(color);
  const isLight = scheme === 'light';
  // The mirror image of a ground that belongs to the other scheme keeps how far it stands out.
  const from = (isLight ? l < 0.5 : l > 0.5) ? toHex({ l: 1 - l * (isLight ? 0.25 : 0.75), c, h }) : color;
  let to = from;
  for (let step = 1; !isGround(to, scheme) && step <= 200; step += 1) {
    const { l: start } = toOklch(from);
    const at = isLight ? start + step * 0.005 : start - step * 0.005;
    to = at >= 1 || at <= 0 ? (isLight ? '#ffffff' : '#000000') : toHex({ l: at, c, h });
  }
  return { to, contrast: asGround(to, scheme), before: asGround(color, scheme) };
}

/** Contrast with the words that are hardest to read of all there can be: on the limit they hold what text needs. */
function asGround(color: Hex, scheme: Scheme): number {
  const there = luminance(color) + 0.05;
  const limit = luminance(bounds(scheme).limit) + 0.05;
  const ratio = scheme === 'light' ? there / limit : limit / there;
  return Math.max(forText * ratio, 1 / (forText * ratio));
}

const away = { light: 'darker', dark: 'lighter' } as const;

function isGround(color: Hex, scheme: Scheme): boolean {
  const { limit } = bounds(scheme);
  return scheme === 'light' ? luminance(color) >= luminance(limit) : luminance(color) <= luminance(limit);
}

interface Bounds {
  /** The darkest ground of a light scheme, the lightest of a dark one: as far as a shop's own ground may go. */
  limit: Hex;
  /** The ground that is hardest to read on, of all there can be. */
  ground: Hex;
}

const known = new Map<Scheme, Bounds>();

function bounds(scheme: Scheme): Bounds {
  const found = known.get(scheme);
  if (found !== undefined) return found;
  const { surface, tone, action } = schemes[scheme];
  const hardest = (grounds: readonly Hex[]) =>
    grounds.reduce((one, other) =>
      luminance(one) < luminance(other) === (scheme === 'light') ? one : other,
    );
  const { page, card, raised, sunken, field, hover } = surface;
  const tones = Object.values(tone);
  // The links of a brand are checked against it, and nothing of the theme's own is harder to read on.
  const limit = hardest([
    page,
    card,
    raised,
    sunken,
    field,
    hover,
    ...tones.map(({ background }) => background),
  ]);
  const tints = Array.from({ length: 360 }, (_, hue) => tint(toHex({ l: 0.6, c: 0.2, h: hue }), scheme));
  const pressed = [action.secondary, action.quiet].flatMap(({ hover: over, active }) => [over, active]);
  const made = {
    limit,
    ground: hardest([limit, ...tints, ...pressed]),
  };
  known.set(scheme, made);
  return made;
}
