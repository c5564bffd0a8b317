import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameHue } from '@consignment/domain/text/name-hue';

describe('the hue of a name', () => {
  it('is a whole degree of the circle, and the same however the name is spaced or capitalised', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const hue = nameHue(name);
        expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true);
        expect(nameHue(`  ${name} `)).toBe(hue);
      }),
    );
    expect(nameHue('JUNIPER & OAK')).toBe(nameHue('Juniper & Oak'));
    expect(nameHue('E\u0301lodie')).toBe(nameHue('\u00c9lodie'));
  });

  it('spreads names over the circle: of 1,200 like names, each twelfth holds between half and twice its share', () => {
    const twelfths = Array.from({ length: 12 }, () => 0);
    for (let at = 0; at < 1200; at += 1) {
      const twelfth = Math.floor(nameHue(`Vendor ${at}`) / 30);
      twelfths[twelfth] = (twelfths[twelfth] ?? 0) + 1;
    }
    expect(Math.min(...twelfths)).toBeGreaterThan(50);
    expect(Math.max(...twelfths)).toBeLessThan(200);
  });
});
