import { expect, it } from 'vitest';
import { shipped } from '../../shells/server/licences-page.ts';

/** Licences that allow use in a commercial product and require at most that their text is included. */
const accepted = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream Vera',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of ibantools, in its own spelling.
  'MIT or MPL-2.0',
  'OFL-1.1',
  // A part of Python-2.0.
  'PSF-2.0',
  'Python-2.0',
]);

it('ships nothing under terms that are not accepted', () => {
  const packages = shipped();
  expect(packages.map(({ name }) => name)).toContain('react');
  expect(packages.filter(({ licence }) => licence === null || !accepted.has(licence))).toEqual([]);
});
