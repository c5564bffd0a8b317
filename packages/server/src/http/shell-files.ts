import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/** A built single-page app: its path prefix and the folder of its files. */
export type ShellFolder = {
  readonly prefix: string;
  readonly folder: string;
  /** Storybook's own pages have inline scripts. */
  readonly allowsInlineScript: boolean;
  /** Origins whose pages may read its files and show its pages in a frame. */
  readonly sharedWith?: readonly string[];
};

export type ShellAnswer =
  | { readonly is: 'file'; readonly folder: string; readonly file: string; readonly cacheControl: string }
  | { readonly is: 'redirect'; readonly to: string }
  | { readonly is: 'missing' }
  | { readonly is: 'not_built' };

/** The shell with the longest prefix that matches the path. */
export function shellAt(shells: readonly ShellFolder[], path: string): ShellFolder | null {
  const fits = shells.filter(({ prefix }) => `${path}/`.startsWith(prefix));
  return fits.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? null;
}

/**
 * The answer to a path below a shell's prefix: its file, the shell's page for client-side routes, or nothing for a
 * missing file, so that an outdated script request never receives a page.
 */
export async function answerFor(shell: ShellFolder, path: string): Promise<ShellAnswer> {
  if (`${path}/` === shell.prefix) return { is: 'redirect', to: shell.prefix };
  const asked = decoded(path.slice(shell.prefix.length));
  if (asked === null) return { is: 'missing' };
  if (asked !== '' && (await isFile(shell.folder, asked))) {
    return { is: 'file', folder: shell.folder, file: asked, cacheControl: cacheControlOf(asked) };
  }
  if ((asked.split('/').at(-1) ?? '').includes('.')) return { is: 'missing' };
  if (!(await isFile(shell.folder, 'index.html'))) return { is: 'not_built' };
  return { is: 'file', folder: shell.folder, file: 'index.html', cacheControl: 'no-cache' };
}

// Builds put a hash of the content into the names of files in assets/.
function cacheControlOf(file: string): string {
  const isHashed = /(^|\/)assets\/[^/]+-[\w-]{8,}\.\w+$/.test(file);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A path inside of the folder; null for one that leaves it or cannot be decoded. */
function decoded(path: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (plain.includes('\0') || plain.includes('\\')) return null;
  const inside = normalize(`/${plain}`).slice(1);
  return inside.split(sep).some((part) => part.startsWith('.')) ? null : inside;
}

async function isFile(folder: string, file: string): Promise<boolean> {
  try {
    return (await stat(join(folder, file))).isFile();
  } catch {
    return false;
  }
}
