import { brandStyle, brandTones, type Brand } from './brand.ts';
import type { Hex } from './color.ts';
import { vars } from './contract.css.ts';
import { nameOf } from './property-name.ts';
import { schemes, type Scheme } from './schemes.ts';

/** The first paint of a page of a shop, before any script or style sheet of ours is there. */
export type FirstPaint = {
  /** Custom properties of the contract, with the values that ThemeRoot gives them later. */
  properties: Record<string, string>;
  /** Behind everything. */
  page: Hex;
  /** The shop's first colour as its buttons have it, and what is written on it. */
  primary: Hex;
  onPrimary: Hex;
};

/** Pure, as brandTones is: same colours, same paint. */
export function firstPaint(brand: Brand, scheme: Scheme): FirstPaint {
  const { tones } = brandTones(brand, scheme);
  const { surface, text } = schemes[scheme];
  const own = {
    [nameOf(vars.color.surface.page)]: surface.page,
    [nameOf(vars.color.text.muted)]: text.muted,
  };
  return {
    properties: { ...own, ...brandStyle(tones) },
    page: surface.page,
    // Only a border may be without a colour.
    primary: tones['action.primary.background'] as Hex,
    onPrimary: tones['action.primary.text'] as Hex,
  };
}
