/** The test files that a change reaches, by what files name: imports, quoted paths, operations, pages. */
import { basename } from 'node:path';
import { resolveImport } from '../house/import-graph.ts';

/** All files by path from the root, with their text. */
export type Texts = ReadonlyMap<string, string>;

/** For each file, the files that name it. */
export type Readers = ReadonlyMap<string, ReadonlySet<string>>;

/** A test file and its distance from the change; 0 for a changed test file. */
export type Reached = { path: string; steps: number };

/** A changed file of another kind reaches every file that quotes its path. */
const isSource = /\.(ts|tsx|mjs)$/;
const isTest = /\.(test\.tsx?|stories\.tsx)$/;
const isOperation = /^packages\/server\/src\/(?:features\/[^/]+\/)?operations\/.*?([^/]+)\.ts$/;
const isPage = /^shells\/(\w+)\/src\/routes\/(?:[^/]+\/)?([^/]+)\.tsx$/;

/** A file with so many names is a table; a change of one row does not reach the users of another. */
const rowsOfATable = 30;

export function reachedBy(
  changed: readonly string[],
  texts: Texts,
  readers: Readers = readersIn(texts),
): Reached[] {
  const steps = new Map<string, number>();
  let current = changed.flatMap((path) => (isSource.test(path) ? [path] : [path, ...readersOf(path, texts)]));
  for (let step = 0; current.length > 0; step++) {
    const fresh = [...new Set(current)].filter((path) => !steps.has(path));
    for (const path of fresh) steps.set(path, step);
    current = fresh.flatMap((path) => [...(readers.get(path) ?? [])]);
  }
  return [...steps]
    .filter(([path]) => isTest.test(path) && texts.has(path))
    .map(([path, count]) => ({ path, steps: count }))
    .sort((one, other) => one.steps - other.steps || (one.path < other.path ? -1 : 1));
}

export function readersIn(texts: Texts): Readers {
  const readers = new Map<string, Set<string>>();
  const add = (path: string, reader: string) => {
    const known = readers.get(path) ?? new Set();
    readers.set(path, known.add(reader));
  };
  for (const [reader, text] of texts) {
    const named = namedBy(reader, text).filter((path) => texts.has(path));
    const isTable = named.length >= rowsOfATable && !isTest.test(reader);
    for (const path of named) {
      if (!isTable || !(isOperation.test(path) || isPage.test(path))) add(path, reader);
    }
  }
  for (const path of texts.keys()) {
    const { near, far } = testsThatUse(path, texts);
    for (const test of near) add(path, test);
    if (far.length > 0) add(path, `mention of ${path}`);
    for (const test of far) add(`mention of ${path}`, test);
  }
  return readers;
}

/** Files that `text` imports, starts or reads by path; type imports are checked by the compiler. */
export function namedBy(path: string, text: string): string[] {
  const values = text.replaceAll(/^(import|export) type [^;]*;/gm, '');
  return [...values.matchAll(/['"`]((?:\.{1,2}\/|@consignment\/)[^'"`$\s]+)['"`]/g)].flatMap(([, named]) => {
    const target = named === undefined ? null : resolveImport(path, named);
    return target === null ? [] : [target];
  });
}

function readersOf(path: string, texts: Texts): string[] {
  // Migrations are read as a folder.
  const name = path.endsWith('.sql') ? '/migrations/' : basename(path);
  return [...texts].filter(([, text]) => text.includes(`${name}'`)).map(([reader]) => reader);
}

/**
 * Tests that imports do not lead to: those that call an operation by name; flows named after a page and, one step
 * farther, flows that mention it.
 */
function testsThatUse(path: string, texts: Texts): { near: string[]; far: string[] } {
  const [, operation] = isOperation.exec(path) ?? [];
  const [, shell, page] = isPage.exec(path) ?? [];
  if (operation !== undefined) {
    const id = operation.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
    const near = testsIn('tests/contract/', texts).filter((test) => texts.get(test)?.includes(`'${id}'`));
    return { near, far: [] };
  }
  if (shell === undefined || page === undefined) return { near: [], far: [] };
  const words = page.split('-').map((word) => word.replace(/s$/, ''));
  const flows = testsIn('tests/flows/', texts).filter((test) => shell === shellOf(test));
  const near = flows.filter((test) => words.some((word) => basename(test).includes(word)));
  const far = flows.filter((test) => words.every((word) => texts.get(test)?.toLowerCase().includes(word)));
  return { near, far };
}

function testsIn(folder: string, texts: Texts): string[] {
  return [...texts.keys()].filter((path) => path.startsWith(folder) && isTest.test(path));
}

/** Flows of the portal and of the sales reps have those words in their names. */
function shellOf(flow: string): string {
  const name = basename(flow);
  return name.startsWith('portal') ? 'portal' : name.startsWith('salesreps') ? 'salesreps' : 'merchant';
}
