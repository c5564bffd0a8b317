/**
 * The files that a step of a whole run takes: those that the change reaches, nearest first, then of the rest those that the
 * seed draws, until the time of the step is used up. The others are proved by later commits, whose seeds differ, and by the
 * long form, `npm run prove`.
 */
import type { Database } from '../packages/server/src/database/database.ts';
import type { Reached } from './quick/reach.ts';
import { draw } from './turn.ts';

type Engine = Database['kind'];
export type Cost = (file: string, engine?: Engine) => number | null;

/** The assumed seconds of a file that no run has measured. */
const usual = 15;

export type Taking = { readonly taken: readonly string[]; readonly reached: number; readonly of: number };

/** Files worth `budget` seconds: those reached first, and of the others those that the seed draws. */
export function fill(
  files: readonly string[],
  reached: readonly Reached[],
  cost: Cost,
  { seed, budget }: { seed: number; budget: number },
): Taking {
  const steps = new Map(reached.map(({ path, steps: count }) => [path, count]));
  const near = files.filter((file) => steps.has(file));
  const first = near.toSorted((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
  const rest = files
    .filter((file) => !steps.has(file))
    .toSorted((one, other) => draw(one, seed) - draw(other, seed));
  const taken: string[] = [];
  let left = budget;
  for (const file of [...first, ...rest]) {
    if (left <= 0) break;
    left -= cost(file) ?? usual;
    taken.push(file);
  }
  return { taken, reached: taken.filter((file) => steps.has(file)).length, of: files.length };
}

/**
 * The engines of each contract file: PostgreSQL, which is four times as quick; both where a change of SQL reaches it; and
 * the embedded database for those that the seed draws. `budget` is what the embedded database may take more.
 */
export function enginesFor(
  files: readonly string[],
  reachedBySql: readonly Reached[],
  cost: Cost,
  { seed, budget }: { seed: number; budget: number },
): Record<string, readonly Engine[]> {
  const engines: Record<string, readonly Engine[]> = Object.fromEntries(
    files.map((file) => [file, ['postgresql']]),
  );
  const embedded = (file: string) => cost(file, 'pglite') ?? usual;
  let left = budget;
  for (const { path } of reachedBySql) {
    if (!(path in engines) || embedded(path) > left) continue;
    left -= embedded(path);
    engines[path] = ['pglite', 'postgresql'];
  }
  const drawn = files.toSorted((one, other) => draw(one, seed) - draw(other, seed));
  for (const path of drawn) {
    if (left <= 0) break;
    if (engines[path]?.length === 2) continue;
    left -= Math.max(0, embedded(path) - (cost(path, 'postgresql') ?? 0));
    engines[path] = ['pglite'];
  }
  return engines;
}
