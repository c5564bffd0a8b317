/**
 * Each walk of CONTRIBUTING is carried out on a copy of the checkout: with all its files everything holds, and without any
 * one of them the compiler or a test of the house fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../commands.ts';
import { copyOfCheckout } from '../mutants/copy.ts';
import type { Step } from './walks/step.ts';
import { walks } from './walks/walks.ts';

const steps = walks.flatMap((walk) => walk.steps);
/** With the tests that no walk counts. */
const written = [...steps, ...walks.flatMap((walk) => walk.tests ?? [])];
/** They import the files of the walks. */
const importers = [
  'shells/merchant/src/pages.ts',
  'packages/server/src/operations/operations.ts',
  'packages/client/src/generated/api.ts',
  'packages/server/src/http/contract.ts',
  'packages/server/src/wire/line-item.ts',
];
const ofContract = [
  'openapi.yaml',
  'packages/client/src/generated/api.ts',
  'packages/server/src/operations/operations.ts',
];
const ofMigrations = ['packages/server/src/database/schema.ts'];

let copy: string;
let compiler: ts.LanguageService;
const before = new Map<string, string | null>();
const after = new Map<string, string>();

const at = (path: string) => join(copy, path);
const textOf = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null);

function put(path: string, text: string | null): void {
  if (text === null) return rmSync(at(path));
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/** As the walk is after its other steps. The files made from the contract and from migrations follow them. */
function without(path: string, check: () => void): void {
  const made = path.startsWith('openapi/') ? ofContract : path.includes('/migrations/') ? ofMigrations : [];
  const all = [path, ...made];
  for (const one of all) put(one, before.get(one) ?? null);
  try {
    check();
  } finally {
    for (const one of all) put(one, after.get(one) ?? null);
  }
}

/** The errors of the compiler in the files of the walks and in those that import them. */
function errors(): string[] {
  const files = new Set(
    [...written.map(({ path }) => path), ...importers].filter((path) => /\.tsx?$/.test(path)),
  );
  return [...files]
    .filter((path) => existsSync(at(path)))
    .flatMap((path) => compiler.getSemanticDiagnostics(at(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Whether these tests of the house pass in the copy; `pricing` is the one that compares SQL with the domain. */
function holds(tests: readonly Step['missedBy'][]): boolean {
  return tests.includes('pricing')
    ? passes('contract', ['tests/contract/store/pricing.test.ts'])
    : passes(
        'unit',
        tests.map((name) => `tests/house/${name}.test.ts`),
      );
}

function passes(project: 'unit' | 'contract', files: readonly string[]): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = [vitest, 'run', '--project', project, ...files];
  return spawnSync(process.execPath, run, { cwd: copy }).status === 0;
}

beforeAll(() => {
  copy = copyOfCheckout('walks');
  for (const path of [...written.map((step) => step.path), ...ofContract, ...ofMigrations])
    before.set(path, textOf(path));
  for (const { path, write } of written) put(path, write(textOf(path) ?? ''));
  execFileSync(process.execPath, ['shells/server/generate.ts'], { cwd: copy });
  for (const path of before.keys()) after.set(path, textOf(path) ?? '');
  compiler = compilerOf(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

describe.each(walks)('$name', ({ name, steps: own }) => {
  it('has as many files as CONTRIBUTING promises', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const [, count] = new RegExp(`\\*\\*${name}\\*\\*, (\\w+) files`).exec(text) ?? [];
    expect(count).toBe(numbers[own.length]);
  });

  it.each(own.filter(({ missedBy }) => missedBy === 'types'))(
    'does not compile without $path',
    ({ path }: Step) => {
      without(path, () => expect(errors()).not.toEqual([]));
    },
  );

  it.each(own.filter(({ missedBy }) => missedBy !== 'types'))(
    'breaks a law of the house, or the prices, without $path',
    ({ path, missedBy }: Step) => {
      without(path, () => expect(holds([missedBy])).toBe(false));
    },
  );
});

it('the walks are whole with all their files', () => {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  expect(spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: copy, encoding: 'utf8' }).stdout).toBe('');
  expect(errors()).toEqual([]);
  expect(holds(['mirror', 'pages', 'uses'])).toBe(true);
});

it('a new commission rule prices a line in SQL as the domain does, and as the rules say it a second time', () => {
  expect(holds(['pricing'])).toBe(true);
  expect(passes('unit', ['tests/unit/domain/commission'])).toBe(true);
});

/** The compiler on the files of a folder as they are at each question. */
function compilerOf(folder: string): ts.LanguageService {
  const file = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const roots = () =>
    [...written.map(({ path }) => path), ...importers]
      .filter((path) => /\.tsx?$/.test(path))
      .map(at)
      .filter(existsSync);
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: roots,
    // Those of a walk change in size or are gone.
    getScriptVersion: (path) =>
      path.includes('/node_modules/') ? '' : String(ts.sys.getModifiedTime?.(path)?.getTime()),
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  });
}
