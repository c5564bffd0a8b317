import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { Tx } from '../database/database.ts';

/**
 * `books` is the currency of the books and of payments through a provider; `shown` is the currency in which amounts
 * are shown to a vendor without a currency (spec foundations §1).
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
