import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../../../packages/server/src/identity/passwords.ts';
import { createMoveWork } from '../../../packages/server/src/features/moves/move-work.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { deriveTotals } from '../../../packages/server/src/pricing/totals.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { openShop, type Files, type ImportedShop } from '../import/shop.ts';
import { startServer, type SuccessBody, type TestServer } from '../server.ts';
import type { OldApp } from './old-app.ts';

/* A shop with an owner, into which a former app is moved. */

export type Move = SuccessBody<'getMove'>;
export type MovedFiles = {
  readonly vendors?: string | Buffer;
  readonly commissions?: string | Buffer;
  readonly payouts?: string | Buffer;
};

const password = 'correct horse battery';

/** After every day of a made-up app. */
export const today = new Date('2026-03-15T12:00:00.000Z');

export type World = {
  readonly database: Database;
  readonly server: TestServer;
  readonly shop: ImportedShop;
  readonly shopId: number;
  readonly token: string;
  /** Signs a login of this vendor in to the portal. */
  vendorToken(vendorId: number): Promise<string>;
  readonly asShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Does what is due, as the job does. */
  run(): Promise<void>;
  begin(files: MovedFiles): Promise<Move>;
  get(id: number): Promise<Move>;
  check(id: number): Promise<Move>;
  /** Answers every group alike. */
  answerAll(id: number, answer: 'theirs' | 'leave'): Promise<Move>;
  /** Reviews the balances as they are suggested, books what was found, and waits until it is done. */
  book(id: number): Promise<Move>;
  undo(id: number): Promise<Move>;
  /** The figures of the books that an undo has to restore. */
  figures(): Promise<unknown>;
  audit(): Promise<unknown[]>;
  close(): Promise<void>;
};

export async function openWorld(database: Database): Promise<World> {
  const shop = await openShop(database, {
    shop: { currency: 'USD', time_zone: 'UTC', domain: 'alder.example', myshopify_domain: 'alder.example' },
  });
  const { shopId } = shop;
  const hash = await hashPassword(password);
  await database.asSystem(async (tx) => {
    await sql`insert into invoice_counters (shop_id) values (${shopId}) on conflict do nothing`.execute(tx);
    const { id } = await tx
      .insertInto('logins')
      .values({ email: 'owner@alder.example', password_hash: hash, name: 'Owner', created_at: today })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('shop_members').values({ shop_id: shopId, login_id: id, role: 'owner' }).execute();
  });
  const server = await startServer(database);
  server.now = today;
  const { access: token } = await server.ok('createToken', {
    body: { email: 'owner@alder.example', password },
  });
  const asShop: World['asShop'] = (work) =>
    database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, work);
  const work = createMoveWork({ database, clock: () => server.now });
  const world: World = {
    database,
    server,
    shop,
    shopId,
    token,
    asShop,
    async vendorToken(vendor_id) {
      const email = `vendor${vendor_id}@alder.example`;
      await database.asSystem(async (tx) => {
        const login = await tx
          .insertInto('logins')
          .values({ email, password_hash: hash, name: 'Vendor', created_at: today })
          .returning('id')
          .executeTakeFirstOrThrow();
        const signup = await tx
          .insertInto('vendor_signups')
          .values({ shop_id: shopId, login_id: login.id, name: 'Vendor', approved: true, created_at: today })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('vendor_signup_vendors')
          .values({ signup_id: signup.id, shop_id: shopId, vendor_id })
          .execute();
      });
      return (await server.ok('loginVendor', { body: { email, password } })).access;
    },
    run: () => work.run(shopId, new AbortController().signal),
    get: (id) => server.ok('getMove', { token, params: { id } }),
    async begin(files) {
      const { id } = await server.ok('createMove', { token, body: { name: 'Previous app' } });
      for (const role of ['vendors', 'payouts', 'commissions'] as const) {
        const file = files[role];
        if (file === undefined) continue;
        await server.ok('uploadMoveFile', {
          token,
          params: { id, role },
          query: { name: `${role}.csv` },
          bytes: Buffer.from(file),
          headers: { 'content-type': 'text/csv' },
        });
      }
      return world.get(id);
    },
    async check(id) {
      await server.ok('checkMove', { token, params: { id } });
      await world.run();
      return world.get(id);
    },
    async answerAll(id, answer) {
      const groups = await server.ok('listMoveDifferences', {
        token,
        params: { id },
        query: { page_size: 1000 },
      });
      if (groups.results.length === 0) return world.get(id);
      const answers = groups.results.map(({ id: group }) => ({ group, answer }));
      return server.ok('answerMoveDifferences', { token, params: { id }, body: { answers } });
    },
    async book(id) {
      const { found } = await server.ok('saveMoveBalances', {
        token,
        params: { id },
        body: { balances: [], reviewed: true },
      });
      await server.ok('bookMove', {
        token,
        params: { id },
        headers: { 'idempotency-key': randomUUID() },
        body: {
          expected_payouts: found?.to_book ?? 0,
          expected_amount: found?.to_book_amount ?? '0.00',
          expected_opening: found?.opening ?? '0.00',
        },
      });
      await world.run();
      return world.get(id);
    },
    async undo(id) {
      await server.ok('undoMove', { token, params: { id }, body: { reason: 'It was another year.' } });
      await world.run();
      return world.get(id);
    },
    figures: () => asShop((tx) => figuresOf(tx, shopId)),
    audit: () => asShop((tx) => audit(tx, shopId)),
    close: () => server.close(),
  };
  return world;
}

/** Vendors' totals, and every line with its price, its terms and its override. */
async function figuresOf(tx: Tx, shopId: number): Promise<unknown> {
  const { rows: totals } =
    await sql`select vendor_id, due, paid, total_sales, amount_taxed from vendor_totals where shop_id = ${shopId}
    order by vendor_id`.execute(tx);
  const { rows: lines } =
    await sql`select to_jsonb(l) - 'search_text' as line from line_items l where shop_id = ${shopId}
    and kind <> 'custom' order by id`.execute(tx);
  const { rows: ledger } =
    await sql`select vendor_id, account, sum(amount)::int8 as amount from ledger_entries where shop_id = ${shopId}
    group by 1, 2 having sum(amount) <> 0 order by 1, 2`.execute(tx);
  return { totals, lines, ledger };
}

/** Imports the orders of a made-up app and sets the rules that it is made for. */
export async function importApp(world: World, app: OldApp): Promise<void> {
  await world.shop.importWell(app.imports, today);
  await setRules(world, app);
}

async function setRules({ database, shopId, asShop }: World, app: OldApp): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx
      .updateTable('shop_settings')
      .set({ discount_share: app.shop.discountShare, global_commission_ppm: null })
      .where('shop_id', '=', shopId)
      .execute();
    const metas = {
      consignment_discount_pre_percentage: app.shop.discountBeforePercentage,
      consignment_calculate_by_profit: app.shop.calculateByProfit,
    };
    for (const [meta_key, value] of Object.entries(metas)) {
      await tx
        .insertInto('shop_metas')
        .values({ shop_id: shopId, meta_key, meta_value: String(value) })
        .execute();
    }
    for (const { name, rate } of app.vendors) {
      await tx
        .updateTable('vendors')
        .set({ commission_rate_ppm: rate })
        .where('shop_id', '=', shopId)
        .where('name', '=', name)
        .execute();
    }
  });
  await asShop(async (tx) => {
    await priceLines(tx, shopId, allOrders);
    const vendors = await tx.selectFrom('vendors').select('id').where('shop_id', '=', shopId).execute();
    await deriveTotals(
      tx,
      shopId,
      vendors.map(({ id }) => id),
    );
  });
}

/** Sends the files of a made-up app, and says which columns are which. */
export async function beginApp(world: World, app: OldApp): Promise<Move> {
  const { server, token } = world;
  const { id } = await world.begin(app.files);
  for (const role of ['vendors', 'payouts', 'commissions'] as const) {
    await server.ok('updateMoveFile', { token, params: { id, role }, body: { columns: app.columns[role] } });
  }
  return world.get(id);
}

export type { Files };
