import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { startJobs, type JobsGiven } from '../../../packages/server/src/jobs/jobs.ts';
import { underLease } from '../../../packages/server/src/jobs/lease.ts';
import { recurringWork } from '../../../packages/server/src/jobs/recurring.ts';
import { onBothDatabases } from '../../databases.ts';
import { noon } from '../server.ts';

const [first, second] = [randomUUID(), randomUUID()];

onBothDatabases((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  describe('a lease', () => {
    const lease = { name: 'parcels', shopId: 7 };
    /** The work of the second process, while the first has its own. */
    const meanwhile = async (work: () => Promise<void>) => {
      const done: string[] = [];
      await underLease(database, { ...lease, holder: first }, async () => {
        done.push('first');
        await work();
        await underLease(database, { ...lease, holder: second }, () =>
          Promise.resolve(void done.push('second')),
        );
      });
      return done;
    };
    const leases = () => database.asSystem((tx) => tx.selectFrom('work_leases').selectAll().execute());

    it('keeps other processes from the same work, and no other work', async () => {
      const others: string[] = [];
      const done = await meanwhile(async () => {
        for (const other of [{ shopId: 8 }, { name: 'catalogues' }]) {
          await underLease(database, { ...lease, ...other, holder: second }, () =>
            Promise.resolve(void others.push('second')),
          );
        }
      });
      expect(done).toEqual(['first']);
      expect(others).toEqual(['second', 'second']);
      expect(await leases()).toEqual([]);
    });

    it('is lost by a process that does not renew it', async () => {
      const lapse = () =>
        database.asSystem(async (tx) => {
          await sql`update work_leases set until = now() - interval '1 second'`.execute(tx);
        });
      expect(await meanwhile(lapse)).toEqual(['first', 'second']);
    });

    it('ends with work that fails', async () => {
      const failing = underLease(database, { ...lease, holder: first }, () =>
        Promise.reject(new Error('no ink')),
      );
      await expect(failing).rejects.toThrow('no ink');
      expect(await leases()).toEqual([]);
    });
  });

  describe('a recurring task', () => {
    const sent: string[] = [];
    const at = (time: string) => new Date(`2026-11-29T${time}Z`);
    let now = at('10:00:30');
    const process = async (name: string, own = database) => {
      const works = await recurringWork(own, {
        clock: () => now,
        deliverMail: () => Promise.resolve(void sent.push(name)),
        onFailure: (_what, error) => {
          throw error;
        },
      });
      const mail = works.find((work) => work.name === 'mail');
      return async () => {
        for (const shop of (await mail?.dueShops()) ?? [])
          await mail?.run(shop, new AbortController().signal);
        return sent.splice(0);
      };
    };

    it('begins once at each of its times, in one of all processes', async () => {
      const [one, other] = [await process('one'), await process('other')];
      expect([await one(), await other()]).toEqual([[], []]);
      now = at('10:01:00');
      expect([await one(), await other()]).toEqual([['one'], []]);
      now = at('10:01:59');
      expect([await other(), await one()]).toEqual([[], []]);
      now = at('10:02:01');
      expect([await other(), await one()]).toEqual([['other'], []]);
    });

    it('begins once for all times that were missed', async () => {
      now = at('10:30:30');
      const late = await process('late');
      expect([await late(), await late()]).toEqual([['late'], []]);
    });

    it('begins as soon as a database that was away is back', async () => {
      let isAway = false;
      const late = await process('late', {
        ...database,
        asSystem: (work, how) => (isAway ? Promise.reject(new Error('away')) : database.asSystem(work, how)),
      });
      now = at('10:35:00');
      isAway = true;
      await expect(late()).rejects.toThrow('away');
      isAway = false;
      expect(await late()).toEqual(['late']);
    });

    it('is begun by a process that runs jobs, at its time', async () => {
      let time = now;
      const jobs = await startJobs(database, {
        clock: () => time,
        deliverMail: () => Promise.resolve(void sent.push('jobs')),
        shopWork: [],
        onFailure: (_what, error) => {
          throw error;
        },
      });
      time = at('10:40:00');
      while (sent.length === 0) {
        jobs.wake();
        await pause(20);
      }
      await jobs.stop();
      expect(sent.splice(0)).toEqual(['jobs']);
    });
  });

  describe('the work of a shop', () => {
    const failures: unknown[] = [];
    const start = (shopWork: JobsGiven['shopWork']) =>
      startJobs(database, {
        clock: () => noon,
        deliverMail: () => Promise.resolve(),
        shopWork,
        onFailure: (what, error) => failures.push([what, error]),
      });

    it('that is due again before it has ended is done again at once', async () => {
      let [isDue, runs, looks] = [true, 0, 0];
      let end: () => void = () => undefined;
      const jobs = await start([
        {
          name: 'parcels',
          dueShops: () => {
            looks += 1;
            return Promise.resolve(isDue ? [7] : []);
          },
          async run() {
            runs += 1;
            isDue = false;
            if (runs === 1) await new Promise<void>((resolve) => (end = resolve));
          },
        },
      ]);
      await expect.poll(() => runs).toBe(1);
      const before = looks;
      isDue = true;
      jobs.wake();
      await expect.poll(() => looks).toBeGreaterThan(before);
      end();
      // The next look comes after five seconds.
      await expect.poll(() => runs, { timeout: 3000 }).toBe(2);
      await jobs.stop();
      expect(failures).toEqual([]);
    });

    it('is done although other work cannot be looked for', async () => {
      let isDone = false;
      const jobs = await start([
        {
          name: 'catalogues',
          dueShops: () => Promise.reject(new Error('no ink')),
          run: () => Promise.resolve(),
        },
        {
          name: 'parcels',
          dueShops: () => Promise.resolve(isDone ? [] : [7]),
          run: () => Promise.resolve(void (isDone = true)),
        },
      ]);
      await expect.poll(() => isDone).toBe(true);
      await jobs.stop();
      expect(failures.splice(0)).toContainEqual(['Looking for catalogues', new Error('no ink')]);
    });
  });
});
