import { sql } from 'kysely';
import { rolesOf, type MemberRole, type Role, type VendorRole } from '@consignment/domain/people/roles';
import { takeLock } from '../../database/locks.ts';
import type { Tx } from '../../database/database.ts';

/* The people of a team; for `asSystem`, as it reaches logins and sessions. */

/** The people of a shop, or the accounts of one vendor's people in it. */
export type TeamKey =
  | { readonly is: 'shop'; readonly shopId: number }
  | { readonly is: 'vendor'; readonly shopId: number; readonly teamId: number };

export type RepOfMember = { readonly id: number; readonly name: string };

/** The name of a sales rep who is joined as `r`; null without one. */
export const repJoined = sql<string | null>`btrim(r.first_name || ' ' || r.last_name)`;

export function repOf(row: {
  readonly sales_rep_id: number | null;
  readonly sales_rep_name: string | null;
}): RepOfMember | null {
  const { sales_rep_id: id, sales_rep_name: name } = row;
  return id === null ? null : { id, name: name ?? '' };
}

/** `id` is the login in a shop's team, the account in a vendor's. */
export type Member = {
  readonly id: number;
  readonly loginId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Whose figures a sales rep's login sees. */
  readonly salesRep: RepOfMember | null;
  readonly lastSignIn: Date | null;
};

/** The team of a vendor's login in this shop; null where it has no account that may sign in. */
export async function teamOfLogin(tx: Tx, shopId: number, loginId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('vendor_signups')
    .select('team_id')
    .where('shop_id', '=', shopId)
    .where('login_id', '=', loginId)
    .where('approved', '=', true)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

const rank: ReadonlyMap<Role, number> = new Map(
  [...rolesOf('merchant'), ...rolesOf('salesrep'), ...rolesOf('vendor')].map((role, at) => [role, at]),
);

/** Those who may sign in, by role and name. */
export async function membersOf(tx: Tx, team: TeamKey): Promise<Member[]> {
  const members = team.is === 'shop' ? await peopleOfShop(tx, team.shopId) : await peopleOfVendor(tx, team);
  return members.toSorted((a, b) => (rank.get(a.role) ?? 0) - (rank.get(b.role) ?? 0));
}

async function peopleOfShop(tx: Tx, shopId: number): Promise<Member[]> {
  const rows = await tx
    .selectFrom('shop_members as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .leftJoin('sales_reps as r', (join) =>
      join.onRef('r.shop_id', '=', 'm.shop_id').onRef('r.id', '=', 'm.sales_rep_id'),
    )
    .select(['m.sales_rep_id', repJoined.as('sales_rep_name')])
    .select(['m.login_id as id', 'm.login_id as loginId', 'l.name', 'l.email', 'm.role'])
    .select(
      sql<Date | null>`(select max(s.created_at) from sessions s
        where s.login_id = m.login_id and s.shop_id = m.shop_id and s.party <> 'vendor')`.as('lastSignIn'),
    )
    .where('m.shop_id', '=', shopId)
    .orderBy((eb) => eb.fn('lower', ['l.name']))
    .orderBy('l.id')
    .execute();
  return rows.map(({ sales_rep_id, sales_rep_name, ...member }) => ({
    ...member,
    salesRep: repOf({ sales_rep_id, sales_rep_name }),
  }));
}

async function peopleOfVendor(tx: Tx, { shopId, teamId }: TeamKey & { is: 'vendor' }): Promise<Member[]> {
  const rows = await tx
    .selectFrom('vendor_signups as u')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['u.id', 'u.login_id as loginId', 'u.name', 'l.email', 'u.role'])
    .select(
      sql<Date | null>`(select max(s.created_at) from sessions s
        where s.login_id = u.login_id and s.shop_id = u.shop_id and s.party = 'vendor')`.as('lastSignIn'),
    )
    .where('u.shop_id', '=', shopId)
    .where('u.team_id', '=', teamId)
    .where('u.approved', '=', true)
    .orderBy((eb) => eb.fn('lower', ['u.name']))
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ ...row, salesRep: null }));
}

/** Locks the people of a team, so that changes of it follow one another. To be called before they are read. */
export async function lockTeam(tx: Tx, team: TeamKey): Promise<void> {
  if (team.is === 'vendor') {
    takeLock('vendor_signups');
    await tx
      .selectFrom('vendor_signups')
      .select('id')
      .where('shop_id', '=', team.shopId)
      .where('team_id', '=', team.teamId)
      .orderBy('id')
      .forUpdate()
      .execute();
    return;
  }
  takeLock('shop_members');
  await tx
    .selectFrom('shop_members')
    .select('login_id')
    .where('shop_id', '=', team.shopId)
    .orderBy('login_id')
    .forUpdate()
    .execute();
}

/**
 * With the sales rep whose figures one with that role sees. The caller has locked the team. A role of the other kind of team is an
 * error of the database.
 */
export async function setRole(
  tx: Tx,
  team: TeamKey,
  id: number,
  { role, salesRepId }: { readonly role: Role; readonly salesRepId: number | null },
): Promise<void> {
  // The check of each table refuses the roles of the other.
  if (team.is === 'shop') {
    await tx
      .updateTable('shop_members')
      .set({ role: role as MemberRole, sales_rep_id: salesRepId })
      .where('shop_id', '=', team.shopId)
      .where('login_id', '=', id)
      .execute();
    return;
  }
  await tx
    .updateTable('vendor_signups')
    .set({ role: role as VendorRole })
    .where('shop_id', '=', team.shopId)
    .where('id', '=', id)
    .execute();
}

/** The caller has locked the team. */
export async function deleteMember(tx: Tx, team: TeamKey, id: number): Promise<void> {
  if (team.is === 'shop') {
    await tx
      .deleteFrom('shop_members')
      .where('shop_id', '=', team.shopId)
      .where('login_id', '=', id)
      .execute();
    return;
  }
  await tx.deleteFrom('vendor_signups').where('shop_id', '=', team.shopId).where('id', '=', id).execute();
}

/** Ends the sessions of a member in the app of the team, and of no other. */
export async function endSessionsOfMember(
  tx: Tx,
  team: TeamKey,
  of: { readonly loginId: number; readonly because: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: of.now, revoked_because: of.because })
    .where('shop_id', '=', team.shopId)
    .where('login_id', '=', of.loginId)
    .where('party', team.is === 'vendor' ? '=' : '<>', 'vendor')
    .where('revoked_at', 'is', null)
    .execute();
}

/** Adds a login to a vendor's team, with the team's vendors; null where the login has an account in the shop. */
export async function insertTeamAccount(
  tx: Tx,
  { shopId, teamId }: TeamKey & { is: 'vendor' },
  account: { readonly loginId: number; readonly name: string; readonly role: VendorRole; readonly now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('vendor_signups')
    .values({
      shop_id: shopId,
      team_id: teamId,
      login_id: account.loginId,
      name: account.name,
      role: account.role,
      approved: true,
      decided: true,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'login_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await sql`
    insert into vendor_signup_vendors (signup_id, shop_id, vendor_id)
    select distinct ${row.id}::int8, l.shop_id, l.vendor_id
    from vendor_signup_vendors l join vendor_signups u on u.shop_id = l.shop_id and u.id = l.signup_id
    where u.shop_id = ${shopId} and u.team_id = ${teamId} and u.id <> ${row.id}`.execute(tx);
  return row.id;
}

/** The names of the vendors that a team sees, those that the shop has hidden left out. */
export async function vendorNamesOf(
  tx: Tx,
  { shopId, teamId }: TeamKey & { is: 'vendor' },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendor_signups as u', (join) =>
      join.onRef('u.shop_id', '=', 'l.shop_id').onRef('u.id', '=', 'l.signup_id'),
    )
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.vendor_id'),
    )
    .select('v.name')
    .distinct()
    .where('u.shop_id', '=', shopId)
    .where('u.team_id', '=', teamId)
    .where('v.hidden', '=', false)
    .orderBy('v.name')
    .execute();
  return rows.map(({ name }) => name);
}
