import { contrast, toHex, toOklch } from '@consignment/components/theme/color';
import { hueTones } from '@consignment/components/theme/schemes';
import { nameHue } from '@consignment/domain/text/name-hue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe.each(['light', 'dark'] as const)('a name in its own hue, in the %s theme', (scheme) => {
  const colorOf = (part: 'ground' | 'ink', h: number) => {
    const { lightness, chroma } = hueTones[scheme][part];
    return { l: Number(lightness), c: Number(chroma), h };
  };

  it('has a ground and words that every screen can show as they are, in each of the 360 hues', () => {
    for (let h = 0; h < 360; h += 1) {
      for (const part of ['ground', 'ink'] as const) {
        const asked = colorOf(part, h);
        expect(Math.abs(toOklch(toHex(asked)).c - asked.c), `${part} at ${h}°`).toBeLessThan(0.004);
      }
    }
  });

  it('reads at 7:1, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const hue = nameHue(name);
        expect(contrast(toHex(colorOf('ink', hue)), toHex(colorOf('ground', hue)))).toBeGreaterThan(7);
      }),
    );
  });
});
