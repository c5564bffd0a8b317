import { contrast, isHex, luminance, toHex, toOklch, type Hex } from '@consignment/components/theme/color';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

test('black on white is 21:1, a colour on itself 1:1, and order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  fc.assert(
    fc.property(anyHex, anyHex, (one, other) => {
      expect(contrast(one, one)).toBe(1);
      expect(contrast(one, other)).toBe(contrast(other, one));
    }),
  );
});

test('known values: #767676 is the lightest grey at 4.5:1 on white; red has luminance 0.2126', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 6);
});

test('OKLCH of a pure red, after the published reference values', () => {
  const red = toOklch('#ff0000');
  expect(red.l).toBeCloseTo(0.62796, 4);
  expect(red.c).toBeCloseTo(0.25768, 4);
  expect(red.h).toBeCloseTo(29.234, 2);
});

test('hex survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
    { numRuns: 2000 },
  );
});

test('a colour beyond sRGB keeps its hue and gives up chroma', () => {
  const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }));
  expect(shown.c).toBeLessThan(0.4);
  expect(Math.abs(shown.h - 150)).toBeLessThan(2);
});

test('only seven characters of hex are a colour', () => {
  for (const no of ['', 'red', '#fff', '#ffffff00', '#12345g', ' #12345', '#123456\n', 'url(x)', null, 7]) {
    expect(isHex(no)).toBe(false);
  }
  expect(isHex('#eb008c')).toBe(true);
  expect(isHex('#EB008C')).toBe(true);
});
