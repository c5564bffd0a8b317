import { comparablePlainName } from '@consignment/domain/text/plain-name';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { splitTags, type LoadedRules } from './shop-rules.ts';

/**
 * The tag lists of orders of a condition that contain an ignored tag. They are compared here and not in SQL: lower case depends on
 * the database's locale, and the domain compares as JavaScript does.
 */
export async function ignoredTagTexts(
  tx: Tx,
  shopId: number,
  { ignoreOrderTags }: Pick<LoadedRules, 'ignoreOrderTags'>,
  isOfScope: RawBuilder<boolean>,
): Promise<string[]> {
  const ignored = new Set(ignoreOrderTags.map(comparablePlainName));
  if (ignored.size === 0) return [];
  const used = await tx
    .selectFrom('orders')
    .select('tags')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('tags', '<>', '')
    .where(isOfScope)
    .execute();
  return used
    .map(({ tags }) => tags)
    .filter((tags) => splitTags(tags).some((tag) => ignored.has(comparablePlainName(tag))));
}
