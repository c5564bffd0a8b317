import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { importsOf, lineOf, parse, sourcesIn, asLines, walk, type Source, type Violation } from './source.ts';

const components = 'packages/components/src';

/** Globals with effects or changing values; bare or behind window and globalThis. */
const outside = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'process',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'performance',
]);
const members: Record<string, readonly string[]> = {
  Date: ['now'],
  Math: ['random'],
  crypto: ['randomUUID', 'getRandomValues'],
  navigator: ['sendBeacon'],
};

/** Clocks, randomness, network, storage and environment in code that has to get them as parameters. */
function impurities(source: Source): Violation[] {
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    const what = faultOf(node);
    if (what !== null) found.push({ path: source.path, line: lineOf(file, node), what });
  });
  return found;
}

function faultOf(node: ts.Node): string | null {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Date') {
    return (node.arguments?.length ?? 0) === 0 ? 'reads the clock: new Date()' : null;
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Date')
    return 'reads the clock: Date()';
  if (
    ts.isMetaProperty(node) &&
    ts.isPropertyAccessExpression(node.parent) &&
    node.parent.name.text === 'env'
  ) {
    return 'reads import.meta.env';
  }
  if (ts.isPropertyAccessExpression(node)) {
    const owner = node.expression.getText();
    if (members[owner]?.includes(node.name.text)) return `uses ${owner}.${node.name.text}`;
    if (['window', 'globalThis', 'self'].includes(owner) && outside.has(node.name.text))
      return `uses ${owner}.${node.name.text}`;
    return null;
  }
  if (!ts.isIdentifier(node) || !outside.has(node.text)) return null;
  return isReference(node) ? `uses ${node.text}` : null;
}

/** True for an identifier that means the global, not a member, a declared name or a type. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent) || ts.isArrowFunction(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return ts.isReturnStatement(parent) || ts.isJsxExpression(parent) || ts.isElementAccessExpression(parent);
}

/** The pure part of each feature of the server. */
const ofFeatures = () =>
  sourcesIn('packages/server/src/features', ['.ts']).filter(({ path }) => /\/domain\/[^/]+$/.test(path));

/** Its imports beside packages/domain and the types of columns. */
function impureImports(source: Source): string[] {
  return importsOf(source).flatMap(({ specifier }) =>
    /^\.\/|^@consignment\/domain\/|\/database\/column-types\.ts$/.test(specifier) ? [] : [specifier],
  );
}

describe('the domain of a feature', () => {
  it('imports what is pure', () => {
    expect(ofFeatures().flatMap(impureImports)).toEqual([]);
  });

  it('with a query is found', () => {
    const text = `import { sumMoney } from '@consignment/domain/money/money';
      import { payRunById } from '../queries/pay-runs.ts';`;
    const path = 'packages/server/src/features/pay-runs/domain/planted.ts';
    expect(impureImports({ path, text })).toEqual(['../queries/pay-runs.ts']);
  });
});

describe('domain, the domain of a feature, and components', () => {
  it('get time, randomness, network and storage as parameters', { timeout: 60_000 }, () => {
    const sources = [
      ...sourcesIn('packages/domain/src', ['.ts']),
      ...ofFeatures(),
      ...sourcesIn(components, ['.ts', '.tsx']),
    ];
    expect(ofFeatures().length).toBeGreaterThan(15);
    expect(sources.length).toBeGreaterThan(30);
    expect(asLines(sources.flatMap(impurities))).toEqual([]);
  });

  it.each([
    'const now = new Date();',
    'const now = Date.now();',
    'const now = Date();',
    'const id = Math.random();',
    'const id = crypto.randomUUID();',
    `useEffect(() => { void fetch('/api/'); }, []);`,
    `const load = fetch;`,
    `window.localStorage.setItem('a', 'b');`,
    `const mode = process.env['MODE'];`,
    'const mode = import.meta.env.MODE;',
    'new EventSource(url);',
  ])('refuses %s', (text) => {
    expect(impurities({ path: `${components}/parts/Planted.tsx`, text })).toHaveLength(1);
  });

  it.each([
    'const day = new Date(iso);',
    'const day = Date.UTC(2026, 0, 1);',
    '// fetch and Date.now() are refused\nconst a = 1;',
    'const a = { fetch: 1 }; type B = { process: string }; b.fetch();',
  ])('lets through %j', (text) => {
    expect(impurities({ path: `${components}/parts/Planted.tsx`, text })).toEqual([]);
  });
});
