import { describe, expect, it } from 'vitest';
import { enginesFor, fill } from '../plan.ts';
import { merged, rowsOf, type Taken } from '../seconds.ts';
import { inTurn, part, type Plan } from '../turn.ts';

const files = Array.from({ length: 100 }, (_, at) => `tests/contract/${at}.test.ts`);
const seeds = Array.from({ length: 60 }, (_, at) => at * 7919);

describe('the files of a step', () => {
  it('are those that the change reaches, nearest first, and then what the seed draws, as long as time is left', () => {
    const reached = [
      { path: files[7] ?? '', steps: 2 },
      { path: files[3] ?? '', steps: 1 },
    ];
    const { taken, reached: near, of } = fill(files, reached, () => 1, { seed: 1, budget: 10 });
    expect(taken.slice(0, 2)).toEqual([files[3], files[7]]);
    expect(new Set(taken).size).toBe(10);
    expect({ near, of }).toEqual({ near: 2, of: 100 });
  });

  it('are the same for the same seed, and all of them in time', () => {
    const drawnBy = (seed: number) => fill(files, [], () => 1, { seed, budget: 10 }).taken;
    expect(drawnBy(5)).toEqual(drawnBy(5));
    expect(new Set(seeds.flatMap(drawnBy)).size).toBe(100);
  });
});

describe('the engines of a contract file', () => {
  const cost = (_file: string, engine?: string) => (engine === 'pglite' ? 4 : 1);

  it('are both where a change of SQL reaches it, as far as the time goes', () => {
    const reached = files.slice(0, 5).map((path, steps) => ({ path, steps }));
    const engines = enginesFor(files, reached, cost, { seed: 1, budget: 13 });
    expect(files.filter((file) => engines[file]?.length === 2)).toEqual(files.slice(0, 3));
  });

  it('are PostgreSQL, and the embedded one in turn', () => {
    const embeddedBy = (seed: number) => {
      const engines = enginesFor(files, [], cost, { seed, budget: 30 });
      expect(Object.values(engines).every((list) => list.length === 1)).toBe(true);
      return files.filter((file) => engines[file]?.includes('pglite'));
    };
    expect(embeddedBy(1)).toHaveLength(10);
    expect(new Set(seeds.flatMap(embeddedBy)).size).toBe(100);
  });
});

describe('a part', () => {
  const plan = (seed: number, ...reached: string[]): Plan => ({ seed, reached, engines: {} });

  it('is one in so many, with what the change reaches, in the order of all', () => {
    const taken = part(files, 10, String, plan(3, files[42] ?? ''));
    expect(taken).toContain(files[42]);
    expect(taken.length).toBeLessThanOrEqual(11);
    expect(taken).toEqual(files.filter((file) => taken.includes(file)));
  });

  it('is never empty, and never the same for long', () => {
    expect(part(['one', 'two'], 10, String, plan(1))).toHaveLength(1);
    expect(new Set(seeds.flatMap((seed) => part(files, 10, String, plan(seed)))).size).toBe(100);
  });

  it('is all where there is no plan', () => {
    expect(part(files, 10, String, null)).toEqual(files);
  });
});

describe('the seconds of a run', () => {
  const row = (file: string, test: string, wall: number): Taken => ({
    step: 'contract',
    file,
    test,
    wall,
    cpu: wall,
  });

  it('are those of a machine whose loop takes two, with a row for each engine and each slow test', () => {
    const tests = [
      { name: 'pglite pays', wall: 4, cpu: 3 },
      { name: 'postgresql pays', wall: 1, cpu: 1 },
    ];
    const file = { is: 'file', path: 'a.test.ts', passed: 2, wall: 6, cpu: 5, tests } as const;
    expect(rowsOf('contract', file, 4).map(({ test, wall, cpu }) => [test, wall, cpu])).toEqual([
      ['', 3, 2.5],
      ['pglite *', 2, 1.5],
      ['postgresql *', 0.5, 0.5],
    ]);
    expect(rowsOf('contract', file, 2).map(({ test }) => test)).toContain('pglite pays');
  });

  it('keep what did not run or hardly moved, and forget files that are gone', () => {
    const known = [
      row('a', '', 10),
      row('a', 'pglite *', 8),
      row('a', 'was slow', 5),
      row('b', '', 10),
      row('c', '', 1),
    ];
    const fresh = [row('a', '', 11), row('b', '', 20)];
    expect(
      merged(known, fresh, (file) => file !== 'c').map(({ file, test, wall }) => [file, test, wall]),
    ).toEqual([
      ['a', '', 10],
      ['a', 'pglite *', 8],
      ['b', '', 20],
    ]);
  });
});

describe('the order of a run', () => {
  it('has those that the change reaches first, the nearest before the others, and then turns', () => {
    const plan = (seed: number): Plan => ({ seed, reached: [files[9] ?? '', files[4] ?? ''], engines: {} });
    const ordered = inTurn(files, String, plan(3));
    expect(ordered.slice(0, 2)).toEqual([files[9], files[4]]);
    expect(new Set(ordered).size).toBe(100);
    expect(inTurn(files, String, plan(3))).toEqual(ordered);
    expect(new Set(seeds.map((seed) => inTurn(files, String, plan(seed))[2])).size).toBeGreaterThan(20);
    expect(inTurn(files, String, null)).toEqual(files);
  });
});
