import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/*
 * Where the ids of payouts begin. They are the references `po-…` at banks and at PayPal, which know nothing of databases: an id
 * must not be given again by another installation, nor by this one after an older state of it was restored. For `asSystem`.
 */

/** A whole number from 0 until below this one. */
export type Random = (below: number) => number;

const million = 1_000_000;
/** A reference has 15 characters in an ACH file, so an id has twelve digits. */
const mostMillions = 999_998;

/** An installation's first payout begins at a random million. Those that have payouts of a real shop go on where they are. */
export async function beginPayoutIds(tx: Tx, random: Random = randomInt): Promise<void> {
  const { rows } = await sql`
    select from payouts p join shops s on s.id = p.shop_id where not s.is_demo and s.sandbox_of is null limit 1`.execute(
    tx,
  );
  if (rows.length === 0 && (await lastPayoutId(tx)) < million) await payoutIdsAnew(tx, random);
}

/** The ids go on at a random million above all that were given; returns the last one that is passed over. */
export async function payoutIdsAnew(tx: Tx, random: Random = randomInt): Promise<number> {
  const current = Math.ceil((await lastPayoutId(tx)) / million);
  // A tenth of what is left, so that it never runs out.
  const reach = Math.max(1, Math.floor((mostMillions - current) / 10));
  const last = (current + 1 + random(reach)) * million;
  await sql`select setval(pg_get_serial_sequence('payouts', 'id'), ${last})`.execute(tx);
  return last;
}

async function lastPayoutId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select greatest((select coalesce(max(id), 0) from payouts), coalesce((select last_value from pg_sequences
      where format('%I.%I', schemaname, sequencename)::regclass = pg_get_serial_sequence('payouts', 'id')::regclass), 0)) as last`.execute(
    tx,
  );
  return rows[0]?.last ?? 0;
}
