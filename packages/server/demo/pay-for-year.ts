import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { bookPayout } from '../src/ledger/create-payout.ts';
import { payAll } from '../src/ledger/pay-all.ts';
import { releasePayout } from '../src/ledger/release-payout.ts';
import type { Tx } from '../src/database/database.ts';
import { allOrders, priceLines } from '../src/pricing/pricing.ts';
import { addDemoReps, payDemoReps } from './sales-reps.ts';
import { demoRates, hiddenVendor, unluckyVendor } from './vendors.ts';

/** Goods may come back for so long; a payday pays for what was sold before. */
const timeToReturn = 30 * 86_400_000;

/** Rates and the payouts of a year, so that every kind of figure is there to see. */
export async function payForYear(
  tx: Tx,
  shopId: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  await tx
    .insertInto('product_type_rates')
    .values(demoRates.map((rate) => ({ shop_id: shopId, ...rate })))
    .execute();
  await priceLines(tx, shopId, allOrders);

  const reps = await addDemoReps(tx, shopId, now);
  const paydays = await paydaysOf(tx, shopId, now, timeZone);
  for (const [index, payday] of paydays.entries()) {
    await payVendors(tx, shopId, payday);
    if (index % 5 === 4) await payDemoReps(tx, shopId, reps, payday);
  }
  await payDemoReps(tx, shopId, reps, null);
  const last = paydays.at(-1);
  if (last !== undefined) await failToPay(tx, shopId, last);
  await tx
    .updateTable('payouts as p')
    .from('vendors as v')
    .set((eb) => ({ note: eb.ref('v.pay_type') }))
    .whereRef('v.id', '=', 'p.vendor_id')
    .where('p.shop_id', '=', shopId)
    .execute();
  await tx
    .updateTable('vendors')
    .set({ hidden: true })
    .where('shop_id', '=', shopId)
    .where('name', '=', hiddenVendor)
    .execute();
}

/** The 5th of each month up to yesterday, from the first one on that has something to pay. */
async function paydaysOf(tx: Tx, shopId: number, now: Date, timeZone: string): Promise<Date[]> {
  const { first } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.min('processed_at').as('first'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const today = startOfDay(dayAt(now, timeZone), timeZone);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from(
    { length: 13 },
    (_month, index) => new Date(Date.UTC(year, month - 12 + index, 5, 10)),
  ).filter((payday) => payday < today && payday.getTime() - timeToReturn > first.getTime());
}

async function payVendors(tx: Tx, shopId: number, payday: Date): Promise<void> {
  const verdict = await payAll(tx, {
    shopId,
    period: { from: null, until: new Date(payday.getTime() - timeToReturn) },
    setup: { method: 'by_hand' },
    expectedAmount: null,
    createdBy: null,
    now: payday,
  });
  if (verdict.is === 'refused') throw new Error(`The demo payouts were refused: ${verdict.detail}`);
}

/** A payment that PayPal has sent back, for what was sold in the days before it. */
async function failToPay(tx: Tx, shopId: number, payday: Date): Promise<void> {
  const lines = await tx
    .selectFrom('line_items as l')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.vendor_id'),
    )
    .select(['l.id', 'l.vendor_id'])
    .where('l.shop_id', '=', shopId)
    .where('v.name', '=', unluckyVendor)
    .where('l.commission_state', '=', 'accrued')
    .where('l.commission_amount', '>', 0)
    .where('l.payout_id', 'is', null)
    .where('l.processed_at', '<', payday)
    .execute();
  const vendorId = lines[0]?.vendor_id ?? null;
  if (vendorId === null) throw new Error(`The demo owes ${unluckyVendor} nothing.`);
  const at = new Date(payday.getTime() + 3_600_000);
  const verdict = await bookPayout(tx, {
    shopId,
    vendorId,
    lines: lines.map(({ id }) => id),
    additionalPay: 0,
    expectedAmount: null,
    note: '',
    setup: { method: 'paypal', mode: 'live', clientId: 'demo', refused: new Map() },
    createdBy: null,
    now: at,
  });
  if (verdict.is === 'refused') throw new Error(`The demo payout was refused: ${verdict.detail}`);
  const payoutId = verdict.payout.id;
  await tx
    .updateTable('payout_transfers')
    .set({
      first_sent_at: at,
      provider_status: 'FAILED',
      problem: 'The receiver’s account cannot receive payments at the moment. Nothing was sent.',
      taken: 1,
      due_at: null,
    })
    .where('shop_id', '=', shopId)
    .where('payout_id', '=', payoutId)
    .execute();
  await releasePayout(tx, { shopId, payoutId, status: 'failed', now: new Date(at.getTime() + 60_000) });
}
