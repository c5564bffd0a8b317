/**
 * The guarantees about crashes, with the real process on real files: nothing acknowledged is lost, nothing is paid
 * twice, and no intervention is needed.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '@consignment/server/features/features';
import { shopIdByDomain } from '@consignment/server/queries/people/logins';
import { openDatabase } from '@consignment/server/database/open-database';
import { report } from '../prove/figures.ts';
import { describe, expect, it } from 'vitest';
import { demo, signIn } from './helpers/api.ts';
import { chance } from './helpers/chance.ts';
import { runCommand } from './helpers/command.ts';
import { linesAsText } from './helpers/lines.ts';
import {
  earnedOf,
  expectSound,
  minor,
  pay,
  payOnceFree,
  payUntilItEnds,
  vendorsOf,
  type Attempt,
  type Payout,
} from './helpers/paying.ts';
import { demoData, startRefused, startProcess, withDataDir } from './helpers/server.ts';

/** Recalculates every stored figure from its rows, while the server is stopped. */
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

const withDemo = <T>(work: (dataDir: string) => Promise<T>) => withDataDir(work, demoData());

describe('one data directory', () => {
  it('has one server: a second one refuses and names the first, which goes on', async () => {
    await withDemo(async (dataDir) => {
      const first = await startProcess({ dataDir });
      const second = await startRefused({ dataDir });
      expect(second.code).toBe(1);
      expect(second.said).toContain(String(first.pid));
      expect(second.said).not.toContain('    at ');
      await signIn(first.url, demo.owner);

      expect(await first.end('SIGTERM')).toBe(0);
      const third = await startProcess({ dataDir });
      await third.end('SIGTERM');
    });
  });

  it('is free again at once after kill −9', async () => {
    await withDemo(async (dataDir) => {
      await (await startProcess({ dataDir })).end('SIGKILL');
      const next = await startProcess({ dataDir });
      await signIn(next.url, demo.owner);
      expect(await next.end('SIGINT')).toBe(0);
    });
  });
});

describe('a port in use', () => {
  it('is reported in plain words', async () => {
    await withDemo((one) =>
      withDemo(async (other) => {
        const first = await startProcess({ dataDir: one });
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
      const server = await startProcess({ dataDir });
      const api = await signIn(server.url, demo.owner);
      const earned = await earnedOf(api);
      const vendor = (await vendorsOf(api)).find(({ commission_due: due }) => minor(due) > 0);
      if (vendor === undefined) throw new Error('The demo shop owes no vendor anything.');
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
      // A call succeeds or never reaches the server; it is not answered with a failure.
      for (const outcome of outcomes)
        if (outcome.status === 'fulfilled') expect([201, 422]).toContain(outcome.value);
      expect(attempts.some(({ answer }) => answer !== null)).toBe(true);

      const next = await startProcess({ dataDir });
      await expectSound(await signIn(next.url, demo.owner), attempts, earned);
      await next.end('SIGTERM');
      await expectCleanBooks(dataDir);
    });
  });
});

const isLong = process.env['LONG_TESTS'] === '1';
const cycles = isLong ? 50 : 6;

describe('kill −9 while paying', () => {
  it(
    'loses no payout that was answered and pays no line twice, again and again',
    { timeout: isLong ? 1_800_000 : 300_000 },
    async () => {
      await withDemo(async (dataDir) => {
        const pick = chance(20_240_611);
        const attempts: Attempt[] = [];
        let server = await startProcess({ dataDir });
        const earned = await earnedOf(await signIn(server.url, demo.owner));

        for (let cycle = 0; cycle < cycles; cycle += 1) {
          const api = await signIn(server.url, demo.owner);
          // After one to four answers, at a random moment.
          let answersToCome = 1 + pick(4);
          const kills: Promise<unknown>[] = [];
          const kill = () => server.end('SIGKILL');
          await payUntilItEnds(api, { attempts, pick }, () => {
            answersToCome -= 1;
            if (answersToCome <= 0 && kills.length === 0) kills.push(wait(pick(80)).then(kill));
          });
          await Promise.all(kills.length === 0 ? [kill()] : kills);

          server = await startProcess({ dataDir });
          const again = await signIn(server.url, demo.owner);
          await expectSound(again, attempts, earned);
        }

        // The client repeats an unanswered call, which takes effect once in any case.
        const api = await signIn(server.url, demo.owner);
        const open = attempts.findLast(({ answer }) => answer === null);
        if (open !== undefined) {
          const reply = await payOnceFree(api, open);
          // Another attempt may have paid its lines.
          if (reply.status === 201) open.answer = reply.body as Payout;
          else expect(reply.body).toMatchObject({ code: 'already_paid' });
          await expectSound(api, attempts, earned);
        }
        expect(attempts.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(cycles);
        report('crash, pglite', { cycles, attempts: attempts.length });
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

  /** The result of the import: all lines of the shop, without fields that differ between runs. */
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
      expect(wanted.length).toBeGreaterThan(750);

      await withDemo(async (dataDir) => {
        const pick = chance(77);
        await openShop(dataDir);
        for (let cycle = 0; cycle < (isLong ? 5 : 2); cycle += 1) {
          const server = await startProcess({ dataDir });
          const importing = importFiles(dataDir);
          await wait(400 + pick(2_000));
          await server.end('SIGKILL');
          await importing;
        }
        const server = await startProcess({ dataDir });
        const last = await importFiles(dataDir);
        expect(last).toMatchObject({ code: 0 });
        await server.end('SIGTERM');
        expect(await linesOf(dataDir)).toEqual(wanted);
      });
    });
  });
});
