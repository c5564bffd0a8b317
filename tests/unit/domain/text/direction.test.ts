import { directionOf, isolated } from '@consignment/domain/text/direction';
import { expect, it } from 'vitest';

it('a name in a sentence keeps its own direction, and nothing of it reaches the words around it', () => {
  expect(isolated('Zoë (1)')).toBe('Zoë (1)');
  expect(isolated('שוק (1)')).toBe('\u2068שוק (1)\u2069');
  expect(isolated('שוק\u2069 (1)')).toBe('\u2068שוק (1)\u2069');
});

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['en', 'ltr'],
  ['de-DE', 'ltr'],
  ['ja', 'ltr'],
  // Mapuche, whose tag begins as that of Arabic.
  ['arn', 'ltr'],
  ['', 'ltr'],
] as const)('the language “%s” is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
