import { isFactorRequired } from '@consignment/domain/people/second-factor';
import { sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import { partyOf, type Party } from '@consignment/domain/people/roles';
import type { LiveSession } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';

/** For `asSystem`: sessions and their tokens are out of reach of a shop's role. */

export async function insertSession(
  tx: Tx,
  session: {
    id: string;
    loginId: number;
    shopId: number;
    party: Party;
    byPassword: boolean;
    /** The device of the browser, where it is known. */
    deviceHash?: Buffer;
    /** The browser in words, and its network address. */
    device: string;
    address: string;
    /** When the person proved who they are, for paying and the like. */
    provedAt: Date | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      login_id: session.loginId,
      shop_id: session.shopId,
      party: session.party,
      by_password: session.byPassword,
      device_hash: session.deviceHash ?? null,
      device: session.device,
      address: session.address,
      proved_at: session.provedAt,
      last_seen_at: session.now,
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
 * The session with the present access of its login: null where it is revoked, the shop is closed, or the login no longer belongs to
 * it or is no longer approved. A login does not see vendors that the owner has hidden.
 */
export async function liveSession(
  tx: Tx,
  { id, shopId }: { readonly id: string; readonly shopId: number },
): Promise<LiveSession | null> {
  // One statement, since every call needs it: a row for each vendor of the login, or one without a vendor.
  const rows = await tx
    .selectFrom('sessions as s')
    .innerJoin('shops as p', 'p.id', 's.shop_id')
    .leftJoin('shop_members as m', (join) =>
      join
        .onRef('m.shop_id', '=', 's.shop_id')
        .onRef('m.login_id', '=', 's.login_id')
        .on('s.party', '<>', 'vendor'),
    )
    .leftJoin('vendor_signups as u', (join) =>
      join
        .onRef('u.shop_id', '=', 's.shop_id')
        .onRef('u.login_id', '=', 's.login_id')
        .on('s.party', '=', 'vendor')
        .on('u.approved', '=', true),
    )
    .leftJoin('vendor_signup_vendors as l', (join) =>
      join.onRef('l.shop_id', '=', 'u.shop_id').onRef('l.signup_id', '=', 'u.id'),
    )
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.vendor_id').on('v.hidden', '=', false),
    )
    .leftJoin('shop_metas as c', (join) =>
      join
        .onRef('c.shop_id', '=', 'u.shop_id')
        .on('c.meta_key', '=', 'vendor_portal_disabled')
        .on('c.meta_value', '=', 'true'),
    )
    .leftJoin('shop_settings as t', 't.shop_id', 's.shop_id')
    .select(['s.login_id', 's.party', 's.proved_at', 't.second_factor'])
    .select(hasFactor.as('has_factor'))
    .select([
      'm.role as member_role',
      'm.sales_rep_id',
      'u.role as vendor_role',
      'v.id as vendor_id',
      'c.id as closed_id',
    ])
    .where('s.id', '=', id)
    .where('s.shop_id', '=', shopId)
    .where('s.revoked_at', 'is', null)
    .where('p.closed_at', 'is', null)
    .execute();
  const [stored] = rows;
  if (stored === undefined) return null;
  const { login_id: loginId, party } = stored;
  const role = stored.member_role ?? stored.vendor_role;
  // A member who has become another party's must sign in to that app.
  if (role === null || partyOf(role) !== party) return null;
  const vendorIds =
    party === 'vendor' ? rows.flatMap((row) => (row.vendor_id === null ? [] : [row.vendor_id])) : null;
  const repIds = party === 'merchant' ? null : stored.sales_rep_id === null ? [] : [stored.sales_rep_id];
  const factor = {
    isSet: stored.has_factor,
    isRequired: isFactorRequired(stored.second_factor ?? 'optional', role),
    provedAt: stored.proved_at,
  };
  const isShutOut = stored.closed_id !== null;
  const seen = { vendorIds, repIds };
  return { id, loginId, shopId, party, role, ...seen, key: null, isSandbox: false, isShutOut, factor };
}

/** Of the session `s`. */
const hasFactor = sql<boolean>`(exists (select from passkeys k where k.login_id = s.login_id)
  or exists (select from authenticator_apps a where a.login_id = s.login_id))`;

/** The session has proved its person now. */
export async function setProved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** No session of the login has proved its person. */
export async function forgetProofs(tx: Tx, loginId: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ proved_at: null })
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Where the session was last seen. */
export async function seeSession(tx: Tx, id: string, address: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ address, last_seen_at: now }).where('id', '=', id).execute();
}

export type SessionRow = {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/**
 * The sessions of a login in a shop that are not over, the last seen first. One of another shop is that shop's to show.
 */
export async function sessionsOf(
  tx: Tx,
  of: { readonly loginId: number; readonly shopId: number },
  now: Date,
): Promise<SessionRow[]> {
  const rows = await tx
    .selectFrom('sessions as s')
    .select(['s.id', 's.device', 's.address', 's.created_at', 's.last_seen_at'])
    .where('s.login_id', '=', of.loginId)
    .where('s.shop_id', '=', of.shopId)
    .where('s.revoked_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_tokens as r')
          .select('r.session_id')
          .whereRef('r.session_id', '=', 's.id')
          .where('r.used_at', 'is', null)
          .where('r.expires_at', '>', now),
      ),
    )
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

export type StoredToken = {
  readonly sessionId: string;
  readonly shopId: number;
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
    .select(['shop_id', 'revoked_at', 'created_at'])
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
    shopId: session.shop_id,
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
