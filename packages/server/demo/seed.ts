import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoFrom } from '../src/actions/shops/fetched-logo.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import type { Database, Tx } from '../src/database/database.ts';
import { demoShop, hasOwnShop } from '../src/queries/shops/demo-shop.ts';
import { keepLogo } from '../src/queries/shops/logos.ts';
import { demoAnnouncements } from './announcements.ts';
import { fillShop } from './fill-shop.ts';
import { addVendorLogins, daysBefore } from './people.ts';
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

/** Further people of the shop, with the same password: one for each role beside the owner's. */
export const demoMembers = [
  { email: 'manager@demo.example', name: 'Desmond Achebe', role: 'manager' },
  { email: 'payer@demo.example', name: 'Priya Raman', role: 'payer' },
  { email: 'bookkeeper@demo.example', name: 'Elsie Holt', role: 'bookkeeper' },
  { email: 'support@demo.example', name: 'Jonas Weir', role: 'support' },
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

/**
 * Loads the demo shop with a year of orders that ends yesterday, its logins, rates and payouts. Does nothing when it is
 * there, or another shop; when it was stopped half-way the next call finishes it.
 */
export async function seedDemo(
  database: Database,
  given: { readonly now: Date; readonly secretsKey: string; readonly publicUrl?: string },
): Promise<void> {
  const { now, secretsKey, publicUrl = 'https://consignment.example' } = given;
  const state = await database.asSystem(seedState);
  if (state.isWhole || state.isBesideOthers) return;
  const hash = await hashPassword(password);
  const shopId = state.shopId ?? (await addShop(database, hash, now));
  const secrets = sealerOf(secretsKey);
  await fillShop(database, { shopId, now, secrets, publicUrl, hasPayouts: state.hasPayouts });
  await database.asSystem((tx) => addVendorLogins(tx, shopId, { publicEmail: vendorLogin.email, hash, now }));
}

type SeedState = {
  readonly shopId: number | null;
  readonly hasPayouts: boolean;
  readonly isWhole: boolean;
  readonly isBesideOthers: boolean;
};

async function seedState(tx: Tx): Promise<SeedState> {
  const isBesideOthers = await hasOwnShop(tx);
  const found = await demoShop(tx);
  if (found === null) return { shopId: null, hasPayouts: false, isWhole: false, isBesideOthers };
  const isThere = async (table: 'payouts' | 'vendor_signups') => {
    const row = await tx.selectFrom(table).select('id').where('shop_id', '=', found.id).executeTakeFirst();
    return row !== undefined;
  };
  // The logins of vendors come with the last transaction.
  return {
    shopId: found.id,
    hasPayouts: await isThere('payouts'),
    isWhole: await isThere('vendor_signups'),
    isBesideOthers,
  };
}

async function addShop(database: Database, hash: string, now: Date): Promise<number> {
  const people = [
    { email: owner.email, name: 'Rowan Ashby', role: 'owner' as const },
    { email: rep.email, name: 'Imogen Vale', role: 'salesrep' as const },
    ...demoMembers,
  ];
  return database.asSystem(async (tx) => {
    const { id } = await tx
      .insertInto('shops')
      .values({ ...shop, is_demo: true, created_date: daysBefore(now, 366), agree_to_terms: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('shop_settings').values({ shop_id: id }).execute();
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
