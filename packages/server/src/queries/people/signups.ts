import { takeLock } from '../../database/locks.ts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export type LockedSignup = {
  readonly approved: boolean;
  readonly vendorIds: readonly number[];
  readonly teamId: number;
};

/** These accounts of the shop and all of their teams, locked for a change, with their approval and vendors. */
export async function lockSignups(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, LockedSignup>> {
  takeLock('vendor_signups');
  const rows = await tx
    .selectFrom('vendor_signups')
    .select(['id', 'approved', 'team_id'])
    .where('shop_id', '=', shopId)
    .where('team_id', 'in', (eb) =>
      eb
        .selectFrom('vendor_signups as asked')
        .select('asked.team_id')
        .where('asked.shop_id', '=', shopId)
        .where('asked.id', 'in', [...ids]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return new Map();
  const links = await tx
    .selectFrom('vendor_signup_vendors')
    .select(['signup_id', 'vendor_id'])
    .where('shop_id', '=', shopId)
    .where(
      'signup_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const bySignup = Map.groupBy(links, ({ signup_id }) => signup_id);
  return new Map(
    rows.map(({ id, approved, team_id: teamId }) => {
      const vendorIds = (bySignup.get(id) ?? []).map(({ vendor_id }) => vendor_id);
      return [id, { approved, vendorIds, teamId }];
    }),
  );
}

/** Takes the access of viewers in teams without a full member who may sign in; returns their accounts. */
export async function disableLoneViewers(
  tx: Tx,
  shopId: number,
  teamIds: readonly number[],
): Promise<{ id: number; loginId: number }[]> {
  if (teamIds.length === 0) return [];
  const rows = await tx
    .updateTable('vendor_signups as u')
    .set({ approved: false })
    .where('u.shop_id', '=', shopId)
    .where('u.team_id', 'in', [...teamIds])
    .where('u.approved', '=', true)
    .where('u.role', '=', 'vendor_viewer')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('vendor_signups as f')
            .select('f.id')
            .whereRef('f.shop_id', '=', 'u.shop_id')
            .whereRef('f.team_id', '=', 'u.team_id')
            .where('f.approved', '=', true)
            .where('f.role', '=', 'vendor'),
        ),
      ),
    )
    .returning(['u.id', 'u.login_id'])
    .execute();
  return rows.map((row) => ({ id: row.id, loginId: row.login_id }));
}

/** Ends the sessions of these accounts, with the rights of the shop. */
export async function endSessionsOfAccounts(
  tx: Tx,
  ids: readonly number[],
  because: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`select end_vendor_sessions(${[...ids]}::int8[], ${because}, ${now}::timestamptz)`.execute(tx);
}

export async function vendorsAmong(tx: Tx, shopId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('vendors')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type SignupChange = {
  readonly id: number;
  /** The accounts of its team, itself among them: they have the same vendors. */
  readonly team: readonly number[];
  readonly vendorIds: readonly number[];
  readonly approved: boolean;
  /** Undefined leaves it unchanged. */
  readonly customerId: string | null | undefined;
};

/** False where another account has the customer. */
export async function changeSignup(tx: Tx, shopId: number, change: SignupChange): Promise<boolean> {
  const { id, team, vendorIds, approved, customerId } = change;
  if (typeof customerId === 'string') {
    const taken = await tx
      .selectFrom('vendor_signups')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('platform_customer_id', '=', customerId)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (taken !== undefined) return false;
  }
  await tx
    .updateTable('vendor_signups')
    .set({
      approved,
      decided: true,
      ...(customerId === undefined ? {} : { platform_customer_id: customerId }),
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('vendor_signup_vendors')
    .where('shop_id', '=', shopId)
    .where('signup_id', 'in', [...team])
    .execute();
  const links = team.flatMap((signup_id) =>
    vendorIds.map((vendor_id) => ({ signup_id, shop_id: shopId, vendor_id })),
  );
  if (links.length > 0) await tx.insertInto('vendor_signup_vendors').values(links).execute();
  return true;
}

/* The rest runs in `asSystem`, as it reaches the logins themselves. */

export type NewSignup = {
  readonly shopId: number;
  readonly loginId: number;
  readonly name: string;
  readonly donate: boolean;
  readonly paypalEmail: string;
  readonly now: Date;
};

/** The new account's id; null where the login has one in this shop. */
export async function insertSignup(tx: Tx, signup: NewSignup): Promise<number | null> {
  const row = await tx
    .insertInto('vendor_signups')
    .values({
      shop_id: signup.shopId,
      login_id: signup.loginId,
      name: signup.name,
      donate: signup.donate,
      paypal_email: signup.paypalEmail,
      created_at: signup.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'login_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The login of an account, with its row and the account's team locked; null where there is no such account. */
export async function loginOfSignup(tx: Tx, shopId: number, id: number): Promise<number | null> {
  return (await lockSignup(tx, shopId, id))?.loginId ?? null;
}

/** The same with its team. */
export async function lockSignup(
  tx: Tx,
  shopId: number,
  id: number,
): Promise<{ loginId: number; teamId: number } | null> {
  const signups = tx
    .selectFrom('vendor_signups')
    .select(['id', 'login_id', 'team_id'])
    .where('shop_id', '=', shopId);
  const seen = await signups.where('id', '=', id).executeTakeFirst();
  if (seen === undefined) return null;
  takeLock('logins');
  await tx.selectFrom('logins').select('id').where('id', '=', seen.login_id).forUpdate().execute();
  takeLock('vendor_signups');
  const team = await signups.where('team_id', '=', seen.team_id).orderBy('id').forUpdate().execute();
  const row = team.find((mate) => mate.id === id);
  return row === undefined ? null : { loginId: row.login_id, teamId: row.team_id };
}

/** The account of a login in a shop; null where it has none there. */
export async function signupOfLogin(tx: Tx, shopId: number, loginId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('vendor_signups')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The account of a customer of the shop's platform, locked so that it is not removed meanwhile. */
export async function signupOfCustomer(
  tx: Tx,
  shopId: number,
  customerId: string,
): Promise<{ loginId: number; isApproved: boolean } | null> {
  takeLock('vendor_signups');
  const row = await tx
    .selectFrom('vendor_signups')
    .select(['login_id', 'approved'])
    .where('shop_id', '=', shopId)
    .where('platform_customer_id', '=', customerId)
    .forShare()
    .executeTakeFirst();
  return row === undefined ? null : { loginId: row.login_id, isApproved: row.approved };
}

/** Ends the sessions of an account's login in this shop. */
export async function endSessionsOfSignup(
  tx: Tx,
  shopId: number,
  of: { readonly loginId: number; readonly because: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: of.now, revoked_because: of.because })
    .where('shop_id', '=', shopId)
    .where('login_id', '=', of.loginId)
    .where('party', '=', 'vendor')
    .where('revoked_at', 'is', null)
    .execute();
}

export async function deleteSignupRow(tx: Tx, shopId: number, id: number): Promise<void> {
  await tx.deleteFrom('vendor_signups').where('shop_id', '=', shopId).where('id', '=', id).execute();
}
