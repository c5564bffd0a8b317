import type { MemberRole } from '@consignment/domain/people/roles';
import type { Tx } from '../../database/database.ts';
import { closeShop } from './closed-shops.ts';
import { demoShop } from './demo-shop.ts';
import { beginPayoutIds } from '../payouts/payout-ids.ts';

/** For `asSystem`: shops and their first logins are created before a session exists. */

export type NewShop = {
  readonly domain: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly pricesIncludeTax?: boolean;
  readonly now: Date;
};

/** @returns the new shop's id, with default settings; null when the domain is taken. The demo beside it is closed. */
export async function insertShop(tx: Tx, shop: NewShop): Promise<number | null> {
  const row = await tx
    .insertInto('shops')
    .values({
      myshopify_domain: shop.domain,
      domain: shop.domain,
      name: shop.name,
      email: shop.email,
      currency: shop.currency,
      time_zone: shop.timeZone,
      // Unavailable to shops in Canada, and the country is unknown here (spec accounts §2.1).
      can_use_paypal: true,
      created_date: shop.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await tx
    .insertInto('shop_settings')
    .values({ shop_id: row.id, prices_include_tax: shop.pricesIncludeTax ?? false })
    .execute();
  const demo = await demoShop(tx);
  if (demo !== null) await closeShop(tx, demo.id, shop.now);
  await beginPayoutIds(tx);
  return row.id;
}

/**
 * @returns the new login's id; null where the e-mail address has one already.
 */
export async function insertLogin(
  tx: Tx,
  login: { email: string; passwordHash: string; name: string; now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('logins')
    .values({
      email: login.email,
      password_hash: login.passwordHash,
      name: login.name,
      created_at: login.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertMember(
  tx: Tx,
  member: { shopId: number; loginId: number; role: MemberRole; salesRepId?: number | null },
): Promise<void> {
  await tx
    .insertInto('shop_members')
    .values({
      shop_id: member.shopId,
      login_id: member.loginId,
      role: member.role,
      sales_rep_id: member.salesRepId ?? null,
    })
    .execute();
}
