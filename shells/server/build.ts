/**
 * Builds stale targets. A build's source is a hash of its inputs' contents, kept beside its
 * output, since a checkout or a copy changes times without changing files.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

export type Target = {
  name: string;
  /** Folders and files, from the root. */
  inputs: string[];
  /** The folder that is served; it is replaced only by a build that succeeded. */
  output: string;
  command: (into: string) => string[];
};

const shared = ['package-lock.json', 'packages/domain', 'packages/components'];

function shell(name: string): Target {
  return {
    name,
    inputs: [
      ...shared,
      'packages/client',
      'packages/routing',
      'shells/server/vite-shell.ts',
      'shells/server/first-script.ts',
      'shells/server/first-calls.ts',
      'shells/server/page-files.ts',
      'shells/icon.svg',
      `shells/${name}`,
    ],
    output: `shells/${name}/dist`,
    command: (into) => [
      'vite',
      'build',
      `shells/${name}`,
      '--outDir',
      into,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
  };
}

export const shells = ['merchant', 'portal', 'salesreps'].map(shell);

export const storybook: Target = {
  name: 'Storybook',
  inputs: [...shared, '.storybook', 'stories', 'examples'],
  output: 'storybook-static',
  // Chromatic finds the stories that a change can reach by the statistics.
  command: (into) => ['storybook', 'build', '--quiet', '--stats-json', '-o', into],
};

/** Builds the stale ones of `targets`, two at a time; prints its progress; rejects with the build's output. */
export async function buildStale(targets: readonly Target[]): Promise<void> {
  const waiting = [...targets];
  await Promise.all(
    [1, 2].map(async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) await buildOne(target);
    }),
  );
}

export async function isStale(target: Target): Promise<boolean> {
  return (await builtFrom(target)) !== (await hashOf(target.inputs));
}

async function builtFrom(target: Target): Promise<string | null> {
  const stamp = join(root, target.output, '.built-from');
  return existsSync(stamp) ? readFile(stamp, 'utf8') : null;
}

async function buildOne(target: Target): Promise<void> {
  const wanted = await hashOf(target.inputs);
  if ((await builtFrom(target)) === wanted) return;

  console.log(`Building ${target.name} …`);
  const started = performance.now();
  const into = join(root, `${target.output}.next`);
  await rm(into, { recursive: true, force: true });
  await run(target.name, target.command(into));
  await compress(into);
  await writeFile(join(into, '.built-from'), wanted);
  await rm(join(root, target.output), { recursive: true, force: true });
  await rename(into, join(root, target.output));
  console.log(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Leaves a .br and a .gz beside each text file, so that the server sends a quarter of the bytes without work. */
async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !/\.(js|css|html|svg|json)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    await Promise.all([
      brotli(content, quality).then((small) => writeFile(`${path}.br`, small)),
      gzip(content).then((small) => writeFile(`${path}.gz`, small)),
    ]);
  }
}

/** @returns sha-256 over the path and content of every file below `inputs`. */
async function hashOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) await addToHash(hash, input);
  return hash.digest('hex');
}

async function addToHash(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) {
    const content = await readFile(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
    return;
  }
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (['node_modules', 'dist', 'dist.next'].includes(entry.name)) continue;
    await addToHash(hash, `${path}/${entry.name}`);
  }
}

/** Runs a command of node_modules/.bin; its words are shown only when it fails. */
function run(name: string, [command = '', ...args]: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const said: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const stopWithUs = () => child.kill();
    process.once('exit', stopWithUs);
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('exit', stopWithUs);
      if (code === 0) resolve();
      else reject(new Error(`The build of ${name} failed:\n${said.join('')}`));
    });
  });
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const named = [storybook, ...shells].filter(({ name }) => names.includes(name));
  await buildStale(names.length === 0 ? shells : named);
}
