/** The commands of the steps of the suite, and their counts. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A failed test with its file, and the beginning of the message, which has the seed of a random one. */
export type Failure = { readonly name: string; readonly message: string };
/** `failures` are there where the step knows its tests. */
export type Count = { passed: number; failed: number; failures?: readonly Failure[] };
export type Step = { name: string; needsBrowser?: true; run: () => Promise<Count> };
/** Rows that run at the same time, each of them step by step. */
export type Row = readonly (readonly Step[])[];

export const root = join(import.meta.dirname, '..');
// The linter sends no reports and looks for no newer version.
const quietTools = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export const typecheck: Step = {
  name: 'typecheck',
  run: () => oneTest('tsc', ['--noEmit', '-p', 'tsconfig.json'], 'node_modules/@typescript/native/bin/tsc'),
};
export const unit: Step = { name: 'unit', run: () => vitest('unit') };

/** A command that passes or fails as a whole. */
export async function oneTest(
  name: string,
  args: readonly string[],
  file = `node_modules/.bin/${name}`,
): Promise<Count> {
  const code = await run(process.execPath, [join(root, file), ...args], quietTools);
  console.log(code === 0 ? `${name}: passed` : `${name}: failed`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The report of the whole run of a vitest project, or of those that begin alike (`stories-*`), or of a run of some of its files. */
export function reportOf(project: string, isWhole = true): string {
  return join(root, 'tests/.output', `${isWhole ? '' : 'quick-'}${project.replace('-*', '')}.json`);
}

/**
 * A vitest project, or these files of it; its counts come from the JSON reporter, since the summary is for people.
 */
export async function vitest(project: string, files: readonly string[] = []): Promise<Count> {
  const file = reportOf(project, files.length === 0);
  rmSync(file, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ];
  const code = await run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args]);
  const counted = existsSync(file)
    ? countOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  // A file that does not load, or an error between tests, fails the run without a failed test.
  return code !== 0 && counted.failed === 0
    ? { ...counted, failed: 1, failures: [{ name: 'an error between tests', message: '' }] }
    : counted;
}

type TestFile = {
  name: string;
  status: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
};

/** The counts of a report. */
export function countOf(report: unknown): Count {
  // The JSON reporter of vitest, which follows the one of Jest.
  const { testResults } = report as { testResults: readonly TestFile[] };
  const failures: Failure[] = [];
  let passed = 0;
  for (const file of testResults) {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    for (const { fullName, failureMessages } of failed)
      failures.push({ name: `${path}: ${fullName}`, message: beginningOf(failureMessages) });
    if (failed.length === 0 && file.status === 'failed')
      failures.push({ name: `${path}: the file as a whole`, message: '' });
  }
  return { passed, failed: failures.length, failures };
}

/** Without the places in packages, and no longer than a person reads. */
function beginningOf(messages: readonly string[]): string {
  const lines = messages.join('\n').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^\s*at .*(node_modules|node:)/.test(line))
    .slice(0, 12)
    .map((line) => line.slice(0, 400))
    .join('\n');
}

export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', pass).once('SIGINT', pass);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code ?? 1);
    });
  });
}
