import type { MemberRole } from '@consignment/domain/people/roles';
import type { AnnouncementRow } from './announcements.ts';
import type { ShopRow } from './shops.ts';
import type { Tx } from '../../database/database.ts';

/** The operator's queries over all shops; for `asSystem`. */

export type ShopState = ShopRow & {
  /** The platform's name; null for a shop that was created by hand. */
  readonly connection: 'connected' | 'ended' | null;
  readonly vendors: number;
};

/** All shops by domain. */
export async function statesOfShops(tx: Tx): Promise<ShopState[]> {
  const rows = await tx
    .selectFrom('shops')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('platform_connections')
        .select('state')
        .whereRef('platform_connections.shop_id', '=', 'shops.id')
        .limit(1)
        .as('connection'),
      eb
        .selectFrom('vendors')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('vendors.shop_id', '=', 'shops.id')
        .where('hidden', '=', false)
        .as('vendors'),
    ])
    .where('sandbox_of', 'is', null)
    .orderBy('myshopify_domain')
    .execute();
  return rows.map((row) => ({
    ...row,
    connection: row.connection === null ? null : row.connection === 'connected' ? 'connected' : 'ended',
    vendors: Number(row.vendors),
  }));
}

export type AnnouncementOfShop = AnnouncementRow & { readonly domain: string | null };

/** The visible announcements, the newest first, with their shops. */
export async function shownAnnouncements(tx: Tx): Promise<AnnouncementOfShop[]> {
  return tx
    .selectFrom('announcements')
    .leftJoin('shops', 'shops.id', 'announcements.shop_id')
    .selectAll('announcements')
    .select('shops.myshopify_domain as domain')
    .where('ended_date', 'is', null)
    .orderBy('announcements.created_date', 'desc')
    .orderBy('announcements.id', 'desc')
    .execute();
}

/**
 * @returns the changed announcement; null where no visible one has this id.
 */
export async function endAnnouncement(tx: Tx, id: number, now: Date): Promise<AnnouncementRow | null> {
  const row = await tx
    .updateTable('announcements')
    .set({ ended_date: now })
    .where('id', '=', id)
    .where('ended_date', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function roleIn(tx: Tx, shopId: number, loginId: number): Promise<MemberRole | null> {
  const row = await tx
    .selectFrom('shop_members')
    .select('role')
    .where('shop_id', '=', shopId)
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row?.role ?? null;
}
