import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { fillShops, signInAll, type Shop, type Tokens } from '../operations/shops.ts';
import { mailsIn, mailsTaken, type ReadMail } from '../mail/read-mail.ts';
import { startSmtpServer, type SmtpServer } from '../mail/smtp-server.ts';
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

/** forEachWorld of the operations, with mails that the tests can read: in a folder, or with `sendsMail` at a mail server. */
export function forEachMailWorld(
  { sendsMail = false, ...options }: TestOptions & { readonly sendsMail?: boolean },
  declare: (world: () => World) => void,
): void {
  forEachDatabase((_name, open) => {
    let world: World | null = null;
    let smtp: SmtpServer | null = null;
    const dataDir = mkdtempSync(join(tmpdir(), 'consignment-mail-'));
    beforeAll(async () => {
      const database = await open();
      const shops = await fillShops(database);
      if (sendsMail) smtp = await startSmtpServer();
      const received = smtp?.received;
      const server = await startServer(database, {
        dataDir,
        publicUrl: 'https://portal.example',
        ...(smtp && { smtpUrl: smtp.url, mailFrom: 'no-reply@mail.example' }),
        ...options,
      });
      const tokens = await signInAll(server);
      world = {
        server,
        ...shops,
        tokens,
        mails: (kind) =>
          received === undefined ? mailsIn(database, dataDir, kind) : mailsTaken(database, received, kind),
        meta: (meta_key, meta_value) =>
          server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } }),
      };
    });
    afterAll(async () => {
      await world?.server.close();
      await smtp?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    declare(() => {
      if (world === null) throw new Error('The server has not started.');
      return world;
    });
  });
}
