import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { DataDirInUse, ownerOf } from '../../../packages/server/src/database/lock.ts';
import { startEngine } from '../../../packages/server/src/database/pglite.ts';
import { freshLocation } from '../../databases.ts';
import { insertShop } from '../rows.ts';

describe('one process on a data directory', () => {
  it('locks it, and a second one reads its owner', async () => {
    const { dataDir } = await freshLocation('pglite');
    const database = await openDatabase({ dataDir }, { now: new Date('2026-03-05T15:00:00Z') });
    database.announce({ url: 'http://localhost:4000', token: 'secret' });
    expect(statSync(join(dataDir, 'server.lock')).mode & 0o777).toBe(0o600);
    const owner = {
      pid: process.pid,
      startedAt: '2026-03-05T15:00:00.000Z',
      url: 'http://localhost:4000',
      token: 'secret',
    };
    expect(await ownerOf(dataDir)).toEqual(owner);

    const shopId = '1';
    const second = start(dataDir, shopId);
    expect(await second.line()).toBe(
      `refused: The data directory ${dataDir} is in use by process ${process.pid} since 2026-03-05T15:00:00.000Z ` +
        '(http://localhost:4000). Stop that process first, or choose another DATA_DIR.',
    );
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirInUse);

    await database.close();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    expect(await ownerOf(dataDir)).toBeNull();
  });

  it('is one of many that start at once', async () => {
    const { dataDir, shopId } = await withShop();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(dataDir, shopId).line()));
    expect(answers.filter((answer) => answer === 'open')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('refused: The data directory'))).toHaveLength(3);
  });

  it('may be killed at any moment: the next takes over and finds every row that was acknowledged', async () => {
    const { dataDir, shopId } = await withShop();
    const acknowledged: number[] = [];
    for (const rows of [1, 40, 7]) {
      const owner = start(dataDir, shopId, 'http://localhost:4000');
      expect(await owner.line()).toBe('open');
      for (let n = 0; n < rows; n++) acknowledged.push(Number(await owner.line()));
      expect(await ownerOf(dataDir)).toMatchObject({ pid: owner.child.pid, url: 'http://localhost:4000' });
      await owner.kill();
      // The file still names the dead process and has no effect.
      expect(JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8'))).toMatchObject({
        pid: owner.child.pid,
      });
      expect(await ownerOf(dataDir)).toBeNull();
    }
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    const found = await database.asSystem((tx) => tx.selectFrom('vendors').select('id').execute());
    const ids = new Set(found.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(acknowledged).toHaveLength(48);
  });
});

describe('the engine', () => {
  it('forces every commit to disk, once', async () => {
    const { dataDir } = await freshLocation('pglite');
    const engine = await startEngine(dataDir);
    onTestFinished(() => engine.stop());
    const client = new pg.Client({ host: engine.host, port: 5432, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query('create table kept (n int8)');
    const before = engine.fsyncs();
    for (let n = 0; n < 50; n++) await client.query('insert into kept values (1)');
    const after = engine.fsyncs();
    await client.end();
    // A background checkpoint would add a few; commits without fsync would leave most out.
    expect(after - before).toBeGreaterThanOrEqual(50);
    expect(after - before).toBeLessThan(60);
  });

  it('answers calls between the tables of an upkeep', async () => {
    const database = await openDatabase(await freshLocation('pglite'));
    onTestFinished(() => database.close());
    const call = () => database.asSystem((tx) => sql`select 1`.execute(tx)).then(() => 'answered');
    const end = database.upkeep().then(() => 'ended');
    for (let calls = 0; calls < 10; calls += 1) expect(await Promise.race([end, call()])).toBe('answered');
    await end;
  });

  it('leaves the tables that have not changed out of an upkeep', async () => {
    const database = await openDatabase(await freshLocation('pglite'));
    onTestFinished(() => database.close());
    const done = async () => {
      const { rows } = await database.asSystem((tx) =>
        sql<{ name: string; times: number }>`
          select relname as name, vacuum_count + analyze_count as times from pg_stat_user_tables
          where relname in ('shops', 'vendors')`.execute(tx),
      );
      return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
    };
    await database.upkeep();
    const { shops = 0, vendors = 0 } = await done();
    await database.asSystem((tx) => insertShop(tx));
    await database.upkeep();
    expect(await done()).toEqual({ shops: shops + 2, vendors });
  });

  it('knows of a call that waits for the transaction under way', async () => {
    const database = await openDatabase(await freshLocation('pglite'));
    onTestFinished(() => database.close());
    const { alone, beside } = await database.asSystem(async (tx) => {
      await sql`select 1`.execute(tx);
      const isAloneAwaited = database.isAwaited();
      const call = database.snapshot((other) => sql`select 1`.execute(other));
      // The call asks for the connection within the turn.
      await sql`select 1`.execute(tx);
      return { alone: isAloneAwaited, beside: { isAwaited: database.isAwaited(), call } };
    });
    await beside.call;
    expect([alone, beside.isAwaited, database.isAwaited()]).toEqual([false, true, false]);
  });

  it('runs with the sizes and the durability we ask for', async () => {
    const { dataDir } = await freshLocation('pglite');
    const engine = await startEngine(dataDir);
    onTestFinished(() => engine.stop());
    const client = new pg.Client({ host: engine.host, port: 5432, user: 'postgres', database: 'postgres' });
    await client.connect();
    const { rows } = await client.query<{ name: string; value: string }>(
      `select name, current_setting(name) as value from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'shared_buffers', 'max_wal_size')`,
    );
    await client.end();
    expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      shared_buffers: '32MB',
      max_wal_size: '256MB',
    });
  });

  it('refuses a directory of another version, or of none, and lets go of the lock', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'consignment-data-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    mkdirSync(join(dataDir, 'pg'));
    await expect(openDatabase({ dataDir })).rejects.toThrow('is not a database: it has no PG_VERSION.');
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '16\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      'was made by PostgreSQL 16; this version of Consignment reads 18.',
    );
    expect(await ownerOf(dataDir)).toBeNull();
  });

  it.each([
    ['global/pg_control', ''],
    ['PG_VERSION', ''],
    ['global/pg_filenode.map', 'rubbish'],
  ])('says that a database is damaged, and what to do: %s', async (file, content) => {
    const { dataDir } = await withShop();
    writeFileSync(join(dataDir, 'pg', file), content);
    const why = await openDatabase({ dataDir }).then(
      () => 'It opens.',
      (error: unknown) => String(error),
    );
    expect(why).toContain(`${join(dataDir, 'pg')} is damaged`);
    expect(why).toContain('npm run restore -- <backup.gz>');
    expect(why).not.toContain('Aborted');
    expect(await ownerOf(dataDir)).toBeNull();
  });
});

async function withShop(): Promise<{ dataDir: string; shopId: string }> {
  const { dataDir } = await freshLocation('pglite');
  const database = await openDatabase({ dataDir });
  const shopId = await database.asSystem((tx) => insertShop(tx));
  await database.close();
  return { dataDir, shopId: String(shopId) };
}

type Owner = { child: ChildProcess; line(): Promise<string>; kill(): Promise<void> };

function start(dataDir: string, shopId: string, url?: string): Owner {
  const script = join(import.meta.dirname, 'owner.ts');
  const child = spawn(process.execPath, [script, dataDir, shopId, ...(url === undefined ? [] : [url])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  return {
    child,
    kill,
    async line() {
      const next = await lines.next();
      return next.done === true ? 'ended' : next.value;
    },
  };
}
