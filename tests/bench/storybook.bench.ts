/** Storybook built whole, against the same Storybook with one story file in it; and what each of its stories adds. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { figure, heading, median, timed } from './harness.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 3;

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

async function storiesIn(name: string): Promise<number> {
  const index = JSON.parse(await readFile(join(folder, name, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story').length;
}
