import type { HistoryGroup } from '@consignment/domain/history/history-objects';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { WebhookOff } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';

export type WebhookRow = Selectable<Schema['webhook_endpoints']>;
/** With the number of events that are not delivered yet. */
export type WebhookWithWaiting = WebhookRow & { readonly waiting: number };

const waiting = sql<number>`(select count(*) from webhook_deliveries d
  where d.endpoint_id = webhook_endpoints.id and d.state in ('waiting', 'behind'))`.as('waiting');

export async function webhooksOf(tx: Tx, shopId: number): Promise<WebhookWithWaiting[]> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .select(waiting)
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute();
}

export async function webhookById(tx: Tx, shopId: number, id: number): Promise<WebhookWithWaiting | null> {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .select(waiting)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locked until the end of the transaction, which keeps its deliveries from changing meanwhile. */
export async function lockWebhook(tx: Tx, shopId: number, id: number): Promise<WebhookRow | null> {
  takeLock('webhook_endpoints');
  const row = await tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The last seq of a shop's history; 0 where it is empty. */
export async function lastSeq(tx: Tx, shopId: number): Promise<number> {
  const row = await tx
    .selectFrom('history_heads')
    .select('seq')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** A webhook of the events from now on. The secret is sealed by the id that is given back, so it is saved afterwards. */
export async function insertWebhook(
  tx: Tx,
  webhook: {
    readonly shopId: number;
    readonly url: string;
    readonly description: string;
    readonly groups: readonly HistoryGroup[];
    readonly now: Date;
  },
): Promise<number> {
  const { shopId, url, description, groups, now } = webhook;
  const { id } = await tx
    .insertInto('webhook_endpoints')
    .values({
      shop_id: shopId,
      url,
      description,
      groups: JSON.stringify(groups),
      secret: Buffer.alloc(0),
      created_at: now,
      cursor: await lastSeq(tx, shopId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type WebhookChange = {
  readonly url?: string;
  readonly description?: string;
  readonly groups?: readonly HistoryGroup[];
};

export async function changeWebhook(
  tx: Tx,
  { shop_id: shopId, id }: WebhookRow,
  change: WebhookChange,
): Promise<void> {
  const { groups, ...rest } = change;
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('webhook_endpoints')
    .set({ ...rest, ...(groups === undefined ? {} : { groups: JSON.stringify(groups) }) })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

export async function saveSecrets(
  tx: Tx,
  id: number,
  secrets: { readonly secret: Buffer; readonly old?: { readonly secret: Buffer; readonly until: Date } },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({
      secret: secrets.secret,
      old_secret: secrets.old?.secret ?? null,
      old_secret_until: secrets.old?.until ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export async function removeWebhook(tx: Tx, { shop_id: shopId, id }: WebhookRow): Promise<void> {
  await tx.deleteFrom('webhook_endpoints').where('shop_id', '=', shopId).where('id', '=', id).execute();
}

export async function switchOff(tx: Tx, id: number, why: WebhookOff, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now, disabled_why: why })
    .where('id', '=', id)
    .execute();
}

/** It continues where it stopped: everything that waits is due at once, and its three days start again. */
export async function switchOn(tx: Tx, { shop_id: shopId, id }: WebhookRow, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ disabled_at: null, disabled_why: null, failing_since: null })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('webhook_deliveries')
    .set({ due_at: now, attempts: 0, first_tried_at: null })
    .where('shop_id', '=', shopId)
    .where('endpoint_id', '=', id)
    .where('state', 'in', ['waiting', 'behind'])
    .execute();
}

/** The webhooks that are on, for delivery. */
export async function openWebhooks(tx: Tx, shopId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The shops with something to take up or to send; for `asSystem`. */
export async function shopsWithWebhooksDue(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ shop_id: number }>`
    select distinct e.shop_id from webhook_endpoints e
    where e.disabled_at is null and (
      exists (select from history_heads h where h.shop_id = e.shop_id and h.seq > e.cursor)
      or exists (select from webhook_deliveries d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${now}))
    order by 1`.execute(tx);
  return rows.map(({ shop_id }) => shop_id);
}

/** Deletes deliveries that ended before that; for `asSystem`. The history stays, so they can still be replayed. */
export async function forgetDeliveriesBefore(tx: Tx, day: Date): Promise<void> {
  await tx.deleteFrom('webhook_deliveries').where('finished_at', '<', day).execute();
}
