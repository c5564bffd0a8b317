/** Tools that only a try needs: each folder here that has a package.json is installed when its try begins. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/**
 * Installs the locked packages of `tests/tried/<name>`, beside the checkout's own.
 * @returns the folder whose `node_modules` has them.
 * @throws {Error} with npm's words where it cannot.
 */
export async function installed(name: string): Promise<string> {
  const folder = join(root, '.cache/tried', name);
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    await cp(join(import.meta.dirname, name, file), join(folder, file));
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  return folder;
}

type Ran = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** A program and its answer, whatever the code that it ends with. @throws {Error} where there is no such program. */
export async function ran(program: string, args: readonly string[], cwd = root): Promise<Ran> {
  try {
    return { code: 0, ...(await run(program, [...args], { cwd, maxBuffer: 100_000_000 })) };
  } catch (error) {
    // The error of execFile where the program has run.
    const { code, stdout, stderr } = error as Ran;
    if (typeof code !== 'number') throw error;
    return { code, stdout, stderr };
  }
}

/** The program of a package in a folder that `installed` has returned. */
export const programOf = (folder: string, name: string) => join(folder, 'node_modules/.bin', name);

/**
 * Puts the project in `tests/tried/<name>` into a folder with tools, and the packages of these tarballs.
 * @throws {Error} with npm's words where it cannot.
 */
export async function installProject(
  folder: string,
  name: string,
  tarballs: readonly string[],
): Promise<void> {
  const isOwn = (file: string) => !/\/(package(-lock)?\.json|node_modules)$/.test(file);
  await cp(join(import.meta.dirname, name), folder, { recursive: true, filter: isOwn });
  const quietly = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quietly, ...tarballs], { cwd: folder });
}

/** The version of a package in a folder that `installed` has returned. */
export async function versionOf(folder: string, name: string): Promise<string> {
  const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  // The shape of npm's manifest.
  return (JSON.parse(text) as { version: string }).version;
}
