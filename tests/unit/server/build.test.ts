import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStale, isStale, type Target } from '../../../shells/server/build.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let target: Target;

/** A build that copies its one input, and fails when that says so. */
const script = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const [from, into] = process.argv.slice(1);
  const text = readFileSync(from, 'utf8');
  if (text === 'broken') { console.error('this input is broken'); process.exit(1); }
  mkdirSync(into, { recursive: true });
  writeFileSync(into + '/out.txt', text);`;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'consignment-build-'));
  await mkdir(join(folder, 'source'));
  const input = join(folder, 'source/in.txt');
  await writeFile(input, 'first');
  target = {
    name: 'the trial',
    inputs: [relative(root, join(folder, 'source'))],
    output: relative(root, join(folder, 'dist')),
    command: (into) => ['node', '-e', script, input, into],
  };
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('buildStale', () => {
  const output = () => readFile(join(folder, 'dist/out.txt'), 'utf8');

  it('builds what was never built, and again only when the content of an input changed', async () => {
    expect(await isStale(target)).toBe(true);
    await buildStale([target]);
    expect(await output()).toBe('first');
    expect(await isStale(target)).toBe(false);

    await writeFile(join(folder, 'dist/out.txt'), 'left alone');
    await utimes(join(folder, 'source/in.txt'), new Date(), new Date());
    await buildStale([target]);
    expect(await output()).toBe('left alone');

    await writeFile(join(folder, 'source/in.txt'), 'second');
    await buildStale([target]);
    expect(await output()).toBe('second');
  });

  it('sees a new file, a renamed one, and not its own output', async () => {
    await buildStale([target]);
    await mkdir(join(folder, 'source/dist'));
    await writeFile(join(folder, 'source/dist/x.js'), '');
    expect(await isStale(target)).toBe(false);
    await writeFile(join(folder, 'source/more.txt'), '');
    expect(await isStale(target)).toBe(true);
  });

  it("rejects with the build's own words and leaves the last good output in place", async () => {
    await buildStale([target]);
    await writeFile(join(folder, 'source/in.txt'), 'broken');
    await expect(buildStale([target])).rejects.toThrow('this input is broken');
    expect(await output()).toBe('first');
    expect(await isStale(target)).toBe(true);
  });
});
