import type { HistoryEvent } from '@consignment/domain/history/history-events';
import type { HistoryGroup, HistoryObject } from '@consignment/domain/history/history-objects';
import { eventsOf } from '@consignment/domain/history/history';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { DeliveryState } from '../../../database/rows.ts';
import type { WebhookRow } from './webhooks.ts';

export type DeliveryEvent = {
  readonly seq: number;
  readonly at: Date;
  readonly event: HistoryEvent;
  readonly object_type: HistoryObject;
  readonly object_id: string;
  readonly vendor_id: number | null;
};

export type DeliveryRow = DeliveryEvent & {
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly last_tried_at: Date | null;
  readonly due_at: Date;
  readonly finished_at: Date | null;
  readonly last_status: number | null;
  readonly last_answer: string;
  readonly last_problem: string;
  readonly last_ms: number | null;
};

const ofEvent = sql`h.seq, h.at, h.event, h.object_type, h.object_id, h.vendor_id`;
const ofDelivery = sql`${ofEvent}, d.state, d.attempts, d.last_tried_at, d.due_at, d.finished_at, d.last_status, d.last_answer,
  d.last_problem, d.last_ms`;
const isOpen = sql`state in ('waiting', 'behind')`;

/**
 * Takes up the next `most` entries of the history after the cursor of a locked webhook, and moves the cursor past them.
 * Those that were taken up before and have ended are sent once more. Returns how many entries were read.
 */
export async function takeUpEvents(tx: Tx, webhook: WebhookRow, now: Date, most: number): Promise<number> {
  const events = webhook.groups.flatMap((group: HistoryGroup) => eventsOf(group));
  const { rows: read } = await sql<{ last: number; count: number }>`
    select coalesce(max(seq), 0) as last, count(*)::int4 as count from (
      select seq from history where shop_id = ${webhook.shop_id} and seq > ${webhook.cursor} order by seq limit ${most}) h
    `.execute(tx);
  const [{ last, count } = { last: 0, count: 0 }] = read;
  if (count === 0) return 0;
  const { rows } = await sql<{ object: string }>`
    insert into webhook_deliveries as d (endpoint_id, shop_id, seq, object, state, due_at)
    select ${webhook.id}::int8, shop_id, seq, object_type || '/' || object_id, 'behind', ${now}
    from history where shop_id = ${webhook.shop_id} and seq > ${webhook.cursor} and seq <= ${last}
      and event = any (${events}::text[])
    on conflict (shop_id, endpoint_id, seq) do update set state = 'behind', due_at = ${now}, attempts = 0, first_tried_at = null,
      finished_at = null
    where d.state in ('delivered', 'failed')
    returning object`.execute(tx);
  await putInOrder(tx, webhook, [...new Set(rows.map(({ object }) => object))]);
  await tx
    .updateTable('webhook_endpoints')
    .set({ cursor: last })
    .where('shop_id', '=', webhook.shop_id)
    .where('id', '=', webhook.id)
    .execute();
  return count;
}

/** Lets the first open delivery of each of these objects wait for its time, and the others for it. */
async function putInOrder(
  tx: Tx,
  { shop_id: shopId, id }: WebhookRow,
  objects: readonly string[],
): Promise<void> {
  if (objects.length === 0) return;
  await sql`
    with first as (
      select o.object, (select min(seq) from webhook_deliveries
        where shop_id = ${shopId} and endpoint_id = ${id} and object = o.object and ${isOpen}) as seq
      from unnest(${[...objects]}::text[]) as o (object))
    update webhook_deliveries d set state = case when d.seq = f.seq then 'waiting' else 'behind' end
    from first f
    where d.shop_id = ${shopId} and d.endpoint_id = ${id} and d.object = f.object
      and (d.seq = f.seq and d.state = 'behind' or d.seq > f.seq and d.state = 'waiting')`.execute(tx);
}

/** Moves the cursor of a locked webhook back, so that later events of the history are taken up again. */
export async function moveCursorBack(tx: Tx, webhook: WebhookRow, to: number): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ cursor: Math.min(to, webhook.cursor) })
    .where('shop_id', '=', webhook.shop_id)
    .where('id', '=', webhook.id)
    .execute();
}

/** The seq before the first entry of the history at or after an instant. */
export async function seqBefore(tx: Tx, shopId: number, instant: Date): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`
    select min(seq) - 1 as seq from history where shop_id = ${shopId} and at >= ${instant}`.execute(tx);
  return rows[0]?.seq ?? null;
}

/** Sends one delivery of a locked webhook once more; null where it has none. */
export async function sendAgain(tx: Tx, webhook: WebhookRow, seq: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'behind', due_at: now, attempts: 0, first_tried_at: null, finished_at: null })
    .where('shop_id', '=', webhook.shop_id)
    .where('endpoint_id', '=', webhook.id)
    .where('seq', '=', seq)
    .returning('object')
    .executeTakeFirst();
  if (row !== undefined) await putInOrder(tx, webhook, [row.object]);
  return row !== undefined;
}

/** A delivery that was claimed, with the webhook's address and sealed secrets. */
export type Claimed = DeliveryEvent & {
  readonly endpointId: number;
  readonly shopId: number;
  readonly object: string;
  readonly attempts: number;
  readonly firstTriedAt: Date;
  readonly url: string;
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly oldSecretUntil: Date | null;
};

/** Claims the delivery that is due longest, until the given moment; null where none is, or the webhook is off. */
export async function claimDelivery(
  tx: Tx,
  of: { readonly shopId: number; readonly endpointId: number },
  now: Date,
  until: Date,
): Promise<Claimed | null> {
  takeLock('webhook_deliveries');
  const { rows } = await sql<Claimed>`
    with due as (
      select d.shop_id, d.endpoint_id, d.seq from webhook_deliveries d
      where d.shop_id = ${of.shopId} and d.endpoint_id = ${of.endpointId} and d.state = 'waiting' and d.due_at <= ${now}
        and exists (select from webhook_endpoints e
          where e.shop_id = d.shop_id and e.id = d.endpoint_id and e.disabled_at is null)
      order by d.due_at, d.seq limit 1 for no key update skip locked),
    claimed as (
      update webhook_deliveries d set due_at = ${until}, attempts = d.attempts + 1, last_tried_at = ${now},
        first_tried_at = coalesce(d.first_tried_at, ${now})
      from due where d.shop_id = due.shop_id and d.endpoint_id = due.endpoint_id and d.seq = due.seq
      returning d.*)
    select ${ofEvent}, c.endpoint_id as "endpointId", c.shop_id as "shopId", c.object, c.attempts,
      c.first_tried_at as "firstTriedAt", e.url, e.secret, e.old_secret as "oldSecret", e.old_secret_until as "oldSecretUntil"
    from claimed c
    join webhook_endpoints e on e.shop_id = c.shop_id and e.id = c.endpoint_id
    join history h on h.shop_id = c.shop_id and h.seq = c.seq`.execute(tx);
  return rows[0] ?? null;
}

export type DeliveryEnd = {
  readonly status: number | null;
  readonly answer: string;
  readonly problem: string;
  readonly ms: number;
  /** The next attempt; null for none. */
  readonly next: Date | null;
  readonly isDelivered: boolean;
};

/**
 * Saves the end of an attempt for a locked webhook, and lets the next event of the object go. False where the delivery was
 * claimed again meanwhile, or is gone.
 */
export async function endDelivery(tx: Tx, claimed: Claimed, end: DeliveryEnd, now: Date): Promise<boolean> {
  const state = end.isDelivered ? 'delivered' : 'failed';
  const ended = await tx
    .updateTable('webhook_deliveries')
    .set({
      last_status: end.status,
      last_answer: end.answer,
      last_problem: end.problem,
      last_ms: end.ms,
      ...(end.next === null ? { state, finished_at: now } : { due_at: end.next }),
    })
    .where('shop_id', '=', claimed.shopId)
    .where('endpoint_id', '=', claimed.endpointId)
    .where('seq', '=', claimed.seq)
    .where('attempts', '=', claimed.attempts)
    .where('state', 'in', ['waiting', 'behind'])
    .returning('seq')
    .executeTakeFirst();
  if (ended === undefined) return false;
  if (end.next !== null) return true;
  await sql`
    update webhook_deliveries set state = 'waiting'
    where shop_id = ${claimed.shopId} and endpoint_id = ${claimed.endpointId} and state = 'behind' and seq = (
      select min(seq) from webhook_deliveries
      where shop_id = ${claimed.shopId} and endpoint_id = ${claimed.endpointId} and object = ${claimed.object}
        and ${isOpen})`.execute(tx);
  return true;
}

/** The first failure after a success; null for a success. */
export async function setFailing(tx: Tx, webhook: WebhookRow, since: Date | null): Promise<void> {
  if (webhook.failing_since?.getTime() === since?.getTime()) return;
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: since })
    .where('shop_id', '=', webhook.shop_id)
    .where('id', '=', webhook.id)
    .execute();
}

export async function pageOfDeliveries(
  tx: Tx,
  of: { readonly shopId: number; readonly endpointId: number; readonly state: DeliveryState | 'open' | null },
  page: { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: DeliveryRow[] }> {
  const where = sql`d.shop_id = ${of.shopId} and d.endpoint_id = ${of.endpointId}
    ${of.state === null ? sql`` : of.state === 'open' ? sql`and d.${isOpen}` : sql`and d.state = ${of.state}`}`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from webhook_deliveries d where ${where}`.execute(tx);
  const { rows } = await sql<DeliveryRow>`
    select ${ofDelivery} from webhook_deliveries d join history h on h.shop_id = d.shop_id and h.seq = d.seq
    where ${where} order by d.seq desc limit ${page.size} offset ${page.offset}`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}

export async function deliveryBySeq(
  tx: Tx,
  of: { readonly shopId: number; readonly endpointId: number },
  seq: number,
): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`
    select ${ofDelivery} from webhook_deliveries d join history h on h.shop_id = d.shop_id and h.seq = d.seq
    where d.shop_id = ${of.shopId} and d.endpoint_id = ${of.endpointId} and d.seq = ${seq}`.execute(tx);
  return rows[0] ?? null;
}
