import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '../src/identity/passwords.ts';
import { createImport, runImport, startImport } from '../src/imports/run/run-import.ts';
import type { ImportFile } from '../src/imports/run/import-run.ts';
import { createPayout } from '../src/ledger/create-payout.ts';
import type { Database, Tx } from '../src/database/database.ts';
import { allOrders, priceLines } from '../src/pricing/pricing.ts';
import { demoAnnouncements } from './announcements.ts';
import { addDemoReps } from './sales-reps.ts';
import { demoRates, demoVendors } from './vendors.ts';

const password = 'try-consignment';

/** The logins of the demo, with the path that each signs in at. */
export const demoLogins = [
  { email: 'owner@demo.example', password, path: '/' },
  { email: 'vendor@demo.example', password, path: '/apps/vendor-portal/' },
  { email: 'rep@demo.example', password, path: '/salesreps/' },
] as const;

const [owner, vendorLogin, rep] = demoLogins;

const shop = {
  myshopify_domain: 'demo.example',
  domain: 'demo.example',
  name: 'Rookery Market',
  email: owner.email,
  country_code: 'GB',
  currency: 'GBP',
  time_zone: 'Europe/London',
};

const settings = { global_commission_ppm: 400_000, discount_share: 'equal' } as const;

// The orders are of December 2010; the payouts are of the days after them.
const payoutDays = [
  { paid: new Date('2010-12-06T10:00:00Z'), ordersBefore: new Date('2010-12-01T09:30:00Z') },
  { paid: new Date('2010-12-13T10:00:00Z'), ordersBefore: new Date('2010-12-01T11:00:00Z') },
];

/**
 * Loads the demo shop with its logins, orders, rates and payouts. Does nothing when it is there; when it
 * was stopped half-way the next call finishes it.
 */
export async function seedDemo(database: Database, { now }: { readonly now: Date }): Promise<void> {
  const state = await database.asSystem(seedState);
  if (state.isWhole) return;
  const shopId = state.shopId ?? (await addShop(database, now));
  await importFiles(database, shopId, now);
  await database.asSystem((tx) => dressUp(tx, shopId, now), { statementTimeout: 0 });
}

async function seedState(tx: Tx): Promise<{ shopId: number | null; isWhole: boolean }> {
  const found = await tx
    .selectFrom('shops')
    .select('id')
    .where('myshopify_domain', '=', shop.myshopify_domain)
    .executeTakeFirst();
  if (found === undefined) return { shopId: null, isWhole: false };
  // The vendor's login comes with the last transaction.
  const last = await tx
    .selectFrom('vendor_signups')
    .select('id')
    .where('shop_id', '=', found.id)
    .executeTakeFirst();
  return { shopId: found.id, isWhole: last !== undefined };
}

async function addShop(database: Database, now: Date): Promise<number> {
  const people = await Promise.all(
    [
      { ...owner, name: 'Rowan Ashby', role: 'merchant' as const },
      { ...rep, name: 'Imogen Vale', role: 'salesrep' as const },
    ].map(async ({ email, name, role }) => ({ email, name, role, hash: await hashPassword(password) })),
  );
  return database.asSystem(async (tx) => {
    const { id } = await tx
      .insertInto('shops')
      .values({ ...shop, created_date: now, agree_to_terms: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('shop_settings')
      .values({ shop_id: id, ...settings })
      .execute();
    await tx
      .insertInto('invoice_counters')
      .values({ shop_id: id })
      .onConflict((c) => c.doNothing())
      .execute();
    // The tutorial is for owners of a new shop; who looks at the demo goes straight to the figures.
    await tx
      .insertInto('shop_metas')
      .values({ shop_id: id, meta_key: 'vendor_consignment_intro', meta_value: 'true' })
      .execute();
    await tx
      .insertInto('announcements')
      .values(demoAnnouncements.map((news) => ({ shop_id: id, ...news, created_date: now })))
      .execute();
    for (const { email, name, role, hash } of people) {
      const login = await tx
        .insertInto('logins')
        .values({ email, name, password_hash: hash, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('shop_members').values({ shop_id: id, login_id: login.id, role }).execute();
    }
    return id;
  });
}

async function importFiles(database: Database, shopId: number, now: Date): Promise<void> {
  const files = (['products', 'orders', 'refunds'] as const).map((role): ImportFile => {
    const path = join(import.meta.dirname, `${role}.csv`);
    return { role, name: `${role}.csv`, path, size: statSync(path).size };
  });
  const { id } = await createImport(database, { shopId, now }, files, true);
  const of = { shopId, importId: id, now };
  if (!(await startImport(database, of))) throw new Error('Another process is loading the demo shop.');
  const end = await runImport(database, of, files, { clock: () => now });
  if (end.is === 'failed') throw new Error(`The demo data could not be loaded: ${end.problem}`);
}

/** Rates and contacts, the vendor's login, and payouts, so that every kind of figure is there to see. */
async function dressUp(tx: Tx, shopId: number, now: Date): Promise<void> {
  for (const { name, ...changes } of demoVendors) {
    await tx
      .updateTable('vendors')
      .set(changes)
      .where('shop_id', '=', shopId)
      .where('name', '=', name)
      .execute();
  }
  await tx
    .insertInto('product_type_rates')
    .values(demoRates.map((rate) => ({ shop_id: shopId, ...rate })))
    .execute();
  await priceLines(tx, shopId, allOrders);

  const best = await tx
    .selectFrom('vendor_totals')
    .select('vendor_id')
    .where('shop_id', '=', shopId)
    .orderBy('total_sales', 'desc')
    .orderBy('vendor_id')
    .limit(2)
    .execute();
  const vendorIds = best.map(({ vendor_id }) => vendor_id);
  for (const day of payoutDays) {
    for (const vendorId of vendorIds) await payOld(tx, shopId, vendorId, day);
  }
  await addDemoReps(tx, shopId, now);
  await addVendorLogin(tx, shopId, vendorIds, now);
}

async function payOld(
  tx: Tx,
  shopId: number,
  vendorId: number,
  { paid, ordersBefore }: (typeof payoutDays)[number],
): Promise<void> {
  const lines = await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('commission_state', '=', 'accrued')
    .where('commission_amount', '>', 0)
    .where('payout_id', 'is', null)
    .where('processed_at', '<', ordersBefore)
    .execute();
  if (lines.length === 0) return;
  const verdict = await createPayout(tx, {
    shopId,
    vendorId,
    lines: lines.map(({ id }) => id),
    additionalPay: 0,
    expectedAmount: null,
    note: 'Bank transfer',
    through: null,
    createdBy: null,
    now: paid,
  });
  if (verdict.is === 'refused') throw new Error(`The demo payout was refused: ${verdict.detail}`);
}

async function addVendorLogin(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
  now: Date,
): Promise<void> {
  const name = 'Marguerite Lowe';
  const login = await tx
    .insertInto('logins')
    .values({ email: vendorLogin.email, name, password_hash: await hashPassword(password), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const signup = await tx
    .insertInto('vendor_signups')
    .values({ shop_id: shopId, login_id: login.id, name, approved: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('vendor_signup_vendors')
    .values(vendorIds.map((vendor_id) => ({ signup_id: signup.id, shop_id: shopId, vendor_id })))
    .execute();
}
