import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt, startOfDay } from '@consignment/domain/zone';
import { logoFrom } from '../src/actions/fetched-logo.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import { createImport, runImport, startImport } from '../src/imports/run/run-import.ts';
import type { ImportFile } from '../src/imports/run/import-run.ts';
import type { Database, Tx } from '../src/database/database.ts';
import { keepLogo } from '../src/queries/logos.ts';
import { demoAnnouncements } from './announcements.ts';
import { dateProducts } from './date-products.ts';
import { moveOrders } from './move-orders.ts';
import { payForYear } from './pay-for-year.ts';
import { addPeople, addVendorLogins, daysBefore } from './people.ts';
import { stateMonths } from './state-months.ts';
import { sealerOf } from '../src/common/sealed.ts';
import { picturesPath } from './picture-names.ts';

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

const settings = { global_commission_ppm: 400_000, discount_share: 'equal' } as const;

/**
 * Loads the demo shop with a year of orders that ends yesterday, its logins, rates and payouts. Does nothing when it is
 * there; when it was stopped half-way the next call finishes it.
 */
export async function seedDemo(
  database: Database,
  given: { readonly now: Date; readonly secretsKey: string; readonly publicUrl?: string },
): Promise<void> {
  const { now, secretsKey, publicUrl = 'https://consignment.example' } = given;
  const state = await database.asSystem(seedState);
  if (state.isWhole) return;
  const hash = await hashPassword(password);
  const shopId = state.shopId ?? (await addShop(database, hash, now));
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
      await database.asSystem(
        async (tx) => {
          await addPeople(tx, shopId, daysBefore(now, 366));
          await dateProducts(tx, shopId, daysBefore(now, 366));
          await payForYear(tx, shopId, { now, timeZone: shop.time_zone });
        },
        { statementTimeout: 0 },
      );
    }
    const statements = { shopId, now, timeZone: shop.time_zone, secrets: sealerOf(secretsKey), publicUrl };
    await stateMonths(database, statements, { from: 6, until: 2 });
    // After the payouts, so that these returns leave less than nothing to one vendor, and after statements, which the next one
    // adjusts.
    await importFiles(database, shopId, now, [
      { role: 'orders', folder, name: 'orders-returned-late.csv' },
      { role: 'refunds', folder, name: 'refunds-late.csv' },
    ]);
    await stateMonths(database, statements, { from: 1, until: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await database.asSystem((tx) => addVendorLogins(tx, shopId, { publicEmail: vendorLogin.email, hash, now }));
}

/** True while the installation has no other shop. */
export async function isOnlyShop(database: Database): Promise<boolean> {
  const other = await database.asSystem((tx) =>
    tx
      .selectFrom('shops')
      .select('id')
      .where('myshopify_domain', '<>', shop.myshopify_domain)
      .executeTakeFirst(),
  );
  return other === undefined;
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

async function addShop(database: Database, hash: string, now: Date): Promise<number> {
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
  if (end.is !== 'done') {
    throw new Error(
      `The demo data could not be loaded: ${end.is === 'failed' ? end.problem : 'its dates are unclear'}`,
    );
  }
}
