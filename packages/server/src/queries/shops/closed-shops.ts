import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/* For `asSystem`. */

/** From now on no login and no key opens the shop, and it sends no mail. */
export async function closeShop(tx: Tx, shopId: number, now: Date): Promise<void> {
  await tx
    .updateTable('shops')
    .set({ closed_at: now })
    .where('id', '=', shopId)
    .where('closed_at', 'is', null)
    .execute();
}

export async function reopenShop(tx: Tx, shopId: number): Promise<void> {
  await tx.updateTable('shops').set({ closed_at: null }).where('id', '=', shopId).execute();
}

/** Deletes a closed shop with all that it has, its sandbox too; its logins stay. */
export async function deleteShop(tx: Tx, shopId: number): Promise<void> {
  await sql`select remove_shop(${shopId})`.execute(tx);
}

export type ShopSize = {
  readonly orders: number;
  readonly vendors: number;
  /** The sum of what vendors are owed, in minor units, without what others owe back. */
  readonly due: number;
  readonly payouts: readonly { readonly number: number; readonly status: PayoutStatus }[];
};

export async function shopSize(tx: Tx, shopId: number): Promise<ShopSize> {
  const { rows } = await sql<Omit<ShopSize, 'payouts'>>`
    select (select count(*) from orders where shop_id = ${shopId})::int8 as orders,
      (select count(*) from vendors where shop_id = ${shopId} and not hidden)::int8 as vendors,
      (select coalesce(sum(greatest(due, 0)), 0) from vendor_totals where shop_id = ${shopId})::int8 as due`.execute(
    tx,
  );
  const [size] = rows;
  if (size === undefined) throw new Error('A query of counts has no row.');
  const payouts = await tx
    .selectFrom('payouts')
    .select(['invoice_number as number', 'status'])
    .where('shop_id', '=', shopId)
    .where('is_test', '=', false)
    .where('status', '<>', 'deleted')
    .orderBy('id')
    .execute();
  return { ...size, payouts };
}

/** The people of a shop: its members and its vendors' logins. */
export async function loginsOfShop(tx: Tx, shopId: number): Promise<number[]> {
  const members = tx.selectFrom('shop_members').select('login_id').where('shop_id', '=', shopId);
  const vendors = tx.selectFrom('vendor_signups').select('login_id').where('shop_id', '=', shopId);
  const rows = await members.union(vendors).orderBy('login_id').execute();
  return rows.map((row) => row.login_id);
}
