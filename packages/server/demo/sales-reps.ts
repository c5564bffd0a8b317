import { paySalesRep } from '../src/ledger/pay-sales-rep.ts';
import { insertRepCommission, insertSalesRep } from '../src/queries/people/sales-reps.ts';
import type { Tx } from '../src/database/database.ts';
import { facePicture } from './picture-names.ts';

/* Invented sales reps with commissions on orders of the demo, and payouts. Rates in ppm (1 % = 10,000). */

const people = [
  { first_name: 'Imogen', last_name: 'Vale', face: 4, ratePpm: 50_000 },
  { first_name: 'Jasper', last_name: 'Quill', face: 5, ratePpm: 75_000 },
  { first_name: 'Petra', last_name: 'Lind', face: 6, ratePpm: 25_000 },
];

/** A rep has a part of every so many-th paid order. */
const everyOrder = 12;

type Rep = { id: number; ratePpm: number };

/** With the orders that they brought and that are not theirs yet, in the order of time. */
type Reps = { reps: readonly Rep[]; orders: { id: number; processed_at: Date }[]; given: number };

export async function addDemoReps(tx: Tx, shopId: number, now: Date): Promise<Reps> {
  const reps: Rep[] = [];
  for (const { ratePpm, face, ...name } of people) {
    const image = facePicture(name.last_name, face);
    const { id } = await insertSalesRep(tx, shopId, { ...name, image, now });
    await linkLogin(tx, { shopId, salesRepId: id, name: `${name.first_name} ${name.last_name}` });
    reps.push({ id, ratePpm });
  }
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'processed_at'])
    .where('shop_id', '=', shopId)
    .where('financial_status', '=', 'paid')
    .where('cancelled_at', 'is', null)
    .orderBy('processed_at')
    .orderBy('id')
    .execute();
  return { reps, orders: orders.filter((_order, index) => index % everyOrder === 0), given: 0 };
}

/** The login of the same name sees the figures of the rep. */
async function linkLogin(
  tx: Tx,
  { shopId, salesRepId, name }: { shopId: number; salesRepId: number; name: string },
): Promise<void> {
  await tx
    .updateTable('shop_members')
    .set({ sales_rep_id: salesRepId })
    .where('shop_id', '=', shopId)
    .where('role', '=', 'salesrep')
    .where('login_id', 'in', tx.selectFrom('logins').select('id').where('name', '=', name))
    .execute();
}

/** Gives the reps their parts of the orders before a payday, in turn, and pays all but the last of them; null gives the rest. */
export async function payDemoReps(tx: Tx, shopId: number, of: Reps, payday: Date | null): Promise<void> {
  while (of.orders[0] !== undefined && (payday === null || of.orders[0].processed_at < payday)) {
    const [order] = of.orders.splice(0, 1);
    const rep = of.reps[of.given % of.reps.length];
    if (order === undefined || rep === undefined) throw new Error('The demo has no sales reps.');
    of.given += 1;
    const part = { orderId: order.id, salesRepId: rep.id, ratePpm: rep.ratePpm, now: order.processed_at };
    await insertRepCommission(tx, shopId, part);
  }
  if (payday === null) return;
  for (const { id: salesRepId } of of.reps.slice(0, -1)) {
    const verdict = await paySalesRep(tx, {
      shopId,
      salesRepId,
      additionalPay: 0,
      expectedAmount: null,
      note: 'Bank transfer',
      createdBy: null,
      now: payday,
    });
    if (verdict.is === 'refused') throw new Error(`The demo payout was refused: ${verdict.detail}`);
  }
}
