import { sql } from 'kysely';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { expect } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import type { Difference } from '../../../packages/server/src/ledger/difference.ts';
import { payoutsOf, runsOf, type HistoryShop, type PayoutOfShop } from './history-shop.ts';

/** Faults in the books of a shop, or between them and the money that went out; all 0 in a shop that is well. */
export type Faults = {
  /** Commissions that are in two payouts that count, or for which money went out twice. */
  readonly doubles: number;
  /** Minor units that a vendor has earned, and that are neither paid, nor under way, nor due; or too many of them. */
  readonly lost: number;
  /** Payouts whose commissions are free again while their money went out. */
  readonly freed: number;
  readonly findings: number;
};

/** The states of an item at PayPal whose money is with the shop again, for good. */
export const givenBack: ReadonlySet<string> = new Set(['FAILED', 'RETURNED', 'REVERSED']);

export type Found = Omit<Faults, 'findings'> & {
  readonly payouts: number;
  readonly findings: readonly Difference[];
  /** The runs whose first payouts do not sum to what was approved. */
  readonly otherSums: readonly number[];
};

export function noFaults(): { -readonly [Key in keyof Faults]: number } {
  return { doubles: 0, lost: 0, freed: 0, findings: 0 };
}

/** Holds the books of a shop to what was sold and returned in it, to PayPal and to the bank. */
export async function faultsIn(shop: HistoryShop, paypalFrom: number): Promise<Found> {
  const { database, shopId, approved } = shop;
  const who = { shopId, vendorIds: null, readOnly: true };
  const findings = await database.asShop(who, (tx) => audit(tx, shopId));
  const payouts = await payoutsOf(shop);
  const { items, open } = await linesOf(shop);
  const counting = new Set(payouts.filter(({ status }) => standingOf(status) !== 'void').map(({ id }) => id));
  const out = new Set(payouts.filter((payout) => isMoneyOut(shop, payout, paypalFrom)).map(({ id }) => id));
  const twice = (among: ReadonlySet<number>) => {
    const lines = items.filter(({ payoutId }) => among.has(payoutId)).map(({ lineId }) => lineId);
    return lines.length - new Set(lines).size;
  };
  const lost = shop.vendors.reduce((sum, vendor) => {
    const due = open.find(({ vendorId }) => vendorId === vendor)?.amount ?? 0;
    const paid = sumOf(payouts.filter(({ id, vendorId }) => vendorId === vendor && counting.has(id)));
    return sum + Math.abs(earnedOf(shop, vendor) - due - paid);
  }, 0);
  const runs = (await runsOf(shop)).filter(({ isApproved }) => isApproved);
  const otherSums = runs.filter(({ id, amount }) => {
    const first = payouts.filter(({ runId, attempt }) => runId === id && attempt === 1);
    return amount !== approved.get(id) || sumOf(first) !== approved.get(id);
  });
  return {
    payouts: payouts.length,
    findings,
    doubles: twice(counting) + twice(out),
    lost,
    freed: [...out].filter((id) => !counting.has(id)).length,
    otherSums: otherSums.map(({ id }) => id),
  };
}

export function expectNoFaults(found: Found): void {
  expect(found).toMatchObject({ findings: [], doubles: 0, lost: 0, freed: 0, otherSums: [] });
}

function linesOf({ database, shopId }: HistoryShop) {
  return database.asSystem(async (tx) => ({
    items: (
      await sql<{ payoutId: number; lineId: number }>`
        select payout_id as "payoutId", line_item_id as "lineId" from payout_items
        where shop_id = ${shopId}`.execute(tx)
    ).rows,
    open: (
      await sql<{ vendorId: number; amount: number }>`
        select vendor_id as "vendorId", sum(commission_amount)::int8 as amount from line_items
        where shop_id = ${shopId} and payout_id is null and commission_state = 'accrued' group by 1`.execute(
        tx,
      )
    ).rows,
  }));
}

/** By what was sold to whom and came back, at a rate of 100 %. */
function earnedOf({ lines, items }: HistoryShop, vendor: number): number {
  const sold = lines.filter((line) => line.vendor === vendor);
  const extra = items.filter((item) => item.vendor === vendor);
  return sold.reduce((sum, { price, units, back }) => sum + price * (units - back), 0) + sumOf(extra);
}

/** By PayPal's own books and the bank's, whatever the shop's say. */
function isMoneyOut(
  { paypal, bank }: HistoryShop,
  { id, method, status }: PayoutOfShop,
  paypalFrom: number,
): boolean {
  // The shop has sent it, or is the only one that can.
  if (method === 'by_hand') return status === 'recorded' || status === 'to_send';
  if (method === 'bank') return (bank.get(id) ?? (status === 'paid' ? 'paid' : null)) === 'paid';
  const sent = paypal.credits.slice(paypalFrom).filter(({ senderBatchId }) => senderBatchId === `po_${id}_1`);
  expect(sent.length, `payments of payout ${id} at PayPal`).toBeLessThanOrEqual(1);
  return sent.some(({ senderBatchId }) => !givenBack.has(paypal.statusOf(senderBatchId) ?? ''));
}

function sumOf(all: readonly { readonly amount: number }[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0);
}
