/**
 * Storybook built whole, against the same Storybook with one story file in it; what each of its stories adds; and the time
 * until its first page of documentation can be read.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchBrowser } from '../browser.ts';
import { serve } from '../visual/draw.ts';
import { figure, heading, median, timed } from './harness.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 3;
const visits = 5;

const folder = await mkdtemp(join(tmpdir(), 'consignment-storybook-'));
try {
  const times = { whole: [] as number[], one: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.whole.push(await built('.storybook', 'whole'));
    times.one.push(await built('tests/bench/one-story', 'one'));
  }
  const [whole, one] = [median(times.whole), median(times.one)];
  const stories = await storiesIn('whole');
  heading(`Storybook build of ${stories.toLocaleString('en-US')} stories, medians of ${rounds} by turns`);
  figure('built whole', whole, 's', { what: 'one file', value: one });
  figure('each story', ((whole - one) / (stories - (await storiesIn('one')))) * 1000, 'ms');
  heading(`The first page of documentation, median of ${visits} first visits`);
  figure('its heading is there', median(await visitsOf('handbook-welcome--docs', 'Consignment')), 's');
  figure(
    'that of all screens',
    median(await visitsOf('handbook-for-designers-all-screens--docs', 'All screens')),
    's',
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** In seconds. */
async function built(config: string, name: string): Promise<number> {
  const args = ['build', '--quiet', '-c', config, '-o', join(folder, name)];
  const command = join(root, 'node_modules/.bin/storybook');
  const env = { ...process.env, NODE_ENV: 'production' };
  return (await timed(() => promisify(execFile)(command, args, { cwd: root, env }))) / 1000;
}

/** Each in a browser that has nothing of it yet; in seconds. */
async function visitsOf(page: string, title: string): Promise<number[]> {
  const server = await serve(join(folder, 'whole'));
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext();
      const tab = await context.newPage();
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const read = async () => {
        await tab.goto(`${origin}/index.html?path=/docs/${page}`);
        await tab
          .frameLocator('#storybook-preview-iframe')
          .getByRole('heading', { level: 1, name: title })
          .waitFor();
      };
      times.push((await timed(read)) / 1000);
      await context.close();
    }
    return times;
  } finally {
    await browser.close();
    server.close();
  }
}

async function storiesIn(name: string): Promise<number> {
  const index = JSON.parse(await readFile(join(folder, name, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story').length;
}
