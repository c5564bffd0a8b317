import { endOfHistory } from './audit-history.ts';
import type { Difference } from './difference.ts';
import type { Database, Tx } from '../database/database.ts';

export type ShopAudit = {
  readonly shop: string;
  /** Empty for a sound shop. */
  readonly differences: readonly Difference[];
  /** Where the shop's history ends; null where it has no entry yet. */
  readonly history: { readonly seq: number; readonly hash: string } | null;
};

/** The stored figures of every shop that differ from the rows they are derived from, and the end of its history. */
export async function auditShops(
  database: Database,
  audit: (tx: Tx, shopId: number) => Promise<Difference[]>,
): Promise<ShopAudit[]> {
  const shops = await database.asSystem((tx) =>
    tx
      .selectFrom('shops')
      .select(['id', 'myshopify_domain'])
      .where('sandbox_of', 'is', null)
      .orderBy('id')
      .execute(),
  );
  const found = [];
  for (const { id, myshopify_domain: shop } of shops) {
    const audited = await database.asShop(
      { shopId: id, vendorIds: null, readOnly: true, statementTimeout: 0 },
      async (tx) => ({ differences: await audit(tx, id), history: await endOfHistory(tx, id) }),
    );
    found.push({ shop, ...audited });
  }
  return found;
}
