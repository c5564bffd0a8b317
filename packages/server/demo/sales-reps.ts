import { paySalesRep } from '../src/ledger/pay-sales-rep.ts';
import { insertRepCommission, insertSalesRep } from '../src/queries/sales-reps.ts';
import type { Tx } from '../src/database/database.ts';

/* Invented sales reps with commissions on orders of the demo, and a payout. Rates in ppm (1 % = 10,000). */

const people = [
  { first_name: 'Imogen', last_name: 'Vale', ratePpm: 50_000 },
  { first_name: 'Jasper', last_name: 'Quill', ratePpm: 75_000 },
  { first_name: 'Petra', last_name: 'Lind', ratePpm: 25_000 },
];

// The orders are of December 2010.
const paidOn = new Date('2010-12-13T12:00:00Z');

export async function addDemoReps(tx: Tx, shopId: number, now: Date): Promise<void> {
  const reps: { id: number; ratePpm: number }[] = [];
  for (const { ratePpm, ...name } of people) {
    const { id } = await insertSalesRep(tx, shopId, { ...name, image: null, now });
    reps.push({ id, ratePpm });
  }
  const orders = await tx
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('financial_status', '=', 'paid')
    .where('cancelled_at', 'is', null)
    .orderBy('processed_at')
    .orderBy('id')
    .limit(24)
    .execute();
  const give = async (some: typeof orders) => {
    for (const [index, { id: orderId }] of some.entries()) {
      const rep = reps[index % reps.length];
      if (rep === undefined) throw new Error('The demo has no sales reps.');
      const part = { orderId, salesRepId: rep.id, ratePpm: rep.ratePpm, now };
      await insertRepCommission(tx, shopId, part);
    }
  };
  const [first] = reps;
  if (first === undefined) throw new Error('The demo has no sales reps.');
  await give(orders.slice(0, 12));
  const verdict = await paySalesRep(tx, {
    shopId,
    salesRepId: first.id,
    additionalPay: 0,
    expectedAmount: null,
    note: 'Bank transfer',
    createdBy: null,
    now: paidOn,
  });
  if (verdict.is === 'refused') throw new Error(`The demo payout was refused: ${verdict.detail}`);
  await give(orders.slice(12));
}
