import type { MemberRole } from '@consignment/domain/people/roles';
import { hashPassword } from '../../../packages/server/src/identity/passwords.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import type { TestServer } from '../server.ts';

export const password = 'correct horse battery';

export type Shop = {
  id: number;
  domain: string;
  vendors: Record<string, number>;
  lines: Record<string, number>;
};

/**
 * Alder has four vendors, one of them hidden, at half the price; Birch is the foreign shop. Logins: owner@, rep@,
 * vendor@ (Lantern Loom and Moss & Fern), waiting@ (not approved) and owner@birch.
 */
export async function fillShops(database: Database): Promise<{ alder: Shop; birch: Shop }> {
  const hash = await hashPassword(password);
  return database.asSystem(async (tx) => {
    const alder = await insertShop(tx, 'alder.example', { currency: 'GBP', time_zone: 'Europe/London' });
    const birch = await insertShop(tx, 'birch.example', { currency: 'USD', time_zone: 'America/New_York' });
    for (const shop of [alder, birch]) {
      await insertMember(tx, shop.id, `owner@${shop.domain}`, 'owner', hash);
      await insertMember(tx, shop.id, `rep@${shop.domain}`, 'salesrep', hash);
    }
    const birchOwner = await loginOf(tx, 'owner@birch.example');
    const traveller = await insertLogin(tx, 'both@alder.example', hash);
    for (const shop_id of [alder.id, birch.id]) {
      await tx.insertInto('shop_members').values({ shop_id, login_id: traveller, role: 'owner' }).execute();
    }
    for (const name of ['Lantern Loom', 'Moss & Fern', 'Ash', 'Zinc']) {
      alder.vendors[name] = await insertVendor(tx, alder.id, name, { hidden: name === 'Zinc' });
    }
    birch.vendors['Twig'] = await insertVendor(tx, birch.id, 'Twig');

    await insertSignup(tx, alder, 'vendor@alder.example', hash, ['Lantern Loom', 'Moss & Fern', 'Zinc']);
    await insertSignup(tx, alder, 'waiting@alder.example', hash, ['Ash'], false);
    await insertSignup(tx, alder, 'lonely@alder.example', hash, []);
    await insertSignup(tx, birch, 'vendor@birch.example', hash, ['Twig']);
    await tx
      .insertInto('vendor_signups')
      .values({ shop_id: alder.id, login_id: birchOwner, name: 'Owner', created_at: opened })
      .execute();

    const sold: [string, string, string, number, Partial<NewLine>?][] = [
      ['lamp', 'Lantern Loom', '2026-03-01T10:00:00Z', 1000],
      ['shade', 'Lantern Loom', '2026-03-02T10:00:00Z', 2000, { discount: 200, cost: 500 }],
      ['wick', 'Lantern Loom', '2025-07-01T23:30:00Z', 3000],
      ['unpaid order', 'Lantern Loom', '2026-03-03T10:00:00Z', 900, { status: 'pending' }],
      ['fern', 'Moss & Fern', '2026-03-04T10:00:00Z', 700],
      ['ash tray', 'Ash', '2026-03-05T10:00:00Z', 600],
      ['bucket', 'Zinc', '2026-03-06T10:00:00Z', 800],
    ];
    for (const [title, vendor, processedAt, price, more] of sold) {
      alder.lines[title] = await insertLine(tx, alder, { title, vendor, processedAt, price, ...more });
    }
    birch.lines['twig'] = await insertLine(tx, birch, {
      title: 'twig',
      vendor: 'Twig',
      processedAt: '2026-03-01T10:00:00Z',
      price: 5000,
    });
    for (const shop of [alder, birch]) await priceLines(tx, shop.id, allOrders);
    return { alder, birch };
  });
}

const opened = new Date('2025-01-01T00:00:00Z');

async function insertShop(
  tx: Tx,
  domain: string,
  more: { currency: string; time_zone: string },
): Promise<Shop> {
  const { id } = await tx
    .insertInto('shops')
    .values({
      myshopify_domain: domain,
      domain: `www.${domain}`,
      name: domain,
      created_date: opened,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('shop_settings').values({ shop_id: id, global_commission_ppm: 500_000 }).execute();
  await tx.insertInto('invoice_counters').values({ shop_id: id }).execute();
  return { id, domain, vendors: {}, lines: {} };
}

async function insertLogin(tx: Tx, email: string, hash: string): Promise<number> {
  const { id } = await tx
    .insertInto('logins')
    .values({ email, password_hash: hash, name: email, created_at: opened })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function loginOf(tx: Tx, email: string): Promise<number> {
  const { id } = await tx
    .selectFrom('logins')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

async function insertMember(
  tx: Tx,
  shop_id: number,
  email: string,
  role: MemberRole,
  hash: string,
): Promise<void> {
  const login_id = await insertLogin(tx, email, hash);
  await tx.insertInto('shop_members').values({ shop_id, login_id, role }).execute();
}

export async function insertVendor(
  tx: Tx,
  shop_id: number,
  name: string,
  more: { hidden?: boolean } = {},
): Promise<number> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const { id } = await tx
    .insertInto('vendors')
    .values({ shop_id, name, slug, note: `note on ${name}`, created_at: opened, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertSignup(
  tx: Tx,
  shop: Shop,
  email: string,
  hash: string,
  vendors: readonly string[],
  approved = true,
): Promise<void> {
  const login_id = await insertLogin(tx, email, hash);
  const { id } = await tx
    .insertInto('vendor_signups')
    .values({ shop_id: shop.id, login_id, name: email, approved, created_at: opened })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const name of vendors) {
    await tx
      .insertInto('vendor_signup_vendors')
      .values({ signup_id: id, shop_id: shop.id, vendor_id: vendorOf(shop, name) })
      .execute();
  }
}

export type NewLine = {
  title: string;
  vendor: string;
  processedAt: string;
  price: number;
  discount?: number;
  cost?: number;
  status?: string;
};

/** An order with one unpriced line of a product with one variant. */
export async function insertLine(tx: Tx, shop: Shop, line: NewLine): Promise<number> {
  const vendor_id = vendorOf(shop, line.vendor);
  const key = { shop_id: shop.id, platform_id: line.title };
  const product = await tx
    .insertInto('products')
    .values({
      ...key,
      title: line.title,
      handle: line.title,
      vendor_name: line.vendor,
      vendor_id,
      created_at: opened,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variant = await tx
    .insertInto('variants')
    .values({ ...key, product_id: product.id, title: 'Default Title', price: line.price })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = await tx
    .insertInto('orders')
    .values({
      ...key,
      name: `#${line.title}`,
      processed_at: line.processedAt,
      currency: shop.domain === 'birch.example' ? 'USD' : 'GBP',
      financial_status: line.status ?? 'paid',
      total_price: line.price,
      customer_name: 'Casey Customer',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('line_items')
    .values({
      ...key,
      kind: 'product',
      order_id: order.id,
      variant_id: variant.id,
      processed_at: line.processedAt,
      title: line.title,
      name: line.title,
      price: line.price,
      allocated_discount: line.discount ?? 0,
      cost_per_item: line.cost ?? null,
      tracked_vendor_id: vendor_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function vendorOf(shop: Shop, name: string): number {
  const id = shop.vendors[name];
  if (id === undefined) throw new Error(`${shop.domain} has no vendor '${name}'.`);
  return id;
}

export function lineOf(shop: Shop, title: string): number {
  const id = shop.lines[title];
  if (id === undefined) throw new Error(`${shop.domain} has no line '${title}'.`);
  return id;
}

export type Tokens = { owner: string; rep: string; vendor: string; stranger: string; strangeVendor: string };

/** Access tokens of all logins; they expire when the clock moves by five minutes. */
export async function signInAll(server: TestServer): Promise<Tokens> {
  const member = async (email: string) =>
    (await server.ok('createToken', { body: { email, password } })).access;
  const vendor = async (email: string) =>
    (await server.ok('loginVendor', { body: { email, password } })).access;
  return {
    owner: await member('owner@alder.example'),
    rep: await member('rep@alder.example'),
    vendor: await vendor('vendor@alder.example'),
    stranger: await member('owner@birch.example'),
    strangeVendor: await vendor('vendor@birch.example'),
  };
}
