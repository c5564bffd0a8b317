import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths as merchantPaths } from '../../../shells/merchant/src/paths.ts';
import { paths as portalPaths } from '../../../shells/portal/src/paths.ts';
import { paths as salesrepsPaths } from '../../../shells/salesreps/src/paths.ts';
import { pagesOf } from '../../../shells/server/page-files.ts';

const shells = join(import.meta.dirname, '../../../shells');
const apps = { merchant: merchantPaths, portal: portalPaths, salesreps: salesrepsPaths };
const pagesIn = (name: keyof typeof apps) => pagesOf({ root: join(shells, name), paths: apps[name] });

/** The modules of the page at an address of an app, and whether it needs a session. */
function pageAt(name: keyof typeof apps, path: string) {
  const page = pagesIn(name).find(({ pattern }) => new RegExp(`^${pattern}/?$`).test(path));
  if (page === undefined) return null;
  const modules = page.modules.map((module) => relative(join(shells, name, 'src/routes'), module));
  return { modules, needsSession: page.needsSession };
}

describe('the pages of an app', () => {
  it.each(Object.keys(apps) as (keyof typeof apps)[])('of %s are all that its table imports', (name) => {
    const text = readFileSync(join(shells, name, 'src/pages.ts'), 'utf8');
    const imported = [...text.matchAll(/import\('\.\/routes\/(.+)'\)/g)].map((match) => match[1]);
    const known = pagesIn(name).flatMap(({ modules }) => modules);
    expect(imported.length).toBeGreaterThan(10);
    expect(new Set(known)).toEqual(
      new Set(imported.map((file) => join(shells, name, 'src/routes', file ?? ''))),
    );
  });

  it('are found by their addresses, with the routes around them', () => {
    expect(pageAt('merchant', '/vendors/7')).toEqual({ modules: ['vendor/vendor.tsx'], needsSession: true });
    expect(pageAt('merchant', '/vendors/')?.modules).toEqual(['vendors.tsx']);
    expect(pageAt('merchant', '/onboarding')).toEqual(pageAt('merchant', '/onboarding/2'));
    expect(pageAt('merchant', '/settings')?.modules).toEqual([
      'settings/settings.tsx',
      'settings/settings-general.tsx',
    ]);
    expect(pageAt('merchant', '/settings/paypal')?.modules).toEqual([
      'settings/settings.tsx',
      'settings/settings-paypal.tsx',
    ]);
    expect(pageAt('merchant', '/sign-in')).toEqual({ modules: ['session/sign-in.tsx'], needsSession: false });
    expect(pageAt('portal', '/')).toEqual({
      modules: ['portal.tsx', 'vendor.tsx', 'commissions.tsx'],
      needsSession: true,
    });
    expect(pageAt('portal', '/reset-password/a/b')?.needsSession).toBe(false);
    expect(pageAt('merchant', '/no/such/page')).toBeNull();
  });
});
