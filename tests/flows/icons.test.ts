/** The icons of browser tabs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shells } from '../../shells/server/build.ts';

const root = join(import.meta.dirname, '../..');
const bases: Record<string, string> = {
  merchant: '/',
  portal: '/apps/vendor-portal/',
  salesreps: '/salesreps/',
};

describe('the icon of a tab', () => {
  it.each(shells)('is linked by $name and exists', ({ name, output }) => {
    const page = readFileSync(join(root, output, 'index.html'), 'utf8');
    const href = /<link rel="icon"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '';
    const base = bases[name] ?? '';
    expect(href.startsWith(`${base}assets/`)).toBe(true);
    expect(readFileSync(join(root, output, href.slice(base.length)), 'utf8')).toContain('<svg');
  });

  it('is at the default address of browsers too', () => {
    const icon = readFileSync(join(root, 'shells/merchant/dist/favicon.ico'));
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  });
});
