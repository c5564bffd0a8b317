import { payoutMethods } from '@consignment/domain/payouts/payout-method';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { insertCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import type { MethodSetup } from '../../../packages/server/src/ledger/method-setup.ts';
import { payAll } from '../../../packages/server/src/ledger/pay-all.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

const day = 86_400_000;
const price = fc.oneof(fc.constantFrom(0, 1, 333), fc.nat({ max: 5000 }));
const sold = fc.record({
  price,
  quantity: fc.integer({ min: 1, max: 3 }),
  override: fc.option(fc.nat({ max: 900 }), { nil: null, freq: 4 }),
  daysAgo: fc.nat({ max: 20 }),
});
const vendor = fc.record({
  before: fc.array(sold, { maxLength: 2 }),
  returned: fc.nat({ max: 3 }),
  after: fc.array(sold, { maxLength: 4 }),
  returnedAfter: fc.nat({ max: 3 }),
  adjustments: fc.array(fc.integer({ min: -4000, max: 4000 }), { maxLength: 2 }),
  isHidden: fc.constantFrom(false, false, false, true),
  minimum: fc.constantFrom(null, null, 0, 2500),
  holdDays: fc.constantFrom(null, null, 0, 10),
  currency: fc.constantFrom(null, null, 'EUR'),
  isKnown: fc.constantFrom(true, true, false),
});
const shop = fc.record({
  vendors: fc.array(vendor, { minLength: 2, maxLength: 7, size: 'max' }),
  holdDays: fc.constantFrom(0, 0, 7),
  minimum: fc.constantFrom(0, 0, 1000),
  method: fc.constantFrom(...payoutMethods),
  early: fc.boolean(),
});
type Drawn = typeof shop extends fc.Arbitrary<infer One> ? One : never;

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('pays everybody to the cent what each is paid alone, from the same lines and into the same books', async () => {
    await fc.assert(
      fc.asyncProperty(shop, async (drawn) => {
        const own = await openBooks(database);
        const vendors = await fill(own, drawn);
        const setup = setupOf(drawn, vendors);
        const ask = { shopId: own.shopId, early: drawn.early, setup, createdBy: null, now: someDay };

        const each = await undone(own, async (tx) => {
          const refused: (readonly [number, string])[] = [];
          for (const vendorId of vendors) {
            const alone = { ...ask, vendorId, lines: 'all', additionalPay: 0, expectedAmount: null } as const;
            const verdict = await bookPayout(tx, { ...alone, note: '' });
            if (verdict.is === 'refused') refused.push([vendorId, verdict.code]);
          }
          return { refused, books: await booksOf(tx, own.shopId) };
        });
        const all = await undone(own, async (tx) => {
          const period = { from: null, until: null };
          const verdict = await payAll(tx, { ...ask, period, expectedAmount: null });
          const skipped = verdict.is === 'paid' ? verdict.plan.skipped : verdict.skipped;
          return { skipped, books: await booksOf(tx, own.shopId) };
        });

        expect(all.books).toEqual(each.books);
        // It is silent on vendors without any open line.
        const refused = new Map(each.refused);
        for (const { vendorId, code } of all.skipped) expect(refused.get(vendorId), `${vendorId}`).toBe(code);
      }),
      { numRuns: 20 },
    );
  });
});

/** The vendors, with what they have sold, taken back, were paid and have been given. */
async function fill(own: Books, { vendors: drawn, holdDays, minimum }: Drawn): Promise<number[]> {
  const ids: number[] = [];
  const lines: { readonly vendorId: number; readonly line: number }[] = [];
  const sell = async (vendorId: number, of: Drawn['vendors'][number]['after']) => {
    const made: number[] = [];
    for (const { price, quantity, override, daysAgo } of of) {
      const at = new Date(someDay.getTime() - daysAgo * day);
      made.push(await own.sell({ price, quantity, override_amount: override, processed_at: at }, vendorId));
    }
    return made;
  };
  for (const one of drawn) {
    const vendorId = await own.write((tx) =>
      insertVendor(tx, own.shopId, {
        paypal_email: one.isKnown ? 'vendor@pay.example' : '',
        minimum_payout: one.minimum,
        hold_days: one.holdDays,
        currency: one.currency,
      }),
    );
    ids.push(vendorId);
    const [line] = await sell(vendorId, one.before);
    if (line !== undefined) lines.push({ vendorId, line });
    await own.pay({ vendorId, early: true });
  }
  for (const [n, one] of drawn.entries()) {
    const vendorId = ids[n] ?? 0;
    const before = lines.find((known) => known.vendorId === vendorId)?.line;
    // Paid by now: what comes back is carried over.
    if (before !== undefined && one.returned > 0) await own.refund(before, { units: one.returned });
    const [line] = await sell(vendorId, one.after);
    if (line !== undefined && one.returnedAfter > 0) await own.refund(line, { units: one.returnedAfter });
    await own.write(async (tx) => {
      for (const amount of one.adjustments) {
        const item = { shopId: own.shopId, vendorId, title: 'An item', currency: 'USD', now: someDay };
        await insertCustomItem(tx, { ...item, amount });
      }
      await tx.updateTable('vendors').set({ hidden: one.isHidden }).where('id', '=', vendorId).execute();
    });
  }
  await own.write((tx) =>
    tx
      .updateTable('shop_settings')
      .set({ hold_days: holdDays, minimum_payout: minimum })
      .where('shop_id', '=', own.shopId)
      .execute(),
  );
  return ids;
}

function setupOf({ method, vendors }: Drawn, ids: readonly number[]): MethodSetup {
  if (method === 'by_hand') return { method };
  if (method === 'paypal') return { method, mode: 'live', clientId: 'AZ-alone', refused: new Map() };
  const payees = new Set(ids.filter((_id, n) => vendors[n]?.isKnown === true));
  return { method, payees, unaddressed: new Map() };
}

class Undone extends Error {}

/** Runs `work` and takes back what it has written. */
async function undone<T>(own: Books, work: (tx: Tx) => Promise<T>): Promise<T> {
  const seen: T[] = [];
  const run = own.write(async (tx) => {
    seen.push(await work(tx));
    throw new Undone();
  });
  await expect(run).rejects.toBeInstanceOf(Undone);
  const [result] = seen;
  if (result === undefined) throw new Error('The work did not end.');
  return result;
}

/** All rows of money, with each payout by its invoice number: an id that was taken back is not given again. */
async function booksOf(tx: Tx, shopId: number) {
  await sql`set constraints all immediate`.execute(tx);
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(tx)).rows;
  return {
    payouts: await rowsOf(sql`
      select invoice_number, vendor_id, lines_amount, additional_pay, amount, currency, method, status, is_test, counts,
        fee_borne_by, note, created_date, created_by, paid_to
      from payouts where shop_id = ${shopId} order by invoice_number`),
    items: await rowsOf(sql`
      select p.invoice_number, i.line_item_id, i.amount, i.commission_type, i.active
      from payout_items i join payouts p on p.shop_id = i.shop_id and p.id = i.payout_id
      where i.shop_id = ${shopId} order by i.line_item_id, p.invoice_number`),
    lines: await rowsOf(sql`
      select l.id, l.vendor_id, l.commission_state, l.commission_amount, p.invoice_number
      from line_items l left join payouts p on p.shop_id = l.shop_id and p.id = l.payout_id
      where l.shop_id = ${shopId} order by l.id`),
    ledger: await rowsOf(sql`
      select t.vendor_id, t.kind, t.currency, p.invoice_number, t.line_item_id, t.created_at, e.account, e.amount
      from ledger_transactions t
      join ledger_entries e on e.shop_id = t.shop_id and e.transaction_id = t.id
      left join payouts p on p.shop_id = t.shop_id and p.id = t.payout_id
      where t.shop_id = ${shopId} order by t.vendor_id, p.invoice_number, t.line_item_id, t.kind, e.account`),
    totals: await rowsOf(sql`
      select vendor_id, due, paid, earned, total_sales, amount_taxed from vendor_totals
      where shop_id = ${shopId} order by vendor_id`),
    outbox: await rowsOf(sql`
      select p.invoice_number, t.receiver, t.client_id, t.due_at
      from payout_transfers t join payouts p on p.shop_id = t.shop_id and p.id = t.payout_id
      where t.shop_id = ${shopId} order by p.invoice_number`),
  };
}
