import type { CurrencyCode } from '@consignment/domain/currency';
import type { Tx } from '../database/database.ts';

/**
 * `books` is the currency that amounts are counted in and that a provider sends; `shown` is the one they are written
 * in for a vendor who has none of their own (spec foundations §1).
 */
export async function currenciesOf(
  tx: Tx,
  shopId: number,
): Promise<{ books: CurrencyCode; shown: CurrencyCode }> {
  const { books, chosen } = await tx
    .selectFrom('shops')
    .leftJoin('shop_metas', (join) =>
      join.onRef('shop_metas.shop_id', '=', 'shops.id').on('shop_metas.meta_key', '=', 'currency'),
    )
    .select(['shops.currency as books', 'shop_metas.meta_value as chosen'])
    .where('shops.id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { books, shown: chosen === null || chosen === '' ? books : chosen };
}
