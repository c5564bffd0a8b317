/** Every story of the built Storybook in `@storybook/test-runner`, which renders and plays it in its own browser. */
import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { launchOptions } from '../browser.ts';
import { whileServing, withDataDir } from '../flows/helpers/server.ts';
import { tried } from './record.ts';
import { installed, versionOf } from './tools.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

type Entry = { id: string; type: 'story' | 'docs' };
type Report = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: readonly {
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
};

it('each story passes in the test-runner', { timeout: 3_600_000 }, async () => {
  const folder = await installed('test-runner');
  const config = 'test-runner-jest.config.js';
  await cp(join(import.meta.dirname, 'test-runner', config), join(folder, config));
  await buildStale([storybook]);
  // Written by Storybook.
  const index = JSON.parse(await readFile(join(root, storybook.output, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story').length;

  await withDataDir((dataDir) =>
    whileServing({ dataDir, env: { DEMO: 'false' } }, async ({ url }) => {
      const { executablePath, args, env } = await launchOptions();
      const report = join(folder, 'report.json');
      await run(
        process.execPath,
        [
          join(folder, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
          ...['--url', `${url}/storybook/`, '--index-json', '--config-dir', join(root, '.storybook')],
          ...['--maxWorkers', '2', '--testTimeout', '60000', '--json', '--outputFile', report],
        ],
        {
          cwd: folder,
          env: { ...process.env, LAUNCH_OPTIONS: JSON.stringify({ executablePath, args, env }) },
          maxBuffer: 2 ** 28,
        },
      ).catch(() => null);
      // Jest's own.
      const { numPassedTests, numTotalTests, testResults } = JSON.parse(
        await readFile(report, 'utf8'),
      ) as Report;
      const failed = testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
      );
      expect(failed).toEqual([]);
      expect([numPassedTests, numTotalTests]).toEqual([stories, stories]);
      await tried({
        tool: '@storybook/test-runner',
        version: await versionOf(folder, '@storybook/test-runner'),
        did: 'Rendered and played every story of the built Storybook',
        result: `${numPassedTests} of ${numTotalTests} stories passed`,
      });
    }),
  );
});
