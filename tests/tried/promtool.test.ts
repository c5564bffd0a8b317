import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import { startServer } from '../contract/server.ts';
import { tried } from './record.ts';
import { ran } from './tools.ts';

let version = '';
const scratch = mkdtempSync(join(tmpdir(), 'consignment-promtool-'));
const rules = 'stories/handbook/prometheus-alerts.yaml';
beforeAll(async () => {
  const { stdout, stderr } = await ran('promtool', ['--version']).catch((error: unknown) => {
    throw new Error('promtool is missing. It comes with Prometheus: apt-get install prometheus', {
      cause: error,
    });
  });
  version = /version (\S+)/.exec(stdout + stderr)?.[1] ?? '';
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('finds no fault with the metrics of a server', async () => {
  const database = await openDatabase({ dataDir: join(scratch, 'data') });
  const token = 'the-token-of-the-collector';
  const server = await startServer(database, { metricsToken: token });
  try {
    await server.ok('getReady');
    await server.refused('getShop', 401);
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    const check = (metrics: string) =>
      execFileSync('promtool', ['check', 'metrics'], { input: metrics, stdio: 'pipe', encoding: 'utf8' });
    expect(check(text)).toBe('');
    expect(() => check(text.replaceAll('process_open_fds', 'process_openFds'))).toThrow();
    await tried({
      tool: 'promtool',
      version,
      did: 'Checked all that /metrics says (`promtool check metrics`)',
      result: `0 findings in ${[...text.matchAll(/^# TYPE /gm)].length} metrics`,
    });
  } finally {
    await server.close();
    await database.close();
  }
});

it('takes the alert rules, and each fires when it should', async () => {
  const checked = await ran('promtool', ['check', 'rules', rules]);
  expect(checked).toMatchObject({ code: 0 });
  const count = /(\d+) rules found/.exec(checked.stdout)?.[1] ?? '';
  const cases = await ran('promtool', ['test', 'rules', 'tests/tried/promtool/alerts.yaml']);
  expect(cases).toMatchObject({ code: 0 });
  await tried({
    tool: 'promtool',
    version,
    did: 'Ran the alert rules over series of an hour (`promtool check rules`, `promtool test rules`)',
    result: `${count} rules; each is silent while all is well, waits its time, and fires with its words`,
  });
});
