import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { Tx } from '../../../database/database.ts';
import { voidApprovals } from '../queries/pay-run-approvals.ts';
import { changePayRun, insertPayRun, type PayRun } from '../queries/pay-runs.ts';
import { runVendorsOf, saveRunVendors, type Choice, type RunVendor } from '../queries/pay-run-vendors.ts';
import { lockShop } from '../../../queries/shops/shops.ts';
import { planPayRun, type PayRunAsk, type Recalculating } from './plan-pay-run.ts';

export type DraftGiven = Pick<PayRunAsk, 'shop' | 'setups' | 'bankFaults' | 'now'>;

export type DraftVerdict =
  | { readonly is: 'drafted'; readonly id: number; readonly vendors: readonly RunVendor[] }
  /** No vendor has anything open; a scheduled run is kept as canceled, so that its day is done. */
  | { readonly is: 'nothing'; readonly id: number | null }
  /** The day of the schedule has its run. */
  | { readonly is: 'exists' }
  | Recalculating;

/** Drafts a run of all vendors with something open. Nothing is paid by it. */
export async function draftPayRun(
  tx: Tx,
  given: DraftGiven,
  run: {
    readonly method: PayoutMethod | null;
    readonly scheduledFor: string | null;
    readonly paysByItself: boolean;
    readonly createdBy: number | null;
  },
): Promise<DraftVerdict> {
  const { shop, now } = given;
  await lockShop(tx, shop.id);
  const planned = await planPayRun(
    tx,
    { ...given, method: run.method, choices: new Map(), only: 'all' },
    'look',
  );
  if (planned.is === 'refused') return planned;
  const { currency, vendors } = planned.plan;
  const isNothing = vendors.length === 0;
  if (isNothing && run.scheduledFor === null) return { is: 'nothing', id: null };
  const id = await insertPayRun(tx, {
    shop_id: shop.id,
    currency,
    method: run.method,
    scheduled_for: run.scheduledFor,
    created_by: run.createdBy,
    created_at: now,
    is_to_be_approved: run.paysByItself && vendors.some(isPaid),
  });
  if (id === null) return { is: 'exists' };
  if (isNothing) {
    await changePayRun(tx, { shop_id: shop.id, id }, { canceled_at: now });
    return { is: 'nothing', id };
  }
  await saveRunVendors(tx, { shopId: shop.id, runId: id }, vendors, 'all');
  return { is: 'drafted', id, vendors };
}

/** Would this vendor be paid? */
export function isPaid({ exception, isLeftOut }: Pick<RunVendor, 'exception' | 'isLeftOut'>): boolean {
  return exception === null && !isLeftOut;
}

/** The choices of persons about a run's vendors. */
export async function choicesOf(tx: Tx, { shop_id: shopId, id }: PayRun): Promise<Map<number, Choice>> {
  const rows = await runVendorsOf(tx, shopId, id);
  return new Map(
    rows.map((row) => [
      row.vendor_id,
      {
        vendorId: row.vendor_id,
        method: row.is_method_set ? row.method : null,
        isLeftOut: row.is_left_out,
      },
    ]),
  );
}

export type RefreshVerdict =
  | {
      readonly is: 'refreshed';
      /** True where another sum would be paid than before. */
      readonly isChanged: boolean;
      /** Approvals that are void since. */
      readonly voided: number;
    }
  | Recalculating;

/** Works a draft out again. The caller has locked the run, which is a draft. */
export async function refreshDraft(tx: Tx, given: DraftGiven, run: PayRun): Promise<RefreshVerdict> {
  const before = await runVendorsOf(tx, run.shop_id, run.id);
  const choices = await choicesOf(tx, run);
  const planned = await planPayRun(tx, { ...given, method: run.method, choices, only: 'all' }, 'look');
  if (planned.is === 'refused') return planned;
  const { vendors } = planned.plan;
  const of = { shopId: run.shop_id, runId: run.id };
  await saveRunVendors(tx, of, vendors, 'all');
  await changePayRun(tx, run, { drafted_at: given.now });
  const paidBefore = before
    .filter((row) => row.exception === null && !row.is_left_out)
    .map((row) => wordOf({ ...row, vendorId: row.vendor_id }));
  const paidNow = vendors.filter(isPaid).map(wordOf);
  const isChanged = paidBefore.join() !== paidNow.join();
  const voided = isChanged ? await voidApprovals(tx, run.shop_id, run.id) : 0;
  return { is: 'refreshed', isChanged, voided };
}

type Reviewed = { readonly vendorId: number; readonly method: PayoutMethod; readonly amount: number };

/** The reviewed facts of a vendor, as a word that compares. */
export function wordOf({ vendorId, method, amount }: Reviewed): string {
  return `${vendorId} ${method} ${amount}`;
}

/** Changes the settings of one vendor and calculates it again. The caller has locked the run, which is a draft. */
export async function changeDraftVendor(
  tx: Tx,
  given: DraftGiven,
  run: PayRun,
  choice: Choice,
): Promise<
  { readonly is: 'changed'; readonly voided: number } | { readonly is: 'not_found' } | Recalculating
> {
  const { vendorId } = choice;
  const ask = {
    ...given,
    method: run.method,
    choices: new Map([[vendorId, choice]]),
    only: [vendorId],
  };
  const planned = await planPayRun(tx, ask, 'look');
  if (planned.is === 'refused') return planned;
  const { vendors } = planned.plan;
  if (vendors.length === 0) return { is: 'not_found' };
  await saveRunVendors(tx, { shopId: run.shop_id, runId: run.id }, vendors, 'these');
  return { is: 'changed', voided: await voidApprovals(tx, run.shop_id, run.id) };
}
