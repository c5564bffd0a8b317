import type { BankDetails } from '@consignment/domain/bank-details';
import { bankHoldUntil } from '@consignment/domain/bank-details';
import { sql, type Selectable } from 'kysely';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/*
 * Where vendors are paid by bank. A change locks its vendor's row, as each payout does, so that none is written to
 * details that change meanwhile.
 */

type Row = Selectable<Schema['vendor_bank_details']>;
type Key = { readonly shopId: number; readonly vendorId: number };

/** Sealed for one vendor: another's seal cannot be put in its place. */
function placeOf({ shopId, vendorId }: Key): string {
  return `vendor_bank_details/${shopId}/${vendorId}`;
}

/** Details sealed with a key that is gone have to be entered again: they are as none. */
function opened(secrets: Sealer, key: Key, sealed: Buffer | null): BankDetails | null {
  if (sealed === null) return null;
  let text: string;
  try {
    text = secrets.open(sealed, placeOf(key));
  } catch {
    return null;
  }
  // Sealed by `changeBankDetails`, so the text is what that was given.
  return JSON.parse(text) as BankDetails;
}

/** The details of these vendors; those without any are left out, as are those sealed with a former SECRETS_KEY. */
export async function bankDetailsOf(
  tx: Tx,
  secrets: Sealer,
  shopId: number,
  vendorIds: readonly number[],
): Promise<Map<number, BankDetails>> {
  const rows = await tx
    .selectFrom('vendor_bank_details')
    .select(['vendor_id', 'sealed'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`vendor_id = any (${[...vendorIds]}::int8[])`)
    .where('sealed', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ vendor_id: vendorId, sealed }) => {
      const details = opened(secrets, { shopId, vendorId }, sealed);
      return details === null ? [] : [[vendorId, details] as const];
    }),
  );
}

/** The vendors whose payments are held since their bank details have changed, and until when. */
export async function bankHolds(tx: Tx, shopId: number, now: Date): Promise<Map<number, Date>> {
  const rows = await tx
    .selectFrom('vendor_bank_details')
    .select(['vendor_id', 'held_until'])
    .where('shop_id', '=', shopId)
    .where('held_until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.vendor_id, row.held_until]));
}

/** The same for one vendor; null where its payments are not held. */
export async function bankHoldOf(tx: Tx, { shopId, vendorId }: Key, now: Date): Promise<Date | null> {
  const row = await rowOf(tx, { shopId, vendorId });
  return row !== null && row.held_until > now ? row.held_until : null;
}

async function rowOf(tx: Tx, { shopId, vendorId }: Key): Promise<Row | null> {
  const row = await tx
    .selectFrom('vendor_bank_details')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row ?? null;
}

/** `heldUntil` is null where payments are not held; `isStopped`: they are, after a change was stopped. */
export type BankDetailsStanding = {
  readonly details: BankDetails | null;
  readonly changedAt: Date | null;
  readonly heldUntil: Date | null;
  readonly isStopped: boolean;
};

export async function bankDetailsStanding(
  tx: Tx,
  secrets: Sealer,
  key: Key,
  now: Date,
): Promise<BankDetailsStanding> {
  const row = await rowOf(tx, key);
  if (row === null) return { details: null, changedAt: null, heldUntil: null, isStopped: false };
  const isHeld = row.held_until > now;
  return {
    details: opened(secrets, key, row.sealed),
    changedAt: row.changed_at,
    heldUntil: isHeld ? row.held_until : null,
    isStopped: isHeld && row.stopped_at !== null,
  };
}

/**
 * Replaces the details of a vendor, or removes them with null, and holds its payments. The caller has locked the vendor.
 * While a hold lasts, one link stops all changes since it began; the link's id is answered.
 * @param newLink the id of the link where a hold begins, a new UUID
 */
export async function changeBankDetails(
  tx: Tx,
  secrets: Sealer,
  { shopId, vendorId }: Key,
  change: { readonly details: BankDetails | null; readonly newLink: string; readonly now: Date },
): Promise<{ readonly link: string; readonly heldUntil: Date }> {
  const { details, newLink, now } = change;
  const before = await rowOf(tx, { shopId, vendorId });
  const isHeld = before !== null && before.held_until > now;
  const link = (isHeld ? before.stop_link : null) ?? newLink;
  const heldUntil = bankHoldUntil(now);
  const values = {
    sealed: details === null ? null : secrets.seal(JSON.stringify(details), placeOf({ shopId, vendorId })),
    former_sealed: isHeld ? before.former_sealed : (before?.sealed ?? null),
    changed_at: now,
    held_until: heldUntil,
    stop_link: link,
    stopped_at: null,
  };
  await tx
    .insertInto('vendor_bank_details')
    .values({ shop_id: shopId, vendor_id: vendorId, ...values })
    .onConflict((conflict) => conflict.columns(['shop_id', 'vendor_id']).doUpdateSet(values))
    .execute();
  return { link, heldUntil };
}

/** Ends the hold of a vendor, and with it the link; false where there is none. The caller has locked the vendor. */
export async function releaseBankHold(tx: Tx, { shopId, vendorId }: Key, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('vendor_bank_details')
    .set({ held_until: now, stop_link: null, stopped_at: null, former_sealed: null })
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('held_until', '>', now)
    .returning('vendor_id')
    .executeTakeFirst();
  return row !== undefined;
}

/* The rest is for `asSystem`: a link opens without a session. */

/** The vendor whose change a link stops; null where it was used, the hold is over or it is none of ours. */
export async function vendorOfStopLink(tx: Tx, link: string, now: Date): Promise<Key | null> {
  const row = await tx
    .selectFrom('vendor_bank_details')
    .select(['shop_id', 'vendor_id'])
    .where('stop_link', '=', link)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { shopId: row.shop_id, vendorId: row.vendor_id };
}

/**
 * Brings back the details from before the hold, and holds payments from `now` on; null where the link is over. The caller has
 * locked the vendor, so that of two who follow the link one is too late.
 */
export async function stopBankChange(tx: Tx, link: string, now: Date): Promise<{ heldUntil: Date } | null> {
  const heldUntil = bankHoldUntil(now);
  const row = await tx
    .updateTable('vendor_bank_details')
    .set((eb) => ({
      sealed: eb.ref('former_sealed'),
      changed_at: now,
      held_until: heldUntil,
      stop_link: null,
      stopped_at: now,
    }))
    .where('stop_link', '=', link)
    .where('held_until', '>', now)
    .returning('vendor_id')
    .executeTakeFirst();
  return row === undefined ? null : { heldUntil };
}

/** The logins of the accounts that reach a vendor in the portal. */
export async function loginsOfVendor(tx: Tx, { shopId, vendorId }: Key): Promise<number[]> {
  const rows = await tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendor_signups as s', 's.id', 'l.signup_id')
    .select('s.login_id')
    .where('l.shop_id', '=', shopId)
    .where('l.vendor_id', '=', vendorId)
    .orderBy('s.login_id')
    .execute();
  return [...new Set(rows.map(({ login_id: id }) => id))];
}
