/**
 * The whole suite, in an order that two cores are enough for:
 *   npm test                      everything
 *   npm test -- unit contract     these steps only
 *   npm test -- quick             what a change reaches, in less than two minutes (see quick/rows.ts)
 *   npm run bench [-- <name>]     the benches instead
 * The last line counts the tests of all steps; a step that is no test file counts as one test.
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildStale, shells, storybook, type Target } from '../shells/server/build.ts';
import { findBrowser } from './browser.ts';
import {
  oneTest,
  root,
  run,
  typecheck,
  unit,
  vitest,
  type Count,
  type Failure,
  type Row,
  type Step,
} from './commands.ts';
import { quickRows } from './quick/rows.ts';

const execute = promisify(execFile);

const linter: Step = { name: 'lint', run: () => oneTest('eslint', ['.', '--max-warnings=0']) };
const checks: readonly Step[] = [
  typecheck,
  {
    name: 'format',
    // Files in order are not read again until their content, the options or prettier change.
    run: () =>
      oneTest('prettier', [
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=.cache/prettier',
      ]),
  },
  { name: 'unused', run: () => oneTest('knip', ['--no-progress']) },
  { name: 'unused-shipped', run: () => oneTest('knip', ['--production', '--no-progress']) },
  { name: 'dependencies', run: dependencyAudit },
  { name: 'api-lint', run: () => oneTest('redocly', ['lint', 'openapi.yaml']) },
  unit,
];
const contract: Step = { name: 'contract', run: () => vitest('contract') };
const alone: Step = { name: 'contract-alone', run: () => vitest('contract-alone') };
const builds: Step = { name: 'builds', run: () => buildInTurn([storybook, ...shells]) };
const stories: Step = { name: 'stories', needsBrowser: true, run: () => vitest('stories') };
const pictures: Step = { name: 'pictures', needsBrowser: true, run: picturesRun };
const flows: Step = { name: 'flows', needsBrowser: true, run: flowsRun };

/**
 * One row after the other; what stands side by side in a row keeps the cores busy. The contract tests wait at times, for
 * the heartbeats of killed processes, and leave room for the builds that stories and flows need.
 */
const wholeRun: readonly Row[] = [
  [[linter], [...checks, alone]],
  [[contract], [builds]],
  [[stories, pictures]],
  [[flows]],
];

const asked = process.argv.slice(2);
if (asked.includes('--bench')) process.exitCode = await benches(asked.filter((word) => word !== '--bench'));
else if (asked.join() === 'quick') process.exitCode = await suite(quickRows(), []);
else process.exitCode = await suite(wholeRun, asked);

async function suite(rows: readonly Row[], names: readonly string[]): Promise<number> {
  const steps = rows.flat(2);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}; or quick.`,
    );
    return 1;
  }
  const isAsked = ({ name }: Step) => names.length === 0 || names.includes(name);
  if (steps.some((step) => isAsked(step) && step.needsBrowser))
    console.log(`Browser: ${await findBrowser()}`);

  const total: Count = { passed: 0, failed: 0 };
  const report: string[] = [];
  const failures: Failure[] = [];
  const inTurn = async (turn: readonly Step[]) => {
    for (const { name, run: runStep } of turn.filter(isAsked)) {
      console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
      const started = performance.now();
      const { passed, failed, failures: failedTests = [{ name: '', message: '' }] } = await runStep();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      report.push(
        `${name.padEnd(15)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
      );
      total.passed += passed;
      total.failed += failed;
      if (failed > 0)
        failures.push(...failedTests.map((test) => ({ ...test, name: `${name} ${test.name}` })));
    }
  };
  for (const row of rows) await Promise.all(row.map(inTurn));
  // The names come last, since CI keeps the end of its output.
  for (const { name, message } of failures.slice(0, 20))
    if (message !== '') console.log(`\n${name}\n${message}`);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.map(({ name }) => name).join('\n  ')}`);
  console.log(`\n${report.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function benches(names: readonly string[]): Promise<number> {
  const files = readdirSync(join(root, 'tests/bench')).filter((file) => file.endsWith('.bench.ts'));
  const chosen = files.filter((file) => names.length === 0 || names.includes(file.replace('.bench.ts', '')));
  if (chosen.length === 0) {
    console.error(`The benches are ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}.`);
    return 1;
  }
  if (chosen.includes('start.bench.ts')) await buildStale(shells);
  let failed = 0;
  for (const file of chosen) {
    if ((await run(process.execPath, ['--expose-gc', join('tests/bench', file)])) !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

/** The shipped packages against the registry's list of known faults; without such a list the step counts as no test. */
async function dependencyAudit(): Promise<Count> {
  const { stdout } = await execute('npm', ['audit', '--omit=dev', '--json'], { cwd: root }).catch(
    // It fails when there are faults, and when it could not ask; what it printed comes with the error.
    (failed: unknown) => failed as { stdout: string },
  );
  // The shape is that of npm's own report.
  const { metadata } = JSON.parse(stdout) as { metadata?: { vulnerabilities: Record<string, number> } };
  if (metadata === undefined) {
    console.log('npm audit: not asked, since the registry in use does not answer audits');
    return { passed: 0, failed: 0 };
  }
  const { high = 0, critical = 0 } = metadata.vulnerabilities;
  console.log(`npm audit: ${high} high, ${critical} critical`);
  return high + critical === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The pictures of the stories whose sources changed since their pictures were accepted, against the accepted ones. */
async function picturesRun(): Promise<Count> {
  const code = await run(process.execPath, [join(root, 'tests/visual/run.ts'), '--changed']);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Two files of them run at a time, and must not both build what they look at. */
async function flowsRun(): Promise<Count> {
  await buildInTurn([storybook]);
  return vitest('flows');
}

async function buildInTurn(targets: readonly Target[]): Promise<Count> {
  try {
    for (const target of targets) await buildStale([target]);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
