/**
 * Colour arithmetic: sRGB hex ↔ OKLCH and the contrast ratio of WCAG 2. Pure.
 * OKLab matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */

/** `#` and six hex digits, as in `#eb008c`. */
export type Hex = `#${string}`;

/** Lightness 0…1, chroma 0…about 0.37, hue in degrees 0…360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const strictHex = /^#[0-9a-f]{6}$/i;

/** True for exactly seven characters of hex colour: nothing shorter, longer, named or with alpha. */
export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && strictHex.test(value);
}

/** Relative luminance, 0 (black) … 1 (white), after WCAG 2.2. */
export function luminance(hex: Hex): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two opaque colours, 1…21, after WCAG 2.2. */
export function contrast(one: Hex, other: Hex): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The lowest contrast of `ink` against any of `grounds`; Infinity when there are none. */
export function lowestContrast(ink: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)));
}

export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * (180 / Math.PI) + 360) % 360 };
}

/** The nearest colour sRGB can show: lightness and hue are kept, chroma gives way. */
export function toHex({ l, c, h }: Oklch): Hex {
  if (l >= 1) return '#ffffff';
  if (l <= 0) return '#000000';
  const full = toLinearRgb({ l, c, h });
  if (isInGamut(full)) return encode(full);
  let low = 0;
  let high = c;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb({ l, c: middle, h }))) low = middle;
    else high = middle;
  }
  return encode(toLinearRgb({ l, c: low, h }));
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(rgb: Triple): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function encode(rgb: Triple): Hex {
  const digits = rgb.map((channel) => {
    const bounded = Math.min(1, Math.max(0, channel));
    const curved = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function toLinear(hex: Hex): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
