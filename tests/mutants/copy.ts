/** A copy of the checkout to mutate, inside the checkout, so that Node finds its packages on the way up. */
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../commands.ts';

const copies = '.cache/mutants';
const notCopied = new Set(['node_modules', '.git', '.cache', '.output', '.data', 'dist', 'storybook-static']);

/** Replaces an older copy; returns the path. */
export function copyOfCheckout(name: string): string {
  const copy = join(root, copies, name);
  rmSync(copy, { recursive: true, force: true });
  // Packages import each other by links, which have to lead to the copy.
  const links = 'node_modules/@consignment';
  mkdirSync(join(copy, links), { recursive: true });
  for (const link of readdirSync(join(root, links)))
    symlinkSync(readlinkSync(join(root, links, link)), join(copy, links, link));
  for (const entry of readdirSync(root).filter((one) => !notCopied.has(one))) {
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (path) => !notCopied.has(basename(path)),
    });
  }
  mkdirSync(join(copy, '.cache'));
  for (const folder of [...madeByTests(), ...ownPackages()])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
  return copy;
}

/** Good for every checkout of the same sources: migrated databases, compiled code, an unpacked browser. */
function madeByTests(): string[] {
  // A link to the folder of copies would lead a search for files around in it for ever.
  const made = readdirSync(join(root, '.cache')).filter((name) => name !== basename(copies));
  return [...made.map((name) => join('.cache', name)), 'node_modules/.cache'];
}

function ownPackages(): string[] {
  return readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'node_modules'));
}
