/**
 * Tries the product with tools that others wrote, and writes what came of it into the handbook:
 *   npm run tried                  all tries
 *   npm run tried -- next tokens   those of the test files with these names
 * A try is a test file that calls `tried`; the cheap ones are part of `npm test` too. The page is written only when all
 * that was run has passed; the rows of files that were not run stay.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import prettier from 'prettier';
import { buildStale, shells, storybook } from '../../shells/server/build.ts';
import { root } from '../commands.ts';
import { rowsFolder, type Row } from './record.ts';

const page = join(root, 'stories/handbook/tried-with.json');

async function tryAll(names: readonly string[]): Promise<number> {
  const files = globSync('tests/**/*.test.ts', { cwd: root })
    .filter((file) => /await tried\(\{/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
  const nameOf = (file: string) => basename(file, '.test.ts');
  const unknown = names.filter((name) => !files.some((file) => nameOf(file) === name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. There are ${files.map(nameOf).join(', ')}.`);
    return 1;
  }
  const chosen = files.filter((file) => names.length === 0 || names.includes(nameOf(file)));
  await buildStale([storybook, ...shells]);
  rmSync(rowsFolder, { recursive: true, force: true });
  const projects = ['tried', 'unit', 'contract', 'flows'].flatMap((project) => ['--project', project]);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...chosen], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;

  const rows = globSync(join(rowsFolder, '*.json')).map(rowOf);
  const others = files.filter((file) => !chosen.includes(file)).map(nameOf);
  const kept = rowsOf(page).filter(({ name }) => others.includes(name));
  const written = [...kept, ...rows].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  const options = { ...(await prettier.resolveConfig(page)), parser: 'json' };
  writeFileSync(page, await prettier.format(JSON.stringify(written), options));
  for (const { tool, version, did, result } of rows) console.log(`${tool} ${version}: ${did}. ${result}.`);
  return 0;
}

const keyOf = ({ tool, did }: Row) => `${tool} ${did}`.toLowerCase();
// Both are written here, from rows.
const rowOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Row;
const rowsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Row[];

process.exitCode = await tryAll(process.argv.slice(2));
