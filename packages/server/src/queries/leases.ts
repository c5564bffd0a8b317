import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/* For `asSystem`, since the work is of all shops. */

/** Work of one name for one shop, or for no shop where it is 0. `holder` is the id of a process. */
export type Lease = { readonly name: string; readonly shopId: number; readonly holder: string };

/** Takes the lease for so many seconds. False while another process has it. */
export async function takeLease(tx: Tx, { name, shopId, holder }: Lease, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into work_leases as l (name, shop_id, holder, until)
    values (${name}, ${shopId}, ${holder}, now() + ${seconds} * interval '1 second')
    on conflict (name, shop_id) do update set holder = excluded.holder, until = excluded.until
      where l.until < now()
    returning true`.execute(tx);
  return rows.length > 0;
}

export async function renewLease(tx: Tx, { name, shopId, holder }: Lease, seconds: number): Promise<void> {
  await sql`
    update work_leases set until = now() + ${seconds} * interval '1 second'
    where name = ${name} and shop_id = ${shopId} and holder = ${holder}`.execute(tx);
}

export async function endLease(tx: Tx, { name, shopId, holder }: Lease): Promise<void> {
  await sql`
    delete from work_leases where name = ${name} and shop_id = ${shopId} and holder = ${holder}`.execute(tx);
}

export async function endEveryLease(tx: Tx): Promise<void> {
  await tx.deleteFrom('work_leases').execute();
}

/** A new task begins at its next time. */
export async function addRecurringTasks(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into recurring_tasks (name, began_at) select name, ${now} from unnest(${names}::text[]) name
    on conflict (name) do nothing`.execute(tx);
}

/** True for the first process that begins the task of this time, then or later. */
export async function beginRecurringTask(tx: Tx, name: string, due: Date, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update recurring_tasks set began_at = ${now} where name = ${name} and began_at < ${due}
    returning true`.execute(tx);
  return rows.length > 0;
}
