import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { daysOfOrders } from '../../../packages/server/demo/move-orders.ts';
import { pictureNamed } from '../../../packages/server/demo/pictures.ts';
import { demoLogins, picturesPath, seedDemo } from '../../../packages/server/demo/seed.ts';
import { isPassword } from '../../../packages/server/src/identity/passwords.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { secretsKey } from '../server.ts';
import { forEachDatabase } from '../../databases.ts';
import { part } from '../../turn.ts';

const demo = join(import.meta.dirname, '../../../packages/server/demo');
const now = new Date('2026-03-15T12:00:00.000Z');
const zone = 'Europe/London';

it('its files are what the script cuts out of the sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consignment-slice-'));
  try {
    for (const name of ['products_export', 'orders_export', 'refunds']) {
      const packed = readFileSync(join(import.meta.dirname, '../../fixtures/retail', `${name}.csv.gz`));
      writeFileSync(join(folder, `${name}.csv`), gunzipSync(packed));
    }
    const sample = mkdtempSync(join(folder, 'slice-'));
    execFileSync(process.execPath, [join(demo, 'slice.mjs'), folder, sample]);
    let size = 0;
    for (const name of [
      'products.csv',
      'orders.csv',
      'refunds.csv',
      'orders-returned-late.csv',
      'refunds-late.csv',
    ]) {
      const committed = readFileSync(join(demo, name));
      expect(readFileSync(join(sample, name)).equals(committed)).toBe(true);
      size += committed.length;
    }
    expect(size).toBeLessThan(400_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Days on which the season is in different parts of the year, and the clocks of the shop are or are not UTC. */
const days = [
  '2026-03-15T12:00:00.000Z',
  '2026-06-30T23:30:00.000Z',
  '2027-01-01T00:10:00.000Z',
  '2028-02-29T08:00:00.000Z',
  '2026-09-06T20:00:00.000Z',
].map((day) => new Date(day));

it('spreads its orders over the twelve months up to the last day', () => {
  const spread = daysOfOrders(300, '2026-11-23');
  expect([spread.length, spread[0], spread.at(-1)]).toEqual([300, '2025-11-24', '2026-11-23']);
  expect(spread).toEqual(spread.toSorted());
  const inMonth = (month: string) => spread.filter((day) => day.startsWith(month)).length;
  expect(inMonth('2025-12')).toBeGreaterThan(2 * inMonth('2026-02'));
});

forEachDatabase((name, open) => {
  const look = async (database: Database) => {
    const all = async <T>(query: ReturnType<typeof sql<T>>) =>
      (await database.asSystem((tx) => query.execute(tx))).rows;
    return {
      vendors: await all(sql<{ name: string; due: number; paid: number; hidden: boolean; mine: boolean }>`
        select v.name, t.due, t.paid, v.hidden,
          exists (select from vendor_signup_vendors s join vendor_signups g on g.id = s.signup_id
            join logins l on l.id = g.login_id
            where s.vendor_id = v.id and l.email = 'vendor@demo.example') as mine
        from vendor_totals t join vendors v on v.id = t.vendor_id order by t.due desc, v.name`),
      bare: await all(sql`
        select name from vendors
        where '' in (contact_name, email, phone, city, pay_type) or image is null order by name`),
      orders: await all(sql<{ day: string }>`
        select to_char(processed_at at time zone 'Europe/London', 'YYYY-MM-DD') as day from orders order by 1`),
      states: await all(sql<{ state: string; source: string | null; count: number }>`
        select commission_state as state, commission_source as source, count(*) as count from line_items
        group by 1, 2 order by 1, 2`),
      refunds: await all(sql<{ when: 'before' | 'after'; count: number }>`
        select case when r.id is null then 'before' else 'after' end as "when", count(*) as count
        from line_items l left join line_items r on r.reverses_id = l.id
        where l.kind = 'product' and l.returned_quantity > 0 group by 1 order by 1`),
      payouts: await all(sql<{ number: number; status: string; day: Date }>`
        select invoice_number as number, status, created_date as day from payouts order by invoice_number`),
      reps: await all(sql<{ name: string; parts: number; payouts: number }>`
        select first_name as name,
          (select count(*) from order_sales_rep_commissions c where c.sales_rep_id = r.id) as parts,
          (select count(*) from sales_rep_payouts p where p.sales_rep_id = r.id) as payouts
        from sales_reps r order by 1`),
      datedLate: await all(sql`
        select p.title from products p join variants v on v.product_id = p.id
          join line_items l on l.variant_id = v.id
        where l.processed_at <= p.created_at order by 1`),
      problems: await all(sql`select reason from import_problems order by 1`),
      waiting: await all(sql`select name from vendor_signups where not approved and not decided order by 1`),
      news: await all(sql<{ at: Date }>`select created_date as at from announcements order by 1`),
      pictures: await all(
        sql<{ image: string | null }>`
          select image from products union select image from line_items union select image from vendors
          union select image from sales_reps order by 1`,
      ),
      logins: await all(
        sql<{ email: string; hash: string }>`select email, password_hash as hash from logins order by 1`,
      ),
    };
  };

  describe('the demo shop', () => {
    it('has something of everything', async () => {
      const database = await open();
      await seedDemo(database, { now, secretsKey });
      const { vendors, states, payouts, reps, problems, logins, ...shop } = await look(database);
      expect(problems).toEqual([]);
      expect(vendors).toHaveLength(28);
      expect(shop.bare).toEqual([]);
      expect(shop.datedLate).toEqual([]);
      expect(vendors.filter(({ due }) => due < 0)).toHaveLength(1);
      expect(vendors.filter(({ hidden }) => hidden)).toHaveLength(1);
      expect(shop.waiting).toHaveLength(1);
      expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['accrued', 'pending', 'blocked']));
      expect(new Set(states.map(({ source }) => source))).toEqual(
        new Set([null, 'shop_product_type', 'flat', 'vendor', 'global']),
      );
      expect(shop.refunds.map(({ when }) => when)).toEqual(['after', 'before']);
      // In every month but those whose goods may still come back.
      expect(new Set(payouts.map(({ day }) => day.toISOString().slice(0, 7))).size).toBeGreaterThanOrEqual(
        10,
      );
      expect(payouts).toEqual(payouts.toSorted((a, b) => a.day.getTime() - b.day.getTime()));
      expect(payouts.filter(({ status }) => status === 'failed')).toHaveLength(1);
      expect(reps.map(({ parts, payouts: paid }) => [parts > 0, paid > 0])).toEqual([
        [true, true],
        [true, true],
        [true, false],
      ]);
      expect(shop.news.every(({ at }) => now.getTime() - at.getTime() < 31 * 86_400_000)).toBe(true);
      for (const { image } of shop.pictures) {
        expect(
          image?.startsWith(picturesPath) === true && pictureNamed(image.slice(picturesPath.length)),
        ).toMatch(/^<svg /);
      }
      for (const { email, password } of demoLogins) {
        const login = logins.find((one) => one.email === email);
        expect(await isPassword(password, login?.hash ?? null)).toBe(true);
      }
    });

    // Once is enough: the dates do not depend on the engine.
    it.runIf(name === 'postgresql')('is sound on whatever day it is loaded', async () => {
      for (const day of part(days, 4, (one) => one.toISOString())) {
        const database = await open();
        await seedDemo(database, { now: day, secretsKey });
        const { vendors, orders, payouts, problems } = await look(database);
        const yesterday = dayAt(new Date(startOfDay(dayAt(day, zone), zone).getTime() - 1), zone);
        expect(orders.at(-1)?.day).toBe(yesterday);
        expect(new Set(orders.map((order) => order.day.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
        expect(problems).toEqual([]);
        expect(vendors.filter(({ due }) => due < 0)).toHaveLength(1);
        // The owner's first payment is visible to the vendor's login.
        expect(vendors[0]).toMatchObject({ mine: true });
        expect(vendors.filter(({ mine }) => mine)).toHaveLength(2);
        expect(vendors.filter(({ mine }) => mine).every(({ due, paid }) => due > 0 && paid > 0)).toBe(true);
        expect(payouts.every((payout) => payout.day < day)).toBe(true);
        expect(payouts.filter(({ status }) => status === 'failed')).toHaveLength(1);
        const [shop] = await database.asSystem((tx) => tx.selectFrom('shops').select('id').execute());
        const shopId = shop?.id ?? 0;
        expect(await database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);
      }
    });

    describe('whose loading was stopped', () => {
      let expected: unknown;
      let transactions: number;
      beforeAll(async () => {
        const whole = await open();
        const { stopping: uncut, seen } = stoppingAfter(whole, Infinity);
        await seedDemo(uncut, { now, secretsKey });
        expected = withoutHashes(await look(whole));
        transactions = seen.transactions;
      });

      it.each(['among the orders', 'in the late returns'])(
        '%s is finished, and loaded once',
        async (place) => {
          const isLate = place === 'in the late returns';
          const database = await open();
          // The last two transactions issue the last statements.
          const { stopping } = stoppingAfter(database, isLate ? transactions - 4 : 8);
          await expect(seedDemo(stopping, { now, secretsKey })).rejects.toThrow('the power is out');
          expect((await look(database)).payouts.length > 0).toBe(isLate);
          await database.asSystem((tx) =>
            sql`update imports set owner = owner || '{"pid": 999999999, "instance": "gone"}'`.execute(tx),
          );
          await seedDemo(database, { now, secretsKey });
          const once = await look(database);
          expect(withoutHashes(once)).toEqual(expected);
          await seedDemo(database, { now, secretsKey });
          expect(await look(database)).toEqual(once);
        },
      );
    });
  });
});

/** Fails every transaction of a shop after so many, as where the power goes. */
function stoppingAfter(database: Database, most: number) {
  const seen = { transactions: 0 };
  const stopping: Database = {
    ...database,
    asShop: (who, work) =>
      ++seen.transactions > most ? Promise.reject(new Error('the power is out')) : database.asShop(who, work),
  };
  return { stopping, seen };
}

/** Without what is another each time. */
function withoutHashes<Seen extends { logins: readonly { email: string }[] }>(seen: Seen) {
  return { ...seen, logins: seen.logins.map(({ email }) => email) };
}
