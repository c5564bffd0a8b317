import { audit } from './audit.ts';
import type { Difference } from './difference.ts';
import type { Database } from '../database/database.ts';

/** The stored figures of every shop that differ from the rows they are derived from; empty for a sound database. */
export async function auditShops(database: Database): Promise<{ shop: string; differences: Difference[] }[]> {
  const shops = await database.asSystem((tx) =>
    tx.selectFrom('shops').select(['id', 'myshopify_domain']).orderBy('id').execute(),
  );
  const found = [];
  for (const { id, myshopify_domain: shop } of shops) {
    const differences = await database.asShop(
      { shopId: id, vendorIds: null, readOnly: true, statementTimeout: 0 },
      (tx) => audit(tx, id),
    );
    found.push({ shop, differences });
  }
  return found;
}
