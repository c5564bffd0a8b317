/**
 * The long forms of the tests for safety, one after the other:
 *   npm run prove                      all of them
 *   npm run prove -- model crash       these only
 *   SEED=42 npm run prove -- model     the same sequences again
 * Prints the figures of each with its seed, and keeps them in tests/proved.json, which a release reads (see release.ts).
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { keepProof } from './prove/record.ts';
import { suites, type Suite } from './prove/suites.ts';

type Result = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly figures: readonly object[];
};

const root = join(import.meta.dirname, '..');
const output = join(root, 'tests/.output');

let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}
process.exitCode = await prove(process.argv.slice(2));

async function prove(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. There are ${suites.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));
  const seed = process.env['SEED'] ?? String(Date.now() % 2 ** 31);
  const about = { date: new Date().toISOString().slice(0, 10), seed };
  const [commit, on] = [commitHere(), shown(await machine())];
  console.log(`${shown(about)}, ${on}`);

  const results: Result[] = [];
  for (const suite of chosen) {
    console.log(`\n── ${suite.name} ${'─'.repeat(Math.max(0, 70 - suite.name.length))}`);
    const result = await run(suite, seed);
    results.push(result);
    const { passed, failed, seconds, figures } = result;
    const proof = { passed, failed, seconds: Math.round(seconds), ...about, commit, machine: on, figures };
    // A part of the mutants proves nothing of the others.
    if (process.env['MUTANT'] === undefined && process.env['AREAS'] === undefined)
      keepProof(suite.name, proof);
  }
  const sum = (of: 'passed' | 'failed' | 'seconds') => results.reduce((total, one) => total + one[of], 0);
  console.log(`\n${shown(about)}`);
  for (const { name, passed, failed, seconds, figures } of results) {
    console.log(`${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
    for (const one of figures) console.log(`${' '.repeat(11)}${shown(one)}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('seconds').toFixed(0)} s`);
  return sum('failed') === 0 ? 0 : 1;
}

/** A tree with changes is not its commit, and proves nothing for a release. */
function commitHere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return git('status', '--porcelain', '--', ':!tests/proved.json') === ''
    ? git('rev-parse', 'HEAD')
    : 'uncommitted';
}

async function machine() {
  const postgres = await startPostgres();
  await postgres.stop();
  const [cpu] = cpus();
  return { node: process.version, cores: cpus().length, cpu: cpu?.model ?? '', postgresql: postgres.version };
}

/** Runs vitest in the long form; a file that does not load counts as a failed test. */
async function run(suite: Suite, seed: string): Promise<Result> {
  const { name } = suite;
  mkdirSync(output, { recursive: true });
  const [report, figures] = [join(output, `prove-${name}.json`), join(output, `prove-${name}.jsonl`)];
  for (const file of [report, figures]) rmSync(file, { force: true });
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const args =
    'program' in suite
      ? [suite.program]
      : ['node_modules/vitest/vitest.mjs', 'run', '--project', suite.project, ...reporters, ...suite.files];
  const began = performance.now();
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, LONG_TESTS: '1', SEED: seed, PROVE_FIGURES: figures },
    });
    running = child;
    child.once('error', reject);
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  const seconds = (performance.now() - began) / 1000;
  const { passed, failed } = existsSync(report)
    ? countsIn(report)
    : { passed: 'program' in suite && code === 0 ? 1 : 0, failed: 0 };
  return {
    name,
    passed,
    failed: code !== 0 ? Math.max(1, failed) : failed,
    seconds,
    figures: existsSync(figures) ? linesOf(figures) : [],
  };
}

function countsIn(file: string): { passed: number; failed: number } {
  // The JSON reporter of vitest, which follows the one of Jest.
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function linesOf(file: string): object[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as object);
}

function shown(facts: object): string {
  const words = Object.entries(facts).map(([name, value]: [string, unknown]) => {
    const text = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value);
    return `${name} ${text}`;
  });
  return words.join(', ');
}
