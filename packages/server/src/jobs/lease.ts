import type { Database } from '../database/database.ts';
import { endLease, renewLease, takeLease, type Lease } from '../queries/leases.ts';

/** The time after which another process takes over the work of one that has died. */
const seconds = 15;
const msBetweenRenewals = 5000;

/**
 * Does the work unless another process is doing it. The lease spares processes the same work, and no amount depends on
 * it: where it has lapsed, locks on rows make them take turns.
 */
export async function underLease(database: Database, lease: Lease, work: () => Promise<void>): Promise<void> {
  if (!(await database.asSystem((tx) => takeLease(tx, lease, seconds)))) return;
  const renewal = setInterval(() => {
    // The next one may succeed.
    database.asSystem((tx) => renewLease(tx, lease, seconds)).catch(() => undefined);
  }, msBetweenRenewals);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await database.asSystem((tx) => endLease(tx, lease));
  }
}
