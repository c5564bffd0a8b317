import {
  brandDefaults,
  brandStyle,
  brandTones,
  type Brand,
  type BrandTone,
} from '@consignment/components/theme/brand';
import { contrast, isHex, type Hex } from '@consignment/components/theme/color';
import { schemes, type Scheme, type SchemeColors } from '@consignment/components/theme/schemes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapePairs, textPairs, type Pair } from './pairs.ts';

const bothSchemes = ['light', 'dark'] as const;
const none: Brand = { primary: null, secondary: null, font: null, buttonText: null };

/** The theme as it looks once the brand's tones lie over it. */
function branded(brand: Brand, scheme: Scheme): SchemeColors {
  const theme = structuredClone(schemes[scheme]);
  const { tones } = brandTones(brand, scheme);
  for (const [path, value] of Object.entries(tones)) setAt(theme, path.split('.'), value);
  return theme;
}

function setAt(group: object, [key = '', ...rest]: string[], value: string): void {
  if (!Object.hasOwn(group, key)) throw new Error(`the theme has no ${key}`);
  const inner: unknown = Reflect.get(group, key);
  if (typeof inner === 'object' && inner !== null) setAt(inner, rest, value);
  else Reflect.set(group, key, value);
}

function unreadable(pairs: Pair[], least: number): string[] {
  return pairs
    .filter(({ ink, ground }) => !isHex(ink) || !isHex(ground) || contrast(ink, ground) < least)
    .map(({ name, ink, ground }) => `${name}: ${ink} on ${ground}`);
}

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);
const palettes = fc.record({ primary: hex, secondary: hex, font: hex, buttonText: hex });

describe.each(bothSchemes)('a brand in the %s theme', (scheme) => {
  test('500 random palettes leave no text under 4.5:1 and no ring, ticked box or chosen tab under 3:1', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const theme = branded(palette, scheme);
        expect(unreadable(textPairs(theme), 4.5)).toEqual([]);
        const shapes = shapePairs(theme).filter(({ name }) => /^border\.(focus|active)/.test(name));
        expect(unreadable(shapes, 3)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('4,096 colours in all four places, or with white button text, leave none either', () => {
    const steps = Array.from({ length: 16 }, (_, at) => (at * 17).toString(16).padStart(2, '0'));
    const failures: string[] = [];
    for (const red of steps) {
      for (const green of steps) {
        for (const blue of steps) {
          const color = `#${red}${green}${blue}`;
          for (const buttonText of [color, '#ffffff']) {
            const theme = branded({ primary: color, secondary: color, font: color, buttonText }, scheme);
            failures.push(...unreadable(textPairs(theme), 4.5));
            failures.push(...unreadable(shapePairs(theme), 3));
          }
        }
      }
    }
    expect(failures).toEqual([]);
  }, 60_000);

  test('every correction names the old colour, the new one, and both contrasts', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        for (const { from, to, before, contrast: after } of brandTones(palette, scheme).corrections) {
          expect(to).not.toBe(from);
          expect(before).toBeLessThan(4.5);
          expect(after).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});

test('a readable brand is left alone', () => {
  const brand = { primary: '#1f5c3f', secondary: '#4b2e83', font: '#2b2d2a', buttonText: '#ffffff' };
  const { tones, corrections } = brandTones(brand, 'light');
  expect(corrections).toEqual([]);
  expect(tones['action.primary.background']).toBe('#1f5c3f');
  expect(tones['action.primary.text']).toBe('#ffffff');
  expect(tones['text.link']).toBe('#1f5c3f');
  expect(tones['text.default']).toBe('#2b2d2a');
  expect(tones['accent.solid']).toBe('#4b2e83');
});

test('missing or malformed colours are the documented defaults', () => {
  const expected = brandTones(brandDefaults, 'light');
  expect(brandTones(none, 'light')).toEqual(expected);
  const wrong = { primary: '#fff', secondary: 'purple', font: '#12345678', buttonText: '#ff;}a{' };
  expect(brandTones(wrong, 'light')).toEqual(expected);
});

test('the default pink moves a hair so that its white label reads, and says so', () => {
  const { tones, corrections } = brandTones(none, 'light');
  expect(tones['action.primary.text']).toBe('#ffffff');
  expect(contrast('#ffffff', '#eb008c')).toBeLessThan(4.5);
  expect(corrections.map(({ what }) => what)).toContain('primary');
});

test('a pale yellow stays yellow: its label turns dark and the button gets an edge', () => {
  const brand = { ...none, primary: '#fdf3b4' };
  const { tones, corrections } = brandTones(brand, 'light');
  expect(tones['action.primary.background']).toBe('#fdf3b4');
  expect(corrections.find(({ what }) => what === 'buttonText')).toMatchObject({ from: '#ffffff' });
  const edge = tones['action.primary.border'];
  expect(isHex(edge) && contrast(edge, schemes.light.surface.card)).toBeGreaterThanOrEqual(3);
});

test('a button with white or corrected text shows hover and press, on any colour', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom(...bothSchemes), (primary, scheme) => {
      const { tones } = brandTones({ ...none, primary }, scheme);
      const states = ['background', 'hover', 'active'] as const;
      expect(new Set(states.map((state) => tones[`action.primary.${state}`])).size).toBe(3);
    }),
    { numRuns: 500 },
  );
});

test('the style is custom properties of the theme with hex values, and nothing that could break out', () => {
  fc.assert(
    fc.property(
      fc.record({ primary: fc.string(), secondary: hex, font: hex, buttonText: fc.string() }),
      (brand) => {
        const style = brandStyle(brandTones(brand, 'light').tones);
        expect(style).toHaveProperty('--cs-color-action-primary-background');
        for (const [name, value] of Object.entries(style)) {
          expect(name).toMatch(/^--cs-color-[a-z-]+$/);
          expect(value).toMatch(/^(#[0-9a-f]{6}|transparent)$/);
        }
      },
    ),
  );
});

test('upper case is the same colour', () => {
  const tone: BrandTone = 'action.primary.background';
  const lower = brandTones({ ...none, primary: '#1f5c3f' }, 'light').tones[tone];
  expect(brandTones({ ...none, primary: '#1F5C3F' }, 'light').tones[tone]).toBe(lower);
});
