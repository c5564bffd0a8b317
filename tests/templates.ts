import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../packages/server/src/database/open-database.ts';
import { readMigrations } from '../packages/server/src/database/migrate.ts';

const template = 'consignment_template';

/** Makes the migrated database that the fresh ones on this PostgreSQL are copies of. */
export async function makePostgresTemplate(server: string): Promise<void> {
  await administer(server, `create database ${template}`);
  const database = await openDatabase({ databaseUrl: databaseAt(server, template) });
  await database.close();
}

/** A migrated database without rows; its address. */
export async function copyPostgresTemplate(server: string): Promise<string> {
  const name = newName();
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  return databaseAt(server, name);
}

/** A database with nothing in it; its address. */
export async function emptyPostgres(server: string): Promise<string> {
  const name = newName();
  await administer(server, `create database ${name}`);
  return databaseAt(server, name);
}

function newName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

/** Makes, once for each state of the migrations, the data directory that fresh ones are copies of. */
export async function pgliteTemplate(): Promise<string> {
  const state = createHash('sha256');
  for (const { checksum } of await readMigrations()) state.update(checksum);
  const cache = join(import.meta.dirname, '..', '.cache');
  const path = join(cache, `pglite-0.5.14-${state.digest('hex').slice(0, 32)}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const database = await openDatabase({ dataDir: draft });
  await database.close();
  try {
    renameSync(draft, path);
  } catch {
    // Another run was faster and has made the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return path;
}

function databaseAt(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
