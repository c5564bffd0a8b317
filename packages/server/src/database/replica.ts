import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The time for the replica to catch up, in milliseconds. */
const catchUpTimeout = 100;

/**
 * The replica, once it has all changes that the primary has now, so that every reader sees its own writes. The primary
 * where that takes too long, or where the replica does not answer or is no longer a standby.
 */
export async function caughtUp(replica: Kysely<Schema>, primary: Kysely<Schema>): Promise<Kysely<Schema>> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary);
  const at = rows[0]?.at ?? '';
  const giveUp = new AbortController();
  const isReady = hasAll(replica, at, giveUp.signal).catch(() => false);
  const isReadyInTime = await Promise.race([isReady, wait(catchUpTimeout, false, { signal: giveUp.signal })]);
  giveUp.abort();
  return isReadyInTime ? replica : primary;
}

async function hasAll(replica: Kysely<Schema>, at: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const { rows } = await sql<{ isStandby: boolean; hasIt: boolean | null }>`
      select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= ${at}::pg_lsn as "hasIt"
    `.execute(replica);
    const [state] = rows;
    if (state?.isStandby !== true) return false;
    if (state.hasIt === true) return true;
    await wait(5);
  }
  return false;
}
