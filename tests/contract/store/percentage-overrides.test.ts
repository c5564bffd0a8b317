import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '@consignment/domain/commission/commission-explain';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { readMigrations } from '../../../packages/server/src/database/migrate.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { traceOf } from '../../../packages/server/src/pricing/trace.ts';
import { emptyPostgres } from '../../templates.ts';
import { insertLine, insertOrder, insertShop, insertVendor, someDay } from '../rows.ts';
import { settled } from '../settled.ts';

const places: [string, () => Promise<Location>][] = [
  ['pglite', () => Promise.resolve({ dataDir: mkdtempSync(join(tmpdir(), 'consignment-data-')) })],
  ['postgresql', async () => ({ databaseUrl: await emptyPostgres(inject('postgresUrl')) })],
];

describe.each(places)('percentages set by hand before they bore a discount, on %s', (_name, place) => {
  it('are priced again where they are unpaid, before any payout; a paid one keeps its amount and its reason', async () => {
    const at = await place();
    const all = await readMigrations();
    const cut = all.findIndex(({ name }) => name.startsWith('0040-'));
    const old = await openDatabase(at, { migrations: all.slice(0, cut) });
    const made = await old.asSystem(async (tx) => {
      const settings = { global_commission_ppm: 300_000, discount_share: 'vendor' } as const;
      const shop = await insertShop(tx, { settings });
      const vendor = await insertVendor(tx, shop);
      const order = await insertOrder(tx, shop);
      // 20 % of 10.00, without a share of the discount of 1.00.
      const overridden = {
        tracked_vendor_id: vendor,
        allocated_discount: 100,
        override_ppm: 200_000,
        commission_state: 'accrued',
        commission_full: 200,
        commission_source: 'override',
        commission_rate_ppm: 200_000,
        net_sales: 900,
        terms_currency: 'USD',
        terms_discount_share: 'vendor',
        terms_global_ppm: 300_000,
      } as const;
      const paid = await insertLine(tx, shop, order, overridden);
      const unpaid = await insertLine(tx, shop, order, overridden);
      const bearsNone = await insertShop(tx, { settings: { ...settings, discount_share: 'store' } });
      await insertLine(tx, bearsNone, await insertOrder(tx, bearsNone), {
        ...overridden,
        tracked_vendor_id: await insertVendor(tx, bearsNone),
        terms_discount_share: 'store',
      });
      await payInOldSchema(tx, { shop, vendor }, paid);
      return { shop, vendor, paid, unpaid };
    });
    await old.close();

    const database = await openDatabase(at);
    try {
      expect(await amountsOf(database, made)).toEqual({
        [made.paid]: { kept: 200, traced: 200 },
        [made.unpaid]: { kept: 200, traced: 200 },
      });
      expect(await database.asSystem((tx) => dueJobs(tx))).toEqual([
        { shopId: made.shop, kind: 'recalculation', vendorId: null },
      ]);
      expect(await pay(database, made, made.unpaid)).toMatchObject({ code: 'recalculating' });
      const rewrite = database.asSystem((tx) =>
        tx
          .updateTable('line_items')
          .set({ terms_discount_share: 'vendor' })
          .where('id', '=', made.paid)
          .execute(),
      );
      await expect(rewrite).rejects.toThrow('is paid and cannot change');

      await settled({ database });
      expect(await amountsOf(database, made)).toEqual({
        [made.paid]: { kept: 200, traced: 200 },
        [made.unpaid]: { kept: 100, traced: 100 },
      });
      expect(await pay(database, made, made.unpaid)).toMatchObject({ is: 'paid', payout: { amount: 100 } });
    } finally {
      await database.close();
    }
  });
});

type Made = { readonly shop: number; readonly vendor: number };

/** As the code of that time did; today's writes columns that are not there yet. */
async function payInOldSchema(tx: Tx, { shop, vendor }: Made, line: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into payouts (shop_id, vendor_id, invoice_number, currency, lines_amount, additional_pay, note, status, created_date)
    values (${shop}, ${vendor}, 900, 'USD', 200, 0, '', 'recorded', ${someDay}) returning id`.execute(tx);
  const payout = rows[0]?.id;
  await sql`update line_items set payout_id = ${payout} where id = ${line}`.execute(tx);
  await sql`
    insert into payout_items (payout_id, shop_id, line_item_id, amount, commission_type)
    values (${payout}, ${shop}, ${line}, 200, 'override')`.execute(tx);
}

function pay(database: Database, { shop, vendor }: Made, line: number) {
  const ask = {
    shopId: shop,
    vendorId: vendor,
    lines: [line],
    additionalPay: 0,
    expectedAmount: null,
    note: '',
    setup: { method: 'by_hand' },
    createdBy: null,
    now: someDay,
  } as const;
  return database.asShop({ shopId: shop, vendorIds: null }, (tx) => bookPayout(tx, ask));
}

/** The commission of each line, and the amount of its trace. */
async function amountsOf(database: Database, { shop }: Made) {
  const rows = await database.asSystem((tx) =>
    tx.selectFrom('line_items').selectAll().where('shop_id', '=', shop).execute(),
  );
  return Object.fromEntries(
    rows.map((row) => {
      const trace = traceOf(row);
      return [row.id, { kept: row.commission_amount, traced: trace === null ? null : explain(trace).amount }];
    }),
  );
}
