import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { restingJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { askFor } from '../../../packages/server/src/jobs/start.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { rulesChanged } from '../../../packages/server/src/actions/commission/rules-change.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { insertReplay } from '../../../packages/server/src/features/rules/queries/rule-replays.ts';
import { insertStatementRun } from '../../../packages/server/src/features/statements/queries/statement-runs.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { freshLocation } from '../../databases.ts';
import { contentOf, openShop } from '../import/shop.ts';
import { settled } from '../settled.ts';
import { jobsDay } from './days.ts';

/*
 * A job whose process is killed: the next worker finishes it with the result of a job without interruption.
 */

/**
 * A shop of 2,300 orders of five lines, one of them of its largest vendor: several batches for every job except the
 * job of a vendor.
 */
async function fill(database: Database): Promise<number> {
  const { shopId } = await openShop(database, { shop: { domain: 'jobs.example' } });
  await database.asSystem(async (tx) => {
    await sql`
      insert into vendors (shop_id, name, slug, created_at)
      select ${shopId}, 'Vendor ' || n, 'vendor-' || n, ${jobsDay} from generate_series(1, 250) n`.execute(
      tx,
    );
    await sql`
      insert into products (shop_id, platform_id, title, handle, vendor_name, vendor_id, tags, created_at)
      select ${shopId}, 'p' || n, 'Thing ' || n, 'p' || n, v.name, v.id, 'new, vendor_maker-' || n % 7, ${jobsDay}
      from generate_series(1, 1100) n
      join vendors v on v.shop_id = ${shopId} and v.slug = 'vendor-' || (n % 40 + 1)`.execute(tx);
    await sql`
      insert into variants (shop_id, product_id, platform_id, title, price)
      select shop_id, id, platform_id, 'Default Title', 1000 from products where shop_id = ${shopId}`.execute(
      tx,
    );
    await sql`
      insert into orders (shop_id, platform_id, name, processed_at, currency, financial_status)
      select ${shopId}, 'o' || n, '#' || n, ${jobsDay}::timestamptz - n * interval '1 minute', 'GBP', 'paid'
      from generate_series(1, 2300) n`.execute(tx);
    await sql`
      insert into line_items (shop_id, order_id, platform_id, kind, variant_id, processed_at, title, name, price,
        tracked_vendor_id)
      select o.shop_id, o.id, o.platform_id || '-' || m, 'product', x.id, o.processed_at, p.title, p.title,
        500 + o.id % 777 + m, p.vendor_id
      from orders o cross join generate_series(1, 5) m
      join products p on p.shop_id = o.shop_id and p.platform_id = 'p' || case when m = 1 then 40 else o.id % 1100 + 1 end
      join variants x on x.shop_id = p.shop_id and x.product_id = p.id
      where o.shop_id = ${shopId} order by o.id, m`.execute(tx);
    await priceLines(tx, shopId, allOrders);
    await sql`analyze`.execute(tx);
  });
  return shopId;
}

const largest = async (tx: Tx, shopId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from vendors where shop_id = ${shopId} and slug = 'vendor-1'`.execute(tx);
  return rows[0]?.id ?? 0;
};

type Change = { what: string; killIn: number; make: (tx: Tx, shopId: number) => Promise<unknown> };

const changes: Change[] = [
  {
    what: 'a recalculation of the shop',
    killIn: 2,
    async make(tx, shopId) {
      await sql`update shop_settings set global_commission_ppm = 371000 where shop_id = ${shopId}`.execute(
        tx,
      );
      await rulesChanged(tx, restingJobs, { shopId });
    },
  },
  {
    what: 'a recalculation of a vendor',
    killIn: 1,
    async make(tx, shopId) {
      const vendorId = await largest(tx, shopId);
      await sql`update vendors set commission_rate_ppm = 123400 where id = ${vendorId}`.execute(tx);
      await rulesChanged(tx, restingJobs, { shopId, vendorId });
    },
  },
  {
    what: 'a sync, among the products',
    killIn: 2,
    async make(tx, shopId) {
      await sql`update shop_settings set tracking_type = 'Product Tag' where shop_id = ${shopId}`.execute(tx);
      await rulesChanged(tx, restingJobs, { shopId, tracking: true });
    },
  },
  {
    what: 'a sync, among the orders',
    killIn: 4,
    async make(tx, shopId) {
      await sql`update shop_settings set tracking_type = 'Vendor Name' where shop_id = ${shopId}`.execute(tx);
      await rulesChanged(tx, restingJobs, { shopId, tracking: true });
    },
  },
  {
    what: 'the totals',
    killIn: 2,
    async make(tx, shopId) {
      await sql`update vendor_totals set due = due + 7, total_sales = 1 where shop_id = ${shopId}`.execute(
        tx,
      );
      await askFor(tx, restingJobs, { shopId, kind: 'totals' });
    },
  },
];

/** Of the days in which most orders of `fill` are. */
const runOf = (shopId: number) => ({
  shop_id: shopId,
  payees: 'vendors' as const,
  first_day: '2026-03-01',
  last_day: '2026-03-14',
  sends_mail: false,
  scheduled_for: null,
  created_by: null,
  created_at: jobsDay,
});

async function opened<T>(at: Location, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(at);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the due jobs in a process that kills itself in its nth batch; null lets it finish. */
function jobsBeside(at: Location, killIn: number | null): Promise<string> {
  const given = JSON.stringify({ at, killIn });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mortal-jobs.ts'), given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (_code, signal) => resolve(signal ?? output));
  });
}

const positionOf = (database: Database) =>
  database.asSystem((tx) =>
    tx.selectFrom('shop_jobs').select('position').where('is_due', '=', true).execute(),
  );

const asOwner = <T>(database: Database, shopId: number, work: (tx: Tx) => Promise<T>) =>
  database.asShop({ shopId, vendorIds: null }, work);

// A process with the embedded database starts slowly, so these cases need LONG_TESTS=1.
const engines =
  process.env['LONG_TESTS'] === '1' ? (['postgresql', 'pglite'] as const) : (['postgresql'] as const);

describe.each(engines)('%s', (engine) => {
  it('killed in its middle and taken up again, every job ends with the same figures', async () => {
    const clean: Record<string, string>[] = [];
    await opened(await freshLocation(engine), async (database) => {
      const shopId = await fill(database);
      for (const { make } of changes) {
        await asOwner(database, shopId, (tx) => make(tx, shopId));
        await settled({ database }, jobsDay);
        clean.push(await contentOf({ shopId }, database));
        expect(await asOwner(database, shopId, (tx) => audit(tx, shopId))).toEqual([]);
      }
    });

    const at = await freshLocation(engine);
    let unmoved: unknown;
    const change = async (database: Database, shopId: number, index: number) => {
      await asOwner(database, shopId, async (tx) => changes[index]?.make(tx, shopId));
      unmoved = await positionOf(database);
    };
    const shopId = await opened(at, async (database) => {
      const id = await fill(database);
      await change(database, id, 0);
      return id;
    });
    for (const [index, { what, killIn }] of changes.entries()) {
      expect(await jobsBeside(at, killIn), what).toBe('SIGKILL');
      // The last job is resumed by the queue of another process, after the entry of the dead one.
      const isLast = index === changes.length - 1;
      if (isLast) expect(await jobsBeside(at, null), what).toBe('done');
      await opened(at, async (database) => {
        if (!isLast) {
          const half = await positionOf(database);
          expect(half, what).toHaveLength(1);
          if (killIn > 1) expect(half, what).not.toEqual(unmoved);
          else expect(half, what).toEqual(unmoved);
        }
        await settled({ database }, jobsDay);
        expect(await contentOf({ shopId }, database), what).toEqual(clean[index]);
        await change(database, shopId, index + 1);
      });
    }
  }, 400_000);

  it('killed in its middle and taken up again, a run of statements has stated every vendor once', async () => {
    const at = await freshLocation(engine);
    const payees = (database: Database) =>
      database.asSystem(async (tx) => {
        const { rows } = await sql<{ outcome: string; payees: number; statements: number }>`
          select p.outcome, count(*)::int8 as payees, count(s.id)::int8 as statements
          from statement_run_payees p left join statements s on s.shop_id = p.shop_id and s.vendor_id = p.payee_id
          group by 1 order by 1`.execute(tx);
        return rows;
      });
    const shopId = await opened(at, async (database) => {
      const id = await fill(database);
      await asOwner(database, id, (tx) => insertStatementRun(tx, runOf(id)));
      return id;
    });
    expect(await jobsBeside(at, 17)).toBe('SIGKILL');
    await opened(at, async (database) => {
      const half = await payees(database);
      expect(half.map(({ outcome }) => outcome)).toContain('waiting');
      expect(half.reduce((sum, { statements }) => sum + statements, 0)).toBeGreaterThan(0);
    });
    expect(await jobsBeside(at, null)).toBe('done');
    await opened(at, async (database) => {
      expect(await payees(database)).toEqual([
        { outcome: 'issued', payees: 40, statements: 40 },
        { outcome: 'nothing_to_state', payees: 210, statements: 0 },
      ]);
      expect(await asOwner(database, shopId, (tx) => audit(tx, shopId))).toEqual([]);
    });
  }, 200_000);

  it('killed in its middle and taken up again, a replay has counted every line once', async () => {
    const at = await freshLocation(engine);
    const counted = (database: Database) =>
      database.asSystem(async (tx) => {
        const { rows } = await sql<{ lines: number; state: string }>`
          select r.state, coalesce(sum(s.lines), 0)::int8 as lines
          from rule_replays r left join rule_replay_sums s on s.replay_id = r.id group by 1`.execute(tx);
        return rows;
      });
    await opened(at, async (database) => {
      const shopId = await fill(database);
      const days = { firstDay: '2026-01-01', lastDay: '2026-12-31' };
      await asOwner(database, shopId, (tx) =>
        insertReplay(tx, { shopId, drafts: [], ...days, madeBy: null, now: jobsDay }),
      );
    });
    expect(await jobsBeside(at, 2)).toBe('SIGKILL');
    await opened(at, async (database) =>
      expect(await counted(database)).toMatchObject([{ state: 'running' }]),
    );
    expect(await jobsBeside(at, null)).toBe('done');
    await opened(at, async (database) =>
      expect(await counted(database)).toEqual([{ state: 'done', lines: 11_500 }]),
    );
  }, 200_000);
});
