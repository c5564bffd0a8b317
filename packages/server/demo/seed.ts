import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt, startOfDay } from '@consignment/domain/zone';
import { sql } from 'kysely';
import { logoFrom } from '../src/actions/fetched-logo.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import { createImport, runImport, startImport } from '../src/imports/run/run-import.ts';
import type { ImportFile } from '../src/imports/run/import-run.ts';
import { createPayout } from '../src/ledger/create-payout.ts';
import { payAll } from '../src/ledger/pay-all.ts';
import { releasePayout } from '../src/ledger/release-payout.ts';
import type { Database, Tx } from '../src/database/database.ts';
import { allOrders, priceLines } from '../src/pricing/pricing.ts';
import { keepLogo } from '../src/queries/logos.ts';
import { demoAnnouncements } from './announcements.ts';
import { moveOrders } from './move-orders.ts';
import { facePicture, picturesPath } from './picture-names.ts';
import { addDemoReps, payDemoReps } from './sales-reps.ts';
import { demoRates, demoSignups, demoVendors, hiddenVendor, unluckyVendor } from './vendors.ts';

export { picturesPath };

const password = 'try-consignment';

/** The logins of the demo, with the page that each signs in at. */
export const demoLogins = [
  { app: 'merchant', email: 'owner@demo.example', password, path: '/', signIn: '/sign-in' },
  {
    app: 'portal',
    email: 'vendor@demo.example',
    password,
    path: '/apps/vendor-portal/',
    signIn: '/apps/vendor-portal/login',
  },
  {
    app: 'salesreps',
    email: 'rep@demo.example',
    password,
    path: '/salesreps/',
    signIn: '/salesreps/sign-in',
  },
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

/** Of the public login of the portal. */
const vendorPerson = 'Marguerite Lowe';

const settings = { global_commission_ppm: 400_000, discount_share: 'equal' } as const;

const dayInMs = 86_400_000;
/** Goods may come back for so long; a payday pays for what was sold before. */
const timeToReturn = 30 * dayInMs;
/** Numbers that are kept for fiction. */
const phones = '01632 960';

/**
 * Loads the demo shop with a year of orders that ends yesterday, its logins, rates and payouts. Does nothing when it is
 * there; when it was stopped half-way the next call finishes it.
 */
export async function seedDemo(database: Database, { now }: { readonly now: Date }): Promise<void> {
  const state = await database.asSystem(seedState);
  if (state.isWhole) return;
  const shopId = state.shopId ?? (await addShop(database, now));
  const today = dayAt(now, shop.time_zone);
  const folder = mkdtempSync(join(tmpdir(), 'consignment-demo-orders-'));
  try {
    moveOrders(folder, dayAt(new Date(startOfDay(today, shop.time_zone).getTime() - 1), shop.time_zone));
    if (!state.hasPayouts) {
      await importFiles(database, shopId, now, [
        { role: 'products', folder: import.meta.dirname, name: 'products.csv' },
        { role: 'orders', folder, name: 'orders.csv' },
        { role: 'refunds', folder, name: 'refunds.csv' },
      ]);
      await database.asSystem((tx) => payForYear(tx, shopId, now), { statementTimeout: 0 });
    }
    // After the payouts, so that these returns leave less than nothing to one vendor.
    await importFiles(database, shopId, now, [
      { role: 'orders', folder, name: 'orders-returned-late.csv' },
      { role: 'refunds', folder, name: 'refunds-late.csv' },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await database.asSystem((tx) => addVendorLogins(tx, shopId, now), { statementTimeout: 0 });
}

async function seedState(tx: Tx): Promise<{ shopId: number | null; hasPayouts: boolean; isWhole: boolean }> {
  const found = await tx
    .selectFrom('shops')
    .select('id')
    .where('myshopify_domain', '=', shop.myshopify_domain)
    .executeTakeFirst();
  if (found === undefined) return { shopId: null, hasPayouts: false, isWhole: false };
  const isThere = async (table: 'payouts' | 'vendor_signups') => {
    const row = await tx.selectFrom(table).select('id').where('shop_id', '=', found.id).executeTakeFirst();
    return row !== undefined;
  };
  // The logins of vendors come with the last transaction.
  return { shopId: found.id, hasPayouts: await isThere('payouts'), isWhole: await isThere('vendor_signups') };
}

async function addShop(database: Database, now: Date): Promise<number> {
  const hash = await hashPassword(password);
  const people = [
    { email: owner.email, name: 'Rowan Ashby', role: 'merchant' as const },
    { email: rep.email, name: 'Imogen Vale', role: 'salesrep' as const },
  ];
  return database.asSystem(async (tx) => {
    const { id } = await tx
      .insertInto('shops')
      .values({ ...shop, created_date: daysBefore(now, 366), agree_to_terms: true })
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
    await addMetas(tx, id, now);
    await tx
      .insertInto('announcements')
      .values(
        demoAnnouncements.map(({ daysAgo, ...news }) => ({
          shop_id: id,
          ...news,
          created_date: daysBefore(now, daysAgo),
        })),
      )
      .execute();
    for (const { email, name, role } of people) {
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

async function addMetas(tx: Tx, shopId: number, now: Date): Promise<void> {
  const bytes = readFileSync(join(import.meta.dirname, 'logo.png'));
  const logo = logoFrom(bytes, { shopId, now, pointer: null });
  await keepLogo(tx, logo.row);
  const metas = {
    // The tutorial is for owners of a new shop; those who look at the demo go straight to the figures.
    vendor_consignment_intro: 'true',
    vendor_portal_logo_url: logo.url,
    vendor_portal_logo_title: shop.name,
  };
  await tx
    .insertInto('shop_metas')
    .values(
      Object.entries(metas).map(([meta_key, meta_value]) => ({ shop_id: shopId, meta_key, meta_value })),
    )
    .execute();
}

type DemoFile = Pick<ImportFile, 'role' | 'name'> & { folder: string };

async function importFiles(
  database: Database,
  shopId: number,
  now: Date,
  given: readonly DemoFile[],
): Promise<void> {
  const files = given.map(({ role, folder, name }): ImportFile => {
    const path = join(folder, name);
    return { role, name, path, size: statSync(path).size };
  });
  const { id } = await createImport(database, { shopId, now }, files, true);
  const of = { shopId, importId: id, now };
  if (!(await startImport(database, of))) throw new Error('Another process is loading the demo shop.');
  const end = await runImport(database, of, files, { clock: () => now });
  if (end.is === 'failed') throw new Error(`The demo data could not be loaded: ${end.problem}`);
}

/** Rates and people, and the payouts of a year, so that every kind of figure is there to see. */
async function payForYear(tx: Tx, shopId: number, now: Date): Promise<void> {
  await addPeople(tx, shopId, daysBefore(now, 366));
  await tx
    .insertInto('product_type_rates')
    .values(demoRates.map((rate) => ({ shop_id: shopId, ...rate })))
    .execute();
  await priceLines(tx, shopId, allOrders);

  const reps = await addDemoReps(tx, shopId, now);
  const paydays = await paydaysOf(tx, shopId, now);
  for (const [index, payday] of paydays.entries()) {
    await payVendors(tx, shopId, payday);
    if (index % 3 === 2) await payDemoReps(tx, shopId, reps, payday);
  }
  await payDemoReps(tx, shopId, reps, null);
  const last = paydays.at(-1);
  if (last !== undefined) await failToPay(tx, shopId, last);
  await sql`update payouts p set note = v.pay_type from vendors v
    where p.shop_id = ${shopId} and v.shop_id = p.shop_id and v.id = p.vendor_id`.execute(tx);
  await tx
    .updateTable('vendors')
    .set({ hidden: true })
    .where('shop_id', '=', shopId)
    .where('name', '=', hiddenVendor)
    .execute();
}

async function addPeople(tx: Tx, shopId: number, since: Date): Promise<void> {
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'slug'])
    .where('shop_id', '=', shopId)
    .execute();
  const known = new Map(vendors.map((vendor) => [vendor.name, vendor]));
  for (const [index, { name, contact, face, city, payType, terms = {} }] of demoVendors.entries()) {
    const vendor = known.get(name);
    if (vendor === undefined) throw new Error(`The demo has no vendor ${name}.`);
    const email = `hello@${vendor.slug}.example`;
    await tx
      .updateTable('vendors')
      .set({
        ...terms,
        contact_name: contact,
        email,
        phone: `${phones}${String(100 + index)}`,
        city,
        pay_type: payType,
        paypal_email: payType === 'PayPal' ? email : '',
        image: facePicture(name, face),
        created_at: since,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', vendor.id)
      .execute();
  }
}

/** The 5th of each month up to yesterday, from the first one on that has something to pay. */
async function paydaysOf(tx: Tx, shopId: number, now: Date): Promise<Date[]> {
  const { first } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.min('processed_at').as('first'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const today = startOfDay(dayAt(now, shop.time_zone), shop.time_zone);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from(
    { length: 13 },
    (_month, index) => new Date(Date.UTC(year, month - 12 + index, 5, 10)),
  ).filter((payday) => payday < today && payday.getTime() - timeToReturn > first.getTime());
}

async function payVendors(tx: Tx, shopId: number, payday: Date): Promise<void> {
  const verdict = await payAll(tx, {
    shopId,
    period: { from: null, until: new Date(payday.getTime() - timeToReturn) },
    through: null,
    expectedAmount: null,
    createdBy: null,
    now: payday,
  });
  if (verdict.is === 'refused') throw new Error(`The demo payouts were refused: ${verdict.detail}`);
}

/** A payment that PayPal has sent back, for what was sold in the days before it. */
async function failToPay(tx: Tx, shopId: number, payday: Date): Promise<void> {
  const lines = await tx
    .selectFrom('line_items as l')
    .innerJoin('vendors as v', 'v.id', 'l.vendor_id')
    .select(['l.id', 'l.vendor_id'])
    .where('l.shop_id', '=', shopId)
    .where('v.name', '=', unluckyVendor)
    .where('l.commission_state', '=', 'accrued')
    .where('l.commission_amount', '>', 0)
    .where('l.payout_id', 'is', null)
    .where('l.processed_at', '<', payday)
    .execute();
  const vendorId = lines[0]?.vendor_id ?? null;
  if (vendorId === null) throw new Error(`The demo owes ${unluckyVendor} nothing.`);
  const at = new Date(payday.getTime() + 3_600_000);
  const verdict = await createPayout(tx, {
    shopId,
    vendorId,
    lines: lines.map(({ id }) => id),
    additionalPay: 0,
    expectedAmount: null,
    note: '',
    through: { provider: 'paypal', clientId: 'demo', isTest: false },
    createdBy: null,
    now: at,
  });
  if (verdict.is === 'refused') throw new Error(`The demo payout was refused: ${verdict.detail}`);
  const payoutId = verdict.payout.id;
  await tx
    .updateTable('payout_transfers')
    .set({
      first_sent_at: at,
      provider_status: 'FAILED',
      problem: 'The receiver’s account cannot receive payments at the moment. Nothing was sent.',
      taken: 1,
      due_at: null,
    })
    .where('shop_id', '=', shopId)
    .where('payout_id', '=', payoutId)
    .execute();
  await releasePayout(tx, { shopId, payoutId, status: 'failed', now: new Date(at.getTime() + 60_000) });
}

/** The public login has the two vendors with the most due; the others have one each, and one waits for approval. */
async function addVendorLogins(tx: Tx, shopId: number, now: Date): Promise<void> {
  const vendors = await tx
    .selectFrom('vendor_totals as t')
    .innerJoin('vendors as v', 'v.id', 't.vendor_id')
    .select(['v.id', 'v.name'])
    .where('t.shop_id', '=', shopId)
    .orderBy('t.due', 'desc')
    .orderBy('v.id')
    .execute();
  const hash = await hashPassword(password);
  const best = vendors.slice(0, 2);
  await tx
    .updateTable('vendors')
    .set({ contact_name: vendorPerson })
    .where('shop_id', '=', shopId)
    .where(
      'id',
      'in',
      best.map(({ id }) => id),
    )
    .execute();
  const people = [
    { name: vendorPerson, email: vendorLogin.email, daysAgo: 340, approved: true, vendors: best },
    ...demoSignups.map(({ vendor, ...person }) => ({
      ...person,
      email: `${person.name.toLowerCase().replace(' ', '.')}@demo.example`,
      vendors: vendors.filter(({ name }) => name === vendor),
    })),
  ];
  for (const { name, email, daysAgo, approved, vendors: own } of people) {
    const at = daysBefore(now, daysAgo);
    const login = await tx
      .insertInto('logins')
      .values({ email, name, password_hash: hash, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const signup = await tx
      .insertInto('vendor_signups')
      .values({ shop_id: shopId, login_id: login.id, name, approved, decided: approved, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (own.length === 0) continue;
    await tx
      .insertInto('vendor_signup_vendors')
      .values(own.map(({ id }) => ({ signup_id: signup.id, shop_id: shopId, vendor_id: id })))
      .execute();
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayInMs);
}
