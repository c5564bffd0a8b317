import { sql } from 'kysely';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { placeOfSecret } from '../../../packages/server/src/payments/payment-secrets.ts';
import { openBooks, type Books } from '../ledger/books.ts';
import type { PaypalServer } from '../payments/paypal-server.ts';
import { liveKeys } from '../payments/world.ts';
import { insertVendor, someDay } from '../rows.ts';
import { secretsKey } from '../server.ts';
import { enterBankDetails, openBank } from './bank.ts';
import { startProcess, type Process } from './process.ts';

/** The shop of one history: three vendors, each of whom can be paid in another choice of ways. */
export type HistoryShop = {
  readonly database: Database;
  readonly paypal: PaypalServer;
  readonly books: Books;
  readonly shopId: number;
  readonly vendors: readonly number[];
  /** The owner, and a second person. */
  readonly logins: readonly [number, number];
  readonly process: Process;
  readonly lines: SoldLine[];
  /** Custom items. */
  readonly items: { readonly vendor: number; readonly amount: number }[];
  /** The payouts of files that a person has and did not withdraw: the bank may have them. */
  readonly exported: Set<number>;
  /** The bank's outcomes of these payouts. */
  readonly bank: Map<number, 'paid' | 'rejected' | 'returned'>;
  /** The answers and statements of the bank, by the run that they are about. */
  readonly texts: { readonly run: number; readonly text: string }[];
  /** The sums that were approved, by run. */
  readonly approved: Map<number, number>;
  readonly clock: { now: Date };
};

export type SoldLine = {
  readonly id: number;
  readonly vendor: number;
  readonly price: number;
  readonly units: number;
  back: number;
};

/** Shared by all histories of a test. */
export type HistoryWorld = Pick<HistoryShop, 'database' | 'paypal' | 'logins'>;

export async function openLogins(database: Database): Promise<readonly [number, number]> {
  const one = (email: string) =>
    database.asSystem(async (tx) => {
      const row = { email, name: email, password_hash: 'opens nothing', created_at: someDay };
      return (await tx.insertInto('logins').values(row).returning('id').executeTakeFirstOrThrow()).id;
    });
  return [await one('owner@runs.example'), await one('second@runs.example')];
}

export async function openHistoryShop({ database, paypal, logins }: HistoryWorld): Promise<HistoryShop> {
  const books = await openBooks(database);
  const { shopId } = books;
  const secrets = sealerOf(secretsKey);
  const clock = { now: someDay };
  const vendors = await database.asSystem(async (tx) => {
    const ids = [books.vendorId, await insertVendor(tx, shopId), await insertVendor(tx, shopId)];
    await sql`update shops set can_use_paypal = true where id = ${shopId}`.execute(tx);
    for (const [at, vendorId] of ids.entries()) {
      const method = (['paypal', 'bank', null] as const)[at] ?? null;
      await tx
        .updateTable('vendors')
        .set({ paypal_email: at === 1 ? '' : `payee-${vendorId}@pay.example`, payout_method: method })
        .where('id', '=', vendorId)
        .execute();
      if (at > 0) await enterBankDetails(tx, { shopId, vendorId }, someDay);
    }
    await tx
      .insertInto('payment_settings')
      .values({
        shop_id: shopId,
        provider: 'paypal',
        live_api_client: liveKeys.live_api_client,
        live_api_secret: secrets.seal(
          liveKeys.live_api_secret,
          placeOfSecret(shopId, 'paypal', 'live_api_secret'),
        ),
        live_mode: true,
        live_check: 'valid',
      })
      .execute();
    await openBank(tx, shopId);
    return ids;
  });
  return {
    database,
    paypal,
    books,
    shopId,
    vendors,
    logins,
    process: startProcess({ database, paypal, clock: () => clock.now }, null),
    lines: [],
    items: [],
    exported: new Set(),
    bank: new Map(),
    texts: [],
    approved: new Map(),
    clock,
  };
}

export type PayoutOfShop = {
  readonly id: number;
  readonly vendorId: number;
  readonly amount: number;
  readonly status: PayoutStatus;
  readonly method: PayoutMethod;
  /** Null for one of no run. */
  readonly runId: number | null;
  readonly attempt: number | null;
};

export async function payoutsOf({ database, shopId }: HistoryShop): Promise<PayoutOfShop[]> {
  const { rows } = await database.asSystem((tx) =>
    sql<PayoutOfShop>`
      select p.id, p.vendor_id as "vendorId", p.amount, p.status, p.method, r.run_id as "runId", r.attempt
      from payouts p left join pay_run_payouts r on r.shop_id = p.shop_id and r.payout_id = p.id
      where p.shop_id = ${shopId} order by p.id`.execute(tx),
  );
  return rows;
}

export type RunOfShop = {
  readonly id: number;
  readonly isApproved: boolean;
  readonly isCanceled: boolean;
  readonly amount: number | null;
};

export async function runsOf({ database, shopId }: HistoryShop): Promise<RunOfShop[]> {
  const { rows } = await database.asSystem((tx) =>
    sql<RunOfShop>`
      select id, approved_at is not null as "isApproved", canceled_at is not null as "isCanceled", amount
      from pay_runs where shop_id = ${shopId} order by id`.execute(tx),
  );
  return rows;
}

/** A vendor of a run that would be paid, or is. */
export type Reviewed = {
  readonly vendorId: number;
  readonly method: PayoutMethod;
  readonly amount: number;
  readonly payoutId: number | null;
};

export async function reviewedOf({ database, shopId }: HistoryShop, runId: number): Promise<Reviewed[]> {
  const { rows } = await database.asSystem((tx) =>
    sql<Reviewed>`
      select vendor_id as "vendorId", method, amount, payout_id as "payoutId" from pay_run_vendors
      where shop_id = ${shopId} and run_id = ${runId} and exception is null and not is_left_out
      order by vendor_id`.execute(tx),
  );
  return rows;
}
