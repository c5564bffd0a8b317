import { sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Tx } from '../../database/database.ts';
import type { KeyMode } from '../../database/rows.ts';

/** A key as its shop sees it. */
export type KeyRow = {
  readonly id: number;
  readonly mode: KeyMode;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly vendor_id: number | null;
  readonly vendor_name: string | null;
  readonly calls_a_minute: number;
  readonly created_by_name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly last_used_from: string;
  readonly revoked_at: Date | null;
  readonly overlap_ends_at: Date | null;
  readonly rotated_from: number | null;
  readonly first_id: number | null;
};

function shownKeys(tx: Tx, shopId: number) {
  return tx
    .selectFrom('api_keys as k')
    .leftJoin('logins as l', 'l.id', 'k.created_by')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'k.shop_id').onRef('v.id', '=', 'k.vendor_id'),
    )
    .where('k.shop_id', '=', shopId)
    .select(['k.id', 'k.mode', 'k.name', 'k.scopes', 'k.vendor_id', 'k.calls_a_minute', 'k.created_at'])
    .select(['k.expires_at', 'k.last_used_at', 'k.last_used_from', 'k.revoked_at', 'k.overlap_ends_at'])
    .select(['k.rotated_from', 'k.first_id', 'v.name as vendor_name', 'l.name as created_by_name']);
}

/** The keys of a shop, the newest first; for `asSystem`, since a shop's role sees no logins. */
export function apiKeysOf(tx: Tx, shopId: number): Promise<KeyRow[]> {
  return shownKeys(tx, shopId).orderBy('k.id', 'desc').execute();
}

/** For `asSystem`. */
export async function keyOf(tx: Tx, shopId: number, id: number): Promise<KeyRow | null> {
  return (await shownKeys(tx, shopId).where('k.id', '=', id).executeTakeFirst()) ?? null;
}

export type NewKey = {
  readonly shopId: number;
  readonly mode: KeyMode;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly vendorId: number | null;
  readonly hash: Buffer;
  readonly callsAMinute: number;
  readonly createdBy: number | null;
  readonly now: Date;
  readonly expiresAt: Date | null;
  /** The key that this one follows. */
  readonly follows: Pick<KeyRow, 'id' | 'first_id'> | null;
};

/** Returns its id. */
export async function insertKey(tx: Tx, key: NewKey): Promise<number> {
  const { follows } = key;
  const { id } = await tx
    .insertInto('api_keys')
    .values({
      shop_id: key.shopId,
      mode: key.mode,
      name: key.name,
      scopes: JSON.stringify(key.scopes),
      vendor_id: key.vendorId,
      hash: key.hash,
      calls_a_minute: key.callsAMinute,
      created_by: key.createdBy,
      created_at: key.now,
      expires_at: key.expiresAt,
      rotated_from: follows?.id ?? null,
      first_id: follows === null ? null : (follows.first_id ?? follows.id),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many keys of the shop work. */
export async function countLiveKeys(tx: Tx, shopId: number, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where((eb) => eb.or([eb('overlap_ends_at', 'is', null), eb('overlap_ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

export type HeldKey = {
  readonly id: number;
  readonly mode: KeyMode;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly vendor_id: number | null;
  readonly calls_a_minute: number;
  readonly expires_at: Date | null;
  readonly overlap_ends_at: Date | null;
  readonly revoked_at: Date | null;
  readonly first_id: number | null;
};

/** The key, locked for a change; null where the shop has none of this id. */
export async function lockKey(tx: Tx, shopId: number, id: number): Promise<HeldKey | null> {
  takeLock('api_keys');
  const row = await tx
    .selectFrom('api_keys')
    .select(['id', 'mode', 'name', 'scopes', 'vendor_id', 'calls_a_minute'])
    .select(['expires_at', 'overlap_ends_at', 'revoked_at', 'first_id'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type KeyChange = {
  name?: string;
  expires_at?: Date | null;
  calls_a_minute?: number;
  revoked_at?: Date;
  overlap_ends_at?: Date;
};

export async function changeKey(tx: Tx, shopId: number, id: number, change: KeyChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('api_keys').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute();
}

/** A key as a request names it, with what it opens. */
export type FoundKey = HeldKey & {
  readonly shop_id: number;
  readonly hash: Buffer;
  readonly last_used_at: Date | null;
  /** The vendor of a vendor's key while it can be seen in the portal; null for a hidden one. */
  readonly seen_vendor_id: number | null;
  readonly is_portal_closed: boolean;
  /** The sandbox of the shop, for a test key. */
  readonly sandbox_id: number | null;
  readonly sandbox_state: 'filling' | 'ready' | 'failed' | null;
};

/** For `asSystem`: one statement, since every call of a program needs it. */
export async function findKey(tx: Tx, id: number): Promise<FoundKey | null> {
  const { rows } = await sql<FoundKey>`
    select k.id, k.shop_id, k.mode, k.name, k.scopes, k.vendor_id, k.hash, k.calls_a_minute, k.expires_at,
      k.overlap_ends_at, k.revoked_at, k.first_id, k.last_used_at, v.id as seen_vendor_id,
      c.id is not null as is_portal_closed, b.id as sandbox_id, x.state as sandbox_state
    from api_keys k
    join shops o on o.id = k.shop_id and o.closed_at is null
    left join vendors v on v.shop_id = k.shop_id and v.id = k.vendor_id and not v.hidden and v.merged_into_id is null
    left join shop_metas c on k.vendor_id is not null and c.shop_id = k.shop_id
      and c.meta_key = 'vendor_portal_disabled' and c.meta_value = 'true'
    left join shops b on k.mode = 'test' and b.sandbox_of = k.shop_id
    left join sandboxes x on k.mode = 'test' and x.shop_id = k.shop_id
    where k.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Keeps when and from where a key was used, unless the last use was less than a minute ago; for `asSystem`. */
export async function noteUse(
  tx: Tx,
  key: Pick<FoundKey, 'shop_id' | 'id'>,
  use: { readonly now: Date; readonly address: string },
): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_at: use.now, last_used_from: use.address })
    .where('shop_id', '=', key.shop_id)
    .where('id', '=', key.id)
    .where((eb) =>
      eb.or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<=', new Date(use.now.getTime() - minuteInMs)),
      ]),
    )
    .execute();
}

const minuteInMs = 60_000;

/** Ends every key of a shop that is closed; for `asSystem`. */
export async function revokeKeysOf(tx: Tx, shopId: number, now: Date): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('shop_id', '=', shopId)
    .where('revoked_at', 'is', null)
    .execute();
}
