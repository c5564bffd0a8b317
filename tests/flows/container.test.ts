/**
 * The image as the Dockerfile makes it, in a folder: from nothing to a first shop, a backup, a restore and a move, each
 * with the command that the handbook's page Containers gives. With LONG_TESTS the apps are built in it as well.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestServer } from '../postgres.ts';
import { anOrderRow, aProductRow, ordersCsv, productsCsv } from '../unit/import/files.ts';
import { buildImage, type Image } from './helpers/image.ts';
import { readyAt } from './helpers/server.ts';

const shop = 'my-shop.myshopify.com';
const secrets = {
  TOKEN_SECRET: 'the token secret of an image, for tests',
  SECRETS_KEY: 'the secrets key of an image, for tests.',
};
const metricsToken = 'the-token-of-the-collector';
const aShop = ['--shop', shop, '--name', 'My Shop', '--email', 'owner@my-shop.com'];
const firstShop = [...aShop, '--currency', 'GBP', '--time-zone', 'Europe/London'];

describe('the image', () => {
  let image: Image;
  let postgres: TestServer;
  let before: readonly string[];
  beforeAll(async () => {
    image = buildImage({ wholeBuild: process.env['LONG_TESTS'] === '1' });
    postgres = await startPostgres();
    before = filesOf(image.at(image.code));
  }, 600_000);
  afterAll(async () => {
    await postgres.stop();
    image.remove();
  });

  it('serves, opens a first shop, imports, backs up, restores and audits, with PostgreSQL', async () => {
    const env = { ...secrets, DATABASE_URL: await emptyDatabase(postgres.url, 'first') };
    writeFileSync(image.at('/data/products.csv'), productsCsv([aProductRow()]));
    writeFileSync(image.at('/data/orders.csv'), ordersCsv([anOrderRow()]));

    const server = await serving(image, {
      ...env,
      PORT: '0',
      PUBLIC_URL: 'https://portal.example',
      METRICS_TOKEN: metricsToken,
    });
    try {
      expect(server.said()).toMatch(/^ready https:\/\/portal\.example, on http:\/\/localhost:\d+$/m);
      expect(await run(image, 'create-shop', firstShop, env)).toMatch(/with the password \S+/);
      const files = ['--products', '/data/products.csv', '--orders', '/data/orders.csv'];
      const imported = [
        '--shop',
        shop,
        ...files.map((word) => (word.startsWith('/') ? image.at(word) : word)),
      ];
      expect(await run(image, 'import', imported, env)).toContain('1 order');
      expect(await run(image, 'operate', ['shops'], env)).toContain(shop);
      expect(await run(image, 'backup', [image.at('/data/backup.gz')], env)).toContain(
        '1 orders, 1 line items',
      );
      expect(await run(image, 'audit', [], env)).toContain(`${shop}: every figure agrees.`);

      const metrics = await fetch(`${server.url}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      expect(await metrics.text()).toMatch(/^consignment_waiting\{what="mails"\} \d+$/m);
      for (const path of ['/', '/apps/vendor-portal/', '/salesreps/', '/api/ready/'])
        expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 200]);
      const storybook = await fetch(`${server.url}/storybook/`);
      expect([storybook.status, await storybook.text()]).toEqual([
        404,
        expect.stringMatching(/^This part is not in this installation/),
      ]);
    } finally {
      await server.end();
    }

    const restored = { ...secrets, DATABASE_URL: await emptyDatabase(postgres.url, 'restored') };
    const again = await run(image, 'restore', [image.at('/data/backup.gz')], restored);
    expect(again).toContain('1 orders, 1 line items');
    expect(await run(image, 'audit', [], restored)).toContain(`${shop}: every figure agrees.`);
  });

  it('moves a shop from the embedded database to PostgreSQL', async () => {
    const to = await emptyDatabase(postgres.url, 'moved');
    await run(image, 'create-shop', firstShop, secrets);
    expect(await run(image, 'move', [to], secrets)).toContain('to PostgreSQL');
    expect(await run(image, 'operate', ['shops'], { ...secrets, DATABASE_URL: to })).toContain(shop);
  });

  it('says of commands for the sources that it lacks what they need', async () => {
    await expect(run(image, 'generate', [], secrets)).rejects.toThrow(/and this command needs the rest/);
  });

  it('has written nothing beside its code, and has no right to', async () => {
    expect(await exitCode(image.start(['touch', 'package.json']))).toBe(1);
    expect(filesOf(image.at(image.code))).toEqual(before);
  });
});

async function emptyDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return url.replace('/postgres?', `/${name}?`);
}

/** `npm run <name> -- <args>` in the image; what it says, or an error with that when it fails. */
async function run(
  image: Image,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = image.start(['npm', 'run', name, '--', ...args], env);
  const said: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const code = await exitCode(child);
  if (code !== 0) throw new Error(`npm run ${name} ended with ${String(code)}:\n${said.join('')}`);
  return said.join('');
}

/** Once all it has said is there; null when a signal ended it. */
async function exitCode(child: ChildProcess): Promise<number | null> {
  // The documented arguments of this event.
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

async function serving(image: Image, env: Readonly<Record<string, string>>) {
  const child = image.start(image.command, env);
  let said = '';
  const url = await new Promise<string>((done, failed) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = readyAt(said);
      if (ready !== undefined) done(ready);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => failed(new Error(`The server ended with ${String(code)}:\n${said}`)));
  });
  return {
    url,
    said: () => said,
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Every file below a folder, with the time of its last change. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${statSync(path).mtimeMs}`);
}
