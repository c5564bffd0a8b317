import { takeLock } from '../../database/locks.ts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { PlatformName } from '../../database/column-types.ts';
import type { InboxSubject, RowOf } from '../../database/rows.ts';

/* Connections of shops to their platforms, and the inbox of their webhooks. */

export type Connection = RowOf<'platform_connections'>;
/** `whole`: a fetch of everything. `changes`: a fetch of changes. */
export type FetchKind = 'whole' | 'changes';

export async function connectionOf(tx: Tx, shopId: number): Promise<Connection | null> {
  const row = await tx
    .selectFrom('platform_connections')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

/** True where the shop is fetched from its platform: importing files too would duplicate its data. */
export async function isConnected(tx: Tx, shopId: number): Promise<boolean> {
  return (await connectionOf(tx, shopId))?.state === 'connected';
}

/** The connection, locked until the transaction ends: one process at a time writes a platform's data. */
export async function lockConnection(tx: Tx, shopId: number): Promise<Connection | null> {
  takeLock('platform_connections');
  const row = await tx
    .selectFrom('platform_connections')
    .selectAll()
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The shop of a platform's host; for `asSystem`. */
export async function connectionByHost(
  tx: Tx,
  platform: PlatformName,
  host: string,
): Promise<Pick<Connection, 'shop_id' | 'state'> | null> {
  const row = await tx
    .selectFrom('platform_connections')
    .select(['shop_id', 'state'])
    .where('platform', '=', platform)
    .where('host', '=', host)
    .executeTakeFirst();
  return row ?? null;
}

export type KeptAccess = Pick<Connection, 'token' | 'token_expires_at' | 'refresh_token' | 'scopes'>;

/** Connects a shop, or connects it again; a running fetch starts again. */
export async function connect(
  tx: Tx,
  to: {
    readonly shopId: number;
    readonly platform: PlatformName;
    readonly host: string;
    readonly access: KeptAccess;
    readonly cursor: unknown;
    readonly now: Date;
  },
): Promise<void> {
  const row = {
    platform: to.platform,
    host: to.host,
    state: 'connected' as const,
    ...to.access,
    connected_at: to.now,
    ended_at: null,
    whole: JSON.stringify(to.cursor),
    changes: null,
    deletions: null,
    problem: '',
  };
  await tx
    .insertInto('platform_connections')
    .values({ shop_id: to.shopId, ...row, read_until: null })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
}

export async function keepAccess(tx: Tx, shopId: number, access: KeptAccess): Promise<void> {
  await tx
    .updateTable('platform_connections')
    .set(access)
    .where('shop_id', '=', shopId)
    .where('state', '=', 'connected')
    .execute();
}

/** The app is no longer in the shop: nothing is fetched for it any more. */
export async function endConnection(
  tx: Tx,
  shopId: number,
  state: 'uninstalled' | 'closed',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('platform_connections')
    .set({
      state,
      token: null,
      refresh_token: null,
      whole: null,
      changes: null,
      deletions: null,
      ended_at: now,
    })
    .where('shop_id', '=', shopId)
    .where('state', '<>', 'closed')
    .execute();
}

/** Makes the next job of its kind fetch a connected shop; a running fetch continues. */
export async function askToRead(tx: Tx, shopId: number, kind: FetchKind, cursor: unknown): Promise<void> {
  await tx
    .updateTable('platform_connections')
    .set(
      kind === 'whole' ? { whole: JSON.stringify(cursor), problem: '' } : { changes: JSON.stringify(cursor) },
    )
    .where('shop_id', '=', shopId)
    .where('state', '=', 'connected')
    .where(kind, 'is', null)
    .execute();
}

/** Saves a fetch's cursor; null after its end, with the instant up to which nothing is missing. */
export async function saveCursor(
  tx: Tx,
  shopId: number,
  kind: FetchKind,
  to: { readonly cursor: unknown; readonly readUntil: Date | null; readonly problem: string },
): Promise<void> {
  const cursor = to.cursor === null ? null : JSON.stringify(to.cursor);
  await tx
    .updateTable('platform_connections')
    .set({
      ...(kind === 'whole' ? { whole: cursor } : { changes: cursor }),
      ...(to.readUntil === null
        ? {}
        : { read_until: sql<Date>`greatest(read_until, ${to.readUntil}::timestamptz)` }),
      problem: to.problem,
    })
    .where('shop_id', '=', shopId)
    .execute();
}

/** Connected shops whose first sync has finished and that are not being reconciled; for `asSystem`. */
export async function shopsToReconcile(
  tx: Tx,
): Promise<{ shopId: number; platform: PlatformName; readUntil: Date }[]> {
  const { rows } = await sql<{ shopId: number; platform: PlatformName; readUntil: Date }>`
    select shop_id as "shopId", platform, read_until as "readUntil" from platform_connections
    where state = 'connected' and read_until is not null and changes is null order by shop_id`.execute(tx);
  return rows;
}

/** Stores the state of a started installation; for `asSystem`. */
export async function keepInstall(
  tx: Tx,
  install: {
    readonly stateHash: Buffer;
    readonly platform: PlatformName;
    readonly host: string;
    readonly expiresAt: Date;
  },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('platform_installs').where('expires_at', '<', now).execute();
  await tx
    .insertInto('platform_installs')
    .values({
      state_hash: install.stateHash,
      platform: install.platform,
      host: install.host,
      expires_at: install.expiresAt,
    })
    .execute();
}

/** Uses up a state and returns its host; null where it is unknown or expired. For `asSystem`. */
export async function takeInstall(
  tx: Tx,
  platform: PlatformName,
  stateHash: Buffer,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('platform_installs')
    .where('state_hash', '=', stateHash)
    .where('platform', '=', platform)
    .returning(['host', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.host : null;
}

export type Message = {
  readonly id: number;
  readonly subject: InboxSubject;
  readonly objectId: string;
  readonly body: unknown;
};

/** Stores a message; a known one is not stored again. For `asSystem`. */
export async function keepMessage(
  tx: Tx,
  shopId: number,
  message: {
    readonly id: string;
    readonly subject: InboxSubject;
    readonly objectId: string;
    readonly body: unknown;
  },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('platform_inbox')
    .values({
      shop_id: shopId,
      message_id: message.id,
      subject: message.subject,
      object_id: message.objectId,
      body: message.body === null ? null : JSON.stringify(message.body),
      received_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The oldest due messages of a limited number of objects, with all other due messages of these. */
export async function dueMessages(tx: Tx, shopId: number, objects: number, now: Date): Promise<Message[]> {
  const { rows } = await sql<Message>`
    with due as (
      select id, subject, object_id, body from platform_inbox
      where shop_id = ${shopId} and handled_at is null and due_at <= ${now}),
    first as (select subject, object_id, min(id) as id from due group by 1, 2 order by 3 limit ${objects})
    select d.id, d.subject, d.object_id as "objectId", d.body from due d
    join first f on f.subject = d.subject and f.object_id = d.object_id order by d.id`.execute(tx);
  return rows;
}

/** The body of a message about people is deleted once it is handled. */
export async function markHandled(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
  of: { readonly now: Date; readonly problem: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('platform_inbox')
    .set({ handled_at: of.now, problem: of.problem, body: null })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Postpones them: by 10 seconds, then twice as long each time, an hour at most. */
export async function postponeMessages(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
  of: { readonly now: Date; readonly problem: string },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update platform_inbox set failures = failures + 1, problem = ${of.problem},
      due_at = ${of.now}::timestamptz + least(10 * 2 ^ least(failures, 12), 3600) * interval '1 second'
    where shop_id = ${shopId} and id = any (${[...ids]}::int8[])`.execute(tx);
}

/** Makes the job of every shop with messages due; for `asSystem`. */
export async function makeInboxesDue(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into shop_jobs as j (shop_id, kind)
    select distinct shop_id, 'inbox' from platform_inbox where handled_at is null and due_at <= ${now} order by 1
    on conflict (shop_id, kind, vendor_id) do update set is_due = true, position = '{}', progress = 0,
      description = '', failures = 0, resume_at = now(), started_at = now(), finished_at = null
    where not j.is_due`.execute(tx);
}

/** For `asSystem`. */
export async function forgetMessagesBefore(tx: Tx, day: Date): Promise<void> {
  await tx.deleteFrom('platform_inbox').where('handled_at', '<', day).execute();
}
