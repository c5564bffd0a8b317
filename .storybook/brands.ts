import { brandDefaults, brandProperties, type Brand } from '../packages/components/src/theme/brand.ts';
import type { Scheme } from '../packages/components/src/theme/schemes.ts';

/** The brands of the toolbar. Null is our own look; the last three are hard cases for contrast. */
export const brands = {
  none: { title: 'No brand', brand: null },
  defaults: { title: 'Shop, no colours chosen', brand: brandDefaults },
  yellow: {
    title: 'Shop in pale yellow',
    brand: { primary: '#fdf3b4', secondary: '#f6d365', font: '#333333', buttonText: '#ffffff' },
  },
  forest: {
    title: 'Shop in forest green',
    brand: { primary: '#1f5c3f', secondary: '#a8c686', font: '#2b2d2a', buttonText: '#ffffff' },
  },
  navy: {
    title: 'Shop in navy',
    brand: { primary: '#0b1f4b', secondary: '#c8102e', font: '#1a1a1a', buttonText: '#ffffff' },
  },
} as const satisfies Record<string, { title: string; brand: Brand | null }>;

/** The properties of a brand of the toolbar for ThemeRoot; null for our own look. */
export function brandOf(name: unknown, scheme: Scheme) {
  const brand = isBrandName(name) ? brands[name].brand : null;
  return brand === null ? null : brandProperties(brand, scheme);
}

function isBrandName(value: unknown): value is keyof typeof brands {
  return typeof value === 'string' && value in brands;
}
