import type { SetUpByShop } from '@consignment/domain/payouts/payout-details';
import type { Tx } from '../../database/database.ts';

/* Which logins of vendors the shop has set up, and which have chosen a password by mail since. */

/** Notes that the shop has set the password, the vendors or the customer of these accounts. */
export async function markSetByShop(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('vendor_signups')
    .set({ set_by_shop_at: now, set_by_shop: by, password_by_mail_at: null })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The accounts of a vendor that do not have another one. */
export async function accountsOfOne(
  tx: Tx,
  {
    shopId,
    vendorId,
    without,
  }: { readonly shopId: number; readonly vendorId: number; readonly without: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('vendor_signup_vendors as l')
    .select('l.signup_id')
    .where('l.shop_id', '=', shopId)
    .where('l.vendor_id', '=', vendorId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('vendor_signup_vendors as o')
            .select('o.signup_id')
            .whereRef('o.signup_id', '=', 'l.signup_id')
            .where('o.vendor_id', '=', without),
        ),
      ),
    )
    .execute();
  return rows.map(({ signup_id: id }) => id);
}

/* The rest is for `asSystem`. */

/** Of a vendor's login in this shop; null where it has no account there. */
export async function setUpOfLogin(tx: Tx, shopId: number, loginId: number): Promise<SetUpByShop | null> {
  const row = await tx
    .selectFrom('vendor_signups')
    .select(['set_by_shop_at', 'set_by_shop', 'password_by_mail_at'])
    .where('shop_id', '=', shopId)
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    setByShopAt: row.set_by_shop_at,
    setByShop: row.set_by_shop,
    passwordByMailAt: row.password_by_mail_at,
  };
}

/** A mailed link has proved the mailbox of a login: it is its person's own in every shop, and open again. */
export async function markPasswordByMail(tx: Tx, loginId: number, now: Date): Promise<void> {
  await tx.updateTable('logins').set({ closed_at: null }).where('id', '=', loginId).execute();
  await tx
    .updateTable('vendor_signups')
    .set({ password_by_mail_at: now })
    .where('login_id', '=', loginId)
    .execute();
}

/** Closes logins until a password is chosen by mail. The caller ends their sessions. */
export async function closeLogins(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('logins')
    .set({ closed_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

/** The person who has made a key. */
export async function makerOfKey(tx: Tx, id: number): Promise<number | null> {
  const row = await tx.selectFrom('api_keys').select('created_by').where('id', '=', id).executeTakeFirst();
  return row?.created_by ?? null;
}
