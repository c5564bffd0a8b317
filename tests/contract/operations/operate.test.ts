/** The operator's commands, without a running server. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { commands } from '../../../packages/server/src/commands/operate.ts';
import { operate as run } from '../../../packages/server/src/commands/run-operator-command.ts';
import { checkStatement } from '../../../packages/domain/src/verify/check-statement.ts';
import { readKeys } from '../../../packages/domain/src/statements/statement-keys.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { pageOfAnnouncements } from '../../../packages/server/src/queries/shops/announcements.ts';
import { enginesHere, freshLocation } from '../../databases.ts';
import { fetchFile } from '../exports/files.ts';
import { insertShop } from '../rows.ts';
import { secretsKey, startServer, type TestServer } from '../server.ts';
import { fillShops, signInAll, vendorOf, type Shop } from './shops.ts';

/** The command in this process. */
async function operate(
  at: Location & { readonly secretsKey?: string },
  ...args: readonly string[]
): Promise<{ code: number; output: string }> {
  const outcome = await run(args, async () => ({
    database: await openDatabase(at),
    clock: () => new Date(),
    secrets: () => Promise.resolve(sealerOf(at.secretsKey ?? secretsKey)),
    password: 'a-password-that-is-20',
  }));
  const lines = outcome.is === 'refused' ? outcome.faults : outcome.lines;
  return { code: outcome.is === 'refused' ? 1 : 0, output: `${lines.join('\n')}\n` };
}

/** Runs the command in a separate process. */
function operateBeside(
  dataDir: string,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const script = join(import.meta.dirname, '../../../shells/server/operate.ts');
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      SECRETS_KEY: secretsKey,
      DATA_DIR: dataDir,
    },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => (output += text.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe.each(enginesHere())('%s', { timeout: 120_000 }, (engine) => {
  const shop = 'my-shop.example';
  let at: Location;
  let shopId: number;
  const inDatabase = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const database = await openDatabase(at);
    return database.asSystem(work).finally(() => database.close());
  };
  const row = () =>
    inDatabase((tx) => tx.selectFrom('shops').selectAll().where('id', '=', shopId).executeTakeFirstOrThrow());
  const done = async (...args: readonly string[]): Promise<string> => {
    const { code, output } = await operate(at, ...args);
    expect([code, output]).toEqual([0, expect.any(String)]);
    return output;
  };
  const refused = async (...args: readonly string[]): Promise<string> => {
    const { code, output } = await operate(at, ...args);
    expect([code, output]).toEqual([1, expect.stringContaining('Usage: npm run operate -- ')]);
    expect(output).not.toContain('    at ');
    return output;
  };

  beforeAll(async () => {
    at = await freshLocation(engine);
    shopId = await inDatabase((tx) =>
      insertShop(tx, { shop: { domain: shop, myshopify_domain: shop, currency: 'GBP' } }),
    );
  });

  it('offers a shop the upgrade, and takes the offer back', async () => {
    expect(await done('shops')).toMatch(
      /^my-shop\.example: .* · without Shopify · 0 vendors · no upgrade offered\n$/,
    );
    expect(await refused('upgrade-step', '--shop', shop, '--step', '1')).toContain(
      'has not accepted the offer',
    );
    expect(await done('offer-upgrade', '--shop', 'MY-shop.example')).toContain('is shown the offer');
    expect(await row()).toMatchObject({ show_upgrade_offer: true });
    expect(await done('offer-upgrade', '--shop', shop, '--withdraw')).toContain('no longer shown the offer');
    expect(await row()).toMatchObject({ show_upgrade_offer: false });
  });

  it('leads a shop through the upgrade that it accepted, and lists its state', async () => {
    await inDatabase((tx) =>
      tx.updateTable('shops').set({ agree_to_upgrade: true }).where('id', '=', shopId).execute(),
    );
    expect(await refused('offer-upgrade', '--shop', shop)).toContain('has accepted the offer already');
    expect(await done('upgrade-step', '--shop', shop, '--step', '3')).toContain(
      'It is now at: upgrading, step 3.',
    );
    expect(await row()).toMatchObject({ upgrade_process_step: 3, activation_requested: false });
    for (const step of ['7', '-1', '1.5', 'x', '']) {
      expect(await refused('upgrade-step', '--shop', shop, `--step=${step}`)).toContain('--step must be');
    }
    expect(await refused('upgrade-step', '--shop', shop, '--step', '6')).toContain(
      'is set by the shop itself',
    );
    expect(await done('shops')).toContain('upgrading, step 3');
  });

  it('publishes announcements and ends them', async () => {
    const shown = () =>
      inDatabase(async (tx) => {
        const { rows } = await pageOfAnnouncements(tx, shopId, { direction: 'desc', size: 9, offset: 0 });
        return rows.map(({ title }) => title).toSorted();
      });
    const [, id = ''] =
      /Announcement (\d+) is shown to every shop/.exec(
        await done('announce', '--title', 'News', '--message', 'All is new.'),
      ) ?? [];
    await done('announce', '--title', 'Yours', '--message', 'For you alone.', '--shop', shop);
    expect(await shown()).toEqual(['News', 'Yours']);
    expect(await done('announcements')).toMatch(
      new RegExp(`${id} · \\d{4}-\\d\\d-\\d\\d · every shop · News`),
    );
    expect(await done('end-announcement', '--id', id)).toContain('no longer shown: News');
    expect(await shown()).toEqual(['Yours']);
    expect(await refused('end-announcement', '--id', id)).toContain(`No announcement ${id} is shown.`);
    expect(await refused('end-announcement', '--id', 'all')).toContain('--id must be');
    expect(await refused('announce', '--message', 'x')).toContain('--title must be');
  });

  it('makes the login of a sales rep, once', async () => {
    const args = [
      'create-sales-rep-login',
      '--shop',
      shop,
      '--email',
      'rep@my-shop.example',
      '--name',
      'Imogen',
    ];
    expect(await done(...args)).toMatch(
      /with the password a-password-that-is-20\nIt is shown this once only\.\n$/,
    );
    const member = await inDatabase((tx) =>
      tx.selectFrom('shop_members').select('role').where('shop_id', '=', shopId).execute(),
    );
    expect(member).toEqual([{ role: 'salesrep' }]);
    expect(await refused(...args)).toContain('belongs to my-shop.example already, with the role Sales rep.');
    expect(await refused('create-sales-rep-login', '--shop', shop, '--email', 'x')).toMatch(
      /^--email must be .*\n--name must be /,
    );
  });

  it('has statements signed by a new key, and keeps those of the old one genuine', async () => {
    const place = await freshLocation(engine);
    const whileServed = async <T>(work: (server: TestServer, shop: Shop) => Promise<T>): Promise<T> => {
      const database = await openDatabase(place);
      try {
        const found = await database.asSystem((tx) => tx.selectFrom('shops').select('id').executeTakeFirst());
        if (found === undefined) ({ alder } = await fillShops(database));
        const server = await startServer(database);
        server.now = new Date('2026-04-02T12:00:00Z');
        return await work(server, alder).finally(() => server.close());
      } finally {
        await database.close();
      }
    };
    let alder: Shop;
    const march = { first_day: '2026-03-01', last_day: '2026-03-31' };
    const issued = (vendor: string) =>
      whileServed(async (server, shop) => {
        const { owner: token } = await signInAll(server);
        const body = { vendor: vendorOf(shop, vendor), ...march };
        const { id, key } = await server.ok('createStatement', { token, body });
        const query = { type: 'json' };
        const { url } = await server.ok('exportStatement', { token, params: { id }, query });
        return { key, file: (await fetchFile(server, url)).bytes };
      });
    const rotate = (key: string, ...more: readonly string[]) =>
      operate({ ...place, secretsKey: key }, 'rotate-signing-key', ...more);

    const before = await issued('Lantern Loom');
    // The server could not open a key sealed with another secret.
    const wrong = await rotate('another key, of at least 32 characters');
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringMatching(/^The present key cannot be opened/),
    ]);
    const { code, output } = await rotate(secretsKey);
    expect([code, output]).toEqual([0, expect.stringContaining('1 retired key')]);
    const after = await issued('Ash');
    expect(output).toContain(`signed with the key ${after.key} from now on`);
    expect(after.key).not.toBe(before.key);

    await whileServed(async (server) => {
      const text = (await fetchFile(server, '/.well-known/consignment-keys.json')).bytes.toString();
      const read = readKeys(text);
      const keys = read.is === 'ok' ? read.keys : [];
      expect(keys.map(({ id, retiredAt }) => [id, retiredAt === null])).toEqual([
        [after.key, true],
        [before.key, false],
      ]);
      for (const { file } of [before, after]) {
        const check = await checkStatement(new Uint8Array(file), keys, crypto.subtle);
        expect(check.is).toBe('genuine');
      }
    });
  });

  it('replaces a key that cannot be opened any more, where that is said', async () => {
    const place = await freshLocation(engine);
    const rotate = (key: string, ...more: readonly string[]) =>
      operate({ ...place, secretsKey: key }, 'rotate-signing-key', ...more);
    expect((await rotate(secretsKey)).code).toBe(0);
    const other = 'another key, of at least 32 characters';
    expect((await rotate(other)).code).toBe(1);
    expect((await rotate(other, '--lost')).output).toContain('2 retired keys');
    expect((await rotate(other)).output).toContain('3 retired keys');
  });

  it('names the shop that is not there', async () => {
    const said = await refused('offer-upgrade', '--shop', 'other.example');
    expect(said).toContain("There is no shop 'other.example' here.");
  });
});

it('prints its usage, and refuses other arguments with a reason', async () => {
  const never = () => Promise.reject(new Error('No database is opened for these.'));
  const help = JSON.stringify(await run(['--help'], never));
  for (const name of Object.keys(commands)) expect(help).toContain(`"  ${name}`);
  expect(await run([], never)).toMatchObject({
    is: 'refused',
    faults: expect.arrayContaining(['Name a command.']) as string[],
  });
  expect(await run(['constructor'], never)).toMatchObject({
    is: 'refused',
    faults: expect.arrayContaining(["There is no command 'constructor'."]) as string[],
  });
  await expect(run(['shops', '--all'], never)).rejects.toThrow('--all');
  expect(await run(['end-announcement', '--id', 'all'], never)).toMatchObject({
    is: 'refused',
    faults: [expect.stringMatching(/^--id must be/), expect.stringMatching(/^Usage: /)],
  });
});

it('is a process that ends with 1 and a reason, or with 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consignment-operate-'));
  const dataDir = join(folder, 'data');
  const unknown = await operateBeside(dataDir, 'shops', '--all');
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('--all')]);
  expect(unknown.output).not.toContain('    at ');
  expect(existsSync(dataDir)).toBe(false);
  expect(await operateBeside(dataDir, 'shops')).toEqual({ code: 0, output: 'There are no shops.\n' });
  rmSync(folder, { recursive: true, force: true });
});
