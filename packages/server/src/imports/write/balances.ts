import { owedLines } from '@consignment/domain/payouts/owed-lines';
import type { Tx } from '../../database/database.ts';
import { balancedLines, saveOwed } from '../../queries/imports/balances.ts';

/** Sets which lines of these orders the customer still owes for (commission rules §1.6). They are priced afterwards. */
export async function applyBalances(tx: Tx, shopId: number, orderIds: readonly number[]): Promise<void> {
  const lines = await balancedLines(tx, shopId, orderIds);
  const changes = [...Map.groupBy(lines, ({ orderId }) => orderId).values()].flatMap((ofOrder) => {
    const owed = new Set(owedLines(ofOrder[0]?.balance ?? 0, ofOrder));
    return ofOrder.flatMap(({ id, isOwed }, place) =>
      isOwed === owed.has(place) ? [] : [{ id, isOwed: !isOwed }],
    );
  });
  await saveOwed(tx, shopId, changes);
}
