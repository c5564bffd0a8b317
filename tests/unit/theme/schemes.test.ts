import { contrast, isHex } from '@consignment/components/theme/color';
import { schemes } from '@consignment/components/theme/schemes';
import { describe, expect, test } from 'vitest';
import { shapePairs, textPairs, type Pair } from './pairs.ts';

const ratio = ({ ink, ground }: Pair): number => {
  if (!isHex(ink) || !isHex(ground)) throw new Error(`${ink} on ${ground} is not a pair of hex colours`);
  return contrast(ink, ground);
};
const below = (pairs: Pair[], least: number) =>
  pairs.filter((pair) => ratio(pair) < least).map((pair) => `${pair.name}: ${ratio(pair).toFixed(2)}`);

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  const pairs = textPairs(schemes[scheme]);

  test('reads at 4.5:1 in every pair', () => {
    expect(below(pairs, 4.5)).toEqual([]);
  });

  test('reads at 7:1 for default, muted and link text on every surface, and for tones', () => {
    const enhanced = pairs.filter(({ name }) => /^(text\.|selection\.|tone\.\w+\.text)/.test(name));
    expect(enhanced.length).toBeGreaterThan(40);
    expect(below(enhanced, 7)).toEqual([]);
  });

  test('bounds of controls, focus rings and signs of status have 3:1', () => {
    expect(below(shapePairs(schemes[scheme]), 3)).toEqual([]);
  });
});
