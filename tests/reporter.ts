/**
 * Reports to the run what a vitest project does: its files at the start, each file and failed test as it ends. It does so over
 * the channel to the process that started vitest (see commands.ts).
 */
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export type TimedTest = {
  readonly name: string;
  readonly wall: number;
  /** Null in a browser, which measures none. */
  readonly cpu: number | null;
};
export type Told =
  | { readonly is: 'begun'; readonly files: readonly string[] }
  | {
      readonly is: 'file';
      readonly path: string;
      readonly passed: number;
      readonly wall: number;
      readonly cpu: number | null;
      readonly tests: readonly TimedTest[];
    }
  | { readonly is: 'failed'; readonly path: string; readonly test: string; readonly message: string };

/** Seconds of a processor, as measure.ts leaves them. */
declare module 'vitest' {
  interface TaskMeta {
    cpu?: number;
  }
}

const root = `${import.meta.dirname}/..`;
const pathOf = (moduleId: string) => relative(root, moduleId);

export default class ToTheRun implements Reporter {
  onTestRunStart(files: readonly { moduleId: string }[]): void {
    tell({ is: 'begun', files: files.map(({ moduleId }) => pathOf(moduleId)) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'failed')
      tell({
        is: 'failed',
        path: pathOf(test.module.moduleId),
        test: test.fullName,
        message: messageOf(errors),
      });
  }

  onTestModuleEnd(module: TestModule): void {
    const path = pathOf(module.moduleId);
    const tests = [...module.children.allTests()];
    // A module that does not load, or a hook that throws, fails a file as a whole.
    const errors = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ];
    if (errors.length > 0) tell({ is: 'failed', path, test: '', message: messageOf(errors) });
    const wall = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0) / 1000;
    tell({
      is: 'file',
      path,
      passed: tests.filter((test) => test.result().state === 'passed').length,
      wall: Math.max(wall, module.diagnostic().duration / 1000),
      cpu: module.meta().cpu ?? null,
      tests: tests.map((test) => ({
        name: test.fullName.replaceAll(' > ', ' '),
        wall: (test.diagnostic()?.duration ?? 0) / 1000,
        cpu: test.meta().cpu ?? null,
      })),
    });
  }

  onTestRunEnd(_modules: unknown, unhandled: readonly SerializedError[]): void {
    for (const error of unhandled)
      tell({ is: 'failed', path: '', test: 'an error between tests', message: messageOf([error]) });
  }
}

function tell(told: Told): void {
  process.send?.(told);
}

/** Without the places in packages, and no longer than a person reads. */
export function messageOf(
  errors: readonly { message?: string; stack?: string; diff?: string }[] = [],
): string {
  const text = errors.map(({ message, stack, diff }) => [message, diff, stack].join('\n')).join('\n');
  return [...new Set(text.split('\n'))]
    .filter((line) => line.trim() !== '' && !/^\s*at .*(node_modules|node:)/.test(line))
    .slice(0, 20)
    .map((line) => line.slice(0, 400))
    .join('\n');
}
