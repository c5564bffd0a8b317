import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Party } from '@consignment/domain/people/roles';
import type { Insertable } from 'kysely';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { hashPassword } from '../../../packages/server/src/identity/passwords.ts';
import { startSession, type TokenPair } from '../../../packages/server/src/identity/tokens.ts';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { issueStatement } from '../../../packages/server/src/features/statements/ledger/issue-statement.ts';
import { paySalesRep } from '../../../packages/server/src/ledger/pay-sales-rep.ts';
import { newWebhookSecret } from '../../../packages/server/src/features/webhooks/webhook-signature.ts';
import { placeOfWebhook } from '../../../packages/server/src/features/webhooks/webhook-message.ts';
import { record } from '../../../packages/server/src/ledger/record.ts';
import { takeUpEvents } from '../../../packages/server/src/features/webhooks/queries/webhook-deliveries.ts';
import { lockWebhook } from '../../../packages/server/src/features/webhooks/queries/webhooks.ts';
import { placeOfSecret } from '../../../packages/server/src/payments/payment-secrets.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { addImport } from '../../../packages/server/src/queries/imports/runs.ts';
import type { Payee } from '../../../packages/server/src/features/statements/queries/statements.ts';
import { endReplay, insertReplay } from '../../../packages/server/src/features/rules/queries/rule-replays.ts';
import { insertFile, markFileExported } from '../../../packages/server/src/queries/payouts/pay-run-files.ts';
import { presentKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { Schema } from '../../../packages/server/src/database/schema.ts';
import { aProductRow, productsCsv } from '../../unit/import/files.ts';
import { png } from '../exports/pictures.ts';
import { noon, secretsKey, tokenSecret } from '../server.ts';
import { fillFee } from './fee-rows.ts';
import { fillQuestion, type QuestionIds } from './question-rows.ts';
import { canary, plantedCost, type Readers } from './canaries.ts';
import { fillReconciliation } from './fill-reconciliation.ts';
import { fillMove } from './move-rows.ts';

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
  /** A checked move whose one payout is equal, with one vendor, one group and one profile. */
  readonly move: number;
  readonly moveVendor: number;
  readonly moveGroup: number;
  readonly moveProfile: number;
  /** A replay of rules that is done. */
  readonly replay: number;
  /** A rep without a part in any order. */
  readonly rep: number;
  readonly logo: string;
  /** A key for programs. */
  readonly key: number;
  readonly webhook: number;
  /** The number of an event on its way to the webhook. */
  readonly delivery: number;
  readonly vendor: number;
  readonly signup: number;
  readonly customer: number;
  readonly metafield: number;
  readonly vendorTypeRate: number;
  /** A version of the vendor's rule that begins long after everything else. */
  readonly rule: number;
  /** A charge of the vendor’s own fee that waits. */
  readonly feeCharge: number;
  readonly product: number;
  readonly variant: number;
  readonly order: number;
  readonly repCommission: number;
  /** The rep of the commission above. */
  readonly dueRep: number;
  readonly repPayout: number;
  /** An unpaid line. */
  readonly line: number;
  readonly payout: number;
  /** A draft with every vendor, a bank file and an entry of a statement. */
  readonly payRun: number;
  readonly bankEntry: number;
  /** A file that was compared, with differences: open, of an order that it lacks, and set aside. */
  readonly comparedFile: number;
  readonly difference: number;
  readonly differenceMissing: number;
  readonly differenceAside: number;
  /** The vendor's statement, and that of the rep who is due. */
  readonly statement: number;
  readonly repStatement: number;
  /** The vendor's question about a line, and one about a part of the rep. */
  readonly question: number;
  readonly questionFile: number;
  readonly askingRep: number;
  readonly repQuestion: number;
  readonly repQuestionFile: number;
  /** Another person of the shop's team, and of the vendor's. */
  readonly member: number;
  readonly teammate: number;
  /** An open invitation to the shop's team, and to the vendor's. */
  readonly invitation: number;
  readonly teamInvitation: number;
};

/** An id that does not exist. */
export const missing: Ids = {
  shop: 900_000_000_001,
  domain: 'nowhere.example',
  meta: 900_000_000_002,
  typeRate: 900_000_000_003,
  commissionField: 900_000_000_004,
  importId: 900_000_000_005,
  replay: 900_000_000_201,
  move: 900_000_000_401,
  moveVendor: 900_000_000_402,
  moveGroup: 900_000_000_403,
  moveProfile: 900_000_000_404,
  rep: 900_000_000_006,
  logo: `900000000001-${'0'.repeat(64)}`,
  vendor: 900_000_000_007,
  signup: 900_000_000_008,
  customer: 900_000_000_009,
  metafield: 900_000_000_010,
  vendorTypeRate: 900_000_000_011,
  product: 900_000_000_012,
  variant: 900_000_000_202,
  order: 900_000_000_013,
  repCommission: 900_000_000_014,
  line: 900_000_000_015,
  payout: 900_000_000_016,
  dueRep: 900_000_000_017,
  repPayout: 900_000_000_018,
  statement: 900_000_000_019,
  repStatement: 900_000_000_020,
  member: 900_000_000_021,
  teammate: 900_000_000_022,
  invitation: 900_000_000_023,
  teamInvitation: 900_000_000_024,
  key: 900_000_000_025,
  webhook: 900_000_000_026,
  delivery: 900_000_000_027,
  payRun: 900_000_000_128,
  bankEntry: 900_000_000_129,
  rule: 900_000_000_130,
  feeCharge: 900_000_000_135,
  question: 900_000_000_301,
  questionFile: 900_000_000_302,
  askingRep: 900_000_000_303,
  repQuestion: 900_000_000_304,
  repQuestionFile: 900_000_000_305,
  comparedFile: 900_000_000_131,
  difference: 900_000_000_132,
  differenceMissing: 900_000_000_134,
  differenceAside: 900_000_000_133,
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
  /** The people of alder in the roles beside owner, sales rep and vendor. */
  readonly staff: Readonly<Record<StaffRole, Login>>;
};

export const staffRoles = ['manager', 'payer', 'bookkeeper', 'support', 'vendor_viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

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
  return { alder, birch, logins, staff: await addStaff(database, alder, passwordHash) };
}

/** One login for each; the one of the portal sees the first vendor. */
async function addStaff(database: Database, shop: Shop, password_hash: string): Promise<Fixture['staff']> {
  const { shop: shop_id, vendor: vendor_id } = shop.ids.first;
  const rows = staffRoles.map((role) => {
    const email = `${role}@${shop.word}.example`;
    return { email, password_hash, name: email, created_at: noon };
  });
  return database.asSystem(async (tx) => {
    const made = await tx.insertInto('logins').values(rows).returning(['id', 'email']).execute();
    const loginOf = (role: StaffRole) => {
      const login = made.find(({ email }) => email.startsWith(`${role}@`));
      if (login === undefined) throw new Error(`There is no login of the role ${role}.`);
      return login;
    };
    const members = ['manager', 'payer', 'bookkeeper', 'support'] as const;
    await tx
      .insertInto('shop_members')
      .values(members.map((role) => ({ shop_id, login_id: loginOf(role).id, role })))
      .execute();
    // In a team that no other call takes the full member of.
    const full = await add(tx, 'logins', {
      email: `full@${shop.word}.example`,
      password_hash,
      name: canary(shop.word, 'first', 'vendor'),
      created_at: noon,
    });
    const team_id = await add(tx, 'vendor_signups', {
      shop_id,
      login_id: full,
      name: canary(shop.word, 'first', 'vendor'),
      approved: true,
      created_at: noon,
    });
    const viewer = loginOf('vendor_viewer');
    const signup_id = await add(tx, 'vendor_signups', {
      shop_id,
      login_id: viewer.id,
      name: canary(shop.word, 'first', 'vendor'),
      approved: true,
      role: 'vendor_viewer',
      team_id,
      created_at: noon,
    });
    await tx.insertInto('vendor_signup_vendors').values({ signup_id, shop_id, vendor_id }).execute();
    return {
      manager: loginOf('manager'),
      payer: loginOf('payer'),
      bookkeeper: loginOf('bookkeeper'),
      support: loginOf('support'),
      vendor_viewer: viewer,
    };
  });
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
  party: Party,
  now: Date,
): Promise<TokenPair> {
  const tokens = accessTokens(tokenSecret);
  const who = { loginId: login.id, shopId, party, byPassword: true, isProved: true };
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
  const third = await database.asSystem((tx) => ownOfRep(tx, rep, ids));
  return { word, ids: { ...ids, third }, owner, rep };
}

/** The login of the shop's sales rep is the one who asks, of the third vendor's order, with an unpaid part in the first's. */
async function ownOfRep(tx: Tx, rep: Login, { first, third }: Record<'first' | 'third', Ids>): Promise<Ids> {
  const { shop: shop_id, askingRep } = third;
  await tx
    .updateTable('shop_members')
    .set({ sales_rep_id: askingRep })
    .where('shop_id', '=', shop_id)
    .where('login_id', '=', rep.id)
    .execute();
  const repCommission = await add(tx, 'order_sales_rep_commissions', {
    shop_id,
    order_id: first.order,
    sales_rep_id: askingRep,
    rate_ppm: 50_000,
    created_at: noon,
  });
  return { ...third, dueRep: askingRep, repCommission };
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
      { shop_id: shop, login_id: owner.id, role: 'owner' },
      { shop_id: shop, login_id: rep.id, role: 'salesrep' },
    ])
    .execute();

  const member = await add(tx, 'logins', {
    email: `member@${domain}`,
    password_hash: '',
    name: said('merchant'),
    created_at: noon,
  });
  await tx.insertInto('shop_members').values({ shop_id: shop, login_id: member, role: 'support' }).execute();
  const invitation = await addInvitation(tx, {
    shop_id: shop,
    team_id: null,
    role: 'support',
    email: `invited@${domain}`,
    invited_by: owner.id,
  });

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
    member,
    invitation,
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
    ...(await fillMove(tx, shop, said('merchant'))),
    replay: await fillReplay(tx, shop, owner.id),
    rep: await add(tx, 'sales_reps', { shop_id: shop, first_name: said('staff'), created_at: noon }),
    logo: await fillLogo(tx, shop),
    key: await add(tx, 'api_keys', {
      shop_id: shop,
      mode: 'live',
      name: said('merchant'),
      scopes: JSON.stringify(['payouts:read']),
      vendor_id: null,
      hash: randomBytes(32),
      calls_a_minute: 120,
      created_by: owner.id,
      created_at: noon,
      expires_at: null,
      rotated_from: null,
      first_id: null,
    }),
    ...(await fillWebhook(tx, shop, said('merchant'))),
    ...(await fillPayRun(tx, shop, said('merchant'), owner.id)),
    ...(await fillReconciliation(tx, shop, said('merchant'), owner.id)),
  };
}

type Shared = Pick<
  Ids,
  | 'shop'
  | 'domain'
  | 'meta'
  | 'typeRate'
  | 'commissionField'
  | 'importId'
  | 'replay'
  | 'move'
  | 'moveVendor'
  | 'moveGroup'
  | 'moveProfile'
  | 'rep'
  | 'logo'
  | 'member'
  | 'invitation'
  | 'key'
  | 'webhook'
  | 'delivery'
  | 'payRun'
  | 'bankEntry'
  | 'comparedFile'
  | 'difference'
  | 'differenceMissing'
  | 'differenceAside'
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
    await tx
      .insertInto('rule_replay_sums')
      .values({
        replay_id: shared.replay,
        shop_id,
        vendor_id: vendor,
        month: '2026-03-01',
        lines: 2,
        changed_lines: 1,
        earned: 1000,
        would_have_earned: 1200,
        difference_on_paid: 0,
      })
      .execute();
    await tx
      .insertInto('pay_run_vendors')
      .values({
        run_id: shared.payRun,
        shop_id,
        vendor_id: vendor,
        method: 'by_hand',
        amount: 1000,
        line_count: 1,
        exception: null,
        available_on: null,
      })
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
    const rule = await add(tx, 'commission_rules', {
      shop_id,
      place: 'vendor',
      vendor_id: vendor,
      version: 1,
      from_day: '2041-01-01',
      steps: JSON.stringify([{ from: 0, kind: 'percent', value: 450_000 }]),
      made_at: noon,
      reason: said('merchant'),
    });
    const viewer = await add(tx, 'logins', {
      email: `${word}-viewer@${shopWord}.example`,
      password_hash: '',
      name: theirs,
      created_at: noon,
    });
    const teammate = await add(tx, 'vendor_signups', {
      shop_id,
      login_id: viewer,
      team_id: signup,
      name: theirs,
      approved: word !== 'third',
      role: 'vendor_viewer',
      created_at: noon,
    });
    await tx
      .insertInto('vendor_signup_vendors')
      .values({ signup_id: teammate, shop_id, vendor_id: vendor })
      .execute();
    const teamInvitation = await addInvitation(tx, {
      shop_id,
      team_id: signup,
      role: 'vendor_viewer',
      email: `${word}-invited@${shopWord}.example`,
      invited_by: login.id,
    });
    const feeCharge = await fillFee(tx, { shopId: shop_id, vendorId: vendor, said: theirs });
    return { vendor, signup, customer, metafield, vendorTypeRate, rule, feeCharge, teammate, teamInvitation };
  });
  const sold = await fillSale(database, { shop_id, vendor_id: own.vendor, said, word, askedBy: login.id });
  const { vendor: vendorId } = own;
  const { askingRep: salesRepId } = sold;
  return {
    ...shared,
    ...own,
    ...sold,
    statement: await fillStatement(database, { shopId: shop_id, vendorId }),
    repStatement: await fillStatement(database, { shopId: shop_id, salesRepId }),
  };
}

/** A draft, to which its vendors are added with them. */
async function fillPayRun(
  tx: Tx,
  shop_id: number,
  text: string,
  owner: number,
): Promise<Pick<Ids, 'payRun' | 'bankEntry'>> {
  const payRun = await add(tx, 'pay_runs', {
    shop_id,
    number: 1,
    currency: 'GBP',
    method: null,
    scheduled_for: null,
    created_by: owner,
    created_at: noon,
    drafted_at: noon,
  });
  await addBankFile(tx, { shop_id, run_id: payRun }, text);
  const bankEntry = await add(tx, 'pay_run_bank_entries', {
    shop_id,
    run_id: payRun,
    key: 'first',
    day: '2026-03-10',
    amount: -1000,
    currency: 'GBP',
    reference: null,
    text,
    is_return: false,
    state: 'unmatched',
    why: 'It names no payout.',
    payout_id: null,
    taken_at: noon,
  });
  return { payRun, bankEntry };
}

/** One whose lines the vendors' months are added to with them. */
async function fillReplay(tx: Tx, shopId: number, madeBy: number): Promise<number> {
  const days = { firstDay: '2026-03-01', lastDay: '2026-03-31' };
  const id = await insertReplay(tx, { shopId, drafts: [], ...days, madeBy, now: noon });
  if (id === null) throw new Error('Another replay is under way.');
  await endReplay(tx, { shopId, id }, 'done', noon);
  return id;
}

/** A file that a person has exported. */
export async function addBankFile(
  tx: Tx,
  run: { readonly shop_id: number; readonly run_id: number },
  text: string,
): Promise<void> {
  const bytes = Buffer.from(text);
  const file = {
    ...run,
    nth: 1,
    format: 'csv' as const,
    number: 'pay-run-1',
    name: 'pay-run-1.csv',
    media_type: 'text/csv; charset=utf-8',
    count: 1,
    amount: 1000,
    hash: createHash('sha256').update(bytes).digest('hex'),
    made_at: noon,
    pays_on: null,
  };
  await insertFile(tx, sealerOf(secretsKey), file, bytes);
  await markFileExported(tx, file, noon);
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
  of: {
    shop_id: number;
    vendor_id: number;
    said: (readers: Readers) => string;
    word: string;
    askedBy: number;
  },
): Promise<Pick<Ids, 'product' | 'variant' | 'order' | 'line' | 'payout'> & QuestionIds & RepIds> {
  const { shop_id, vendor_id, said, word, askedBy } = of;
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
    const [open, spare, paid] = [await line('open'), await line('spare'), await line('paid')];
    await priceLines(tx, shop_id, { orders: [order] });
    const about = { vendor_id, line_item_id: spare };
    const question = await fillQuestion(tx, { shopId: shop_id, about, askedBy, said: theirs });
    return { product, variant, order, line: open, paid, ...question };
  });
  const ask = {
    shopId: shop_id,
    vendorId: vendor_id,
    lines: [paid],
    additionalPay: 0,
    expectedAmount: null,
    note: theirs,
    setup: { method: 'by_hand' as const },
    createdBy: null,
    now: noon,
  };
  const verdict = await database.asSystem((tx) => bookPayout(tx, ask));
  if (verdict.is === 'refused') throw new Error(`The payout was refused: ${verdict.detail}`);
  const reps = await database.asSystem((tx) => fillReps(tx, { shop_id, order: sold.order, said: staffs }));
  return { ...sold, payout: verdict.payout.id, ...reps };
}

type RepIds = Pick<
  Ids,
  'repCommission' | 'dueRep' | 'repPayout' | 'askingRep' | 'repQuestion' | 'repQuestionFile'
>;

/** Two reps with a part in an order; one of them was paid, and asks about it. */
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
  const about = { sales_rep_id: paid.rep, rep_commission_id: paid.part };
  const asked = await fillQuestion(tx, { shopId: shop_id, about, askedBy: null, said });
  return {
    repCommission: due.part,
    dueRep: due.rep,
    repPayout: verdict.payoutId,
    askingRep: paid.rep,
    repQuestion: asked.question,
    repQuestionFile: asked.questionFile,
  };
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

/** A webhook with a delivery that was given up. */
async function fillWebhook(
  tx: Tx,
  shop_id: number,
  said: string,
): Promise<Pick<Ids, 'webhook' | 'delivery'>> {
  const webhook = await add(tx, 'webhook_endpoints', {
    shop_id,
    url: `https://${shop_id}.example/${said}`,
    description: said,
    groups: JSON.stringify(['settings']),
    secret: Buffer.alloc(0),
    created_at: noon,
    cursor: 0,
  });
  const secret = sealerOf(secretsKey).seal(newWebhookSecret(), placeOfWebhook(shop_id, webhook));
  await tx.updateTable('webhook_endpoints').set({ secret }).where('id', '=', webhook).execute();
  const row = await lockWebhook(tx, shop_id, webhook);
  if (row === null) throw new Error('The webhook was not written.');
  const act = { shopId: shop_id, by: { kind: 'job', name: 'fixture' }, now: noon } as const;
  await record(tx, act, [{ event: 'setting.changed', id: 'portal' }]);
  await takeUpEvents(tx, row, noon, 10);
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', attempts: 47, finished_at: noon, last_status: 500, last_answer: said })
    .where('endpoint_id', '=', webhook)
    .execute();
  const { seq: delivery } = await tx
    .selectFrom('webhook_deliveries')
    .select('seq')
    .where('endpoint_id', '=', webhook)
    .executeTakeFirstOrThrow();
  return { webhook, delivery };
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

/** An open invitation; its link is the id's. */
export async function addInvitation(
  tx: Tx,
  invitation: Pick<
    Insertable<Schema['team_invitations']>,
    'shop_id' | 'team_id' | 'role' | 'email' | 'invited_by'
  > & { readonly link_id?: string },
): Promise<number> {
  return add(tx, 'team_invitations', {
    link_id: randomUUID(),
    ...invitation,
    created_at: noon,
    sent_at: noon,
    expires_at: new Date('2100-01-01T00:00:00.000Z'),
  });
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
