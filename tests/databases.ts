import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, inject, onTestFinished } from 'vitest';
import type { Database } from '../packages/server/src/database/database.ts';
import {
  openDatabase,
  type Location,
  type OpenOptions,
} from '../packages/server/src/database/open-database.ts';
import { routedInTurn } from './contract/routed/in-turn.ts';
import { openRouted } from './contract/routed/open.ts';
import { copyPostgresTemplate } from './templates.ts';
import { draw, enginesOf } from './turn.ts';

const root = join(import.meta.dirname, '..');

export type DatabaseName = Database['kind'];

/** A fresh, migrated and empty database, opened; closed after the test, or the group of tests, that opened it. */
export type OpenFresh = (options?: OpenOptions) => Promise<Database>;

/** The engines that the test file runs on: both, or the one that a whole run draws. */
export function enginesHere(): readonly DatabaseName[] {
  return isAllRouted ? ['postgresql'] : enginesOf(fileHere());
}

function fileHere(): string {
  return relative(root, expect.getState().testPath ?? '');
}

/** `ROUTED=1 npx vitest run --project contract` plays all files behind the router by shop; a whole run some of them. */
const isAllRouted = process.env['ROUTED'] === '1';

/** True where PostgreSQL is two databases behind the router. */
function isRoutedHere(): boolean {
  const file = fileHere();
  const isInTurn = process.env['TEST_PLAN'] !== undefined && routedInTurn.includes(file);
  return isAllRouted || (isInTurn && draw(`routed ${file}`) < 0.5);
}

/** Declares the same tests for both engines; a whole run plays those of one, unless a change of SQL reaches them. */
export function forEachDatabase(declare: (name: DatabaseName, open: OpenFresh) => void): void {
  for (const name of enginesHere()) forDatabase(name, (open) => declare(name, open));
}

/** Declares tests that are there for what may differ between the engines: both play them in every run. */
export function onBothDatabases(declare: (name: DatabaseName, open: OpenFresh) => void): void {
  for (const name of ['pglite', 'postgresql'] as const) forDatabase(name, (open) => declare(name, open));
}

/** Declares tests for one engine: those of real concurrency, which the embedded database does not have. */
export function forDatabase(name: DatabaseName, declare: (open: OpenFresh) => void): void {
  describe(name, () => {
    const openToTheEnd: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const discard of openToTheEnd) await discard();
    });
    const isRouted = name === 'postgresql' && isRoutedHere();
    declare(async (options) => {
      const { database, discard } = isRouted
        ? await openBehindRouter(options)
        : await openAlone(name, options);
      try {
        onTestFinished(discard);
      } catch {
        // Opened by a hook and not by a test.
        openToTheEnd.push(discard);
      }
      return database;
    });
  });
}

type Opened = { readonly database: Database; readonly discard: () => Promise<void> };

async function openAlone(name: DatabaseName, options?: OpenOptions): Promise<Opened> {
  const location = await freshLocation(name);
  const database = await openDatabase(location, options);
  const discard = async () => {
    await database.close();
    if ('dataDir' in location) rmSync(location.dataDir, { recursive: true, force: true });
  };
  return { database, discard };
}

async function openBehindRouter(options?: OpenOptions): Promise<Opened> {
  const { database, added } = await openRouted(inject('postgresUrl'), options?.poolSize);
  const discard = async () => {
    await database.close();
    expect(added(), 'These need more than one shop: put shop_id into their statements.').toEqual([]);
  };
  return { database, discard };
}

const directories: string[] = [];
process.once('exit', () => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Where a fresh, migrated and empty database lies, for tests that open it themselves or in another process. */
export async function freshLocation(name: 'pglite'): Promise<{ dataDir: string }>;
export async function freshLocation(name: DatabaseName): Promise<Location>;
export async function freshLocation(name: DatabaseName): Promise<Location> {
  if (name === 'pglite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'consignment-data-'));
    directories.push(dataDir);
    // Dereferenced, since a copy of the checkout has a link to the template.
    cpSync(inject('pgliteTemplate'), dataDir, { recursive: true, dereference: true });
    return { dataDir };
  }
  return { databaseUrl: await copyPostgresTemplate(inject('postgresUrl')) };
}
