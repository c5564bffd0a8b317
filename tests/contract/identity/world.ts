import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { fillShops, signInAll, type Shop, type Tokens } from '../operations/shops.ts';
import { mailsIn, type ReadMail } from '../mail/read-mail.ts';
import { startServer, type TestOptions, type TestServer } from '../server.ts';

export type World = {
  server: TestServer;
  alder: Shop;
  birch: Shop;
  tokens: Tokens;
  /** The sent mails of a kind, the oldest first. */
  mails(kind: string): Promise<ReadMail[]>;
  /** Sets a meta of Alder. */
  meta(meta_key: string, meta_value: string): Promise<unknown>;
};

/** forEachWorld of the operations, with a folder of mail that the tests can read. */
export function forEachMailWorld(options: TestOptions, declare: (world: () => World) => void): void {
  forEachDatabase((_name, open) => {
    let world: World | null = null;
    const dataDir = mkdtempSync(join(tmpdir(), 'consignment-mail-'));
    beforeAll(async () => {
      const database = await open();
      const shops = await fillShops(database);
      const server = await startServer(database, {
        dataDir,
        publicUrl: 'https://portal.example',
        ...options,
      });
      const tokens = await signInAll(server);
      world = {
        server,
        ...shops,
        tokens,
        mails: (kind) => mailsIn(database, dataDir, kind),
        meta: (meta_key, meta_value) =>
          server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } }),
      };
    });
    afterAll(async () => {
      await world?.server.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    declare(() => {
      if (world === null) throw new Error('The server has not started.');
      return world;
    });
  });
}
