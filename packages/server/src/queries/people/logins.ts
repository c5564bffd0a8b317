import { partyOf, type Party, type Role } from '@consignment/domain/people/roles';
import { sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Tx } from '../../database/database.ts';

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

export async function loginById(tx: Tx, id: number): Promise<{ name: string; email: string }> {
  return tx.selectFrom('logins').select(['name', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
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

/** Closed until a password is chosen by mail. */
export async function isClosed(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('logins').select('closed_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.closed_at !== null;
}

export async function setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('logins').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function setLoginName(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('logins').set({ name }).where('id', '=', id).execute();
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

/** Forgets a login without any shop: it is deleted, or emptied where the books name it. One of another shop stays. */
export async function deleteOrphanLogin(tx: Tx, id: number): Promise<void> {
  if (await hasAnyShop(tx, id)) return;
  await forgetOrigins(tx, id);
  await tx.deleteFrom('sessions').where('login_id', '=', id).execute();
  if (await isInBooks(tx, id)) await emptyLogin(tx, id);
  else await tx.deleteFrom('logins').where('id', '=', id).execute();
}

/** Closed shops count as well. */
async function hasAnyShop(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from shop_members where login_id = ${id})
      or exists (select from vendor_signups where login_id = ${id}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** The history keeps the acts of a person who is forgotten, and loses from where they were done. */
async function forgetOrigins(tx: Tx, loginId: number): Promise<void> {
  await tx
    .updateTable('history_origins')
    .set({ address: '', device: '' })
    .where('login_id', '=', loginId)
    .execute();
}

// A digest of zeros, which no password has.
const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The rest of it says nothing of the person, and no password opens it. */
async function emptyLogin(tx: Tx, id: number): Promise<void> {
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes', 'factor_challenges'] as const) {
    await tx.deleteFrom(table).where('login_id', '=', id).execute();
  }
  for (const table of ['known_devices', 'login_preferences', 'password_resets'] as const) {
    await tx.deleteFrom(table).where('login_id', '=', id).execute();
  }
  await tx
    .updateTable('logins')
    .set({
      email: `forgotten-${id}@forgotten.invalid`,
      name: '',
      password_hash: noPassword,
      is_forgotten: true,
    })
    .where('id', '=', id)
    .execute();
}

/** Former staff may have paid, stated or merged. */
async function isInBooks(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from payouts where created_by = ${id})
      or exists (select from sales_rep_payouts where created_by = ${id})
      or exists (select from vendor_merges where created_by = ${id})
      or exists (select from statements where issued_by = ${id} or withdrawn_by = ${id})
      or exists (select from statement_runs where created_by = ${id}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** The owner whom a shop's platform vouches for: the shop's first. */
export async function firstOwner(tx: Tx, shopId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('shop_members')
    .select('login_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .orderBy('login_id')
    .limit(1)
    .executeTakeFirst();
  return row?.login_id ?? null;
}

export type Membership = {
  readonly shopId: number;
  readonly party: Party;
  readonly role: Role;
  /** True for members of the shop; for a vendor's login once the owner has approved it. */
  readonly isApproved: boolean;
};

/** The open shops of which a login is a member, its own people or sales rep, the oldest first. */
export async function memberships(tx: Tx, loginId: number): Promise<Membership[]> {
  const rows = await tx
    .selectFrom('shop_members as m')
    .innerJoin('shops', 'shops.id', 'm.shop_id')
    .select(['m.shop_id', 'm.role'])
    .where('m.login_id', '=', loginId)
    .where('shops.closed_at', 'is', null)
    .orderBy('m.shop_id')
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    party: partyOf(row.role),
    role: row.role,
    isApproved: true,
  }));
}

/** The open shops where a login is registered as a vendor. */
export async function signups(tx: Tx, loginId: number): Promise<Membership[]> {
  const rows = await tx
    .selectFrom('vendor_signups as u')
    .innerJoin('shops', 'shops.id', 'u.shop_id')
    .select(['u.shop_id', 'u.approved', 'u.role'])
    .where('u.login_id', '=', loginId)
    .where('shops.closed_at', 'is', null)
    .orderBy('u.shop_id')
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    party: 'vendor',
    role: row.role,
    isApproved: row.approved,
  }));
}

/**
 * Whether a login is approved in a shop, with its password's hash; null where it is not, or no longer, of this party
 * there. Locked until the transaction ends, so that a concurrent removal also ends a session that starts meanwhile.
 */
export async function holdMembership(
  tx: Tx,
  of: { readonly loginId: number; readonly shopId: number; readonly party: Party },
): Promise<{ isApproved: boolean; passwordHash: string } | null> {
  const { loginId, shopId, party } = of;
  takeLock('logins');
  const login = await tx
    .selectFrom('logins')
    .select('password_hash')
    .where('id', '=', loginId)
    .forShare()
    .executeTakeFirst();
  if (login === undefined) return null;
  const passwordHash = login.password_hash;
  if (party === 'vendor') {
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
    .forShare()
    .executeTakeFirst();
  return member === undefined || partyOf(member.role) !== party ? null : { isApproved: true, passwordHash };
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
    // A sandbox is reached by its keys alone.
    .where('sandbox_of', 'is', null)
    .where('closed_at', 'is', null)
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
  const [shop, another] = await tx
    .selectFrom('shops')
    .select('id')
    .where('sandbox_of', 'is', null)
    .where('closed_at', 'is', null)
    .limit(2)
    .execute();
  return shop === undefined || another !== undefined ? null : shop.id;
}
