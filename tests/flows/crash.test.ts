/**
 * What the product promises about crashes, against the real process on real files: nothing acknowledged is
 * lost, nothing is paid twice, and no hand is needed to go on.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { moneyFromWire } from '@consignment/domain/money';
import { audit } from '@consignment/server/ledger/audit';
import { shopIdByDomain } from '@consignment/server/queries/logins';
import { openDatabase } from '@consignment/server/store/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, signIn, type Api, type Reply } from './helpers/api.ts';
import { chance } from './helpers/chance.ts';
import { runCommand } from './helpers/command.ts';
import { linesAsText } from './helpers/lines.ts';
import { startRefused, startServer, withDataDir } from './helpers/server.ts';

type Payout = { id: number; amount: string; vendor: number; status: string };
type PayoutDetail = Payout & { line_items: { line_item: { id: number }; amount: string }[] };
type Vendor = { id: number; commission_due: string; commission_paid: string; commission_earned: string };
type Page<T> = { count: number; results: T[] };

/** One payout that was asked for: what was sent, and the answer if one came. */
type Attempt = { key: string; body: { vendor: number; line_item_ids: number[] }; answer: Payout | null };

const minor = (amount: string) => moneyFromWire(amount, 'GBP');
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

async function vendorsOf(api: Api): Promise<Vendor[]> {
  return (await api.get<Page<Vendor>>('/vendors/commission-totals/?page_size=1000')).results;
}

async function payoutsOf(api: Api): Promise<PayoutDetail[]> {
  const { results } = await api.get<Page<Payout>>('/vendors/payouts/?page_size=1000');
  return Promise.all(
    results.map(({ id }) => api.get<PayoutDetail>(`/vendors/payouts/${id}/?expand=line_items_w_order`)),
  );
}

/** The next few unpaid lines of a vendor with something due, or null when everybody is paid. */
async function nextPayout(api: Api, pick: (below: number) => number): Promise<Attempt['body'] | null> {
  const owed = (await vendorsOf(api)).filter((vendor) => minor(vendor.commission_due) > 0);
  const vendor = owed[pick(owed.length)];
  if (vendor === undefined) return null;
  const { line_items: lines } = await api.get<{ line_items: number[] }>(
    `/vendors/unpaid-commissions/${vendor.id}/`,
  );
  return { vendor: vendor.id, line_item_ids: lines.slice(0, 1 + pick(3)) };
}

const pay = (api: Api, attempt: Attempt): Promise<Reply> =>
  api.send('POST', '/vendors/payouts/create/', attempt.body, { 'idempotency-key': attempt.key });

/** Every promise that can be read off the API: sums, single payment, and that answers given still hold. */
async function expectSound(api: Api, attempts: readonly Attempt[], earnedBefore: number): Promise<void> {
  const payouts = (await payoutsOf(api)).filter(({ status }) => status !== 'deleted');
  const paidLines = payouts.flatMap(({ line_items: lines }) => lines.map(({ line_item: line }) => line.id));
  expect(new Set(paidLines).size).toBe(paidLines.length);
  for (const payout of payouts) {
    expect(minor(payout.amount)).toBe(sum(payout.line_items.map(({ amount }) => minor(amount))));
  }
  for (const { answer } of attempts) {
    if (answer !== null) expect(payouts.find(({ id }) => id === answer.id)?.amount).toBe(answer.amount);
  }
  for (const vendor of await vendorsOf(api)) {
    const own = payouts.filter((payout) => payout.vendor === vendor.id);
    expect(minor(vendor.commission_paid)).toBe(sum(own.map(({ amount }) => minor(amount))));
    expect(minor(vendor.commission_due)).toBe(
      minor(vendor.commission_earned) - minor(vendor.commission_paid),
    );
  }
  expect(await earnedOf(api)).toBe(earnedBefore);
}

async function earnedOf(api: Api): Promise<number> {
  return minor((await api.get<Vendor>('/vendors/commission-totals/combined/')).commission_earned);
}

/** With the server stopped: every kept figure worked out again from the rows below it. */
async function expectCleanBooks(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    const differences = await database.asSystem(async (tx) => {
      const shopId = await shopIdByDomain(tx, demo.shop);
      if (shopId === null) throw new Error(`There is no shop ${demo.shop}.`);
      return audit(tx, shopId);
    });
    expect(differences).toEqual([]);
  } finally {
    await database.close();
  }
}

/** The demo shop as its first start left it; every test works on a copy. */
let loaded: string;

beforeAll(async () => {
  loaded = await mkdtemp(join(tmpdir(), 'consignment-loaded-'));
  await (await startServer({ dataDir: loaded, patience: 110_000 })).end('SIGTERM');
});

afterAll(() => rm(loaded, { recursive: true, force: true }));

const withDemo = <T>(work: (dataDir: string) => Promise<T>) => withDataDir(work, loaded);

describe('one data directory', () => {
  it('has one server: a second one refuses and names the first, which goes on', async () => {
    await withDemo(async (dataDir) => {
      const first = await startServer({ dataDir });
      const second = await startRefused({ dataDir });
      expect(second.code).toBe(1);
      expect(second.said).toContain(String(first.pid));
      expect(second.said).not.toContain('    at ');
      await signIn(first.url, demo.owner);

      expect(await first.end('SIGTERM')).toBe(0);
      const third = await startServer({ dataDir });
      await third.end('SIGTERM');
    });
  });

  it('is free again at once after kill −9', async () => {
    await withDemo(async (dataDir) => {
      await (await startServer({ dataDir })).end('SIGKILL');
      const next = await startServer({ dataDir });
      await signIn(next.url, demo.owner);
      expect(await next.end('SIGINT')).toBe(0);
    });
  });
});

describe('a port in use', () => {
  it('is said in plain words', async () => {
    await withDemo((one) =>
      withDemo(async (other) => {
        const first = await startServer({ dataDir: one });
        const port = new URL(first.url).port;
        const second = await startRefused({ dataDir: other, env: { PORT: port } });
        expect(second.code).toBe(1);
        expect(second.said).toContain(`Port ${port} is in use`);
        await first.end('SIGTERM');
      }),
    );
  });
});

describe('SIGTERM', () => {
  it('answers what is under way before the process ends', async () => {
    await withDemo(async (dataDir) => {
      const server = await startServer({ dataDir });
      const api = await signIn(server.url, demo.owner);
      const earned = await earnedOf(api);
      const vendor = (await vendorsOf(api)).find(({ commission_due: due }) => minor(due) > 0);
      if (vendor === undefined) throw new Error('The demo shop owes nobody.');
      const { line_items: lines } = await api.get<{ line_items: number[] }>(
        `/vendors/unpaid-commissions/${vendor.id}/`,
      );
      const attempts = lines.slice(0, 20).map((id): Attempt => {
        return { key: randomUUID(), body: { vendor: vendor.id, line_item_ids: [id] }, answer: null };
      });

      const asked = attempts.map(async (attempt) => {
        const { status, body } = await pay(api, attempt);
        if (status === 201) attempt.answer = body as Payout;
        return status;
      });
      await asked[0];
      const ended = server.end('SIGTERM');
      const outcomes = await Promise.allSettled(asked);
      expect(await ended).toBe(0);
      // A call is answered as usual, or never reached the server; it is not answered with a failure.
      for (const outcome of outcomes)
        if (outcome.status === 'fulfilled') expect([201, 422]).toContain(outcome.value);
      expect(attempts.some(({ answer }) => answer !== null)).toBe(true);

      const next = await startServer({ dataDir });
      await expectSound(await signIn(next.url, demo.owner), attempts, earned);
      await next.end('SIGTERM');
      await expectCleanBooks(dataDir);
    });
  });
});

describe('kill −9 while paying', () => {
  it(
    'loses no payout that was answered and pays no line twice, ten times over',
    { timeout: 300_000 },
    async () => {
      await withDemo(async (dataDir) => {
        const pick = chance(20_240_611);
        const attempts: Attempt[] = [];
        let server = await startServer({ dataDir });
        const earned = await earnedOf(await signIn(server.url, demo.owner));

        for (let cycle = 0; cycle < 10; cycle += 1) {
          const api = await signIn(server.url, demo.owner);
          // After one to four answers, somewhere in the middle of what comes then.
          let answersToCome = 1 + pick(4);
          let fate: Promise<unknown> | null = null;
          let isAlive = true;
          while (isAlive) {
            try {
              const body = await nextPayout(api, pick);
              if (body === null) break;
              const attempt: Attempt = { key: randomUUID(), body, answer: null };
              attempts.push(attempt);
              const reply = await pay(api, attempt);
              if (reply.status === 201) attempt.answer = reply.body as Payout;
              else expect(reply.status).toBe(422);
              answersToCome -= 1;
              if (answersToCome <= 0) fate ??= wait(pick(80)).then(() => server.end('SIGKILL'));
            } catch (error) {
              // fetch rejects with a TypeError when the connection is gone: the kill has come.
              if (!(error instanceof TypeError)) throw error;
              isAlive = false;
            }
          }
          await (fate ?? server.end('SIGKILL'));

          server = await startServer({ dataDir });
          const again = await signIn(server.url, demo.owner);
          await expectSound(again, attempts, earned);
        }

        // The client's own retry of what was never answered: it happens once, whether or not it had happened.
        const api = await signIn(server.url, demo.owner);
        const open = attempts.findLast(({ answer }) => answer === null);
        if (open !== undefined) {
          const reply = await payOnceFree(api, open);
          if (reply.status === 201) open.answer = reply.body as Payout;
          else expect(reply.status).toBe(422);
          await expectSound(api, attempts, earned);
        }
        expect(attempts.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(10);
        await server.end('SIGTERM');
      });
    },
  );
});

describe('kill −9 while importing', () => {
  const shop = 'kept.example';
  const data = join(import.meta.dirname, '../../packages/server/demo');
  const files = ['products', 'orders', 'refunds'].flatMap((role) => [`--${role}`, join(data, `${role}.csv`)]);
  const importFiles = (dataDir: string) => runCommand('import.ts', ['--shop', shop, ...files], dataDir);

  async function openShop(dataDir: string): Promise<void> {
    const owner = [
      '--name',
      'Kept',
      '--email',
      demo.owner,
      '--currency',
      'GBP',
      '--time-zone',
      'Europe/London',
    ];
    const opened = await runCommand('create-shop.ts', ['--shop', shop, ...owner], dataDir);
    expect(opened).toMatchObject({ code: 0 });
  }

  /** What the import is there for: every line of the shop, without what differs from run to run. */
  async function linesOf(dataDir: string): Promise<string[]> {
    const database = await openDatabase({ dataDir });
    try {
      return await database.asSystem(async (tx) => {
        const shopId = await shopIdByDomain(tx, shop);
        if (shopId === null) throw new Error(`There is no shop ${shop}.`);
        expect(await audit(tx, shopId)).toEqual([]);
        return linesAsText(tx, shopId);
      });
    } finally {
      await database.close();
    }
  }

  it('leaves nothing that the next import does not finish', { timeout: 300_000 }, async () => {
    await withDemo(async (clean) => {
      await openShop(clean);
      expect(await importFiles(clean)).toMatchObject({ code: 0 });
      const wanted = await linesOf(clean);
      expect(wanted.length).toBeGreaterThan(1000);

      await withDemo(async (dataDir) => {
        const pick = chance(77);
        await openShop(dataDir);
        for (let cycle = 0; cycle < 5; cycle += 1) {
          const server = await startServer({ dataDir });
          const importing = importFiles(dataDir);
          await wait(400 + pick(2_000));
          await server.end('SIGKILL');
          await importing;
        }
        const server = await startServer({ dataDir });
        const last = await importFiles(dataDir);
        expect(last).toMatchObject({ code: 0 });
        await server.end('SIGTERM');
        expect(await linesOf(dataDir)).toEqual(wanted);
      });
    });
  });
});

/** A reservation of the dead process is respected for a while: 409 until it may be taken over. */
async function payOnceFree(api: Api, attempt: Attempt): Promise<Reply> {
  for (;;) {
    const reply = await pay(api, attempt);
    if (reply.status !== 409) return reply;
    await wait(2_000);
  }
}
