/** The operator's command as a process, without a running server. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { pageOfAnnouncements } from '../../../packages/server/src/queries/announcements.ts';
import { freshLocation } from '../../databases.ts';
import { insertShop } from '../rows.ts';

function operate(at: Location, ...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const script = join(import.meta.dirname, '../../../shells/server/operate.ts');
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      ...('dataDir' in at ? { DATA_DIR: at.dataDir } : { DATABASE_URL: at.databaseUrl }),
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

describe.each(['pglite', 'postgresql'] as const)('%s', { timeout: 120_000 }, (engine) => {
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

  it('leads a shop through the upgrade, and lists where it stands', async () => {
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
    await inDatabase((tx) =>
      tx.updateTable('shops').set({ agree_to_upgrade: true }).where('id', '=', shopId).execute(),
    );
    expect(await refused('offer-upgrade', '--shop', shop)).toContain('has accepted the offer already');
    expect(await done('upgrade-step', '--shop', shop, '--step', '3')).toContain(
      'It stands at: upgrading, step 3.',
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
    expect(await done(...args)).toMatch(/with the password [\w-]{20}\nIt is shown this once only\.\n$/);
    const member = await inDatabase((tx) =>
      tx.selectFrom('shop_members').select('role').where('shop_id', '=', shopId).execute(),
    );
    expect(member).toEqual([{ role: 'salesrep' }]);
    expect(await refused(...args)).toContain('is a sales rep of my-shop.example already.');
    expect(await refused('create-sales-rep-login', '--shop', shop, '--email', 'x')).toMatch(
      /^--email must be .*\n--name must be /,
    );
  });

  it('names the shop that is not there', async () => {
    const said = await refused('offer-upgrade', '--shop', 'other.example');
    expect(said).toContain("There is no shop 'other.example' here.");
  });
});

it('prints its usage, and refuses other arguments with a reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consignment-operate-'));
  const at = { dataDir: join(folder, 'data') };
  const help = await operate(at, '--help');
  expect(help.code).toBe(0);
  for (const name of ['shops', 'offer-upgrade', 'announce', 'end-announcement', 'create-sales-rep-login']) {
    expect(help.output).toContain(`  ${name}`);
  }
  expect(await operate(at)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Name a command\.\n/) as string,
  });
  expect((await operate(at, 'constructor')).output).toMatch(/^There is no command 'constructor'\./);
  expect((await operate(at, 'shops', '--all')).output).toContain('--all');
  expect((await operate(at, 'end-announcement', '--id', 'all')).output).toMatch(/^--id must be/);
  expect(existsSync(at.dataDir)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
