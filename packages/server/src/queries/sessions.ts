import { takeLock } from '../database/locks.ts';
import type { LiveSession, Role } from '../common/session.ts';
import type { Tx } from '../database/database.ts';

/** For `asSystem`: sessions and their tokens are out of reach of a shop's role. */

export async function insertSession(
  tx: Tx,
  session: {
    id: string;
    loginId: number;
    shopId: number;
    role: Role;
    byPassword: boolean;
    /** The device of the browser, where it is known. */
    deviceHash?: Buffer;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      login_id: session.loginId,
      shop_id: session.shopId,
      role: session.role,
      by_password: session.byPassword,
      device_hash: session.deviceHash ?? null,
      created_at: session.now,
    })
    .execute();
}

/** The login and shop of a session, as people name them. */
export async function whoseSession(tx: Tx, id: string): Promise<{ login: string; shop: string }> {
  return tx
    .selectFrom('sessions as s')
    .innerJoin('logins as l', 'l.id', 's.login_id')
    .innerJoin('shops as p', 'p.id', 's.shop_id')
    .select(['l.email as login', 'p.myshopify_domain as shop'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** True for a session by password; false for one that the shop's platform vouched for. */
export async function isByPassword(tx: Tx, id: string): Promise<boolean> {
  const session = await tx
    .selectFrom('sessions')
    .select('by_password')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return session.by_password;
}

export async function revokeSession(tx: Tx, id: string, because: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a login, in all shops, except for one. */
export async function revokeSessionsOf(
  tx: Tx,
  login: { loginId: number; because: string; except: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: login.now, revoked_because: login.because })
    .where('login_id', '=', login.loginId)
    .where('revoked_at', 'is', null)
    .$if(login.except !== null, (query) => query.where('id', '<>', login.except))
    .execute();
}

/**
 * The session with the present access of its login: null where it is revoked, or the login no longer belongs to the
 * shop or is no longer approved. A login does not see vendors that the owner has hidden.
 */
export async function liveSession(tx: Tx, id: string): Promise<LiveSession | null> {
  // One statement, since every call needs it: a row for each vendor of the login, or one without a vendor.
  const rows = await tx
    .selectFrom('sessions as s')
    .leftJoin('shop_members as m', (join) =>
      join
        .onRef('m.shop_id', '=', 's.shop_id')
        .onRef('m.login_id', '=', 's.login_id')
        .onRef('m.role', '=', 's.role'),
    )
    .leftJoin('vendor_signups as u', (join) =>
      join
        .onRef('u.shop_id', '=', 's.shop_id')
        .onRef('u.login_id', '=', 's.login_id')
        .on('s.role', '=', 'vendor')
        .on('u.approved', '=', true),
    )
    .leftJoin('vendor_signup_vendors as l', 'l.signup_id', 'u.id')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.id', '=', 'l.vendor_id').onRef('v.shop_id', '=', 'u.shop_id').on('v.hidden', '=', false),
    )
    .leftJoin('shop_metas as c', (join) =>
      join
        .onRef('c.shop_id', '=', 'u.shop_id')
        .on('c.meta_key', '=', 'vendor_portal_disabled')
        .on('c.meta_value', '=', 'true'),
    )
    .select(['s.login_id', 's.shop_id', 's.role'])
    .select(['m.login_id as member_id', 'u.id as signup_id', 'v.id as vendor_id', 'c.id as closed_id'])
    .where('s.id', '=', id)
    .where('s.revoked_at', 'is', null)
    .execute();
  const [stored] = rows;
  if (stored === undefined) return null;
  const isShutOut = stored.closed_id !== null;
  const session = { id, loginId: stored.login_id, shopId: stored.shop_id, role: stored.role, isShutOut };
  if (stored.member_id !== null) return { ...session, vendorIds: null };
  if (stored.signup_id === null) return null;
  return { ...session, vendorIds: rows.flatMap((row) => (row.vendor_id === null ? [] : [row.vendor_id])) };
}

export type StoredToken = {
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly isRevoked: boolean;
  readonly sessionBegan: Date;
};

/** The token with this hash; its session is locked, so that concurrent uses of one token are serialized. */
export async function lockToken(tx: Tx, hash: Buffer): Promise<StoredToken | null> {
  const token = await tx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (token === undefined) return null;
  takeLock('sessions');
  const session = await tx
    .selectFrom('sessions')
    .select(['revoked_at', 'created_at'])
    .where('id', '=', token.session_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Read after the lock, so that a concurrent use is seen.
  const state = await tx
    .selectFrom('refresh_tokens')
    .select(['expires_at', 'used_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return {
    sessionId: token.session_id,
    expiresAt: state.expires_at,
    usedAt: state.used_at,
    isRevoked: session.revoked_at !== null,
    sessionBegan: session.created_at,
  };
}

export async function insertToken(
  tx: Tx,
  token: { hash: Buffer; sessionId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** True where a token has this hash. */
export async function hasToken(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markTokenUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute();
}
