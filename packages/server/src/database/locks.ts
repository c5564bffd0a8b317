import { heldLocks } from './transactions.ts';

/**
 * The tables whose rows are locked by name, in the order in which a transaction may lock them. Two transactions that
 * keep one order wait for each other and never deadlock. Rows of one table are locked by ascending id.
 */
export const lockOrder = [
  'idempotency_keys',
  'password_resets',
  'logins',
  'sessions',
  'vendor_signups',
  'shop_members',
  'shops',
  'shop_settings',
  'shop_metas',
  'shop_jobs',
  'imports',
  'platform_connections',
  'vendors',
  'payouts',
  'line_items',
  'vendor_totals',
  'sales_reps',
  'sales_rep_payouts',
] as const;

export type Lock = (typeof lockOrder)[number];

/** A transaction would lock rows after rows that come later in `lockOrder`. */
export class LockedOutOfOrder extends Error {
  override readonly name = 'LockedOutOfOrder';
}

/**
 * Call it before the statement that locks rows of `table`. Throws LockedOutOfOrder where the transaction holds rows of a
 * table that comes later, unless it holds some of this one already.
 */
export function takeLock(table: Lock): void {
  const held = heldLocks();
  if (held.has(table)) return;
  const later = lockOrder.slice(lockOrder.indexOf(table) + 1).filter((one) => held.has(one));
  if (later.length > 0) {
    throw new LockedOutOfOrder(`Rows of ${table} are locked before those of ${later.join(', ')}.`);
  }
  held.add(table);
}
