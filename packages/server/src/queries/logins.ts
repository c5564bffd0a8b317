import { takeLock } from '../database/locks.ts';
import type { Role } from '../common/session.ts';
import type { Tx } from '../database/database.ts';

/** Before there is a session there is no shop to stand in: these run in `asSystem`. */

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

/** Locked, so that changes of one login come one after the other. */
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

/** The shop in whose name a login is written to where none is named: its first; null when it has none any more. */
export async function shopOfLogin(tx: Tx, id: number): Promise<number | null> {
  return (await shopsOfLogin(tx, id))[0] ?? null;
}

/** Every shop that a login has to do with: where it is a vendor first, then where it works. */
export async function shopsOfLogin(tx: Tx, id: number): Promise<number[]> {
  return [...(await signups(tx, id)), ...(await memberships(tx, id))].map(({ shopId }) => shopId);
}

/** The names of the shops that a login has to do with: no password should be like one of them. */
export async function shopNamesOf(tx: Tx, loginId: number): Promise<string[]> {
  const ids = await shopsOfLogin(tx, loginId);
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('shops').select('name').where('id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}

/** Removes a login that no shop knows any more; one that still belongs somewhere, or made a payout, stays. */
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

/** The merchant a shop's platform speaks for: the shop's first. */
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
  /** Members of the shop are; a vendor's login is once the owner says so. */
  readonly isApproved: boolean;
};

/** The shops a login works for as merchant or sales rep, the oldest first. */
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

/** The shops a login signed up to as a vendor. */
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
 * The place that a login has in a shop at this moment, with its password's hash; null when it has none. Held until the
 * transaction ends, so that a session that is begun meanwhile is ended by whatever takes this away.
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

/** The shop of a server that has one, else null. */
export async function onlyShopId(tx: Tx): Promise<number | null> {
  const [shop, another] = await tx.selectFrom('shops').select('id').limit(2).execute();
  return shop === undefined || another !== undefined ? null : shop.id;
}
