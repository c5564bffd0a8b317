import { readFileSync } from 'node:fs';
import { exportTheme, loadTheme, reshape, shapeOf } from '@consignment/components/theme/theme-desk';
import { readTheme } from '@consignment/components/theme/theme-file';
import { expect, test } from 'vitest';

const example = readFileSync(
  new URL('../../../packages/components/tokens/example.tokens.json', import.meta.url),
  'utf8',
);

function partsOf(file: string) {
  const loaded = loadTheme(file, null);
  if (loaded.is === 'faulty') throw new Error(loaded.lines.join('\n'));
  return loaded.parts;
}

test('the documented colours of a file are taken apart, and an export has all of it again', () => {
  const parts = partsOf(example);
  expect(parts.colours).toEqual({
    primary: '#2e5c3d',
    secondary: '#b65b3d',
    font: '#212723',
    buttonText: '#f7f4ec',
  });
  expect(parts.tokens).not.toContain('primary');
  const logo = { url: 'https://shop.example/a.png', title: 'A shop' };
  const read = readTheme(exportTheme({ ...parts, logo }, 'A shop'));
  const before = readTheme(example);
  if (read.is === 'faulty' || before.is === 'faulty') throw new Error('a file is refused');
  expect(read.theme).toEqual({ ...before.theme, logo });
});

test('half a colour and an uploaded logo are left out of an export', () => {
  const colours = { primary: '#12', secondary: '#AABBCC', font: '', buttonText: '' };
  const read = readTheme(
    exportTheme({ colours, logo: { url: '/api/files/logos/1-a/', title: '' }, tokens: '' }, 'A shop'),
  );
  expect(read).toMatchObject({ theme: { tokens: { 'color.secondary': '#aabbcc' }, logo: null } });
});

test('a shape is changed and changed back, and leaves all else', () => {
  expect(shapeOf('')).toEqual({ font: '', corners: 'usual', density: 'usual' });
  const changed = reshape('', { font: 'Georgia, serif', corners: 'round', density: 'compact' });
  expect(shapeOf(changed)).toEqual({ font: 'Georgia, serif', corners: 'round', density: 'compact' });
  expect(reshape(changed, { font: '', corners: 'usual', density: 'usual' })).toBe('');

  const { tokens } = partsOf(example);
  expect(shapeOf(tokens)).toEqual({
    font: 'Avenir Next, Segoe UI, sans-serif',
    corners: 'own',
    density: 'own',
  });
  expect(reshape(tokens, { corners: 'own', density: 'own' })).toBe(tokens);
  const square = reshape(tokens, { corners: 'square', font: 'Georgia, serif' });
  expect(shapeOf(square)).toEqual({ font: 'Georgia, serif', corners: 'square', density: 'own' });
  expect(readTheme(square)).toMatchObject({
    theme: { tokens: { 'button.radius': 1.25, 'color.page': '#f7f4ec' } },
  });
});
