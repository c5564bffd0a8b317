/**
 * Do the tests bite? Tries small faults in a sample of places, each against the tests nearest to its file:
 *   npm run prove -- mutants                                    200 of them, evenly over the areas
 *   MUTANTS=40 SEED=7 npm run prove -- mutants                  fewer, and the same again
 *   AREAS=access,ledger npm run prove -- mutants                of these areas alone
 *   MUTANT=<file>:<line>:<column>:<operator> npm run prove -- mutants    this one, as it is printed here, or several with commas
 * Fails when fewer than 95 of 100 are caught; accepted ones (accepted.ts) are not tried. Writes tests/.output/mutants.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { textsOfCheckout } from '../change.ts';
import { root } from '../commands.ts';
import { report } from '../prove/figures.ts';
import { readersIn } from '../quick/reach.ts';
import { enterScratch } from '../scratch.ts';
import { costs, readSeconds } from '../seconds.ts';
import { accepted } from './accepted.ts';
import { areaNames, mutationBy, sampled, type Sampled } from './areas.ts';
import { idOf, mutated, type Mutation } from './mutations.ts';
import { stagesFor } from './nearest.ts';
import type { Stage } from './runner.ts';
import { makeRunner, type Runner, type Tried } from './runners.ts';

type Result = Sampled & { readonly tried: Tried; readonly seconds: number };

const enough = 0.95;

process.exitCode = await run();

async function run(): Promise<number> {
  const began = performance.now();
  const seed = process.env['SEED'] ?? String(Date.now() % 2 ** 31);
  const names = process.env['AREAS']?.split(',') ?? areaNames;
  const ofEach = Math.ceil(Number(process.env['MUTANTS'] ?? 200) / areaNames.length);
  const texts = textsOfCheckout();
  const sources = [...texts].map(([path, text]) => ({ path, text }));
  const named = (process.env['MUTANT']?.split(',') ?? []).map((id) => ({
    id,
    found: mutationBy(id, sources),
  }));
  const unknown = named.filter(({ found }) => found === null);
  if (unknown.length > 0) {
    console.error(`There is no mutant ${unknown.map(({ id }) => id).join(', ')}.`);
    return 1;
  }
  const { chosen, passed } =
    named.length === 0
      ? sampled(sources, seed, ofEach, accepted, names)
      : { chosen: named.flatMap(({ found }) => (found === null ? [] : [found])), passed: 0 };

  const scratch = enterScratch();
  const count = Math.min(availableParallelism(), chosen.length);
  const runners = Array.from({ length: count }, (_, at) => makeRunner(String(at + 1)));
  try {
    const readers = readersIn(texts);
    const measured = costs(readSeconds());
    const results = await shared(runners, chosen, async (runner, { area, mutation }): Promise<Result> => {
      const { path } = mutation;
      const started = performance.now();
      const text = mutated(texts.get(path) ?? '', mutation);
      const stages = stagesFor(path, texts, readers, measured);
      const tried = await runner.carryOut({ change: { path, text }, stages });
      const seconds = (performance.now() - started) / 1000;
      console.log(`${tried.is.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${idOf(mutation)}`);
      return { area, mutation, tried, seconds };
    });
    const failing = await failingUnchanged(runners, results);
    return conclude(withoutFalse(results, failing), failing, { seed, accepted: passed, began });
  } finally {
    for (const runner of runners) await runner.end();
    scratch.leave();
  }
}

/** Hands the items to whichever runner is free; the results in the order of the items. */
async function shared<Item, Done>(
  runners: readonly Runner[],
  items: readonly Item[],
  carryOut: (runner: Runner, item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const left = [...items.entries()];
  await Promise.all(
    runners.map(async (runner) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [at, item] = next;
        done[at] = await carryOut(runner, item);
      }
    }),
  );
  return done;
}

/** The test files that caught a mutant and fail without one too. */
async function failingUnchanged(runners: readonly Runner[], results: readonly Result[]): Promise<string[]> {
  const stages = new Map<string, Stage>();
  for (const { tried } of results) if (tried.is === 'caught') stages.set(tried.by.files.join(), tried.by);
  const tried = await shared(runners, [...stages], async (runner, [files, stage]) => {
    const outcome = await runner.carryOut({ change: null, stages: [stage] });
    return outcome.is === 'survived' ? [] : [files];
  });
  return tried.flat();
}

/** A test that fails in any case is not known to have caught anything. */
function withoutFalse(results: readonly Result[], failing: readonly string[]): Result[] {
  const isFalse = ({ tried }: Result) => tried.is === 'caught' && failing.includes(tried.by.files.join());
  return results.map((result) => (isFalse(result) ? { ...result, tried: { is: 'survived' } } : result));
}

function conclude(
  results: readonly Result[],
  failing: readonly string[],
  about: { seed: string; accepted: number; began: number },
): number {
  const survivors = results.filter(({ tried }) => tried.is === 'survived');
  const share = (of: readonly Result[]) =>
    of.length === 0 ? 1 : of.filter(({ tried }) => tried.is !== 'survived').length / of.length;
  const row = (area: string, of: readonly Result[]) => {
    const survived = of.filter(({ tried }) => tried.is === 'survived').length;
    const numbers = [of.length, of.length - survived, survived].map((number) => String(number).padStart(9));
    return `${area.padEnd(11)}${numbers.join('')}${(100 * share(of)).toFixed(0).padStart(7)} %`;
  };
  console.log('\narea         mutants   caught survived   share');
  for (const area of new Set(results.map((result) => result.area)))
    console.log(
      row(
        area,
        results.filter((result) => result.area === area),
      ),
    );
  console.log(row('all', results));
  for (const { mutation } of survivors) console.log(`\n${survivorText(mutation)}`);
  if (failing.length > 0)
    console.log(
      `\nFail without a mutant, so that what they caught counts as survived:\n  ${failing.join('\n  ')}`,
    );
  console.log('');
  const seconds = (performance.now() - about.began) / 1000;
  const figures = {
    seed: about.seed,
    mutants: results.length,
    caught: results.length - survivors.length,
    'timed out': results.filter(({ tried }) => tried.is === 'timed out').length,
    survived: survivors.length,
    accepted: about.accepted,
    share: `${(100 * share(results)).toFixed(1)} %`,
    seconds: Math.round(seconds),
    'seconds each': results.reduce((sum, one) => sum + one.seconds, 0) / Math.max(1, results.length),
  };
  report('mutants', figures);
  const all = results.map(({ mutation, ...rest }) => ({ id: idOf(mutation), ...mutation, ...rest }));
  mkdirSync(join(root, 'tests/.output'), { recursive: true });
  writeFileSync(
    join(root, 'tests/.output/mutants.json'),
    `${JSON.stringify({ ...figures, failing, results: all }, null, 2)}\n`,
  );
  return share(results) >= enough ? 0 : 1;
}

function survivorText(mutation: Mutation): string {
  const { path, line, within, before, replacement } = mutation;
  const place = within === '' ? `${path}:${line}` : `${path}:${line} in ${within}`;
  const after = replacement === '' ? 'nothing' : replacement.replaceAll(/\s+/g, ' ');
  return `${place}\n  ${before}\n  → ${after}\n  MUTANT=${idOf(mutation)} npm run prove -- mutants`;
}
