import { brandProperties, type Brand } from './brand.ts';
import { isHex, type Hex } from './color.ts';
import { vars } from './contract.css.ts';
import { propertyName } from './property-name.ts';
import { schemes, type Scheme } from './schemes.ts';
import { themeLook } from './theme-look.ts';
import type { Theme } from './theme-tokens.ts';

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

/** Pure, as brandTones is: same colours and theme, same paint. */
export function firstPaint(brand: Brand, scheme: Scheme, theme: Theme | null = null): FirstPaint {
  const properties = brandedOf(brand, scheme, theme);
  const { surface, text } = schemes[scheme];
  const own = {
    [names.page]: surface.page,
    [propertyName(vars.color.text.muted)]: text.muted,
  };
  const { page, background, words } = names;
  return {
    properties: { ...own, ...properties },
    page: hexOf(properties[page], surface.page),
    primary: hexOf(properties[background], surface.page),
    onPrimary: hexOf(properties[words], text.default),
  };
}

const names = {
  page: propertyName(vars.color.surface.page),
  background: propertyName(vars.color.action.primary.background),
  words: propertyName(vars.color.action.primary.text),
};

function brandedOf(brand: Brand, scheme: Scheme, theme: Theme | null): Record<string, string> {
  return theme === null ? brandProperties(brand, scheme) : themeLook(theme, brand, scheme).properties;
}

function hexOf(value: string | undefined, otherwise: Hex): Hex {
  return isHex(value) ? value : otherwise;
}
