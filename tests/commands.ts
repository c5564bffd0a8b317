/** The commands of the steps of the suite: what they passed, how they failed, and what they took. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { watchProcessor } from './processor.ts';
import type { Told } from './reporter.ts';

export type Failure = {
  /** The test with its file, or the command. */
  readonly name: string;
  /** The beginning of the message, which has the seed of a random test. */
  readonly message: string;
  /** The command that repeats it. */
  readonly again: string;
};
export type TimedFile = Extract<Told, { is: 'file' }>;

/** A step reports to it while it runs. */
export type Watch = {
  readonly begun: (files: readonly string[]) => void;
  readonly ended: (file: TimedFile) => void;
  readonly failed: (failure: Failure) => void;
  /** A command has ended that took this many seconds of a processor. */
  readonly took: (processor: number) => void;
  /** Aborted where the run ends before its time. */
  readonly signal: AbortSignal;
};
export type Step = {
  readonly name: string;
  readonly needsBrowser?: true;
  /** The number of tests that passed. */
  readonly run: (watch: Watch) => Promise<number>;
};
/** Rows that run at the same time, each of them step by step. */
export type Row = readonly (readonly Step[])[];

export const root = join(import.meta.dirname, '..');
export const output = join(root, 'tests/.output');
// The linter of the contract sends no reports and looks for no newer version.
const quietTools = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export const typecheck: Step = tool('typecheck', [
  'node_modules/@typescript/native/bin/tsc',
  '--noEmit',
  '-p',
  'tsconfig.json',
]);

/** A command that passes or fails as a whole; a script of this repository, or of a package's commands. */
export function tool(
  name: string,
  [script = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Step {
  const file = script.includes('/') ? script : `node_modules/.bin/${script}`;
  return {
    name,
    async run({ failed, took, signal }) {
      const { code, said, processor } = await run(name, [join(root, file), ...args], {
        signal,
        env: { ...quietTools, ...env },
      });
      took(processor);
      if (code === 0) return 1;
      const again = script.includes('/') ? `npm test -- ${name}` : ['npx', script, ...args].join(' ');
      if (!signal.aborted) failed({ name, message: endOf(said), again });
      return 0;
    },
  };
}

/** A vitest project, or these files of it. */
export function vitest(project: string, files: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name: project,
    ...(project === 'stories' || project === 'flows' ? { needsBrowser: true } : {}),
    async run({ begun, ended, failed, took, signal }) {
      let [passed, hasFailed] = [0, false];
      const hear = (told: Told) => {
        if (told.is === 'begun') begun(told.files);
        if (told.is === 'file') {
          passed += told.passed;
          ended(told);
        }
        if (told.is !== 'failed' || signal.aborted) return;
        hasFailed = true;
        failed(failureOf(project, told));
      };
      const reporters = ['--reporter=./tests/reporter.ts', '--reporter=default'];
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...files];
      const { code, said, processor } = await run(project, args, { signal, env, hear });
      took(processor);
      if (code !== 0 && !hasFailed && !signal.aborted)
        failed({ name: project, message: endOf(said), again: `npm test -- ${project}` });
      return passed;
    },
  };
}

export function failureOf(
  project: string,
  { path, test, message }: Omit<Extract<Told, { is: 'failed' }>, 'is'>,
): Failure {
  const named = test === '' ? '' : ` -t '${asPattern(test)}'`;
  return {
    name: [path, test].filter((part) => part !== '').join(': '),
    message,
    again: path === '' ? `npm test -- ${project}` : `npx vitest run --project ${project} ${path}${named}`,
  };
}

function endOf(said: string): string {
  return said.trim().split('\n').slice(-40).join('\n');
}

/** Vitest's `-t` is a regular expression, within single quotes of a shell. */
function asPattern(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", '.');
}

type Options = {
  readonly signal: AbortSignal;
  readonly env?: NodeJS.ProcessEnv;
  readonly hear?: (told: Told) => void;
};

type Ended = { readonly code: number; readonly said: string; readonly processor: number };

/** Runs a script under this Node. Its output is kept in tests/.output/<name>.log; `said` is the end of it. */
async function run(name: string, args: readonly string[], options: Options): Promise<Ended> {
  mkdirSync(output, { recursive: true });
  const log = createWriteStream(join(output, `${name}.log`));
  let said = '';
  // A process group, so that ending it also ends the processes that it has started.
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...options.env },
  });
  const processor = watchProcessor(child.pid);
  const hear = options.hear;
  if (hear !== undefined) child.on('message', hear);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      said = (said + chunk.toString()).slice(-20_000);
    });
  const end = () => endGroup(child);
  options.signal.addEventListener('abort', end);
  process.once('exit', end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { code: code ?? 1, said, processor: processor() };
  } finally {
    options.signal.removeEventListener('abort', end);
    process.off('exit', end);
    log.end();
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGINT');
  } catch {
    // It has ended on its own.
  }
}
