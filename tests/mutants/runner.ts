/**
 * A process that keeps one vitest on its copy of the checkout, since most of the time of a short test is its start.
 * For each job it runs the stages with the file changed, until one fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';

/** `tests` limits the tests by their names; null for all of the files. */
export type Stage = {
  readonly project: string;
  readonly files: readonly string[];
  readonly tests: string | null;
};
/** `change` is null to run the tests of unchanged files. */
export type Job = {
  readonly change: { readonly path: string; readonly text: string } | null;
  readonly stages: readonly Stage[];
};
export type Outcome =
  | { readonly is: 'survived' }
  /** `by` is the stage with the file that failed alone. */
  | { readonly is: 'caught'; readonly by: Stage; readonly test: string };

/** On a busy machine the tests for a minute take a multiple of it; no stage begins after this. */
const mostSeconds = 120;

const copy = process.cwd();
const signOfLife = { onTestCaseResult: () => void process.send?.('alive') };
const vitest = await createVitest({ root: copy, watch: false, bail: 1, reporters: [signOfLife] });
await vitest.standalone();

process.on('message', (message) => {
  // The only sender is run.ts, which sends jobs.
  void carryOut(message as Job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => {
  // A test without an end holds up the end of its worker; the group of this process is ended with it.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 15_000);
  void vitest.close().then(() => process.exit());
});
process.send?.('ready');

async function carryOut({ change, stages }: Job): Promise<Outcome> {
  if (change === null) return run(stages);
  const file = join(copy, change.path);
  const before = readFileSync(file, 'utf8');
  write(file, change.text);
  try {
    return await run(stages);
  } finally {
    write(file, before);
  }
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  vitest.invalidateFile(file);
}

async function run(stages: readonly Stage[]): Promise<Outcome> {
  const began = performance.now();
  for (const stage of stages) {
    if (performance.now() - began > mostSeconds * 1000) break;
    const project = vitest.projects.find(({ name }) => name.startsWith(stage.project));
    if (project === undefined) throw new Error(`There is no project ${stage.project}.`);
    // The runners share the cores already.
    project.config.maxWorkers = 1;
    if (stage.tests === null) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(stage.tests);
    const asked = stage.files.map((path) => project.createSpecification(join(copy, path)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
    const failed = testModules.find(
      (one) => stage.files.includes(relative(copy, one.moduleId)) && one.state() === 'failed',
    );
    if (failed !== undefined) {
      const [test] = failed.children.allTests('failed');
      const by = { ...stage, files: [relative(copy, failed.moduleId)] };
      return { is: 'caught', by, test: test?.fullName ?? 'the file as a whole' };
    }
    if (unhandledErrors.length > 0) return { is: 'caught', by: stage, test: 'an error between tests' };
  }
  return { is: 'survived' };
}
