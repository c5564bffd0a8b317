import { describe, expect, it } from 'vitest';
import { sampled } from '../mutants/areas.ts';
import { idOf, mutated, mutationsOf } from '../mutants/mutations.ts';
import { stagesFor } from '../mutants/nearest.ts';
import { readersIn } from '../quick/reach.ts';

const path = 'packages/domain/src/planted.ts';

/** The mutants of a text: the operator, and the text with its fault. */
function mutantsOf(text: string): string[] {
  return mutationsOf({ path, text }).map((one) => `${one.operator}: ${mutated(text, one)}`);
}

describe('the mutations of a file', () => {
  it('turn comparisons, arithmetic and conditions', () => {
    expect(mutantsOf('x = a < b;')).toEqual(['boundary: x = a <= b;']);
    expect(mutantsOf('x = a === b;')).toEqual(['equality: x = a !== b;']);
    expect(mutantsOf('x = a * b - c;')).toEqual([
      'plus-minus: x = a * b + c;',
      'times-divide: x = a / b - c;',
    ]);
    expect(mutantsOf('x = a && b ? c : d;')).toEqual([
      'negate: x = !(a && b) ? c : d;',
      'and-or: x = a || b ? c : d;',
    ]);
    expect(mutantsOf('x = 1n;')).toEqual(['plus-one: x = 2n;', 'minus-one: x = 0n;']);
    expect(mutantsOf('x = a ?? b;')).toEqual(['no-fallback: x = a;']);
  });

  it('take away calls, guards and filters', () => {
    expect(mutantsOf('await post(a);')).toEqual(['drop-call: ;']);
    expect(mutantsOf("if (isLate) throw refuse('late');")).toEqual([
      'drop-guard: ;',
      "negate: if (!(isLate)) throw refuse('late');",
    ]);
    expect(mutantsOf('x = lines.filter(isOpen);')).toEqual(['drop-filter: x = lines;']);
    expect(mutantsOf('x = lines.some(isOpen);')).toEqual(['some-every: x = lines.every(isOpen);']);
  });

  it('leave out what no test can see: types, what joins words, logs and errors of programmers', () => {
    const text = `
      import { a } from './a.ts';
      type One = { of: 1 } & Two;
      x = 'a' + b;
      x = a ?? null;
      log.info(a + 1);
      throw new Error(a + 1);
    `;
    expect(mutantsOf(text)).toEqual([]);
    expect(mutantsOf("if (isOdd) throw new Error('Never.');")).toEqual([
      "negate: if (!(isOdd)) throw new Error('Never.');",
    ]);
  });

  it('reach into queries', () => {
    expect(mutantsOf("x = tx.where('a', '=', b);")).toEqual([
      'drop-where: x = tx;',
      "query-text: x = tx.where('a', '!=', b);",
    ]);
    expect(mutantsOf('sql`where a = ${b > c} and d is null`')).toEqual([
      'sql-compare: sql`where a <> ${b > c} and d is null`',
      'sql-and-or: sql`where a = ${b > c} or d is null`',
      'sql-null: sql`where a = ${b > c} and d is not null`',
      'boundary: sql`where a = ${b >= c} and d is null`',
    ]);
  });

  it('spare the `and` of a range, quoted text, arrows and casts in SQL', () => {
    expect(mutantsOf("sql`a between ${1 as 1} and ${two} || 'this and that' -- = one and two\n`")).toEqual([
      "plus-one: sql`a between ${2 as 1} and ${two} || 'this and that' -- = one and two\n`",
      "minus-one: sql`a between ${0 as 1} and ${two} || 'this and that' -- = one and two\n`",
    ]);
    expect(mutantsOf("sql`a -> 'b' ->> 'c' => d::int8`")).toEqual([]);
  });

  it('know their place', () => {
    const [one] = mutationsOf({ path, text: 'function isLate() {\n  return a >\n    b;\n}' });
    expect(one).toMatchObject({ line: 2, column: 12, within: 'isLate', before: 'a > b' });
    expect(one === undefined ? null : idOf(one)).toBe(`${path}:2:12:boundary`);
    const chain = mutationsOf({ path, text: "x = tx.where('a', '=', b).where('c', '=', d);" });
    expect(chain.map(({ before }) => before)).toEqual([
      "where('c', '=', d)",
      "where('a', '=', b)",
      "where('a', '=', b)",
      "where('c', '=', d)",
    ]);
  });
});

describe('the sample', () => {
  const text = Array.from({ length: 30 }, (_, at) => `x${at} = a < b${at};`).join('\n');
  const sources = ['packages/domain/src/a.ts', 'packages/server/src/ledger/a.ts', 'tests/a.ts'].map(
    (one) => ({
      path: one,
      text,
    }),
  );
  const idsOf = (seed: string) => sampled(sources, seed, 5, []).chosen.map(({ mutation }) => idOf(mutation));

  it('is as many of each area, the same for a seed, another for another', () => {
    expect(sampled(sources, '1', 5, []).chosen.map(({ area }) => area)).toEqual([
      ...Array.from({ length: 5 }, () => 'domain'),
      ...Array.from({ length: 5 }, () => 'ledger'),
    ]);
    expect(idsOf('1')).toEqual(idsOf('1'));
    expect(idsOf('1')).not.toEqual(idsOf('2'));
  });

  it('skips an accepted one, even if its line has moved', () => {
    const [first] = sampled(sources, '1', 5, []).chosen;
    if (first === undefined) throw new Error('Nothing was sampled.');
    const { within, operator, before } = first.mutation;
    const accepted = [{ path: first.mutation.path, within, operator, before, reason: 'equivalent' }];
    const moved = sources.map((source) => ({ ...source, text: `\n${source.text}` }));
    const { chosen, passed } = sampled(moved, '1', 5, accepted);
    expect(passed).toBe(1);
    expect(chosen.map(({ mutation }) => mutation.before).slice(0, 5)).not.toContain(before);
    expect(chosen).toHaveLength(10);
  });
});

it('leaves out a query of the ledger without its shop, which the second wall sees to, and tries one of access', () => {
  const text = "q = tx.where('shop_id', '=', id);";
  const droppedAt = (path: string) =>
    sampled([{ path, text }], '1', 9, []).chosen.filter(({ mutation }) => mutation.operator === 'drop-where');
  expect(droppedAt('packages/server/src/ledger/a.ts')).toEqual([]);
  expect(droppedAt('packages/server/src/queries/people/sessions.ts')).toHaveLength(1);
});

describe('the tests of a mutant', () => {
  it('are those nearest to its file, the quick ones first, on PostgreSQL alone where they are for both', () => {
    const texts = new Map([
      [path, ''],
      ['tests/unit/domain/planted.test.ts', `import '../../../${path}';`],
      ['tests/contract/both.test.ts', `import '../../${path}'; forEachDatabase(() => {});`],
      ['tests/contract/one.test.ts', `import '../../${path}';`],
      ['tests/flows/far.test.ts', `import '../../${path}';`],
    ]);
    expect(stagesFor(path, texts, readersIn(texts), () => 1)).toEqual([
      { project: 'unit', files: ['tests/unit/domain/planted.test.ts'], tests: null },
      { project: 'contract', files: ['tests/contract/both.test.ts'], tests: 'postgresql' },
      { project: 'contract', files: ['tests/contract/one.test.ts'], tests: null },
    ]);
  });
});
