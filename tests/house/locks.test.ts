import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { lineOf, parse, sourcesIn, asLines, walk, type Source, type Violation } from './source.ts';

const lockingCalls = ['forUpdate', 'forNoKeyUpdate', 'forShare'];
const lockingSql = /\bfor (?:no key )?(?:update|share)\b/;

/** Statements with row locks in a function that does not call takeLock; `skip locked` needs no order. */
function unnamedLocks(source: Source): Violation[] {
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    const isCall = ts.isPropertyAccessExpression(node) && lockingCalls.includes(node.name.text);
    const isSql = ts.isTaggedTemplateExpression(node) && lockingSql.test(node.template.getText(file));
    if (!isCall && !isSql) return;
    const around = functionAround(node)?.getText(file) ?? '';
    if (/\btakeLock\(|\.skipLocked\(\)/.test(around)) return;
    found.push({ path: source.path, line: lineOf(file, node), what: 'locks rows without takeLock' });
  });
  return found;
}

function functionAround(node: ts.Node): ts.Node | undefined {
  const isTop = (one: ts.Node) => ts.isFunctionDeclaration(one) || ts.isMethodDeclaration(one);
  return ts.findAncestor(node, isTop);
}

describe('row locks', () => {
  it('are named wherever rows are locked, so that their order is checked', { timeout: 60_000 }, () => {
    const sources = sourcesIn('packages/server/src', ['.ts']).filter(
      // A migration takes its lock first and alone.
      ({ path }) => !path.endsWith('/database/migrate.ts'),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(asLines(sources.flatMap(unnamedLocks))).toEqual([]);
  });

  it.each([
    `async function f(tx) { await tx.selectFrom('vendors').forUpdate().execute(); }`,
    'async function f(tx) { await sql`select id from vendors for no key update`.execute(tx); }',
  ])('refuses %s', (text) => {
    const path = 'packages/server/src/queries/x.ts';
    expect(unnamedLocks({ path, text })).toHaveLength(1);
    expect(unnamedLocks({ path, text: text.replace('{', `{ takeLock('vendors');`) })).toEqual([]);
  });
});
