import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListsOfImport, WireImport } from '../../../packages/server/src/commands/lists.ts';
import { importThroughServer } from '../../../packages/server/src/commands/through-server.ts';
import { stopImports, tidyImports } from '../../../packages/server/src/imports/run/under-way.ts';
import { insertImport, beginImport } from '../../../packages/server/src/imports/run/run-import.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { fillShops, password, type Shop } from '../operations/shops.ts';
import { localToken, noon, startServer, type TestServer } from '../server.ts';

const orders = ordersCsv([anOrderRow(), anOrderRow({ Name: '#1002', Id: '5002', 'Lineitem price': 'x' })]);
const sizeOf = (text: string) => Buffer.byteLength(text);

forEachDatabase((_name, open) => {
  let database: Database;
  let server: TestServer;
  let alder: Shop;
  let dataDir: string;
  const token: Record<string, string> = {};
  beforeAll(async () => {
    database = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'consignment-uploads-'));
    server = await startServer(database, { dataDir });
    alder = (await fillShops(database)).alder;
    for (const who of ['owner@alder.example', 'rep@alder.example', 'owner@birch.example']) {
      const tokens = await server.ok('createToken', { body: { email: who, password } });
      token[who] = tokens.access;
    }
  });
  afterAll(async () => {
    await stopImports(database);
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const owner = () => ({ token: token['owner@alder.example'] ?? '' });

  const announce = (files: { role: string; name: string; size: number }[]) =>
    server.ok('createImport', { ...owner(), body: { files } });
  const send = (id: number, role: string, text: string, headers: Record<string, string> = {}) =>
    server.ask('uploadImportFile', {
      ...owner(),
      params: { id, role },
      text,
      headers: { 'content-type': 'text/csv', ...headers },
    });
  const end = async (id: number) => {
    for (;;) {
      const state = await server.ok('getImport', { ...owner(), params: { id } });
      if (state.state !== 'running') return state;
      await wait(20);
    }
  };

  describe('an import over the wire', () => {
    it('is announced, sent, started, followed and reported', async () => {
      const made = await announce([{ role: 'orders', name: 'my orders.csv', size: sizeOf(orders) }]);
      expect(made).toMatchObject({
        state: 'waiting',
        progress: 0,
        finished_at: null,
        files: [{ role: 'orders', name: 'my orders.csv', received: false }],
      });
      const sent = await send(made.id, 'orders', orders);
      expect(sent.body).toMatchObject({ files: [{ received: true }] });
      expect(readdirSync(join(dataDir, 'imports', String(made.id)))).toEqual(['orders.csv']);
      const started = await server.ok('startImport', { ...owner(), params: { id: made.id } });
      expect(['running', 'done']).toContain(started.state);
      expect(await end(made.id)).toMatchObject({
        state: 'done',
        progress: 100,
        description: 'Read 1 order, 1 line; 1 row left out',
        counts: { orders: 1, lines: 1, vendors_created: 1, skipped: 1 },
        problem: null,
      });
      const problems = await server.ok('listImportProblems', { ...owner(), params: { id: made.id } });
      expect(problems).toMatchObject({ count: 1, results: [{ file: 'my orders.csv', row: 3 }] });
      const all = await server.ok('listImports', owner());
      expect(all.results[0]?.id).toBe(made.id);
      await stopImports(database);
      expect(existsSync(join(dataDir, 'imports', String(made.id)))).toBe(false);
    });

    it('that fails reports the reason', async () => {
      const products = productsCsv([aProductRow()]);
      const made = await announce([{ role: 'orders', name: 'o.csv', size: sizeOf(products) }]);
      await send(made.id, 'orders', products);
      await server.ok('startImport', { ...owner(), params: { id: made.id } });
      const { state, problem } = await end(made.id);
      expect(state).toBe('failed');
      expect(problem).toMatch(/It looks like the products export\.$/);
    });

    it('may send a file again until it starts, and not after', async () => {
      const made = await announce([{ role: 'orders', name: 'o.csv', size: sizeOf(orders) }]);
      expect((await send(made.id, 'orders', orders)).status).toBe(200);
      expect((await send(made.id, 'orders', orders)).status).toBe(200);
      await server.ok('startImport', { ...owner(), params: { id: made.id } });
      expect(await send(made.id, 'orders', orders)).toMatchObject({
        status: 409,
        body: { code: 'import_finished' },
      });
      const again = await server.refused('startImport', 409, { ...owner(), params: { id: made.id } });
      expect(again.code).toBe('import_finished');
      await end(made.id);
    });

    it('is refused without its files, with two of a kind, or with one too large', async () => {
      const made = await announce([{ role: 'orders', name: 'o.csv', size: 10 }]);
      const missing = await server.refused('startImport', 422, { ...owner(), params: { id: made.id } });
      expect(missing).toMatchObject({
        code: 'missing_file',
        detail: 'The orders file has not been sent yet.',
      });
      const file = { role: 'orders', name: 'o.csv', size: 10 };
      const twice = await server.refused('createImport', 422, { ...owner(), body: { files: [file, file] } });
      expect(twice.errors[0]?.pointer).toBe('/files/1/role');
      const large = { ...file, size: 3 * 1024 ** 3 };
      await server.refused('createImport', 422, { ...owner(), body: { files: [large] } });
      await server.refused('createImport', 400, { ...owner(), body: { files: [] } });
      await server.refused('createImport', 400, {
        ...owner(),
        body: { files: [{ ...file, role: 'people' }] },
      });
    });

    it('refuses a file of another length than announced', async () => {
      const made = await announce([{ role: 'orders', name: 'o.csv', size: sizeOf(orders) }]);
      expect((await send(made.id, 'orders', orders.slice(1))).status).toBe(400);
      expect((await send(made.id, 'orders', `${orders}x`)).status).toBe(413);
      expect((await send(made.id, 'products', orders)).status).toBe(404);
      expect((await send(made.id, 'orders', orders, { 'content-type': 'text/plain' })).status).toBe(415);
      const still = await server.ok('getImport', { ...owner(), params: { id: made.id } });
      expect(still.files[0]?.received).toBe(false);
    });

    it('is one at a time', async () => {
      const of = { shopId: alder.id, now: noon };
      const running = await insertImport(database, of, [], true);
      expect(await beginImport(database, { ...of, importId: running.id })).toBe(true);
      const made = await announce([{ role: 'orders', name: 'o.csv', size: sizeOf(orders) }]);
      await send(made.id, 'orders', orders);
      const busy = await server.refused('startImport', 409, { ...owner(), params: { id: made.id } });
      expect(busy.code).toBe('import_running');
      await database.asSystem((tx) =>
        sql`update imports set state = 'failed' where id = ${running.id}`.execute(tx),
      );
      await server.ok('startImport', { ...owner(), params: { id: made.id } });
      expect(await end(made.id)).toMatchObject({ state: 'done' });
    });

    it('is the owner’s alone', async () => {
      const made = await announce([{ role: 'orders', name: 'o.csv', size: 10 }]);
      const params = { id: made.id };
      for (const id of ['getImport', 'startImport', 'listImportProblems'] as const) {
        await server.refused(id, 404, { token: token['owner@birch.example'] ?? '', params });
        await server.refused(id, 403, { token: token['rep@alder.example'] ?? '', params });
        await server.refused(id, 401, { params });
        await server.refused(id, 404, { ...owner(), params: { id: 999_999 } });
      }
    });
  });

  describe('the command beside a server', () => {
    it('imports through it', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'consignment-command-'));
      const path = join(folder, 'orders_export.csv');
      writeFileSync(path, ordersCsv([anOrderRow({ Name: '#77', Id: '77', Vendor: 'Through the Server' })]));
      const seen: string[] = [];
      const watch = {
        progress: ({ state }: { state: string }) => void seen.push(state),
        report: async (end: WireImport, lists: ListsOfImport) => {
          const page = { size: 10, offset: 0 };
          expect((await lists.problems(page)).count).toBe(0);
          expect(end.gaps.unknown_sku.lines).toBe(1);
          expect((await lists.gaps(page)).rows).toMatchObject([{ sku: 'MUG', no_vendor: false }]);
          expect((await lists.findings(page)).count).toBe(0);
        },
      };
      const files = [{ role: 'orders' as const, name: 'orders_export.csv', path, size: sizeOf('') }];
      const command = {
        shop: alder.domain,
        isCheck: false,
        isJson: false,
        files: files.map((file) => ({ ...file, size: 0 })),
      };
      const at = { url: server.url, token: localToken };
      await expect(importThroughServer(at, command, watch)).rejects.toThrow(
        /More than the expected 0 bytes of .* arrived/,
      );
      const { size } = new Blob([
        ordersCsv([anOrderRow({ Name: '#77', Id: '77', Vendor: 'Through the Server' })]),
      ]);
      const whole = { ...command, files: files.map((file) => ({ ...file, size })) };
      expect(await importThroughServer(at, whole, watch)).toMatchObject({
        state: 'done',
        counts: { orders: 1 },
      });
      expect(seen.at(-1)).toBe('done');
      const checked = await importThroughServer(at, { ...whole, isCheck: true }, watch);
      expect(checked).toMatchObject({ state: 'checked', counts: { orders_unchanged: 1 } });
      await server.refused('getImport', 404, { ...owner(), params: { id: checked.id } });
      await expect(importThroughServer(at, { ...whole, shop: 'unknown.example' }, watch)).rejects.toThrow(
        'There is no shop “unknown.example” in this installation.',
      );
      await expect(importThroughServer({ ...at, token: 'wrong' }, whole, watch)).rejects.toThrow(
        /log in again/,
      );
      rmSync(folder, { recursive: true });
    });
  });

  describe('a server that stops or starts', () => {
    const many = ordersCsv(
      Array.from({ length: 8_000 }, (_, n) => anOrderRow({ Name: `#8${n}`, Id: `8${n}`, Vendor: 'Many' })),
    );
    beforeEach(async () => {
      await stopImports(database);
    });

    it('stops an import between two batches, and it goes on when it is run again', async () => {
      const run = async () => {
        const made = await announce([{ role: 'orders', name: 'o.csv', size: sizeOf(many) }]);
        await send(made.id, 'orders', many);
        await server.ok('startImport', { ...owner(), params: { id: made.id } });
        return made.id;
      };
      const first = await run();
      for (;;) {
        const { counts } = await server.ok('getImport', { ...owner(), params: { id: first } });
        if (counts.orders > 0) break;
        await wait(10);
      }
      await stopImports(database);
      expect(await end(first)).toMatchObject({
        state: 'failed',
        problem: 'The import was stopped with the server. Run it again: it continues where it stopped.',
      });
      expect(await end(await run())).toMatchObject({ state: 'done', counts: { orders: 8_000 } });
    }, 120_000);

    it('finds imports of dead processes failed, and clears their files away', async () => {
      const of = { shopId: alder.id, now: noon };
      const dead = await insertImport(database, of, [], true);
      await beginImport(database, { ...of, importId: dead.id });
      await database.asSystem((tx) =>
        sql`update imports set owner = owner || '{"pid": 999999999, "instance": "gone"}' where id = ${dead.id}`.execute(
          tx,
        ),
      );
      const waiting = await insertImport(database, of, [], false);
      for (const id of [dead.id, waiting.id, 123_456])
        mkdirSync(join(dataDir, 'imports', String(id)), { recursive: true });
      await tidyImports({ database, config: { dataDir } }, noon);
      expect(await server.ok('getImport', { ...owner(), params: { id: dead.id } })).toMatchObject({
        state: 'failed',
        problem: 'The import stopped half-way. Run it again: it continues where it stopped.',
      });
      const left = readdirSync(join(dataDir, 'imports')).map(Number);
      expect(left).toContain(waiting.id);
      expect(left).not.toContain(dead.id);
      expect(left).not.toContain(123_456);
      await tidyImports({ database, config: { dataDir } }, new Date(noon.getTime() + 48 * 60 * 60 * 1000));
      expect(readdirSync(join(dataDir, 'imports'))).toEqual([]);
    });

    it('leaves an import alone whose process lives', async () => {
      const of = { shopId: alder.id, now: noon };
      const alive = await insertImport(database, of, [], true);
      await beginImport(database, { ...of, importId: alive.id });
      const foreign = { host: 'another-machine', pid: 1, instance: 'elsewhere' };
      await database.asSystem((tx) =>
        sql`update imports set owner = ${JSON.stringify(foreign)} where id = ${alive.id}`.execute(tx),
      );
      await tidyImports({ database, config: { dataDir } }, noon);
      expect(await server.ok('getImport', { ...owner(), params: { id: alive.id } })).toMatchObject({
        state: 'running',
      });
      await database.asSystem((tx) =>
        sql`update imports set seen_at = seen_at - interval '61 seconds' where id = ${alive.id}`.execute(tx),
      );
      await tidyImports({ database, config: { dataDir } }, noon);
      expect(await server.ok('getImport', { ...owner(), params: { id: alive.id } })).toMatchObject({
        state: 'failed',
      });
    });
  });
});
