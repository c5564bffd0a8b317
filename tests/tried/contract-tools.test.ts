import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import { contractWithExamples } from '../../packages/server/src/http/api-examples.ts';
import { openDemo } from '../contract/examples/demo.ts';
import { runExamples } from '../contract/examples/examples.ts';
import { operationIds } from '../contract/access/requests.ts';
import { freePort } from './free-port.ts';
import { tried } from './record.ts';
import { installed, programOf, ran, versionOf } from './tools.ts';

let folder = '';
const scratch = mkdtempSync(join(tmpdir(), 'consignment-contract-'));
beforeAll(async () => {
  folder = await installed('contract-tools');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const spectral = '@stoplight/spectral-cli';

/** The rules that a contract breaks, each as often as it does. */
async function findings(ruleset: string, file: string): Promise<string[]> {
  const args = ['lint', '--ruleset', ruleset, '--format', 'json', '--quiet', file];
  const { stdout } = await ran(programOf(folder, 'spectral'), args);
  // The shape of Spectral's report.
  return (JSON.parse(stdout) as { code: string }[]).map(({ code }) => code);
}

it('passes the recommended rules of Spectral', async () => {
  const shown = join(scratch, 'openapi.json');
  const document = contractWithExamples();
  writeFileSync(shown, JSON.stringify(document));
  expect(await findings('.spectral.yaml', 'openapi.yaml')).toEqual([]);
  expect(await findings('.spectral.yaml', shown)).toEqual([]);

  const bare = join(scratch, 'bare.yaml');
  writeFileSync(bare, 'extends: [[spectral:oas, recommended]]\n');
  const excepted = await findings(bare, 'openapi.yaml');
  expect([...new Set(excepted)]).toEqual(['path-keys-no-trailing-slash']);
  // An example that does not fit its schema is seen.
  const damaged = join(scratch, 'damaged.json');
  writeFileSync(damaged, JSON.stringify(document).replace('"status":"ready"', '"status":"perhaps"'));
  expect(await findings('.spectral.yaml', damaged)).toEqual(['oas3-valid-media-example']);
  await tried({
    tool: 'Spectral',
    version: await versionOf(folder, spectral),
    did: `Judged openapi.yaml, and the same with its examples, by the recommended rules for OpenAPI`,
    result: `${operationIds.length} operations, 0 findings; 1 rule is off in .spectral.yaml, which the ${excepted.length} documented trailing slashes break`,
  });
});

it('is kept by client and server, as a validating proxy between them sees it', async () => {
  const database = await openDatabase({ dataDir: join(scratch, 'data') });
  const demo = await openDemo(database);
  const proxy = await startProxy(demo.server.url);
  try {
    let calls = 0;
    const counted = {
      ...demo,
      server: { ...demo.server, url: proxy.url },
      actor: (...who: Parameters<typeof demo.actor>) => {
        calls += 1;
        return demo.actor(...who);
      },
    };
    // Prism hands a picture on as if it were text.
    const asked = operationIds.filter((id) => id !== 'uploadFile');
    await runExamples(counted, asked);
    expect(demo.faults).toEqual([]);
    const refused = await fetch(`${proxy.url}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":3}',
    });
    // Prism's own refusal, which has come before the server.
    expect(await refused.text()).toContain('https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY');
    await tried({
      tool: 'Prism',
      version: await versionOf(folder, '@stoplight/prism-cli'),
      did: 'Stood as a validating proxy before the server of the demo shop, while each operation was called, those that read by each role that may',
      result: `0 violations in ${calls} calls of ${asked.length} operations`,
    });
  } finally {
    await proxy.stop();
    await demo.server.close();
    await database.close();
  }
});

/** Prism takes no root of paths from a contract on the command line, so they are given theirs. */
async function startProxy(upstream: string): Promise<{ url: string; stop: () => Promise<void> }> {
  // The shape of an OpenAPI document.
  const document = contractWithExamples() as { paths: Record<string, unknown> };
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [`/api${path}`, item]),
  );
  const file = join(scratch, 'proxied.json');
  writeFileSync(file, JSON.stringify({ ...document, servers: [], paths }));
  const port = await freePort();
  const args = ['proxy', file, upstream, '--errors', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(programOf(folder, 'prism'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Prism is listening');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}
