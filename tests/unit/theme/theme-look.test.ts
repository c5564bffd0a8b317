import { brandProperties, brandDefaults } from '@consignment/components/theme/brand';
import { contrast, isHex, type Hex } from '@consignment/components/theme/color';
import { component, vars } from '@consignment/components/theme/contract.css';
import { propertyName } from '@consignment/components/theme/property-name';
import { schemes, type Scheme, type SchemeColors } from '@consignment/components/theme/schemes';
import { correctionsOf, noColours, themeLook } from '@consignment/components/theme/theme-look';
import {
  isColorPath,
  noTheme,
  tokenPaths,
  type Theme,
  type ThemeTokens,
} from '@consignment/components/theme/theme-tokens';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapePairs, textPairs } from './pairs.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);
const colors = fc.record(Object.fromEntries(tokenPaths.filter(isColorPath).map((path) => [path, hex])), {
  requiredKeys: [],
});

const themed = (tokens: ThemeTokens, dark: Theme['dark'] = {}): Theme => ({ tokens, dark, logo: null });

type Tree = { readonly [name: string]: string | Tree };

/** A scheme with the properties of a look laid over it, by the names of the contract. */
function laidOver(scheme: Scheme, properties: Record<string, string>): SchemeColors {
  const over = (names: Tree, values: Tree): Tree =>
    Object.fromEntries(
      Object.entries(names).map(([name, below]) => {
        const value = values[name] ?? '';
        if (typeof below === 'string') return [name, properties[propertyName(below)] ?? value];
        return [name, over(below, typeof value === 'string' ? {} : value)];
      }),
    );
  // The shape of the contract is that of its values.
  return over(vars.color, schemes[scheme] as unknown as Tree) as unknown as SchemeColors;
}

describe.each(['light', 'dark'] as const)('whatever a theme holds, in the %s scheme', (scheme) => {
  test('all words keep 4.5:1, and all edges 3:1', () => {
    fc.assert(
      fc.property(colors, colors, (tokens, dark) => {
        const { properties } = themeLook(themed(tokens, dark), noColours, scheme);
        const theme = laidOver(scheme, properties);
        const own = (reference: string, otherwise: string) =>
          properties[propertyName(reference)] ?? otherwise;
        const { surface, tone, text } = theme;
        const words = [
          ...textPairs(theme),
          {
            name: 'badge',
            ink: own(component.badge.text, tone.neutral.text),
            ground: own(component.badge.background, tone.neutral.background),
          },
          ...[surface.field, surface.sunken].map((ground) => ({
            name: 'field',
            ink: own(component.field.text, text.default),
            ground,
          })),
          ...[own(component.table.headText, text.muted), text.default].map((ink) => ({
            name: 'head of a table',
            ink,
            ground: own(component.table.headBackground, surface.sunken),
          })),
        ];
        const edges = shapePairs(theme).filter(
          ({ name }) => !/^border\.strong on (sunken|hover|selection)/.test(name),
        );
        const faults = [
          ...words.map((pair) => ({ ...pair, least: 4.5 })),
          ...edges.map((pair) => ({ ...pair, least: 3 })),
        ].filter(({ ink, ground, least }) => !isHex(ink) || !isHex(ground) || contrast(ink, ground) < least);
        expect(faults).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('every correction has both colours and both ratios', () => {
    fc.assert(
      fc.property(colors, (tokens) => {
        for (const { path, from, to, contrast: now, before } of correctionsOf(themed(tokens, tokens))) {
          const least = path === 'field.border' ? 3 : 4.5;
          expect(to).not.toBe(from);
          expect(Object.values(tokens)).toContain(from);
          expect(now).toBeGreaterThanOrEqual(least - 0.001);
          expect(before).toBeLessThan(least);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('without a theme the look is that of the four colours', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const brand = { primary: '#1f5c3f', secondary: '#a8c686', font: '#2b2d2a', buttonText: '#ffffff' };
    expect(themeLook(noTheme, brand, scheme).properties).toEqual(brandProperties(brand, scheme));
  }
});

test('a typed colour wins over the theme, and the theme over the default', () => {
  const theme = themed({ 'color.primary': '#0b1f4b', 'color.secondary': '#c8102e' });
  const typed = { ...noColours, primary: '#1f5c3f', secondary: 'red' };
  expect(themeLook(theme, typed, 'light').properties).toEqual(
    brandProperties({ ...brandDefaults, primary: '#1f5c3f', secondary: '#c8102e' }, 'light'),
  );
});

test('dark has its own colours where the theme gives them, also before a typed one', () => {
  const theme = themed({}, { 'color.primary': '#88ccee', 'color.page': '#101418' });
  const typed = { ...noColours, primary: '#1f5c3f' };
  expect(themeLook(theme, typed, 'light').properties).toEqual(
    brandProperties({ ...noColours, primary: '#1f5c3f' }, 'light'),
  );
  expect(themeLook(theme, typed, 'dark').properties).toEqual({
    ...brandProperties({ ...noColours, primary: '#88ccee' }, 'dark'),
    [propertyName(vars.color.surface.page)]: '#101418',
  });
});

test('a pale brand is reported: the button, the links and the edge of fields', () => {
  const made = correctionsOf(
    themed({
      'color.primary': '#fdf3b4',
      'color.buttonText': '#ffffff',
      'field.border': '#eeeeee',
      'table.headText': '#bbbbbb',
    }),
  ).filter(({ scheme }) => scheme === 'light');
  expect(made.map(({ path }) => path)).toEqual([
    'color.link',
    'color.buttonText',
    'field.border',
    'table.headText',
  ]);
});

test('shapes, space and type are set by their factors', () => {
  const type = { fontFamily: ['Lato'], fontWeight: 500, letterSpacing: 0.015 };
  const { properties } = themeLook(
    themed({
      density: 0.8,
      'radius.large': 0,
      'button.radius': 1.25,
      'font.family': ['Avenir Next', 'serif'],
      'typography.heading': { ...type, fontSize: 3.5, lineHeight: 1.1 },
    }),
    noColours,
    'dark',
  );
  expect(properties).toMatchObject({
    '--cs-space-medium': '0.8rem',
    '--cs-space-xxxlarge': '3.6rem',
    '--cs-radius-large': '0',
    '--cs-button-radius': '1.25rem',
    '--cs-font-family-text': "'Avenir Next', serif",
    '--cs-heading-family': expect.stringMatching(/^'Lato', 'Inter Variable', .*sans-serif$/) as string,
    '--cs-heading-weight': '500',
    '--cs-font-size-xxlarge': '3.5rem',
    '--cs-font-size-display': '5rem',
    '--cs-font-line-height-tight': '1.1',
    '--cs-font-tracking-tight': '0.004em',
  });
  expect(properties).not.toHaveProperty('--cs-space-none');
  expect(properties).not.toHaveProperty('--cs-font-size-medium');
});
