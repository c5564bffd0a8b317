import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { lineOf, parse, sourcesIn, asLines, walk, type Source, type Violation } from './source.ts';

const components = 'packages/components/src';
const colour =
  /#(?:[0-9a-f]{3}|(?!\d{4})[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** A length in px; 0 and 1px hairlines included, since the contract has names for those too. */
const pixels = /(?:^|[^\w.])-?\d*\.?\d+px\b/;

/** The exceptions, with their reasons. A name in the contract is nearly always better. */
const exceptions: Record<string, string> = {};

/** Raw colours and pixel lengths in the strings of a file; comments do not count. */
function rawValues(source: Source): Violation[] {
  if (source.path in exceptions) return [];
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (!isText || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return;
    const raw = colour.exec(node.text) ?? pixels.exec(node.text);
    // `${size}px` makes a length of a number that has no name.
    const unit = ts.isTemplateMiddleOrTemplateTail(node) && /^px\b/.test(node.text);
    if (raw !== null || unit)
      found.push({
        path: source.path,
        line: lineOf(file, node),
        what: `holds a raw value: ${node.text.trim()}`,
      });
  });
  return found;
}

describe('colours and lengths', () => {
  it('have names: none is written as a value above theme and style', { timeout: 60_000 }, () => {
    const sources = ['primitives', 'parts', 'screens'].flatMap((folder) =>
      sourcesIn(`${components}/${folder}`, ['.ts', '.tsx']),
    );
    const shells = ['merchant', 'portal', 'salesreps'].flatMap((name) =>
      sourcesIn(`shells/${name}`, ['.ts', '.tsx']),
    );
    expect(sources.length).toBeGreaterThan(10);
    expect(
      asLines(
        [...sources, ...shells, ...sourcesIn('packages/routing/src', ['.ts', '.tsx'])].flatMap(rawValues),
      ),
    ).toEqual([]);
  });

  it.each([
    `const a = { color: '#fff' };`,
    `const a = { color: '#EB008C80' };`,
    'const a = { background: `linear-gradient(rgb(1 2 3), ${x})` };',
    `const a = { border: '1px solid' };`,
    `const a = { margin: '-4px' };`,
    'const a = { width: `calc(${vars.space.small} + 12px)` };',
    'const a = { width: `${size}px` };',
    `const a = <b style={{ color: 'oklch(50% 0.1 20)' }} />;`,
  ])('refuses %s', (text) => {
    expect(rawValues({ path: `${components}/parts/Planted.tsx`, text })).toHaveLength(1);
  });

  it.each([
    `// was #fff and 12px\nconst a = vars.color.text;`,
    `const href = '#main'; const order = 'Order #1042';`,
    `const a = { width: '50%', inlineSize: '2em' };`,
  ])('lets through %j', (text) => {
    expect(rawValues({ path: `${components}/parts/Planted.tsx`, text })).toEqual([]);
  });
});
