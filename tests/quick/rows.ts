/**
 * `npm test -- quick`, the loop of work: types, rules and format of the changed files, unit and house, and the contract
 * tests, stories (in the light theme) and flows that the change reaches, nearest first, as many as two minutes hold. It
 * prints the names of what is left out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { oneTest, reportOf, root, typecheck, unit, vitest, type Row, type Step } from '../commands.ts';
import { sourcesIn } from '../house/source.ts';
import { longest } from '../longest.ts';
import { budgets, choose, type Choice } from './choose.ts';
import { reachedBy } from './reach.ts';

const folders = ['packages', 'shells', 'stories', 'tests', 'examples', '.storybook'];

export function quickRows(): readonly Row[] {
  const changed = changedFiles();
  console.log(`Changed: ${changed.length} files.`);
  const texts = new Map(
    folders
      .flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx', '.mjs']))
      .map(({ path, text }) => [path, text]),
  );
  const choices = choose(reachedBy(changed, texts), measuredSeconds());
  for (const choice of choices) sayChoice(choice);
  const [contract, stories, flows] = choices.map(({ project, chosen }): readonly Step[] =>
    chosen.length === 0 ? [] : [stepOf(project, chosen)],
  );
  return [
    [
      [typecheck, ...checksOf(changed), ...(stories ?? [])],
      [unit, ...(contract ?? [])],
    ],
    [flows ?? []],
  ];
}

/** The files changed since the branch left main, committed or not, and new files; deleted files reach nothing. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const base = ['main', 'origin/main'].reduce<string | null>((found, branch) => {
    if (found !== null) return found;
    try {
      return git('merge-base', branch, 'HEAD');
    } catch {
      return null;
    }
  }, null);
  const lines = [
    git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lines.flatMap((text) => text.split('\n')).filter((path) => path !== '');
}

function checksOf(changed: readonly string[]): Step[] {
  const linted = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/generated/'));
  const lint = {
    name: 'lint',
    run: () => oneTest('eslint', ['--max-warnings=0', '--no-warn-ignored', ...linted]),
  };
  const format = {
    name: 'format',
    run: () => oneTest('prettier', ['--check', '--ignore-unknown', '--log-level=warn', ...changed]),
  };
  return [...(linted.length === 0 ? [] : [lint]), ...(changed.length === 0 ? [] : [format])];
}

function stepOf(project: string, files: readonly string[]): Step {
  const run = () => vitest(project, files);
  return project === 'contract' ? { name: project, run } : { name: project, needsBrowser: true, run };
}

function sayChoice({ project, chosen, left }: Choice): void {
  if (chosen.length + left.length === 0) return;
  console.log(
    `${project}: ${chosen.length} of ${chosen.length + left.length} files that the change reaches.`,
  );
  if (left.length > 0) console.log(`  Left to the whole run: ${left.join(', ')}`);
}

/** The times of the last whole run of each project on this machine. */
function measuredSeconds(): (path: string) => number | null {
  const seconds = new Map(longest.map((path) => [path, 90]));
  for (const { wholeRun } of budgets) {
    const file = reportOf(wholeRun);
    if (!existsSync(file)) continue;
    // The JSON reporter of vitest.
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: readonly { name: string; startTime: number; endTime: number }[];
    };
    for (const { name, startTime, endTime } of testResults) {
      seconds.set(relative(root, join(name)), (endTime - startTime) / 1000);
    }
  }
  return (path) => seconds.get(path) ?? null;
}
