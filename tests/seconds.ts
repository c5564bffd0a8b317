/**
 * The time that tests take, in tests/seconds.tsv, by step, file, engine and slow test: seconds of a machine that adds
 * 300 million numbers in two. It orders the files of a run, sizes `quick`, and shows in review what a change costs.
 * `npm test -- --record` writes it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Database } from '../packages/server/src/database/database.ts';
import type { TimedFile } from './commands.ts';

/** A row: of a step where `file` is empty, of a file where `test` is. `cpu` is null where a browser does the work. */
export type Taken = {
  readonly step: string;
  readonly file: string;
  readonly test: string;
  readonly wall: number;
  readonly cpu: number | null;
};

const path = join(import.meta.dirname, 'seconds.tsv');
const head =
  '# Seconds where 300 million additions take 2 s. Written by: npm test -- --record\nstep\tfile\ttest\twall\tcpu\n';

/** Only tests that take this long have a row. */
const slow = 3;

export function readSeconds(): readonly Taken[] {
  if (!existsSync(path)) return [];
  const [, , ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [step = '', file = '', test = '', wall = '', cpu = ''] = line.split('\t');
    return { step, file, test, wall: Number(wall), cpu: cpu === '' ? null : Number(cpu) };
  });
}

export function writeSeconds(rows: readonly Taken[]): void {
  const cell = (seconds: number | null) => (seconds === null ? '' : seconds.toFixed(1));
  const lines = rows.map(({ step, file, test, wall, cpu }) =>
    [step, file, test, cell(wall), cell(cpu)].join('\t'),
  );
  writeFileSync(path, `${head}${lines.join('\n')}\n`);
}

/**
 * The seconds that this machine takes for 300 million additions, measured by a tenth of them each 20 seconds, since its speed
 * may change while a run goes on. All figures are those of a machine that takes two.
 */
export class Loop {
  readonly #samples: number[] = [tenth()];
  readonly #timer = setInterval(() => {
    this.#samples.push(tenth());
  }, 20_000).unref();

  seconds(): number {
    return this.#samples.reduce((sum, sample) => sum + sample, 0) / this.#samples.length;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

let samples = 0;

/** Ten times the processor time of a tenth; the time on the clock would have that of others in it. */
function tenth(): number {
  const name = `sum${samples++}`;
  const began = process.cpuUsage();
  // As `node -e` runs it, with a variable of the script; that of a function would be kept in a register.
  runInThisContext(`let ${name} = 0; for (let at = 0; at < 30_000_000; at++) ${name} += at;`);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 100_000;
}

/** The rows of a file that has just run, on a machine whose loop takes `loop` seconds. */
export function rowsOf(step: string, { path: file, wall, cpu, tests }: TimedFile, loop: number): Taken[] {
  const row = (test: string, seconds: number, processor: number | null): Taken => ({
    step,
    file,
    test,
    wall: (seconds * 2) / loop,
    cpu: processor === null ? null : (processor * 2) / loop,
  });
  const ofEngines = engines.flatMap((engine) => {
    const list = tests.filter(({ name }) => name.startsWith(`${engine} `));
    if (list.length === 0) return [];
    const sum = (of: 'wall' | 'cpu') => list.reduce((total, test) => total + (test[of] ?? 0), 0);
    return [row(`${engine} *`, sum('wall'), sum('cpu'))];
  });
  const ofTests = tests
    .map((test) => row(test.name, test.wall, test.cpu))
    .filter((test) => test.wall >= slow);
  return [row('', wall, cpu), ...ofEngines, ...ofTests];
}

const engines: readonly Database['kind'][] = ['pglite', 'postgresql'];

/**
 * The known rows with those of a run. A file that ran on one engine keeps what is known of the other, and a figure that
 * moved by less than a quarter, or half a second, stays as it is, so that a review shows what has changed.
 */
export function merged(
  known: readonly Taken[],
  fresh: readonly Taken[],
  isThere: (file: string) => boolean,
): Taken[] {
  const nameOf = ({ step, file, test }: Taken) => [step, file, test].join('\t');
  const rows = new Map(known.map((row) => [nameOf(row), row]));
  const ran = new Set(fresh.map(({ step, file }) => `${step}\t${file}`));
  for (const row of known) {
    const isOfFile = row.test !== '' && !row.test.endsWith(' *');
    if (isOfFile && ran.has(`${row.step}\t${row.file}`)) rows.delete(nameOf(row));
  }
  for (const row of fresh) {
    const before = known.find((one) => nameOf(one) === nameOf(row));
    const isKept =
      before !== undefined && isClose(before.wall, row.wall) && isClose(before.cpu ?? 0, row.cpu ?? 0);
    rows.set(nameOf(row), isKept ? before : row);
  }
  return [...rows.values()]
    .filter(({ file }) => file === '' || isThere(file))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

function isClose(before: number, now: number): boolean {
  return Math.abs(before - now) < Math.max(0.5, before / 4);
}

/** The seconds of a worker that a file takes, or its part on one engine; null where no run has measured it. */
export function costs(rows: readonly Taken[]): (file: string, engine?: Database['kind']) => number | null {
  const byName = new Map(rows.map(({ file, test, wall }) => [`${file}\t${test}`, wall]));
  return (file, engine) => byName.get(`${file}\t${engine === undefined ? '' : `${engine} *`}`) ?? null;
}
