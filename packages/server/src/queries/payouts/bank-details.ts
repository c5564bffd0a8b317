import type { BankDetails } from '@consignment/domain/payouts/bank-details';
import type { HeldChanges } from '@consignment/domain/payouts/payout-details';
import { sql, type Selectable } from 'kysely';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/*
 * Where vendors are paid by bank. A change locks its vendor's row, as each payout does, so that none is written to
 * details that change meanwhile.
 */

type Row = Selectable<Schema['vendor_bank_details']>;
export type VendorKey = { readonly shopId: number; readonly vendorId: number };

/** Sealed for one vendor: another's seal cannot be put in its place. */
function placeOf({ shopId, vendorId }: VendorKey): string {
  return `vendor_bank_details/${shopId}/${vendorId}`;
}

/** Details sealed with a lost key have to be entered again: they count as missing. */
function opened(secrets: Sealer, key: VendorKey, sealed: Buffer | null): BankDetails | null {
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

/** The last change of these vendors' bank details, and the end of the hold that a change of any address put on their payments. */
export async function lastBankChanges(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
): Promise<Map<number, { readonly changedAt: Date | null; readonly heldUntil: Date }>> {
  const rows = await tx
    .selectFrom('vendor_bank_details')
    .select(['vendor_id', 'changed_at', 'held_until'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`vendor_id = any (${[...vendorIds]}::int8[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.vendor_id, { changedAt: row.changed_at, heldUntil: row.held_until }]),
  );
}

/** The vendors whose payments are held since their payout details have changed, and until when. */
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
export async function bankHoldOf(tx: Tx, { shopId, vendorId }: VendorKey, now: Date): Promise<Date | null> {
  const row = await bankRowOf(tx, { shopId, vendorId });
  return row !== null && row.held_until > now ? row.held_until : null;
}

/** The row of a vendor's details and hold; null for a vendor that never had any. */
export async function bankRowOf(tx: Tx, { shopId, vendorId }: VendorKey): Promise<Row | null> {
  const row = await tx
    .selectFrom('vendor_bank_details')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row ?? null;
}

/** `heldUntil` is null where payments are not held. */
export type BankDetailsStanding = {
  readonly details: BankDetails | null;
  readonly changedAt: Date | null;
  readonly heldUntil: Date | null;
  /** The changes of the hold; null where payments are not held. */
  readonly changes: HeldChanges | null;
};

export async function bankDetailsStanding(
  tx: Tx,
  secrets: Sealer,
  key: VendorKey,
  now: Date,
): Promise<BankDetailsStanding> {
  const row = await bankRowOf(tx, key);
  if (row === null) return { details: null, changedAt: null, heldUntil: null, changes: null };
  const isHeld = row.held_until > now;
  return {
    details: opened(secrets, key, row.sealed),
    changedAt: row.changed_at,
    heldUntil: isHeld ? row.held_until : null,
    changes: isHeld
      ? {
          changedBy: row.changed_by,
          behind: row.changed_behind,
          isByShop: row.is_by_shop,
          isStopped: row.stopped_at !== null,
        }
      : null,
  };
}

/** Writes the details of a vendor, null for none. The caller has begun the hold, which keeps the former details. */
export async function setBankDetails(
  tx: Tx,
  secrets: Sealer,
  key: VendorKey,
  { details, now }: { readonly details: BankDetails | null; readonly now: Date },
): Promise<void> {
  const sealed = details === null ? null : secrets.seal(JSON.stringify(details), placeOf(key));
  await tx
    .updateTable('vendor_bank_details')
    .set({ sealed, changed_at: now })
    .where('shop_id', '=', key.shopId)
    .where('vendor_id', '=', key.vendorId)
    .execute();
}

/** The logins of the accounts that reach a vendor in the portal. */
export async function loginsOfVendor(tx: Tx, { shopId, vendorId }: VendorKey): Promise<number[]> {
  const rows = await tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendor_signups as s', (join) =>
      join.onRef('s.shop_id', '=', 'l.shop_id').onRef('s.id', '=', 'l.signup_id'),
    )
    .select('s.login_id')
    .where('l.shop_id', '=', shopId)
    .where('l.vendor_id', '=', vendorId)
    .orderBy('s.login_id')
    .execute();
  return [...new Set(rows.map(({ login_id: id }) => id))];
}
