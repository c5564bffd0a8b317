import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopImports } from '../../../packages/server/src/imports/run/under-way.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { fillShops, password, type Shop } from '../operations/shops.ts';
import { startServer, type TestServer } from '../server.ts';

type Role = 'products' | 'orders' | 'refunds';

/** A server with the shop of alder.example, whose owner imports files. */
export async function openImportWorld(database: Database) {
  const dataDir = mkdtempSync(join(tmpdir(), 'consignment-imports-'));
  const server: TestServer = await startServer(database, { dataDir });
  const alder: Shop = (await fillShops(database)).alder;
  const { access: token } = await server.ok('createToken', {
    body: { email: 'owner@alder.example', password },
  });

  const send = (id: number, role: Role, text: string) => {
    const headers = { 'content-type': 'text/csv' };
    return server.ok('uploadImportFile', { token, params: { id, role }, text, headers });
  };
  const look = (id: number) => server.ok('getImport', { token, params: { id } });
  return {
    server,
    alder,
    dataDir,
    /** Of the owner. */
    token,
    send,
    look,
    /** Sends the texts as orders.csv and so on. @returns the import, which waits. */
    async sent(files: Partial<Record<Role, string>>): Promise<number> {
      const given = Object.entries(files) as [Role, string][];
      const named = given.map(([role, text]) => ({
        role,
        name: `${role}.csv`,
        size: Buffer.byteLength(text),
      }));
      const { id } = await server.ok('createImport', { token, body: { files: named } });
      for (const [role, text] of given) await send(id, role, text);
      return id;
    },
    /** The import once it runs no more. */
    async end(id: number) {
      for (;;) {
        const state = await look(id);
        if (state.state !== 'running' && state.state !== 'checking') return state;
        await wait(5);
      }
    },
    async close(): Promise<void> {
      await stopImports(database);
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type ImportWorld = Awaited<ReturnType<typeof openImportWorld>>;
