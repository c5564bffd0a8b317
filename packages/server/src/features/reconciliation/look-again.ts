import type { Tx } from '../../database/database.ts';
import type { ComparedRole } from '../../database/rows.ts';
import { readRules } from '../../pricing/shop-rules.ts';
import { comparedOrders } from './queries/compared-orders.ts';
import { lookAgain } from './queries/differences.ts';
import { runUnderWay } from './queries/runs.ts';
import { sourceOf } from './queries/sources.ts';
import { compareOrders } from './compare-orders.ts';

/**
 * Compares one order of a source again, after an act has changed it in the books: what is right now is settled at once. The caller
 * has locked the shop.
 */
export async function compareAgain(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly role: ComparedRole;
    readonly comparedOrderId: number;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, role, comparedOrderId, now } = of;
  const source = await sourceOf(tx, shopId, role);
  // Another source may have come in its place, which the run that follows compares.
  if (source === null || (await comparedOrders(tx, source, [comparedOrderId])).length === 0) return;
  const rules = await readRules(tx, shopId);
  const shop = { currency: rules.currency, timeZone: rules.timeZone };
  const run = await runUnderWay(tx, shopId);
  await lookAgain(tx, { shopId, source: role, now, runUnderWay: run?.id ?? null }, [comparedOrderId], () =>
    compareOrders(tx, { source, shop, startsAt: rules.startsAt, now }, [comparedOrderId]),
  );
}
