/**
 * The example that keeps a ledger in step, as a separate process beside the real server: it is killed, it misses events, and
 * in the end its file has the server's payouts.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../tried/free-port.ts';
import { demo, signIn, type Api } from './helpers/api.ts';
import { vendorsOf, type Payout } from './helpers/paying.ts';
import { demoData, startProcess, withDataDir } from './helpers/server.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'examples/ledger-sync/src/main.ts');

it('a ledger that is killed and misses events has the payouts of the server in the end', async () => {
  await withDataDir(async (dataDir) => {
    const port = await freePort();
    const server = await startProcess({ dataDir, env: { WEBHOOK_HOSTS: `127.0.0.1:${port}` } });
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    const owner = await signIn(server.url, demo.owner);
    const { body } = await owner.send('POST', '/webhooks/create/', {
      url: `http://127.0.0.1:${port}/`,
      events: ['payouts'],
    });
    // The answer is the contract's.
    const { webhook, secret } = body as { webhook: { id: number }; secret: string };
    const scopes = ['history:read', 'payouts:read'];
    const made = await owner.send('POST', '/keys/create/', { mode: 'live', name: 'Ledger', scopes });
    // The answer is the contract's.
    const { secret: key } = made.body as { secret: string };
    const file = join(dataDir, 'ledger.csv');

    const running: { ledger: ChildProcess | null } = { ledger: null };
    const start = () => {
      const env = { CONSIGNMENT_URL: server.url, CONSIGNMENT_KEY: key, WEBHOOK_SECRET: secret };
      const child = spawn(process.execPath, [main], {
        env: { ...process.env, ...env, LEDGER: file, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.ledger = child;
      return child;
    };
    const kill = async () => {
      const { ledger } = running;
      if (ledger === null || ledger.exitCode !== null || ledger.signalCode !== null) return;
      const ended = once(ledger, 'exit');
      ledger.kill('SIGKILL');
      await ended;
    };
    onTestFinished(kill);
    const listening = async () => {
      const child = start();
      await once(child.stdout, 'data');
    };

    // The first start takes all that there is, without an event.
    await listening();
    expect(await readFile(file, 'utf8')).toBe(await wanted(owner));

    // By webhook alone.
    const paid = [await payOne(owner), await payOne(owner)];
    await inStep(file, owner);

    // Killed while events come, at moments that differ.
    for (const ms of [0, 40, 160]) {
      paid.push(await payOne(owner));
      await wait(ms);
      await kill();
      const child = start();
      const deleted = paid.shift();
      if (deleted !== undefined) await owner.send('DELETE', `/vendors/payouts/${deleted}/delete/`);
      await wait(ms);
      child.kill('SIGKILL');
      await listening();
    }
    await inStep(file, owner);

    // The receiver is down, and the webhook is deleted with all that waited in it: the events are lost.
    await kill();
    paid.push(await payOne(owner));
    const deleted = paid.shift();
    if (deleted !== undefined) await owner.send('DELETE', `/vendors/payouts/${deleted}/delete/`);
    await owner.send('DELETE', `/webhooks/${webhook.id}/`);
    expect(await readFile(file, 'utf8')).not.toBe(await wanted(owner));
    await listening();
    expect(await readFile(file, 'utf8')).toBe(await wanted(owner));

    // Without a signature nothing is read.
    const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(401);
  }, demoData());
}, 300_000);

/** The file as it should be, from the server's list. */
async function wanted(owner: Api): Promise<string> {
  type Row = Payout & { invoice_number: number; vendor: number; amount: string; status: string };
  const { results } = await owner.get<{ results: Row[] }>('/vendors/payouts/?page_size=1000');
  const rows = results
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, ...of }) => [id, of.invoice_number, of.vendor, of.amount, of.status].join(','));
  return ['payout,invoice,vendor,amount,status', ...rows, ''].join('\n');
}

async function inStep(file: string, owner: Api): Promise<void> {
  const now = await wanted(owner);
  await expect.poll(() => readFile(file, 'utf8'), { timeout: 60_000, interval: 250 }).toBe(now);
}

/** Pays a line of a vendor; the id of the payout. */
async function payOne(owner: Api): Promise<number> {
  const owed = (await vendorsOf(owner)).find(({ commission_due: due }) => Number(due) > 0);
  if (owed === undefined) throw new Error('The demo owes nothing to a vendor.');
  const { line_items: lines } = await owner.get<{ line_items: number[] }>(
    `/vendors/unpaid-commissions/${owed.id}/`,
  );
  const { status, body } = await owner.send('POST', '/vendors/payouts/create/', {
    vendor: owed.id,
    line_item_ids: lines.slice(0, 1),
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  // The answer is the contract's.
  return (body as { id: number }).id;
}
