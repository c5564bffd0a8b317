import type { Database, Tx } from '../database/database.ts';
import {
  closeShop,
  deleteShop,
  demoShop,
  hasOwnShop,
  loginsOfShop,
  reopenShop,
} from '../queries/demo-shop.ts';
import { deleteOrphanLogin } from '../queries/logins.ts';

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

/** Deletes a shop with all that it has, and those of its logins that belong to no other. For `asSystem`. */
export async function removeWholeShop(tx: Tx, shopId: number, now: Date): Promise<void> {
  const logins = await loginsOfShop(tx, shopId);
  await closeShop(tx, shopId, now);
  await deleteShop(tx, shopId);
  for (const login of logins) await deleteOrphanLogin(tx, login);
}
