import type { Database } from '../../database/database.ts';
import { closeShop, reopenShop } from '../../queries/shops/closed-shops.ts';
import { demoShop, hasOwnShop } from '../../queries/shops/demo-shop.ts';

/**
 * Opens the demo shop, or closes it: its logins have a public password, so it is open in demo mode alone, and only while it is the
 * only shop. 'closed' says that it is there and should be removed.
 */
export async function settleDemo(
  database: Database,
  { isDemo, now }: { readonly isDemo: boolean; readonly now: Date },
): Promise<'none' | 'open' | 'closed'> {
  return database.asSystem(async (tx) => {
    const demo = await demoShop(tx);
    if (demo === null) return 'none';
    if (isDemo && !(await hasOwnShop(tx))) {
      await reopenShop(tx, demo.id);
      return 'open';
    }
    await closeShop(tx, demo.id, now);
    return 'closed';
  });
}

/** Whether people may use the demo's logins. */
export async function isDemoOpen(database: Database): Promise<boolean> {
  const demo = await database.asSystem(demoShop);
  return demo !== null && demo.closed_at === null;
}
