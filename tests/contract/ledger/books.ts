import { sql } from 'kysely';
import { expect } from 'vitest';
import { applyRefunds } from '../../../packages/server/src/imports/write/refunds.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import {
  bookPayout,
  type PayoutAsk,
  type PayoutVerdict,
} from '../../../packages/server/src/ledger/create-payout.ts';
import { takePayoutBack } from '../../../packages/server/src/ledger/delete-payout.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { replaceReturns } from '../../../packages/server/src/queries/imports/returns.ts';
import { importShop } from '../../../packages/server/src/queries/imports/shop.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { holdRules } from '../../../packages/server/src/pricing/shop-rules.ts';
import { insertLine, insertOrder, insertShop, insertVendor, someDay } from '../rows.ts';

/** A shop with one vendor at a rate of 100 %, so that the price of a line is its commission. */
export type Books = {
  readonly database: Database;
  readonly shopId: number;
  readonly vendorId: number;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Sells a line, prices it, and returns its id. */
  sell(changes?: Parameters<typeof insertLine>[3], vendorId?: number): Promise<number>;
  pay(ask?: Partial<PayoutAsk>): Promise<PayoutVerdict>;
  /** Pays and returns the payout; a refusal fails the test. */
  paid(ask?: Partial<PayoutAsk>): Promise<Extract<PayoutVerdict, { is: 'paid' }>['payout']>;
  unpay(payoutId: number): Promise<string>;
  /** Reports the returned part of a line so far, as a platform does. */
  refund(lineId: number, returned: { units?: number; amount?: number }, now?: Date): Promise<void>;
  totals(
    vendorId?: number,
  ): Promise<{ due: number; paid: number; earned: number; sales: number; tax: number }>;
  expectClean(): Promise<void>;
};

export async function openBooks(database: Database): Promise<Books> {
  const { shopId, vendorId } = await database.asSystem(async (tx) => {
    const shop = await insertShop(tx, { settings: { global_commission_ppm: 1_000_000 } });
    return { shopId: shop, vendorId: await insertVendor(tx, shop) };
  });
  const write: Books['write'] = (work) => database.asShop({ shopId, vendorIds: null }, work);
  const pay: Books['pay'] = (ask) =>
    write((tx) =>
      bookPayout(tx, {
        shopId,
        vendorId,
        lines: 'all',
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        setup: { method: 'by_hand' },
        createdBy: null,
        now: someDay,
        ...ask,
      }),
    );
  return {
    database,
    shopId,
    vendorId,
    write,
    pay,
    sell: (changes, vendor = vendorId) =>
      write(async (tx) => {
        const order = await insertOrder(tx, shopId);
        const line = await insertLine(tx, shopId, order, { tracked_vendor_id: vendor, ...changes });
        await priceLines(tx, shopId, { orders: [order] });
        return line;
      }),
    async paid(ask) {
      const verdict = await pay(ask);
      if (verdict.is === 'refused') throw new Error(`The payout was refused: ${verdict.detail}`);
      return verdict.payout;
    },
    async unpay(payoutId) {
      const verdict = await write((tx) => takePayoutBack(tx, { shopId, payoutId, now: someDay }));
      return verdict.is === 'refused' ? verdict.code : verdict.is;
    },
    refund: (lineId, { units = 0, amount = 0 }, now = someDay) =>
      write(async (tx) => {
        const shop = await importShop(tx, shopId);
        await holdRules(tx, shopId, 'share');
        // A platform reports changes of one order one after the other.
        const order = await tx
          .selectFrom('orders')
          .select(['id', 'name'])
          .where('id', '=', (query) =>
            query.selectFrom('line_items').select('order_id').where('id', '=', lineId),
          )
          .forUpdate()
          .executeTakeFirstOrThrow();
        const { platform_id: line } = await tx
          .selectFrom('line_items')
          .select('platform_id')
          .where('id', '=', lineId)
          .executeTakeFirstOrThrow();
        const of = { refundedAt: now.toISOString(), lineId: line ?? '', sku: '' };
        const returns = [
          { ...of, units, amount: null },
          { ...of, lineId: '', units: 0, amount },
        ].filter((one) => one.units > 0 || (one.amount ?? 0) > 0);
        await replaceReturns(tx, shopId, [{ name: order.name, returns }]);
        await applyRefunds(tx, { shop, now }, [order.id], []);
        await priceLines(tx, shopId, { orders: [order.id] });
      }),
    async totals(vendor = vendorId) {
      const { rows } = await write((tx) =>
        sql<{ due: number; paid: number; earned: number; sales: number; tax: number }>`
          select due, paid, earned, total_sales as sales, amount_taxed as tax
          from vendor_totals where vendor_id = ${vendor}`.execute(tx),
      );
      return rows[0] ?? { due: 0, paid: 0, earned: 0, sales: 0, tax: 0 };
    },
    async expectClean() {
      expect(await write((tx) => audit(tx, shopId))).toEqual([]);
    },
  };
}
