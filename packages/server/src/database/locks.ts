import { heldLocks } from './transactions.ts';

/**
 * The tables with explicit row locks, in the order in which a transaction may take them: transactions with one order
 * wait for each other and never deadlock. Rows of one table are locked by ascending id.
 */
export const lockOrder = [
  'idempotency_keys',
  'password_resets',
  'logins',
  'sessions',
  'vendor_signups',
  'shop_members',
  'team_invitations',
  'shops',
  'api_keys',
  'statement_runs',
  'pay_runs',
  'rule_replays',
  'reconciliation_runs',
  'moves',
  'shop_settings',
  'shop_metas',
  'shop_jobs',
  'pay_run_settings',
  'imports',
  'platform_connections',
  'vendors',
  'payouts',
  'line_items',
  'vendor_totals',
  'sales_reps',
  'sales_rep_payouts',
  'questions',
  'webhook_endpoints',
  'webhook_deliveries',
  // Held from an act's entry in the history to its commit, so that nothing waits behind another lock.
  'history_heads',
] as const;

export type LockName = (typeof lockOrder)[number];

/** A lock was requested after one that comes later in `lockOrder`. */
export class LockedOutOfOrder extends Error {
  override readonly name = 'LockedOutOfOrder';
}

/**
 * To be called before the statement that locks rows of `table`. Throws LockedOutOfOrder where the transaction holds
 * locks of a later table and none of this one.
 */
export function takeLock(table: LockName): void {
  const held = heldLocks();
  if (held.has(table)) return;
  const later = lockOrder.slice(lockOrder.indexOf(table) + 1).filter((one) => held.has(one));
  if (later.length > 0) {
    throw new LockedOutOfOrder(`Rows of ${table} are locked before those of ${later.join(', ')}.`);
  }
  held.add(table);
}
