import type { Selectable } from 'kysely';
import type { Direction } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type AnnouncementRow = Selectable<Schema['announcements']>;

/** Announces something to one shop, or to every shop where `shopId` is null, which only `asSystem` may. */
export async function announce(
  tx: Tx,
  news: {
    readonly shopId: number | null;
    readonly title: string;
    readonly message: string;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('announcements')
    .values({ shop_id: news.shopId, title: news.title, message: news.message, created_date: news.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A page of the announcements of this shop and of those for all shops, by date. */
export async function pageOfAnnouncements(
  tx: Tx,
  shopId: number,
  ask: { direction: Direction; size: number; offset: number },
): Promise<{ count: number; rows: AnnouncementRow[] }> {
  const matching = tx
    .selectFrom('announcements')
    .where('ended_date', 'is', null)
    .where((eb) => eb.or([eb('shop_id', '=', shopId), eb('shop_id', 'is', null)]));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_date', ask.direction)
    .orderBy('id', ask.direction)
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}
