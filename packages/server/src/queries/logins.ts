import { takeLock } from '../database/locks.ts';
import type { Role } from '../common/session.ts';
import type { Tx } from '../database/database.ts';

/** For `asSystem`: before a session exists, there is no shop. */

export type Login = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
};

export async function loginByEmail(tx: Tx, email: string): Promise<Login | null> {
  const row = await tx
    .selectFrom('logins')
    .select(['id', 'email', 'name', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
  return row === undefined ? null : loginOf(row);
}

/** Locked, so that concurrent changes of one login are serialized. */
export async function lockLogin(tx: Tx, id: number): Promise<Login> {
  takeLock('logins');
  const row = await tx
    .selectFrom('logins')
    .select(['id', 'email', 'name', 'password_hash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return loginOf(row);
}

function loginOf(row: { id: number; email: string; name: string; password_hash: string }): Login {
  return { id: row.id, email: row.email, name: row.name, passwordHash: row.password_hash };
}

export async function setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('logins').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function setEmail(tx: Tx, id: number, email: string): Promise<void> {
  await tx.updateTable('logins').set({ email }).where('id', '=', id).execute();
}

/** The shop that a login's mails come from where none is named: its first; null where it has none. */
export async function shopOfLogin(tx: Tx, id: number): Promise<number | null> {
  return (await shopsOfLogin(tx, id))[0] ?? null;
}

/** The shops of a login: as a vendor first, then as a member. */
export async function shopsOfLogin(tx: Tx, id: number): Promise<number[]> {
  return [...(await signups(tx, id)), ...(await memberships(tx, id))].map(({ shopId }) => shopId);
}

/** The names of a login's shops, which a password should not resemble. */
export async function shopNamesOf(tx: Tx, loginId: number): Promise<string[]> {
  const ids = await shopsOfLogin(tx, loginId);
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('shops').select('name').where('id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}

/** Deletes a login without any shop; one that belongs to another shop, or made a payout, stays. */
export async function deleteOrphanLogin(tx: Tx, id: number): Promise<void> {
  const payout = await tx
    .selectFrom('payouts')
    .select('id')
    .where('created_by', '=', id)
    .limit(1)
    .executeTakeFirst();
  const shops = await shopsOfLogin(tx, id);
  if (shops.length > 0 || payout !== undefined) return;
  await tx.deleteFrom('sessions').where('login_id', '=', id).execute();
  await tx.deleteFrom('logins').where('id', '=', id).execute();
}

/** The merchant whom a shop's platform vouches for: the shop's first. */
export async function firstMerchant(tx: Tx, shopId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('shop_members')
    .select('login_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'merchant')
    .orderBy('login_id')
    .limit(1)
    .executeTakeFirst();
  return row?.login_id ?? null;
}

export type Membership = {
  readonly shopId: number;
  readonly role: Role;
  /** True for members of the shop; for a vendor's login once the owner has approved it. */
  readonly isApproved: boolean;
};

/** The shops where a login is merchant or sales rep, the oldest first. */
export async function memberships(tx: Tx, loginId: number): Promise<Membership[]> {
  const rows = await tx
    .selectFrom('shop_members')
    .select(['shop_id', 'role'])
    .where('login_id', '=', loginId)
    .orderBy('shop_id')
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    role: row.role,
    isApproved: true,
  }));
}

/** The shops where a login is registered as a vendor. */
export async function signups(tx: Tx, loginId: number): Promise<Membership[]> {
  const rows = await tx
    .selectFrom('vendor_signups')
    .select(['shop_id', 'approved'])
    .where('login_id', '=', loginId)
    .orderBy('shop_id')
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    role: 'vendor',
    isApproved: row.approved,
  }));
}

/**
 * The present role of a login in a shop, with its password's hash; null where it has none. Locked until the
 * transaction ends, so that a concurrent removal also ends a session that starts meanwhile.
 */
export async function holdMembership(
  tx: Tx,
  of: { readonly loginId: number; readonly shopId: number; readonly role: Role },
): Promise<{ isApproved: boolean; passwordHash: string } | null> {
  const { loginId, shopId, role } = of;
  takeLock('logins');
  const login = await tx
    .selectFrom('logins')
    .select('password_hash')
    .where('id', '=', loginId)
    .forShare()
    .executeTakeFirst();
  if (login === undefined) return null;
  const passwordHash = login.password_hash;
  if (role === 'vendor') {
    takeLock('vendor_signups');
    const signup = await tx
      .selectFrom('vendor_signups')
      .select('approved')
      .where('login_id', '=', loginId)
      .where('shop_id', '=', shopId)
      .forShare()
      .executeTakeFirst();
    return signup === undefined ? null : { isApproved: signup.approved, passwordHash };
  }
  takeLock('shop_members');
  const member = await tx
    .selectFrom('shop_members')
    .select('role')
    .where('login_id', '=', loginId)
    .where('shop_id', '=', shopId)
    .where('role', '=', role)
    .forShare()
    .executeTakeFirst();
  return member === undefined ? null : { isApproved: true, passwordHash };
}

export async function isPortalClosed(tx: Tx, shopId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('shop_metas')
    .select('meta_value')
    .where('shop_id', '=', shopId)
    .where('meta_key', '=', 'vendor_portal_disabled')
    .executeTakeFirst();
  return row?.meta_value === 'true';
}

export async function shopIdByDomain(tx: Tx, domain: string): Promise<number | null> {
  const wanted = domain.trim().toLowerCase();
  const row = await tx
    .selectFrom('shops')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['myshopify_domain']), '=', wanted),
        eb(eb.fn<string>('lower', ['domain']), '=', wanted),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function emailOfLogin(tx: Tx, id: number): Promise<string> {
  const { email } = await tx
    .selectFrom('logins')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
}

/** The shop of a server with a single one, else null. */
export async function onlyShopId(tx: Tx): Promise<number | null> {
  const [shop, another] = await tx.selectFrom('shops').select('id').limit(2).execute();
  return shop === undefined || another !== undefined ? null : shop.id;
}
