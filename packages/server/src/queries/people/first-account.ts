import { takeLock } from '../../database/locks.ts';
import type { Tx } from '../../database/database.ts';

type First = {
  readonly loginId: number;
  readonly name: string;
  /** The person of the shop who has invited it. */
  readonly setUpBy: number | null;
  readonly now: Date;
};

/** Locks the account that a login has in the shop, where it has one; to be called before `beginTeam`. */
export async function lockOwnAccount(tx: Tx, shopId: number, loginId: number): Promise<void> {
  takeLock('vendor_signups');
  await tx
    .selectFrom('vendor_signups')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('login_id', '=', loginId)
    .forUpdate()
    .execute();
}

/**
 * Makes the account of a vendor's first person, approved; for `asSystem`. A login that has an account in the shop keeps it and gets this
 * vendor too, with the approval that it may wait for. Null where the shop has disabled that account, or others share its team.
 */
export async function beginTeam(
  tx: Tx,
  { shopId, vendorId }: { readonly shopId: number; readonly vendorId: number },
  { loginId, name, setUpBy, now }: First,
): Promise<number | null> {
  // A person of another shop may know a password that was set there.
  const setElsewhere = await tx
    .selectFrom('vendor_signups')
    .select('id')
    .where('login_id', '=', loginId)
    .where('set_by_shop_at', 'is not', null)
    .where('password_by_mail_at', 'is', null)
    .executeTakeFirst();
  const made = await tx
    .insertInto('vendor_signups')
    .values({
      shop_id: shopId,
      login_id: loginId,
      name,
      role: 'vendor',
      approved: true,
      decided: true,
      created_at: now,
      set_by_shop_at: now,
      set_by_shop: setUpBy,
      // The mailed link has proved the mailbox.
      password_by_mail_at: setElsewhere === undefined ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'login_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = made?.id ?? (await extended(tx, shopId, { loginId, setUpBy, now }));
  if (id === null) return null;
  await tx
    .insertInto('vendor_signup_vendors')
    .values({ signup_id: id, shop_id: shopId, vendor_id: vendorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** The login's account in the shop, which counts as set up by the shop from now on; null where it cannot take a vendor. */
async function extended(
  tx: Tx,
  shopId: number,
  { loginId, setUpBy, now }: Pick<First, 'loginId' | 'setUpBy' | 'now'>,
): Promise<number | null> {
  const own = await tx
    .selectFrom('vendor_signups')
    .select(['id', 'team_id', 'approved', 'decided'])
    .where('shop_id', '=', shopId)
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  if (own.decided && !own.approved) return null;
  const others = await tx
    .selectFrom('vendor_signups')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('team_id', '=', own.team_id)
    .where('id', '<>', own.id)
    .executeTakeFirst();
  if (others !== undefined) return null;
  await tx
    .updateTable('vendor_signups')
    .set({
      approved: true,
      decided: true,
      role: 'vendor',
      set_by_shop_at: now,
      set_by_shop: setUpBy,
      password_by_mail_at: null,
    })
    .where('id', '=', own.id)
    .execute();
  return own.id;
}
