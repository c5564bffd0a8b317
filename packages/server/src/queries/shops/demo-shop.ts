import type { Tx } from '../../database/database.ts';
import type { ShopRow } from './shops.ts';

/* For `asSystem`. */

/** The demo shop of this installation. */
export async function demoShop(tx: Tx): Promise<ShopRow | null> {
  const row = await tx
    .selectFrom('shops')
    .selectAll()
    .where('is_demo', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

/** True once the installation has a real shop. */
export async function hasOwnShop(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('shops')
    .select('id')
    .where('is_demo', '=', false)
    .where('sandbox_of', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
