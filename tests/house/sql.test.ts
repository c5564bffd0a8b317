import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { lineOf, parse, sourcesIn, asLines, walk, type Source, type Violation } from './source.ts';

const server = 'packages/server/src';
/** The lowest folders of the server, those of a feature, and the rows of the demo shop; all use the typed schema of database/. */
const homes =
  /^packages\/server\/(src\/(features\/[^/]+\/(queries|ledger)|database|pricing|queries|ledger)|demo)\//;
const statement =
  /^\s*(?:select\s[\s\S]+\sfrom\s|select\s+\w+\(|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\(|(?:create|alter|drop)\s+(?:table|index|function|role)\s|set\s+(?:local\s+)?role\s)/i;

const builders = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];

/** SQL in any form: statements in strings, `sql` templates, calls of the query builder. */
function rawSql(source: Source): Violation[] {
  const file = parse(source);
  const found: Violation[] = [];
  walk(file, (node) => {
    const isTag = ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';
    const isText = (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && statement.test(node.text);
    const isBuilt = ts.isPropertyAccessExpression(node) && builders.includes(node.name.text);
    if (isTag || isText || isBuilt)
      found.push({ path: source.path, line: lineOf(file, node), what: 'writes SQL' });
  });
  return found;
}

describe('SQL', () => {
  it('is written in database, pricing, queries, ledger and the demo alone', { timeout: 60_000 }, () => {
    const sources = ['packages', 'shells'].flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx', '.mjs']));
    const elsewhere = sources.filter(({ path }) => !homes.test(path));
    expect(elsewhere.length).toBeGreaterThan(50);
    expect(asLines(elsewhere.flatMap(rawSql))).toEqual([]);
  });

  it.each([
    "await client.query('select id from vendors');",
    'await client.query(`insert into payouts values (${id})`);',
    'const rows = sql`anything`;',
    "const text = 'UPDATE vendors SET name = $1';",
    "await tx.selectFrom('vendors').selectAll().execute();",
    "const text = 'with paid as (select 1) select 2';",
  ])('is found in %s', (text) => {
    expect(rawSql({ path: `${server}/operations/planted.ts`, text })).toHaveLength(1);
  });

  it.each([
    "const label = 'Select all unpaid';",
    "const note = 'Update the vendor';",
    "const a = 'With discount';",
    '// select id from vendors',
  ])('is not seen in %s', (text) => {
    expect(rawSql({ path: `${server}/operations/planted.ts`, text })).toEqual([]);
  });
});
