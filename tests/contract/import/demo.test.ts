import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoLogins, seedDemo } from '../../../packages/server/demo/seed.ts';
import { isPassword } from '../../../packages/server/src/identity/passwords.ts';
import { audit } from '../../../packages/server/src/ledger/audit.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';

const demo = join(import.meta.dirname, '../../../packages/server/demo');
const now = new Date('2026-03-15T12:00:00.000Z');

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
    for (const name of ['products.csv', 'orders.csv', 'refunds.csv']) {
      const committed = readFileSync(join(demo, name));
      expect(readFileSync(join(sample, name)).equals(committed)).toBe(true);
      size += committed.length;
    }
    expect(size).toBeLessThan(400_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

forEachDatabase((_name, open) => {
  const look = async (database: Database) => {
    const all = async <T>(query: ReturnType<typeof sql<T>>) =>
      (await database.asSystem((tx) => query.execute(tx))).rows;
    return {
      vendors: await all(sql<{ name: string; due: number; paid: number; mine: boolean }>`
        select v.name, t.due, t.paid, exists (select from vendor_signup_vendors s where s.vendor_id = v.id) as mine
        from vendor_totals t join vendors v on v.id = t.vendor_id order by t.due desc`),
      states: await all(sql<{ state: string; source: string | null; count: number }>`
        select commission_state as state, commission_source as source, count(*) as count from line_items
        group by 1, 2`),
      payouts: await all(sql<{ number: number; day: Date }>`
        select invoice_number as number, created_date as day from payouts order by invoice_number`),
      reps: await all(sql<{ name: string; parts: number; payouts: number }>`
        select first_name as name,
          (select count(*) from order_sales_rep_commissions c where c.sales_rep_id = r.id) as parts,
          (select count(*) from sales_rep_payouts p where p.sales_rep_id = r.id) as payouts
        from sales_reps r order by 1`),
      problems: await all(sql`select reason from import_problems`),
      logins: await all(
        sql<{ email: string; hash: string }>`select email, password_hash as hash from logins`,
      ),
    };
  };

  describe('the demo shop', () => {
    it('has something of everything', async () => {
      const database = await open();
      await seedDemo(database, { now });
      const { vendors, states, payouts, reps, problems, logins } = await look(database);
      expect(problems).toEqual([]);
      expect(vendors).toHaveLength(30);
      // The owner's first payment is visible to the vendor's login.
      expect(vendors[0]).toMatchObject({ mine: true });
      expect(vendors.filter(({ mine }) => mine)).toHaveLength(2);
      expect(vendors.filter(({ mine }) => mine).every(({ due, paid }) => due > 0 && paid > 0)).toBe(true);
      expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['accrued', 'pending', 'blocked']));
      expect(new Set(states.map(({ source }) => source))).toEqual(
        new Set([null, 'shop_product_type', 'flat', 'vendor', 'global']),
      );
      expect(payouts.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
      expect(payouts).toEqual(payouts.toSorted((a, b) => a.day.getTime() - b.day.getTime()));
      expect(reps).toEqual([
        { name: 'Imogen', parts: 8, payouts: 1 },
        { name: 'Jasper', parts: 8, payouts: 0 },
        { name: 'Petra', parts: 8, payouts: 0 },
      ]);
      for (const { email, password } of demoLogins) {
        const login = logins.find((one) => one.email === email);
        expect(await isPassword(password, login?.hash ?? null)).toBe(true);
      }
      const [shop] = await database.asSystem((tx) => tx.selectFrom('shops').select('id').execute());
      const shopId = shop?.id ?? 0;
      expect(await database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);
    });

    it('is loaded once, and finished when its loading was stopped', async () => {
      const database = await open();
      let transactions = 0;
      const stopping: Database = {
        ...database,
        asShop: (who, work) =>
          ++transactions > 8 ? Promise.reject(new Error('the power is out')) : database.asShop(who, work),
      };
      await expect(seedDemo(stopping, { now })).rejects.toThrow('the power is out');
      await database.asSystem((tx) =>
        sql`update imports set owner = owner || '{"pid": 999999999, "instance": "gone"}'`.execute(tx),
      );
      await seedDemo(database, { now });
      const once = await look(database);
      expect(once.vendors).toHaveLength(30);
      expect(once.payouts).toHaveLength(4);
      await seedDemo(database, { now });
      expect(await look(database)).toEqual(once);
    });
  });
});
