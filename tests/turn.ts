/**
 * The part that a run takes of all that can be proved. A whole run has a plan (see plan.ts) with what the change reaches; of
 * the rest its seed draws. Without a plan, as in a file that runs alone and in the long forms, all is taken.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '../packages/server/src/database/database.ts';

export type Plan = {
  readonly seed: number;
  /** Test files, the nearest first, and operations. */
  readonly reached: readonly string[];
  /** The engines of a contract file; one that is not named runs on both. */
  readonly engines: Readonly<Record<string, readonly Database['kind'][]>>;
};

const file = process.env['TEST_PLAN'];
// run.ts has written it.
const plan = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Plan);

/** The seed of all that is random in this run. `SEED` repeats it. */
export const seed: number = Number(process.env['SEED'] ?? plan?.seed ?? Date.now() % 2 ** 31);

/** From 0 to 1, always the same for the same seed and name, and spread evenly. */
export function draw(name: string, by: number = seed): number {
  return createHash('sha256').update(`${by} ${name}`).digest().readUInt32BE() / 2 ** 32;
}

/** Those whose name the change reaches, and of the others one in `oneIn`, in their order; without a plan all. */
export function part<One>(
  all: readonly One[],
  oneIn: number,
  nameOf: (one: One) => string = String,
  given: Plan | null = plan,
): readonly One[] {
  if (given === null) return all;
  const drawn = all.toSorted((one, other) => draw(nameOf(one), given.seed) - draw(nameOf(other), given.seed));
  const taken = new Set(drawn.slice(0, Math.ceil(all.length / oneIn)));
  return all.filter((one) => taken.has(one) || given.reached.includes(nameOf(one)));
}

/** In the order in which a run takes them: those that the change reaches, nearest first, then as the seed draws; without a plan as they are. */
export function inTurn<One>(
  all: readonly One[],
  nameOf: (one: One) => string = String,
  given: Plan | null = plan,
): readonly One[] {
  if (given === null) return all;
  const at = new Map(given.reached.map((name, index) => [name, index]));
  const place = (one: One) => at.get(nameOf(one)) ?? given.reached.length + draw(nameOf(one), given.seed);
  return all.toSorted((one, other) => place(one) - place(other));
}

const both: readonly Database['kind'][] = ['pglite', 'postgresql'];

/** The engines that a file of contract tests runs on, by its path from the root. */
export function enginesOf(path: string): readonly Database['kind'][] {
  return plan?.engines[path] ?? both;
}
