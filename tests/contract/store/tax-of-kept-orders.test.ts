import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { readMigrations } from '../../../packages/server/src/database/migrate.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { emptyPostgres } from '../../templates.ts';
import { insertLine, insertOrder, insertShop, insertVendor } from '../rows.ts';
import { settled } from '../settled.ts';

it('orders from before say by their sums whether prices include tax, and are priced again where they do', async () => {
  const at = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
  const all = await readMigrations();
  const cut = all.findIndex(({ name }) => name.startsWith('0083-'));
  const old = await openDatabase(at, { migrations: all.slice(0, cut) });
  const shop = await old.asSystem(async (tx) => {
    const settings = { global_commission_ppm: 500_000 };
    const shopId = await insertShop(tx, { settings });
    const vendor = await insertVendor(tx, shopId);
    const taxed = { subtotal_price: 12_100, total_tax: 2100 };
    const orders = {
      gross: { ...taxed, total_price: 12_100 },
      // Its subtotal was not in the file.
      shipped: { ...taxed, subtotal_price: 0, total_shipping: 500, total_price: 12_600 },
      net: { ...taxed, total_price: 14_200 },
      open: { ...taxed, total_price: 0 },
      // The platform's word stays, whatever the sums are.
      live: { ...taxed, total_price: 12_100, taxes_included: false, refunds_known: true },
    };
    for (const [name, changes] of Object.entries(orders)) {
      const order = await insertOrder(tx, shopId, { name, ...changes });
      await insertLine(tx, shopId, order, {
        price: 12_100,
        total_tax: 2100,
        tracked_vendor_id: vendor,
        commission_state: 'accrued',
        commission_full: 6050,
        commission_source: 'global',
        commission_rate_ppm: 500_000,
        terms_currency: 'USD',
        terms_taxes_included: false,
      });
    }
    // Nothing changes here.
    const other = await insertShop(tx, { settings });
    const order = await insertOrder(tx, other, { total_price: 1000 });
    await insertLine(tx, other, order, { terms_taxes_included: false });
    return shopId;
  });
  await old.close();

  const database = await openDatabase(at);
  try {
    const due = await database.asSystem((tx) => dueJobs(tx));
    expect(due).toEqual([{ shopId: shop, kind: 'recalculation', vendorId: null }]);
    await settled({ database });
    const { rows } = await database.asSystem((tx) =>
      sql<{ name: string; included: boolean | null; amount: number }>`
        select o.name, o.taxes_included as included, l.commission_amount as amount
        from orders o join line_items l on l.order_id = o.id where o.shop_id = ${shop} order by o.id`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([
      { name: 'gross', included: true, amount: 5000 },
      { name: 'shipped', included: true, amount: 5000 },
      { name: 'net', included: false, amount: 6050 },
      { name: 'open', included: null, amount: 6050 },
      { name: 'live', included: false, amount: 6050 },
    ]);
  } finally {
    await database.close();
  }
});
