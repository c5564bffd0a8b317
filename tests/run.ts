/**
 * The whole suite, in an order that two cores are enough for:
 *   npm test                      all steps: what must be in each, what the change reaches, and a part of the rest
 *   npm test -- unit contract     these steps only
 *   npm test -- quick             what a change reaches, in a minute and a half (see quick/rows.ts)
 *   npm test -- --keep-going      goes on after a failure
 *   npm test -- --record          keeps what the run took in seconds.tsv
 *   SEED=42 npm test              the part of the run with that seed
 *   npm run bench [-- <name>]     the benches instead
 * The last line counts the tests of all steps; a step that is no test file counts as one test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildStale, shells } from '../shells/server/build.ts';
import { findBrowser } from './browser.ts';
import { readChange } from './change.ts';
import { root, type Failure, type Row, type Step, type TimedFile } from './commands.ts';
import { Progress } from './progress.ts';
import { quickRows } from './quick/rows.ts';
import { costs, Loop, merged, readSeconds, rowsOf, writeSeconds, type Taken } from './seconds.ts';
import { wholeRows } from './steps.ts';

const asked = process.argv.slice(2);
const isAsked = (word: string) => asked.includes(word);
const names = asked.filter((word) => !word.startsWith('--') && word !== 'quick');

if (isAsked('--bench')) process.exitCode = await benches(names);
else process.exitCode = await suite();

async function suite(): Promise<number> {
  const began = performance.now();
  const speed = new Loop();
  const change = readChange();
  const seed = Number(process.env['SEED'] ?? Number.parseInt(change.commit.slice(0, 7), 16));
  const known = readSeconds();
  console.log(
    `300 million additions: ${speed.seconds().toFixed(1)} s on one of ${cpus().length} cores. Commit ${change.commit.slice(0, 8)}, ` +
      `${change.files.length} files changed. To repeat this run: SEED=${seed} npm test${asked.length === 0 ? '' : ` -- ${asked.join(' ')}`}`,
  );
  // Vitest's processes read it.
  process.env['SEED'] = String(seed);
  const rows = isAsked('quick') ? quickRows(change, costs(known)) : wholeRows(change, costs(known), seed);
  const unknown = names.filter((name) => !rows.flat(2).some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. The steps are ${rows
        .flat(2)
        .map(({ name }) => name)
        .join(', ')}; or quick.`,
    );
    return 1;
  }
  const chosen = rows.map((row) =>
    row.map((lane) => lane.filter(({ name }) => names.length === 0 || names.includes(name))),
  );
  if (chosen.flat(2).some(({ needsBrowser }) => needsBrowser)) console.log(`Browser: ${await findBrowser()}`);

  const { passed, failures, taken } = await play(chosen, known, speed);
  speed.stop();
  const loop = speed.seconds();
  const wall = (performance.now() - began) / 1000;
  const steps = taken.filter(({ file }) => file === '');
  const cpu = steps.reduce((sum, step) => sum + (step.cpu ?? 0), 0);
  const whole: Taken = { step: 'all', file: '', test: '', wall: (wall * 2) / loop, cpu };
  if (isAsked('--record')) {
    const rowsNow = names.length === 0 ? [whole, ...taken] : taken;
    writeSeconds(merged(known, rowsNow, (file) => existsSync(join(root, file))));
  }
  console.log(
    `\n${clockOf(wall)} and ${((cpu * loop) / 2).toFixed(0)} s of processor time; the additions took ${loop.toFixed(1)} s on average; where they take 2 s: ` +
      `${clockOf(whole.wall)} and ${cpu.toFixed(0)} s.`,
  );
  // The failures come last, since CI keeps the end of its output.
  for (const { name, message } of failures.slice(0, 20)) console.log(`\n${name}\n${message}`);
  for (const { name, again } of failures) console.log(`\nFailed: ${name}\n  SEED=${seed} ${again}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

/** Plays the rows, one after the other; the first failure ends the run, unless it is to keep going. */
async function play(rows: readonly Row[], known: readonly Taken[], speed: Loop) {
  const progress = new Progress();
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      ending.abort();
    });
  const failures: Failure[] = [];
  const files: (readonly [string, TimedFile])[] = [];
  const steps: (readonly [string, { wall: number; cpu: number }])[] = [];
  const cost = costs(known);
  let passed = 0;

  const runStep = async (step: Step) => {
    const line = progress.begin(step.name);
    let expected = known.find(({ step: name, file }) => name === step.name && file === '')?.wall ?? 0;
    let done = 0;
    const timer = setInterval(() => {
      // A command reports nothing before its end.
      if (done === 0 && expected > 0)
        line.share = (performance.now() - line.began) / 1000 / ((expected * speed.seconds()) / 2);
    }, 1000).unref();
    const began = performance.now();
    let cpu = 0;
    const count = await step.run({
      took: (processor) => {
        cpu += processor;
      },
      signal: ending.signal,
      begun: (files) => {
        expected = files.reduce((sum, file) => sum + (cost(file) ?? 5), 0);
      },
      ended: (file: TimedFile) => {
        files.push([step.name, file]);
        done += cost(file.path) ?? 5;
        line.share = done / expected;
      },
      failed: (failure) => {
        failures.push(failure);
        progress.say(`Failed: ${failure.name}\n${failure.message}`);
        if (!isAsked('--keep-going')) ending.abort();
      },
    });
    clearInterval(timer);
    const wall = (performance.now() - began) / 1000;
    steps.push([step.name, { wall, cpu }]);
    passed += count;
    progress.end(
      line,
      `${ending.signal.aborted ? '✗' : '✓'}  ${step.name.padEnd(15)} ${String(count).padStart(5)} passed ` +
        `${wall.toFixed(0).padStart(5)} s ${cpu.toFixed(0).padStart(5)} s of processor time`,
    );
  };
  for (const row of rows)
    await Promise.all(
      row.map(async (lane) => {
        for (const step of lane) if (!ending.signal.aborted) await runStep(step);
      }),
    );
  progress.close();
  const loop = speed.seconds();
  const taken: Taken[] = [
    ...steps.map(([step, { wall, cpu }]) => ({
      step,
      file: '',
      test: '',
      wall: (wall * 2) / loop,
      cpu: (cpu * 2) / loop,
    })),
    ...files.flatMap(([step, file]) => rowsOf(step, file, loop)),
  ];
  return { passed, failures, taken };
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

async function benches(chosenNames: readonly string[]): Promise<number> {
  const files = readdirSync(join(root, 'tests/bench')).filter((file) => file.endsWith('.bench.ts'));
  const chosen = files.filter(
    (file) => chosenNames.length === 0 || chosenNames.includes(file.replace('.bench.ts', '')),
  );
  if (chosen.length === 0) {
    console.error(`The benches are ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}.`);
    return 1;
  }
  if (chosen.includes('start.bench.ts')) await buildStale(shells);
  const failed = chosen.filter((file) => {
    const args = ['--expose-gc', join('tests/bench', file)];
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
  });
  return failed.length === 0 ? 0 : 1;
}
