import { relative } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from './tests/browser.ts';
import { costs, readSeconds } from './tests/seconds.ts';

/** In a process of its own, where no other test has left anything. */
const measuresMemory = 'tests/contract/hostile/outgoing.test.ts';

/** So that none of them runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = costs(readSeconds());
    const secondsOf = ({ moduleId }: TestSpecification) => cost(relative(import.meta.dirname, moduleId)) ?? 0;
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}

/** Only the stories need a browser here, so other projects do not wait for one to be found. */
const asked = process.argv.flatMap((word, at, all) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)];
  return word === '--project' ? [all[at + 1] ?? ''] : [];
});
const withStories = asked.length === 0 || asked.some((name) => /stories|[*!]/.test(name));

/** Limits end tests that hang: a slow machine takes a multiple of the time of a quick one. */
const unhurried = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          setupFiles: ['tests/measure.ts'],
          // What they load is loaded once for all files; pure functions and readers of sources leave nothing behind.
          isolate: false,
          testTimeout: unhurried.testTimeout,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/measure.ts'],
          exclude: [measuresMemory],
          // The server is loaded once for all files, not once for each.
          isolate: false,
          globalSetup: ['tests/postgres.ts'],
          // One more than the cores of a small machine: tests of killed processes wait for their heartbeats.
          maxWorkers: 3,
          ...unhurried,
        },
      },
      {
        test: {
          name: 'contract-alone',
          environment: 'node',
          include: [measuresMemory],
          ...unhurried,
        },
      },
      {
        test: {
          name: 'flows',
          environment: 'node',
          include: ['tests/flows/**/*.test.ts', 'tests/visual/**/*.test.ts'],
          setupFiles: ['tests/measure.ts'],
          globalSetup: ['tests/flows/setup.ts'],
          // The files of a worker share the process that their servers run in.
          isolate: false,
          maxWorkers: 2,
          ...unhurried,
        },
      },
      ...(asked.includes('cluster')
        ? [
            {
              test: {
                name: 'cluster',
                environment: 'node' as const,
                include: ['tests/cluster/**/*.test.ts'],
              },
            },
          ]
        : []),
      ...(asked.includes('tried')
        ? [
            {
              test: {
                name: 'tried',
                environment: 'node' as const,
                include: ['tests/tried/**/*.test.ts'],
                // Several of them pack the packages into the same folder.
                maxWorkers: 1,
                testTimeout: 600_000,
                hookTimeout: 600_000,
              },
            },
          ]
        : []),
      ...(withStories ? [await storyProject()] : []),
    ],
  },
});

/** Every story is rendered, played and checked by axe, with the colours of both themes. */
async function storyProject(): Promise<TestProjectInlineConfiguration> {
  const launch = await launchOptions();
  return {
    plugins: await storybookTest({ configDir: '.storybook' }),
    // A copy of the checkout (tests/mutants) takes its packages from the checkout around it.
    server: { fs: { strict: !import.meta.dirname.includes('/.cache/mutants/') } },
    test: {
      name: 'stories',
      isolate: false,
      maxWorkers: 2,
      testTimeout: unhurried.testTimeout,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium', name: 'stories' }],
        provider: playwright({
          launchOptions: launch,
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
        }),
      },
    },
  };
}
