import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { hashPassword } from '../../../packages/server/src/identity/passwords.ts';
import type { Role } from '../../../packages/server/src/common/session.ts';
import { startSession, type TokenPair } from '../../../packages/server/src/identity/tokens.ts';
import { createPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { issueStatement } from '../../../packages/server/src/ledger/issue-statement.ts';
import { paySalesRep } from '../../../packages/server/src/ledger/pay-sales-rep.ts';
import { placeOfSecret } from '../../../packages/server/src/payments/payment-secrets.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { addImport } from '../../../packages/server/src/queries/imports/runs.ts';
import type { Payee } from '../../../packages/server/src/queries/statements.ts';
import { presentKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { Schema } from '../../../packages/server/src/database/schema.ts';
import { aProductRow, productsCsv } from '../../unit/import/files.ts';
import { png } from '../exports/pictures.ts';
import { noon, secretsKey, tokenSecret } from '../server.ts';
import { canary, plantedCost, type Readers } from './canaries.ts';

/*
 * Two shops of equal structure, alder and birch, each with three vendors and one of everything that a call can name.
 * Every text in them contains a canary.
 */

export const password = 'correct horse battery';
export const productsFile = productsCsv([aProductRow()]);
export type VendorWord = 'first' | 'second' | 'third';

/** The ids that a call can name: those of one vendor, and those of its shop. */
export type Ids = {
  readonly shop: number;
  readonly domain: string;
  readonly meta: number;
  readonly typeRate: number;
  readonly commissionField: number;
  readonly importId: number;
  /** A rep without a part in any order. */
  readonly rep: number;
  readonly logo: string;
  readonly vendor: number;
  readonly signup: number;
  readonly customer: number;
  readonly metafield: number;
  readonly vendorTypeRate: number;
  readonly product: number;
  readonly order: number;
  readonly repCommission: number;
  /** The rep of the commission above. */
  readonly dueRep: number;
  readonly repPayout: number;
  /** An unpaid line. */
  readonly line: number;
  readonly payout: number;
  /** The vendor's statement, and that of the rep who is due. */
  readonly statement: number;
  readonly repStatement: number;
};

/** An id that does not exist. */
export const missing: Ids = {
  shop: 900_000_000_001,
  domain: 'nowhere.example',
  meta: 900_000_000_002,
  typeRate: 900_000_000_003,
  commissionField: 900_000_000_004,
  importId: 900_000_000_005,
  rep: 900_000_000_006,
  logo: `900000000001-${'0'.repeat(64)}`,
  vendor: 900_000_000_007,
  signup: 900_000_000_008,
  customer: 900_000_000_009,
  metafield: 900_000_000_010,
  vendorTypeRate: 900_000_000_011,
  product: 900_000_000_012,
  order: 900_000_000_013,
  repCommission: 900_000_000_014,
  line: 900_000_000_015,
  payout: 900_000_000_016,
  dueRep: 900_000_000_017,
  repPayout: 900_000_000_018,
  statement: 900_000_000_019,
  repStatement: 900_000_000_020,
};

type Login = { readonly id: number; readonly email: string };

export type Shop = {
  /** Part of its canaries and its domain. */
  readonly word: string;
  readonly ids: Readonly<Record<VendorWord, Ids>>;
  readonly owner: Login;
  readonly rep: Login;
};

export type Fixture = {
  readonly alder: Shop;
  readonly birch: Shop;
  /** By vendor; `second` is one login of both shops, `third` is not approved. */
  readonly logins: Readonly<Record<VendorWord, Login>>;
};

let fixtures = 0;
let hash: Promise<string> | null = null;

/** Creates both shops. */
export async function insertFixture(database: Database): Promise<Fixture> {
  const nth = ++fixtures;
  hash ??= hashPassword(password);
  const passwordHash = await hash;
  const login = async (email: string): Promise<Login> => {
    const row = { email, password_hash: passwordHash, name: email, created_at: noon };
    return { id: await database.asSystem((tx) => add(tx, 'logins', row)), email };
  };
  const logins = {
    first: await login(`first@alder${nth}.example`),
    second: await login(`second@both${nth}.example`),
    third: await login(`third@alder${nth}.example`),
  };
  const alder = await fillShop(database, `alder${nth}`, login, logins);
  const birch = await fillShop(database, `birch${nth}`, login, {
    first: await login(`first@birch${nth}.example`),
    second: logins.second,
    third: await login(`third@birch${nth}.example`),
  });
  return { alder, birch, logins };
}

/** Creates a further login of a shop, approved, for these vendors. */
export async function addVendorLogin(
  database: Database,
  shop: Shop,
  words: readonly VendorWord[],
): Promise<Login> {
  hash ??= hashPassword(password);
  const password_hash = await hash;
  const { shop: shop_id } = shop.ids.first;
  const email = `${words.join('-and-')}@${shop.word}.example`;
  return database.asSystem(async (tx) => {
    const id = await add(tx, 'logins', { email, password_hash, name: email, created_at: noon });
    const signup_id = await add(tx, 'vendor_signups', {
      shop_id,
      login_id: id,
      name: canary(shop.word, 'shop', 'merchant'),
      approved: true,
      created_at: noon,
    });
    await tx
      .insertInto('vendor_signup_vendors')
      .values(words.map((word) => ({ signup_id, shop_id, vendor_id: shop.ids[word].vendor })))
      .execute();
    return { id, email };
  });
}

/** Starts a session as a sign-in by password does. */
export function signIn(
  database: Database,
  login: Login,
  shopId: number,
  role: Role,
  now: Date,
): Promise<TokenPair> {
  const tokens = accessTokens(tokenSecret);
  const who = { loginId: login.id, shopId, role, byPassword: true };
  return database.asSystem((tx) => startSession(tx, tokens, who, now));
}

type Logins = Readonly<Record<VendorWord, Login>>;

async function fillShop(
  database: Database,
  word: string,
  login: (email: string) => Promise<Login>,
  logins: Logins,
): Promise<Shop> {
  const domain = `${word}.example`;
  const [owner, rep] = [await login(`owner@${domain}`), await login(`rep@${domain}`)];
  const shared = await database.asSystem((tx) => fillShared(tx, { word, domain, owner, rep }));
  const ids = {
    first: await fillVendor(database, shared, word, 'first', logins.first),
    second: await fillVendor(database, shared, word, 'second', logins.second),
    third: await fillVendor(database, shared, word, 'third', logins.third),
  };
  return { word, ids, owner, rep };
}

/** The rows that belong to the shop itself. */
async function fillShared(
  tx: Tx,
  { word, domain, owner, rep }: { word: string; domain: string; owner: Login; rep: Login },
): Promise<Shared> {
  const said = (readers: Readers) => canary(word, 'shop', readers);
  const shop = await add(tx, 'shops', {
    myshopify_domain: domain,
    domain: `www.${domain}`,
    name: said('everybody'),
    created_date: noon,
    currency: 'GBP',
    can_use_paypal: true,
    show_upgrade_offer: true,
    agree_to_upgrade: true,
    agree_to_upgrade_datetime: noon,
    upgrade_process_step: 5,
  });
  await tx
    .insertInto('shop_settings')
    .values({
      shop_id: shop,
      global_commission_ppm: 500_000,
      ignore_order_tags: said('shop'),
      switches: JSON.stringify({ showPortalCustomers: true }),
    })
    .execute();
  await tx.insertInto('invoice_counters').values({ shop_id: shop }).execute();
  await tx
    .insertInto('shop_members')
    .values([
      { shop_id: shop, login_id: owner.id, role: 'merchant' },
      { shop_id: shop, login_id: rep.id, role: 'salesrep' },
    ])
    .execute();

  const secret = said('nobody');
  await tx
    .insertInto('payment_settings')
    .values({
      shop_id: shop,
      provider: 'paypal',
      live_api_client: said('merchant'),
      live_api_secret: sealerOf(secretsKey).seal(secret, placeOfSecret(shop, 'paypal', 'live_api_secret')),
      live_api_secret_end: secret.slice(-4),
    })
    .execute();
  await add(tx, 'announcements', {
    shop_id: shop,
    title: said('staff'),
    message: said('staff'),
    created_date: noon,
  });
  await add(tx, 'shop_metas', {
    shop_id: shop,
    meta_key: 'vendor_portal_login_title',
    meta_value: said('everybody'),
  });
  await add(tx, 'shop_metas', {
    shop_id: shop,
    meta_key: 'mailchimp_subscriber_hash',
    meta_value: said('staff'),
  });
  return {
    shop,
    domain,
    meta: await add(tx, 'shop_metas', {
      shop_id: shop,
      meta_key: 'vendor_product_tag_prefix',
      meta_value: said('shop'),
    }),
    typeRate: await add(tx, 'product_type_rates', {
      shop_id: shop,
      product_type: 'Lamps',
      rate_ppm: 300_000,
    }),
    commissionField: await add(tx, 'commission_fields', {
      shop_id: shop,
      position: 0,
      key: 'product',
      value: said('shop'),
    }),
    importId: await fillImport(tx, shop, said('merchant')),
    rep: await add(tx, 'sales_reps', { shop_id: shop, first_name: said('staff'), created_at: noon }),
    logo: await fillLogo(tx, shop),
  };
}

type Shared = Pick<
  Ids,
  'shop' | 'domain' | 'meta' | 'typeRate' | 'commissionField' | 'importId' | 'rep' | 'logo'
>;

async function fillVendor(
  database: Database,
  shared: Shared,
  shopWord: string,
  word: VendorWord,
  login: Login,
): Promise<Ids> {
  const shop_id = shared.shop;
  const said = (readers: Readers) => canary(shopWord, word, readers);
  const theirs = said('vendor');
  const own = await database.asSystem(async (tx) => {
    const vendor = await add(tx, 'vendors', {
      shop_id,
      name: theirs,
      slug: word,
      contact_name: theirs,
      email: `contact@${word}.${shopWord}.example`,
      phone: theirs,
      address_1: theirs,
      city: theirs,
      paypal_email: `pay@${word}.${shopWord}.example`,
      pay_type: said('merchant'),
      discount_codes: said('merchant'),
      note: said('merchant'),
      created_at: noon,
    });
    const signup = await add(tx, 'vendor_signups', {
      shop_id,
      login_id: login.id,
      // The name from its registration, by which its mails greet it.
      name: theirs,
      approved: word !== 'third',
      created_at: noon,
      platform_customer_id: `${word}-${shop_id}`,
    });
    await tx
      .insertInto('vendor_signup_vendors')
      .values({ signup_id: signup, shop_id, vendor_id: vendor })
      .execute();
    const customer = await add(tx, 'customers', {
      shop_id,
      first_name: theirs,
      last_name: theirs,
      email: `${word}-customer@${shopWord}.example`,
      created_at: noon,
    });
    await tx
      .insertInto('vendor_customers')
      .values({ shop_id, vendor_id: vendor, customer_id: customer, created_at: noon })
      .execute();
    const metafield = await add(tx, 'vendor_metafields', {
      shop_id,
      vendor_id: vendor,
      position: 0,
      key: said('merchant'),
      value: said('merchant'),
    });
    const vendorTypeRate = await add(tx, 'product_type_rates', {
      shop_id,
      vendor_id: vendor,
      product_type: 'Rugs',
      rate_ppm: 400_000,
    });
    return { vendor, signup, customer, metafield, vendorTypeRate };
  });
  const sold = await fillSale(database, { shop_id, vendor_id: own.vendor, said, word });
  const { vendor: vendorId } = own;
  const { dueRep: salesRepId } = sold;
  return {
    ...shared,
    ...own,
    ...sold,
    statement: await fillStatement(database, { shopId: shop_id, vendorId }),
    repStatement: await fillStatement(database, { shopId: shop_id, salesRepId }),
  };
}

/** The statement of the month of the sale. */
async function fillStatement(database: Database, payee: Payee): Promise<number> {
  const key = await database.asSystem((tx) => presentKey(tx, sealerOf(secretsKey), noon));
  const verdict = await database.asShop({ shopId: payee.shopId, vendorIds: null }, (tx) =>
    issueStatement(
      tx,
      {
        payee,
        firstDay: '2026-03-01',
        lastDay: '2026-03-31',
        issuedBy: null,
        publicUrl: 'https://consignment.example',
        now: new Date('2026-04-01T12:00:00.000Z'),
      },
      key,
    ),
  );
  if (verdict.is === 'refused') throw new Error(`The statement was refused: ${verdict.detail}`);
  return verdict.id;
}

/** A product with one variant, and an order of it, one line of which is paid. */
async function fillSale(
  database: Database,
  of: { shop_id: number; vendor_id: number; said: (readers: Readers) => string; word: string },
): Promise<Pick<Ids, 'product' | 'order' | 'line' | 'payout'> & RepIds> {
  const { shop_id, vendor_id, said, word } = of;
  const [theirs, staffs] = [said('vendor'), said('staff')];
  const { paid, ...sold } = await database.asSystem(async (tx) => {
    const product = await add(tx, 'products', {
      shop_id,
      platform_id: word,
      title: theirs,
      handle: theirs,
      vendor_name: theirs,
      vendor_id,
      product_type: 'Chairs',
      tags: theirs,
      created_at: noon,
    });
    const variant = await add(tx, 'variants', {
      shop_id,
      product_id: product,
      platform_id: word,
      title: theirs,
      sku: theirs,
      barcode: theirs,
      price: 20_000,
      cost_per_item: plantedCost.minor,
    });
    const order = await add(tx, 'orders', {
      shop_id,
      platform_id: theirs,
      name: theirs,
      processed_at: noon,
      currency: 'GBP',
      financial_status: 'paid',
      tags: staffs,
      note: staffs,
      customer_name: staffs,
      customer_company: staffs,
      customer_email: `${word}-buyer-${vendor_id}@shop.example`,
      address1: staffs,
      city: staffs,
      zip: staffs,
    });
    const line = (name: string) =>
      add(tx, 'line_items', {
        shop_id,
        order_id: order,
        platform_id: `${word}-${name}`,
        kind: 'product',
        variant_id: variant,
        processed_at: noon,
        title: theirs,
        name: theirs,
        sku: theirs,
        location_name: theirs,
        product_type: 'Chairs',
        price: 20_000,
        cost_per_item: plantedCost.minor,
        tracked_vendor_id: vendor_id,
      });
    const [open, , paid] = [await line('open'), await line('spare'), await line('paid')];
    await priceLines(tx, shop_id, { orders: [order] });
    return { product, order, line: open, paid };
  });
  const ask = {
    shopId: shop_id,
    vendorId: vendor_id,
    lines: [paid],
    additionalPay: 0,
    expectedAmount: null,
    note: theirs,
    through: null,
    createdBy: null,
    now: noon,
  };
  const verdict = await database.asSystem((tx) => createPayout(tx, ask));
  if (verdict.is === 'refused') throw new Error(`The payout was refused: ${verdict.detail}`);
  const reps = await database.asSystem((tx) => fillReps(tx, { shop_id, order: sold.order, said: staffs }));
  return { ...sold, payout: verdict.payout.id, ...reps };
}

type RepIds = Pick<Ids, 'repCommission' | 'dueRep' | 'repPayout'>;

/** Two reps with a part in an order; one of them was paid. */
async function fillReps(
  tx: Tx,
  { shop_id, order, said }: { shop_id: number; order: number; said: string },
): Promise<RepIds> {
  const addRep = async () => {
    const rep = await add(tx, 'sales_reps', { shop_id, first_name: said, created_at: noon });
    const part = await add(tx, 'order_sales_rep_commissions', {
      shop_id,
      order_id: order,
      sales_rep_id: rep,
      rate_ppm: 50_000,
      created_at: noon,
    });
    return { rep, part };
  };
  const [due, paid] = [await addRep(), await addRep()];
  const verdict = await paySalesRep(tx, {
    shopId: shop_id,
    salesRepId: paid.rep,
    additionalPay: 0,
    expectedAmount: null,
    note: said,
    createdBy: null,
    now: noon,
  });
  if (verdict.is === 'refused') throw new Error(`The rep's payout was refused: ${verdict.detail}`);
  return { repCommission: due.part, dueRep: due.rep, repPayout: verdict.payoutId };
}

async function fillImport(tx: Tx, shopId: number, said: string): Promise<number> {
  const size = Buffer.byteLength(productsFile);
  const { id } = await addImport(tx, { shopId, now: noon }, [
    { role: 'products', name: `${said}.csv`, size, received: false },
  ]);
  await tx
    .insertInto('import_problems')
    .values({ import_id: id, shop_id: shopId, file: said, row_number: 2, reason: said, excerpt: said })
    .execute();
  return id;
}

async function fillLogo(tx: Tx, shop_id: number): Promise<string> {
  const bytes = png({ width: 2, height: 2 });
  const digest = createHash('sha256').update(bytes).update(randomUUID()).digest('hex');
  await tx
    .insertInto('logos')
    .values({ shop_id, digest, media_type: 'image/png', width: 2, height: 2, bytes, created_at: noon })
    .execute();
  return `${shop_id}-${digest}`;
}

type WithId = {
  [Table in keyof Schema]: 'id' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

async function add<Table extends Exclude<WithId, 'sessions' | 'password_resets'>>(
  tx: Tx,
  table: Table,
  values: Insertable<Schema[Table]>,
): Promise<number> {
  const inserted = await tx.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow();
  return inserted.id;
}
