import { rolesOf, type Party } from '@consignment/domain/people/roles';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { createReplayWork } from '../../../packages/server/src/features/rules/rule-replay-work.ts';
import { takeUpEvents } from '../../../packages/server/src/features/webhooks/queries/webhook-deliveries.ts';
import { lockWebhook } from '../../../packages/server/src/features/webhooks/queries/webhooks.ts';
import { demoLogins, seedDemo } from '../../../packages/server/demo/seed.ts';
import type { Actor, ActorName } from '../access/actors.ts';
import { fillQuestion } from '../access/question-rows.ts';
import { platform, webhookSender, type Scenario } from '../access/calls.ts';
import { fillReconciliation } from '../access/fill-reconciliation.ts';
import {
  addBankFile,
  addInvitation,
  productsFile,
  signIn,
  type Fixture,
  type Ids,
  type Shop,
} from '../access/fixture.ts';
import { noon, secretsKey, startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { fillMove } from '../access/move-rows.ts';

/*
 * The demo shop as it is on one day, called by its public logins: what a reader of the API's pages has in front of
 * them after `npm start`.
 */

/** The caller of an example; `public` has no session. */
export type Caller = Party | 'public';

export type Demo = {
  readonly server: TestServer;
  /** Answers that should have been others. */
  readonly faults: string[];
  /** For the preparations of calls.ts. */
  readonly scenario: Scenario;
  /** With a new session, since a call may have ended the last. */
  actor(caller: Caller): Promise<Actor>;
  /** An import that waits for its file, for the calls that use one up. */
  newImport(): Promise<number>;
};

export const demoPassword = demoLogins[0].password;
const address = 'https://consignment.example';

export async function openDemo(database: Database): Promise<Demo> {
  await seedDemo(database, { now: noon, secretsKey });
  const server = await startServer(database, { platform, webhookSender, publicUrl: address });
  const people = await peopleOf(database);
  const { access } = await signIn(database, people.merchant, people.shop, 'merchant', noon);
  const newImport = async () => {
    const session = await signIn(database, people.merchant, people.shop, 'merchant', server.now);
    return addImport(server, session.access);
  };
  const own = await idsOf(server, database, people, access);
  const ownOfRep = await idsOfRep(database, people.salesrep.id);
  const shop: Shop = {
    word: 'demo',
    ids: { first: own, second: own, third: own },
    owner: people.merchant,
    rep: people.salesrep,
  };
  const fixture: Fixture = {
    alder: shop,
    birch: { ...shop, word: 'no other' },
    logins: { first: people.vendor, second: people.vendor, third: people.waiting },
    staff: {
      manager: people.merchant,
      payer: people.merchant,
      bookkeeper: people.merchant,
      support: people.merchant,
      vendor_viewer: people.vendor,
    },
  };
  const actor = async (caller: Caller): Promise<Actor> => {
    const name = names[caller];
    const reader = { name, shop: 'demo', vendor: null, own, foreign: {} };
    if (caller === 'public')
      return { ...reader, party: null, role: null, token: null, email: 'visitor@demo.example' };
    const login = people[caller];
    const session = await signIn(database, login, people.shop, caller, server.now);
    const [role = null] = rolesOf(caller);
    const ids = caller === 'salesrep' ? { ...own, ...ownOfRep } : own;
    return { ...reader, own: ids, party: caller, role, token: session.access, email: login.email };
  };
  const merchant = await actor('merchant');
  // The preparations of calls.ts act as a merchant alone.
  const actors = Object.fromEntries(Object.values(names).map((name) => [name, merchant]));
  return {
    server,
    faults: [],
    scenario: { server, fixture, actors: actors as Scenario['actors'] },
    actor,
    newImport,
  };
}

const names = {
  merchant: 'merchant',
  vendor: 'vendor',
  salesrep: 'sales rep',
  public: 'visitor',
} as const satisfies Record<Caller, ActorName>;

type Login = { readonly id: number; readonly email: string };
type People = Record<Party | 'waiting', Login> & { readonly shop: number };

async function peopleOf(database: Database): Promise<People> {
  return database.asSystem(async (tx) => {
    const { id: shop } = await tx.selectFrom('shops').select('id').executeTakeFirstOrThrow();
    const [merchant, vendor, salesrep] = await Promise.all(
      demoLogins.map(({ email }) =>
        tx.selectFrom('logins').select(['id', 'email']).where('email', '=', email).executeTakeFirstOrThrow(),
      ),
    );
    const waiting = await tx
      .selectFrom('vendor_signups as s')
      .innerJoin('logins as l', 'l.id', 's.login_id')
      .select(['l.id', 'l.email'])
      .where('s.approved', '=', false)
      .executeTakeFirstOrThrow();
    if (merchant === undefined || vendor === undefined || salesrep === undefined)
      throw new Error('The demo has three public logins.');
    return { shop, merchant, vendor, salesrep, waiting };
  });
}

async function addImport(server: TestServer, token: string): Promise<number> {
  const files = [{ role: 'products', name: 'products.csv', size: Buffer.byteLength(productsFile) }];
  const { id } = await server.ok('createImport', { token, body: { files } });
  return id;
}

async function addKey(server: TestServer, token: string): Promise<number> {
  const body = { mode: 'live', name: 'Stock list', scopes: ['products:read'] } as const;
  const { key } = await server.ok('createKey', { token, body });
  return key.id;
}

/** Of the first vendor of the portal's public login; what the demo lacks is added by calls. */
async function idsOf(server: TestServer, database: Database, people: People, token: string): Promise<Ids> {
  const { access: vendorToken } = await signIn(database, people.vendor, people.shop, 'vendor', noon);
  await database.asSystem((tx) => prepare(tx, people));
  const team = await database.asSystem((tx) => addTeams(tx, people));
  const switches = { showPortalCustomers: true, showPortalSellForm: true };
  await server.ok('updateSwitches', { token, body: switches });
  const there = await rowsOf(database, people);
  const { vendor } = there;
  const rate = { commission_rate: '35', commission_percentage: true };
  const customer = { email: 'robin@buyer.example', first_name: 'Robin', last_name: 'Fell', vendor };
  const meta = { meta_key: 'vendor_product_tag_prefix', meta_value: 'by-' };
  const [typeRate, vendorTypeRate, addedCustomer, addedMeta] = [
    await server.ok('createProductTypeCommission', { token, body: { product_type: 'Lamps', ...rate } }),
    await server.ok('createVendorProductTypeCommission', {
      token,
      body: { product_type: 'Rugs', vendor, ...rate },
    }),
    await server.ok('createCustomer', { token: vendorToken, body: customer }),
    await server.ok('createShopMeta', { token, body: meta }),
  ];
  const commissionFields = await server.ok('replaceCommissionFields', {
    token,
    body: { fields: [{ key: 'product', value: 'Gift card' }] },
  });
  const metafields = await server.ok('replaceMetafields', {
    token,
    params: { id: vendor },
    body: { metafields: [{ key: 'Stall', value: 'B11' }] },
  });
  return {
    ...there,
    ...team,
    ...(await addWebhook(server, database, people, token)),
    rule: await addRule(server, vendor, token),
    feeCharge: await addFee(server, vendor, token),
    ...(await addPayRun(server, database, people, token)),
    ...(await database.asSystem((tx) => fillReconciliation(tx, people.shop, 'Bud vase', people.merchant.id))),
    shop: people.shop,
    domain: 'demo.example',
    typeRate: typeRate.id,
    vendorTypeRate: vendorTypeRate.id,
    customer: addedCustomer.id ?? 0,
    meta: addedMeta.id,
    commissionField: commissionFields.fields[0]?.id ?? 0,
    metafield: metafields.metafields[0]?.id ?? 0,
    importId: await addImport(server, token),
    replay: await addReplay(server, database, people, token),
    ...(await database.asSystem((tx) => fillMove(tx, people.shop, 'Previous app'))),
    key: await addKey(server, token),
    ...(await database.asSystem((tx) => addQuestions(tx, people, there))),
  };
}

/** A question of the vendor and one of a sales rep, about a line and a part that no other call asks about. */
async function addQuestions(
  tx: Tx,
  { shop: shopId, vendor: login }: People,
  { vendor, line, repCommission }: Pick<Ids, 'vendor' | 'line' | 'repCommission'>,
) {
  const { id: line_item_id } = await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendor)
    .where('kind', '=', 'product')
    .where('payout_id', 'is', null)
    .where('id', '<>', line)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const part = await tx
    .selectFrom('order_sales_rep_commissions')
    .select(['id', 'sales_rep_id'])
    .where('shop_id', '=', shopId)
    .where('id', '<>', repCommission)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const said = 'Is this the new rate?';
  const about = { vendor_id: vendor, line_item_id };
  const ofVendor = await fillQuestion(tx, { shopId, about, askedBy: login.id, said });
  const ofPart = { sales_rep_id: part.sales_rep_id, rep_commission_id: part.id };
  const ofRep = await fillQuestion(tx, { shopId, about: ofPart, askedBy: null, said });
  return {
    ...ofVendor,
    askingRep: part.sales_rep_id,
    repQuestion: ofRep.question,
    repQuestionFile: ofRep.questionFile,
  };
}

/** A rule of the vendor that begins long after the calls. */
async function addRule(server: TestServer, vendor: number, token: string): Promise<number> {
  const rule = {
    place: 'vendor',
    vendor,
    product: null,
    variant: null,
    name: null,
    from_day: '2041-01-01',
    until_day: null,
    measure: 'unit_price',
    steps: [
      { from: '0', kind: 'percent', value: '60' },
      { from: '20.01', kind: 'percent', value: '50' },
    ],
    floor: null,
    cap: null,
    bounds_per: null,
  };
  const body = { rules: [rule], reason: 'Agreed at the makers’ meeting.' };
  const { results } = await server.ok('saveRules', { token, body });
  return results[0]?.id ?? 0;
}

/** A fee that waits, whatever the vendor is paid. */
async function addFee(server: TestServer, vendor: number, token: string): Promise<number> {
  const terms = {
    kind: 'once',
    amount: '5000.00',
    percent: null,
    day: null,
    month: null,
    before_rate: false,
    method: null,
    prorated: false,
    waits: true,
    vendors: [vendor],
  };
  const from_day = server.now.toISOString().slice(0, 10);
  await server.ok('saveFee', {
    token,
    body: { fee: null, name: 'Stand at the spring fair', from_day, terms },
  });
  const { results } = await server.ok('listFeeCharges', { token });
  return results[0]?.id ?? 0;
}

/** A month of the demo at 45 % for everything, replayed to its end. */
async function addReplay(
  server: TestServer,
  database: Database,
  { shop }: People,
  token: string,
): Promise<number> {
  const draft = {
    place: 'global',
    vendor: null,
    product: null,
    variant: null,
    name: null,
    from_day: '2026-02-01',
    until_day: null,
    measure: null,
    steps: [{ from: '0.00', kind: 'percent', value: '45' }],
    floor: null,
    cap: null,
    bounds_per: null,
  };
  const days = { date_start: '2026-02-01', date_end: '2026-02-28' };
  const { id } = await server.ok('startRuleReplay', { token, body: { rules: [draft], ...days } });
  const work = createReplayWork({ database, clock: () => server.now });
  await work.run(shop, new AbortController().signal);
  return id;
}

/** A draft, and an entry of a statement that names no payout. */
async function addPayRun(
  server: TestServer,
  database: Database,
  people: People,
  token: string,
): Promise<Pick<Ids, 'payRun' | 'bankEntry'>> {
  // The rates above have to be worked in first.
  await settled(server, server.now);
  const { id: payRun } = await server.ok('createPayRun', { token, body: {} });
  const { id: bankEntry } = await database.asSystem(async (tx) => {
    const columns = 'Name,Sort code,Account,Amount,Reference';
    const payment = 'Lantern Loom,12-34-56,12345678,85.20,po-1';
    await addBankFile(tx, { shop_id: people.shop, run_id: payRun }, `${columns}\n${payment}\n`);
    return tx
      .insertInto('pay_run_bank_entries')
      .values({
        shop_id: people.shop,
        run_id: payRun,
        key: 'example',
        day: '2025-12-01',
        amount: -8520,
        currency: 'GBP',
        reference: null,
        text: 'Transfer to Lantern Loom',
        is_return: false,
        state: 'unmatched',
        why: 'It names no payout.',
        payout_id: null,
        taken_at: server.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { payRun, bankEntry };
}

/** With a delivery that waits. */
async function addWebhook(
  server: TestServer,
  database: Database,
  people: People,
  token: string,
): Promise<Pick<Ids, 'webhook' | 'delivery'>> {
  const body = {
    url: 'https://ledger.example/hooks',
    description: 'Our ledger',
    events: ['settings', 'rules'],
  };
  const { webhook } = await server.ok('createWebhook', { token, body });
  await server.ok('createProductTypeCommission', {
    token,
    body: { product_type: 'Prints', commission_rate: '40', commission_percentage: true },
  });
  const delivery = await database.asSystem(async (tx) => {
    const row = await lockWebhook(tx, people.shop, webhook.id);
    if (row === null) throw new Error('The webhook was not made.');
    await takeUpEvents(tx, row, noon, 100);
    const last = await tx
      .selectFrom('webhook_deliveries')
      .select('seq')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    return last.seq;
  });
  return { webhook: webhook.id, delivery };
}

/** Rows that no call writes: an offer to upgrade, PayPal, and a vendor known to the shop's platform. */
async function prepare(tx: Tx, { shop, vendor }: People): Promise<void> {
  await tx
    .updateTable('shops')
    .set({
      can_use_paypal: true,
      show_upgrade_offer: true,
      agree_to_upgrade: true,
      agree_to_upgrade_datetime: noon,
      upgrade_process_step: 5,
    })
    .execute();
  await tx
    .updateTable('vendor_signups')
    .set({ platform_customer_id: `first-${String(shop)}` })
    .where('login_id', '=', vendor.id)
    .execute();
}

/** A bookkeeper of the shop, a viewer of the vendor, and an invitation to each team. */
async function addTeams(tx: Tx, { shop, merchant, vendor }: People) {
  const loginOf = async (email: string, name: string) => {
    const row = { email, name, password_hash: '', created_at: noon };
    return (await tx.insertInto('logins').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const member = await loginOf('ida.marsh@demo.example', 'Ida Marsh');
  await tx
    .insertInto('shop_members')
    .values({ shop_id: shop, login_id: member, role: 'bookkeeper' })
    .execute();
  const { team_id } = await tx
    .selectFrom('vendor_signups')
    .select('team_id')
    .where('login_id', '=', vendor.id)
    .executeTakeFirstOrThrow();
  const viewer = await loginOf('noor.hale@demo.example', 'Noor Hale');
  const { id: teammate } = await tx
    .insertInto('vendor_signups')
    .values({
      shop_id: shop,
      login_id: viewer,
      team_id,
      name: 'Noor Hale',
      role: 'vendor_viewer',
      approved: true,
      decided: true,
      created_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invited = { shop_id: shop, email: 'robin.fell@demo.example' };
  return {
    member,
    teammate,
    invitation: await addInvitation(tx, {
      ...invited,
      team_id: null,
      role: 'payer',
      invited_by: merchant.id,
    }),
    teamInvitation: await addInvitation(tx, {
      ...invited,
      team_id,
      role: 'vendor_viewer',
      invited_by: vendor.id,
    }),
  };
}

type Found = Pick<
  Ids,
  | 'signup'
  | 'vendor'
  | 'line'
  | 'order'
  | 'product'
  | 'variant'
  | 'payout'
  | 'rep'
  | 'dueRep'
  | 'repCommission'
  | 'repPayout'
  | 'logo'
  | 'statement'
  | 'repStatement'
>;

/** A sales rep reads their own figures alone. */
async function idsOfRep(database: Database, loginId: number) {
  const { rows } = await database.asSystem((tx) =>
    sql<Pick<Found, 'dueRep' | 'repPayout' | 'repStatement'>>`
      select m.sales_rep_id as "dueRep",
        (select max(p.id) from sales_rep_payouts p where p.sales_rep_id = m.sales_rep_id) as "repPayout",
        (select max(s.id) from statements s where s.sales_rep_id = m.sales_rep_id) as "repStatement"
      from shop_members m where m.login_id = ${loginId}`.execute(tx),
  );
  return rows[0];
}

async function rowsOf(database: Database, people: People): Promise<Found> {
  const { rows } = await database.asSystem((tx) =>
    sql<Found>`
      with v as (
        select v.signup_id as signup, v.vendor_id as vendor
        from vendor_signup_vendors v join vendor_signups s on s.id = v.signup_id
        where s.login_id = ${people.vendor.id} order by v.vendor_id limit 1
      ), l as (
        select l.id as line, l.order_id as "order", p.id as product, a.id as variant
        from line_items l
        join variants a on a.id = l.variant_id
        join products p on p.id = a.product_id
        join v on v.vendor = l.vendor_id
        where l.kind = 'product' and l.payout_id is null and l.commission_amount > 0
        order by l.id desc limit 1
      ), r as (
        select id as "repCommission", sales_rep_id as "dueRep"
        from order_sales_rep_commissions order by id desc limit 1
      )
      select v.*, l.*, r.*,
        (select p.id from payouts p where p.vendor_id = v.vendor and p.deleted_date is null order by p.id desc limit 1) as payout,
        (select max(id) from statements s where s.vendor_id = v.vendor) as statement,
        (select max(id) from statements where sales_rep_id is not null) as "repStatement",
        (select max(id) from sales_reps) as rep,
        (select max(id) from sales_rep_payouts) as "repPayout",
        (select shop_id || '-' || digest from logos limit 1) as logo
      from v, l, r`.execute(tx),
  );
  const [found] = rows;
  if (found === undefined)
    throw new Error('The demo has a vendor with something sold, and a rep with something due.');
  return found;
}
