import { bankHoldUntil } from '@consignment/domain/payouts/bank-details';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { bankRowOf, type VendorKey } from './bank-details.ts';

/*
 * The hold of a vendor's payments after a change of any address that its money goes to. The caller has locked the vendor's row,
 * as each payout does, so that none is written to an address that changes meanwhile.
 */

/** The login and the people who change payout details. */
export type Changer = {
  /** The login that acts; null for a program. */
  readonly login: number | null;
  /** The people of the shop behind it. */
  readonly behind: readonly number[];
  readonly isByShop: boolean;
};

/**
 * Holds the payments of a vendor, and keeps the values before the change that the caller is about to make. While a hold lasts,
 * one link stops all changes since it began; the link's id is answered.
 * @param newLink the id of the link where a hold begins, a new UUID
 */
export async function beginHold(
  tx: Tx,
  { shopId, vendorId }: VendorKey,
  change: { readonly by: Changer; readonly newLink: string; readonly now: Date },
): Promise<{ readonly link: string; readonly heldUntil: Date }> {
  const { by, newLink, now } = change;
  const before = await bankRowOf(tx, { shopId, vendorId });
  const held = before !== null && before.held_until > now ? before : null;
  const link = held?.stop_link ?? newLink;
  const heldUntil = bankHoldUntil(now);
  const { paypal_email: paypalEmail } = await tx
    .selectFrom('vendors')
    .select('paypal_email')
    .where('shop_id', '=', shopId)
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const values = {
    former_sealed: held === null ? (before?.sealed ?? null) : held.former_sealed,
    former_paypal_email: held?.former_paypal_email ?? paypalEmail,
    held_until: heldUntil,
    stop_link: link,
    stopped_at: null,
    changed_by: idsOf([...(held?.changed_by ?? []), ...(by.login === null ? [] : [by.login])]),
    changed_behind: idsOf([...(held?.changed_behind ?? []), ...by.behind]),
    is_by_shop: by.isByShop && (held?.is_by_shop ?? true),
  };
  await tx
    .insertInto('vendor_bank_details')
    .values({ shop_id: shopId, vendor_id: vendorId, ...values })
    .onConflict((conflict) => conflict.columns(['shop_id', 'vendor_id']).doUpdateSet(values))
    .execute();
  return { link, heldUntil };
}

function idsOf(ids: readonly number[]) {
  return sql<number[]>`${[...new Set(ids)]}::int8[]`;
}

/** True while payments are held since a change was stopped. */
export async function isChangeStopped(tx: Tx, key: VendorKey, now: Date): Promise<boolean> {
  const row = await bankRowOf(tx, key);
  return row !== null && row.held_until > now && row.stopped_at !== null;
}

/** Ends the hold of a vendor, and with it the link; false where there is none. */
export async function releaseHold(tx: Tx, { shopId, vendorId }: VendorKey, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('vendor_bank_details')
    .set({
      held_until: now,
      stop_link: null,
      stopped_at: null,
      former_sealed: null,
      former_paypal_email: null,
    })
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('held_until', '>', now)
    .returning('vendor_id')
    .executeTakeFirst();
  return row !== undefined;
}

/* The rest is for `asSystem`: a link opens without a session. */

/** The vendor whose change a link stops; null where it was used, the hold is over or it is not ours. */
export async function vendorOfStopLink(tx: Tx, link: string, now: Date): Promise<VendorKey | null> {
  const row = await tx
    .selectFrom('vendor_bank_details')
    .select(['shop_id', 'vendor_id'])
    .where('stop_link', '=', link)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { shopId: row.shop_id, vendorId: row.vendor_id };
}

/**
 * Brings back the values before the hold, and holds payments from `now` on; null where the link is over. The caller has
 * locked the vendor, so that of two who follow the link one is too late.
 */
export async function stopChange(
  tx: Tx,
  { shopId, vendorId }: VendorKey,
  link: string,
  now: Date,
): Promise<{ heldUntil: Date } | null> {
  const heldUntil = bankHoldUntil(now);
  const row = await tx
    .updateTable('vendor_bank_details')
    .set((eb) => ({
      sealed: eb.ref('former_sealed'),
      changed_at: sql<Date | null>`case when sealed is distinct from former_sealed then ${now}::timestamptz else changed_at end`,
      held_until: heldUntil,
      stop_link: null,
      stopped_at: now,
    }))
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('stop_link', '=', link)
    .where('held_until', '>', now)
    .returning('former_paypal_email')
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.former_paypal_email !== null) {
    await tx
      .updateTable('vendors')
      .set({ paypal_email: row.former_paypal_email })
      .where('shop_id', '=', shopId)
      .where('id', '=', vendorId)
      .execute();
  }
  return { heldUntil };
}

/** The addresses that a vendor or its logins had until lately. */
export async function formerAddresses(
  tx: Tx,
  { shopId, vendorId }: VendorKey,
  since: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('vendor_former_addresses')
    .select('address')
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('left_at', '>', since)
    .orderBy('left_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ address }) => address);
}
