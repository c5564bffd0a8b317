import { moneyToWire } from '@consignment/domain/money/money';
import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { refreshDraft, type RefreshVerdict } from './ledger/draft-pay-run.ts';
import { record } from '../../ledger/record.ts';
import { amountOf, payRunById, type PayRun } from './queries/pay-runs.ts';
import type { ShopRow } from '../../queries/shops/shops.ts';
import { payRunEntry } from './approve.ts';
import { draftGiven, type RunsGiven } from './given.ts';

/** Works a draft out again, with its entry in the history where it has changed. The run is locked and a draft. */
export async function refreshRun(
  tx: Tx,
  given: RunsGiven,
  { shop, run, by }: { readonly shop: ShopRow; readonly run: PayRun; readonly by: By },
): Promise<RefreshVerdict> {
  const verdict = await refreshDraft(tx, await draftGiven(tx, shop, given, 'look'), run);
  if (verdict.is === 'refused' || !verdict.isChanged) return verdict;
  const row = await payRunById(tx, shop.id, run.id);
  if (row === null) throw new Error(`Pay run ${run.id} is gone.`);
  const { currency } = run;
  const count = row.totals.reduce((sum, { count }) => sum + count, 0);
  const after = { vendor_count: count, amount: moneyToWire(amountOf(row), currency), currency };
  await record(tx, { shopId: shop.id, by, now: given.now }, [payRunEntry('pay_run.changed', run, after)]);
  return verdict;
}
