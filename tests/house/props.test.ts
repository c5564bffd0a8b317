import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { lineOf, parse, sourcesIn, asLines, walk, type Source, type Violation } from './source.ts';

/** Props by which a caller could change the look of a component. */
const ways = new Set(['className', 'style']);

function waysAround(source: Source): Violation[] {
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    if (!ts.isPropertySignature(node) || !ways.has(node.name.getText(file)) || !isOfCallers(node)) return;
    found.push({ path: source.path, line: lineOf(file, node), what: `takes ${node.name.getText(file)}` });
  });
  return found;
}

/** True within a type of props or the parameter of an exported component. */
function isOfCallers(node: ts.Node): boolean {
  const holder = ts.findAncestor(
    node,
    (one) =>
      ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isFunctionDeclaration(one),
  );
  if (holder === undefined) return false;
  if (!ts.isFunctionDeclaration(holder)) {
    return holder.name.text.endsWith('Props');
  }
  return holder.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

describe('the props of components', () => {
  it('leave how a thing looks to its variants', () => {
    const sources = sourcesIn('packages/components/src', ['.tsx', '.ts']);
    expect(sources.length).toBeGreaterThan(300);
    expect(asLines(sources.flatMap(waysAround))).toEqual([]);
  });

  it.each([
    'type Props = { className?: string };',
    'export interface BoxProps { style: object }',
    'export function Planted({ className }: { className: string }) {}',
  ])('refuse %s', (text) => {
    expect(waysAround({ path: 'packages/components/src/primitives/Planted.tsx', text })).toHaveLength(1);
  });

  it('let through what a component does with its own elements', () => {
    const text =
      'function Row({ className }: { className: string }) { return <p className={className} style={{ top }} />; }';
    expect(waysAround({ path: 'packages/components/src/primitives/Planted.tsx', text })).toEqual([]);
  });
});
