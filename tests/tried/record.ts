/** A try of the product with a tool that others wrote. `npm run tried` puts it on the handbook's page Tried with. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'vitest';

export type Trial = {
  /** The tool's own name; with the same name there may be several rows. */
  tool: string;
  version: string;
  /** Past tense, the product as the object: `Read the token files and built CSS`. */
  did: string;
  /** With its figures: `312 of 312 tokens equal in value`. */
  result: string;
};

/** A row of the page; `name` is that of its test file, as `npm run tried -- <name>` takes it. */
export type Row = Trial & { name: string };

const root = join(import.meta.dirname, '../..');

/** Where a run leaves its rows, one file each. */
export const rowsFolder = join(root, 'tests/.output/tried');

/** Called at the end of a test, when all that it asserts has held. */
export async function tried(trial: Trial): Promise<void> {
  const row: Row = { ...trial, name: basename(expect.getState().testPath ?? '', '.test.ts') };
  const file = `${trial.tool} ${trial.did}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120);
  await mkdir(rowsFolder, { recursive: true });
  await writeFile(join(rowsFolder, `${file}.json`), JSON.stringify(row));
}
