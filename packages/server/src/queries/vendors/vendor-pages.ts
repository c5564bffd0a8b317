import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A page of the vendors' ids, of these or of all, in ascending order. */
export async function vendorIdsOnPage(
  tx: Tx,
  shopId: number,
  ask: { readonly vendorIds: readonly number[] | null; readonly size: number; readonly offset: number },
): Promise<{ readonly ids: number[]; readonly count: number }> {
  const matching = tx
    .selectFrom('vendors')
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .$if(ask.vendorIds !== null, (query) =>
      query.where(sql<boolean>`id = any (${[...(ask.vendorIds ?? [])]}::int8[])`),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching.select('id').orderBy('id').limit(ask.size).offset(ask.offset).execute();
  return { ids: rows.map(({ id }) => id), count };
}
