import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, sourcesIn, walk, type Source } from './source.ts';

const amounts = /<(?:MoneyText|DuesText|CommissionCell|LinePrice|MoneyChange)\b|\bformatMoney\(/;

/** The columns of tables that show money and do not end their cells at one edge, where digits line up. */
function loose(source: Source): string[] {
  const file = parse(source);
  const found: string[] = [];
  walk(file, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const field = (name: string) =>
      node.properties.find((property) => property.name?.getText(file) === name)?.getText(file);
    const cell = field('cell');
    if (field('header') === undefined || cell === undefined || !amounts.test(cell)) return;
    if (!field('align')?.startsWith("align: 'end'"))
      found.push(`${source.path} ${field('id') ?? 'a column'}`);
  });
  return found;
}

describe('money in a table', () => {
  it('ends at the same edge in every row', () => {
    const sources = sourcesIn('packages/components/src', ['.tsx']);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(loose)).toEqual([]);
  });

  it('is found where it begins at the start', () => {
    const text = `const columns = [
      { id: 'due', header: 'Due', cell: (row) => <MoneyText amount={row.due} />, align: 'end' },
      { id: 'paid', header: 'Paid', cell: (row) => <MoneyText amount={row.paid} /> },
    ];`;
    expect(loose({ path: 'a.tsx', text })).toEqual(["a.tsx id: 'paid'"]);
  });
});
