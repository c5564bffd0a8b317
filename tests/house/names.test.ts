import { describe, expect, it } from 'vitest';
import { asLines, exportsOf, sourcesIn, type Source, type Violation } from './source.ts';

const packages = [
  ...['domain', 'client', 'components', 'routing', 'server'].map((name) => `packages/${name}`),
  ...['merchant', 'portal', 'salesreps', 'server'].map((name) => `shells/${name}`),
];

/** React Router reads these of a route's module. */
const ofRoutes = ['Component', 'ErrorBoundary', 'loader', 'shouldRevalidate'];

/** Class names are of the component beside them; those of `theme` and `style` are for all. */
const isSheet = (path: string) => path.endsWith('.css.ts') && !/\/src\/(theme|style)\//.test(path);

/** Names that two files of a package export: a reader, and a search, cannot know which is meant. */
function twice(sources: readonly Source[]): Violation[] {
  const homes = new Map<string, Map<string, Violation>>();
  for (const source of sources.filter(({ path }) => !isSheet(path))) {
    const { path } = source;
    for (const { name, line } of exportsOf(source)) {
      if (path.includes('/src/routes/') && ofRoutes.includes(name)) continue;
      const places = homes.get(name) ?? new Map<string, Violation>();
      homes.set(name, places.set(path, { path, line, what: `exports ${name} too` }));
    }
  }
  return [...homes.values()].filter(({ size }) => size > 1).flatMap((places) => [...places.values()]);
}

describe('an exported name', () => {
  it.each(packages)('is unique in %s', (home) => {
    const sources = sourcesIn(home, ['.ts', '.tsx']);
    expect(sources.length).toBeGreaterThan(5);
    expect(asLines(twice(sources))).toEqual([]);
  });

  it('is found twice in two files, and once in one', () => {
    const file = (name: string, text: string) => ({ path: `packages/domain/src/${name}.ts`, text });
    const one = file(
      'a',
      'export function sumOf(a: number): number;\nexport function sumOf(a: string): number {}',
    );
    expect(twice([one])).toEqual([]);
    expect(twice([one, file('b', 'export const sumOf = 1;')])).toHaveLength(2);
    expect(twice([one, file('b', 'const [sumOf] = [1];\nexport { sumOf };')])).toHaveLength(2);
    expect(twice([one, file('b', 'export type sumOf = number;')])).toHaveLength(2);
    expect(twice([one, file('b', "export { sumOf } from './a.ts';")])).toEqual([]);
    expect(twice([one, file('b', "import { sumOf } from './a.ts';\nexport { sumOf };")])).toEqual([]);
    expect(twice([one, file('b', 'const sumOf = 1;')])).toEqual([]);
  });

  it('may be that of a route or of a class twice, where a framework or a sheet gives it', () => {
    const route = (name: string, text: string) => ({ path: `shells/portal/src/routes/${name}.tsx`, text });
    const loads = 'export async function loader() {}';
    expect(twice([route('a', loads), route('b', loads)])).toEqual([]);
    const helps = 'export function vendorOf() {}';
    expect(twice([route('a', helps), route('b', helps)])).toHaveLength(2);
    const sheet = (path: string) => ({
      path: `packages/components/src/${path}.css.ts`,
      text: 'export const frame = 1;',
    });
    expect(twice([sheet('parts/A'), sheet('parts/B')])).toEqual([]);
    expect(twice([sheet('style/a'), sheet('theme/b')])).toHaveLength(2);
  });
});
