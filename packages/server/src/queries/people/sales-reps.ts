import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SeenReps } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import {
  repCommissionAmounts,
  type RepCommissionState,
  type RepReason,
} from '../../pricing/rep-commissions.ts';
import type { Schema } from '../../database/schema.ts';
import { isSeenRep, nameOfRep } from './sales-rep-totals.ts';

export type SalesRepRow = Selectable<Schema['sales_reps']>;

/** A rep's part of an order with its amount in minor units. */
export type RepCommissionRow = {
  readonly id: number;
  readonly order_id: number;
  readonly sales_rep_id: number;
  readonly rate_ppm: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly image: string | null;
  readonly state: RepCommissionState;
  /** Null for a part that is earned. */
  readonly reason: RepReason | null;
  readonly amount: number;
  /** The amount that valid payouts have paid for it; above the part's amount where money came back afterwards. */
  readonly paid: number;
  /** A payout includes it, so its percentage stays. */
  readonly is_paid: boolean;
};

/** The parts of an order that the session sees, in the order of their entry. */
export async function repCommissionsOfOrder(
  tx: Tx,
  of: SeenReps,
  orderId: number,
): Promise<RepCommissionRow[]> {
  return repCommissions(tx, of, sql`c.order_id = ${orderId}`);
}

/** Null for a part that is missing, or that the session does not see. */
export async function repCommissionById(tx: Tx, of: SeenReps, id: number): Promise<RepCommissionRow | null> {
  const [row] = await repCommissions(tx, of, sql`c.id = ${id}`);
  return row ?? null;
}

async function repCommissions(tx: Tx, of: SeenReps, which: RawBuilder<unknown>): Promise<RepCommissionRow[]> {
  const { rows } = await sql<RepCommissionRow>`
    select a.*, r.first_name, r.last_name, r.image
    from (${repCommissionAmounts(of.shopId, sql`${which} and ${isSeenRep(sql`c.sales_rep_id`, of)}`)}) a
    join sales_reps r on r.shop_id = ${of.shopId} and r.id = a.sales_rep_id
    order by a.id`.execute(tx);
  return rows;
}

/** Adds a rep's part to an order; its id, or null where the rep has one there already. */
export async function insertRepCommission(
  tx: Tx,
  shopId: number,
  part: { orderId: number; salesRepId: number; ratePpm: number; now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('order_sales_rep_commissions')
    .values({
      shop_id: shopId,
      order_id: part.orderId,
      sales_rep_id: part.salesRepId,
      rate_ppm: part.ratePpm,
      created_at: part.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'order_id', 'sales_rep_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Does nothing for one that is missing. */
export async function changeRepCommission(
  tx: Tx,
  shopId: number,
  id: number,
  ratePpm: number,
): Promise<void> {
  await tx
    .updateTable('order_sales_rep_commissions')
    .set({ rate_ppm: ratePpm })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** Does nothing for one that is missing. */
export async function deleteRepCommission(tx: Tx, shopId: number, id: number): Promise<void> {
  await tx
    .deleteFrom('order_sales_rep_commissions')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

export async function salesRepById(tx: Tx, shopId: number, id: number): Promise<SalesRepRow | null> {
  const row = await tx
    .selectFrom('sales_reps')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The sales reps with this name, in upper or lower case. */
export async function salesRepsNamed(tx: Tx, shopId: number, name: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('sales_reps as r')
    .select('r.id')
    .where('r.shop_id', '=', shopId)
    .where(sql<boolean>`lower(${nameOfRep}) = ${name.toLowerCase()}`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertSalesRep(
  tx: Tx,
  shopId: number,
  rep: { first_name: string; last_name: string; image: string | null; now: Date },
): Promise<SalesRepRow> {
  return tx
    .insertInto('sales_reps')
    .values({
      shop_id: shopId,
      first_name: rep.first_name,
      last_name: rep.last_name,
      image: rep.image,
      created_at: rep.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Does nothing for one that is missing. */
export async function changeSalesRep(
  tx: Tx,
  shopId: number,
  id: number,
  name: { first_name: string; last_name: string },
): Promise<SalesRepRow | null> {
  const row = await tx
    .updateTable('sales_reps')
    .set(name)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
