/** The steps of a whole run, with what each of them takes of what it could, and the processor time that it may take. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Change } from './change.ts';
import { output, root, tool, typecheck, vitest, type Row, type Step } from './commands.ts';
import { enginesFor, fill, type Cost, type Taking } from './plan.ts';
import type { Plan } from './turn.ts';

const execute = promisify(execFile);

/** Seconds of a processor for each step, where the loop takes 2 s. A recorded run may exceed them by half (tests/house/seconds.test.ts). */
export const budgets = {
  typecheck: 30,
  format: 45,
  unused: 20,
  'unused-shipped': 20,
  dependencies: 5,
  'api-lint': 15,
  lint: 60,
  unit: 90,
  'contract-alone': 20,
  contract: 800,
  builds: 180,
  stories: 200,
  pictures: 60,
  flows: 300,
  all: 1500,
} as const;

/** Seconds of a worker for what the change reaches and what is drawn; for `linted`, a number of files. */
const turning = { linted: 400, contract: 1310, embedded: 60, stories: 150, flows: 200 };

const isStory = /^stories\/.*\.stories\.tsx$/;
const isFlow = /^tests\/(flows|visual)\/.*\.test\.ts$/;
const isLinted = (file: string) => !file.includes('/generated/');
const isContract = /^tests\/contract\/.*\.test\.ts$/;
/** It or its world declares its tests for each engine. */
const isOnEither = /\b(forEach\w*(Database|World)|enginesHere)\(/;
/** This file measures the memory of its process, so the step contract-alone runs it. */
const isAlone = /hostile\/outgoing/;

export function wholeRows(change: Change, cost: Cost, seed: number): readonly Row[] {
  const { reached, reachedBySql, texts } = change;
  const files = [...texts.keys()];
  const stories = fill(
    files.filter((file) => isStory.test(file)),
    reached,
    cost,
    { seed, budget: turning.stories },
  );
  const flows = fill(
    files.filter((file) => isFlow.test(file)),
    reached,
    cost,
    { seed, budget: turning.flows },
  );
  const contract = fill(
    files.filter((file) => isContract.test(file) && !isAlone.test(file)),
    reached,
    cost,
    { seed, budget: turning.contract },
  );
  const onEither = contract.taken.filter((file) => isOnEither.test(texts.get(file) ?? ''));
  const engines = enginesFor(onEither, reachedBySql, cost, { seed, budget: turning.embedded });
  const linted = fill(
    files.filter((file) => isLinted(file)),
    change.files.map((path) => ({ path, steps: 0 })),
    () => 1,
    { seed, budget: turning.linted },
  );
  const plan: Plan = {
    seed,
    reached: [
      ...reached.toSorted((one, other) => one.steps - other.steps).map(({ path }) => path),
      ...operationsIn(change.files),
    ],
    engines,
  };
  const planFile = join(output, 'plan.json');
  mkdirSync(output, { recursive: true });
  writeFileSync(planFile, `${JSON.stringify(plan, null, 2)}\n`);
  const env = { TEST_PLAN: planFile };

  say('code', linted);
  say('contract', contract);
  say('stories', stories);
  say('flows', flows);
  const embedded = Object.values(engines).filter((list) => list.includes('pglite'));
  console.log(
    `Of ${onEither.length} contract files for either engine, ${embedded.filter((list) => list.length === 1).length} run on the embedded one, ` +
      `${embedded.filter((list) => list.length > 1).length} on both, the others on PostgreSQL.`,
  );
  const lanes: Row = [
    [
      typecheck,
      tool('format', ['prettier', '--check', '--ignore-unknown', '--log-level=warn', '.']),
      vitest('unit', [], env),
      tool('lint', ['eslint', '--max-warnings=0', '--no-warn-ignored', ...linted.taken]),
      tool('unused', ['knip', '--no-progress']),
      tool('unused-shipped', ['knip', '--production', '--no-progress']),
      tool('api-lint', ['redocly', 'lint', 'openapi.yaml']),
      dependencies,
      vitest('contract-alone', [], env),
      vitest('contract', contract.taken, env),
    ],
    [
      tool('builds', ['shells/server/build.ts', 'Storybook', 'merchant', 'portal', 'salesreps']),
      vitest('stories', stories.taken, env),
      tool('pictures', ['tests/visual/run.ts', '--changed'], env),
      vitest('flows', flows.taken, env),
    ],
  ];
  return [lanes];
}

function say(name: string, { taken, reached, of }: Taking): void {
  console.log(
    `${taken.length} of ${of} files of ${name}: ${reached} that the change reaches, ${taken.length - reached} drawn.`,
  );
}

/** Operations whose own file has changed, for tests that go through all of them. */
function operationsIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [, name] =
      /^packages\/server\/src\/(?:features\/[^/]+\/)?operations\/.*?([^/]+)\.ts$/.exec(file) ?? [];
    return name === undefined
      ? []
      : [name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())];
  });
}

/** The shipped packages against the registry's list of known faults; without such a list the step counts as no test. */
const dependencies: Step = {
  name: 'dependencies',
  run: async ({ failed }) => {
    const { stdout } = await execute('npm', ['audit', '--omit=dev', '--json'], { cwd: root }).catch(
      // It fails when there are faults, and when it could not ask; what it printed comes with the error.
      (failure: unknown) => failure as { stdout: string },
    );
    // The shape is that of npm's own report.
    const { metadata } = JSON.parse(stdout) as { metadata?: { vulnerabilities: Record<string, number> } };
    // The registry in use does not answer audits.
    if (metadata === undefined) return 0;
    const { high = 0, critical = 0 } = metadata.vulnerabilities;
    if (high + critical === 0) return 1;
    failed({
      name: 'dependencies',
      message: `${high} of high severity, ${critical} critical`,
      again: 'npm audit --omit=dev',
    });
    return 0;
  },
};
