/** Digests of what each story is drawn from: equal sources give equal pictures, so only the others are drawn again. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namedBy } from '../quick/reach.ts';
import { packagesNamedIn, packagesOf } from './drawing-packages.ts';

const root = join(import.meta.dirname, '../..');

/** Files that every picture depends on, with the files that they import. */
const ofEveryPicture = ['.storybook/main.ts', '.storybook/preview.tsx', 'tests/visual/draw.ts'];

type File = { hash: string; imports: readonly string[]; packages: ReadonlySet<string> };

/** A digest by the path of a story file. */
export type Sources = Readonly<Record<string, string>>;

/** The digests of all story files as they are on disk. */
export function currentSources(): Sources {
  return sourcesOf(globSync('stories/**/*.stories.tsx', { cwd: root }).sort(), contentOf);
}

/** `read` returns a file by its path from the root, or null where there is none. */
export function sourcesOf(storyFiles: readonly string[], read: (path: string) => Buffer | null): Sources {
  const files = new Map<string, File | null>();
  const fileOf = (path: string) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const content = read(path);
    const file = content && {
      hash: sha256(content),
      imports: importsOf(path, content),
      packages: packagesNamedIn(content.toString()),
    };
    files.set(path, file);
    return file;
  };
  const reached = (from: readonly string[]) => {
    const found = new Map<string, File>();
    const waiting = [...from];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = fileOf(path);
      if (file === null || found.has(path)) continue;
      found.set(path, file);
      waiting.push(...file.imports);
    }
    return [...found];
  };
  const installed = packagesOf(read('package-lock.json')?.toString() ?? '{}');
  const digestOf = (path: string) => {
    const files = reached([path, ...ofEveryPicture]);
    const packages = installed(files.flatMap(([, file]) => [...file.packages]));
    return sha256([...files.map(([name, { hash }]) => `${name} ${hash}`).sort(), ...packages].join('\n'));
  };
  return Object.fromEntries(storyFiles.map((path) => [path, digestOf(path).slice(0, 16)]));
}

/** The story files that are new or drawn from other sources than before, and those that are gone. */
export function changedSources(before: Sources, now: Sources): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path],
  );
}

/**
 * Imports, quoted paths among them; styles are code that only the build runs, and are followed like the rest. Of package.json
 * only the packages count, and each story has those that it is drawn with.
 */
export function importsOf(path: string, content: Buffer): readonly string[] {
  const named = /\.(ts|tsx|mjs)$/.test(path) ? namedBy(path, content.toString()) : [];
  return named.filter((file) => file !== 'package.json');
}

function contentOf(path: string): Buffer | null {
  const file = join(root, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
