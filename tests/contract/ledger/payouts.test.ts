import { sql } from 'kysely';
import { figureColumn, termsColumns } from '../../../packages/server/src/pricing/trace.ts';
import { beforeAll, expect, it } from 'vitest';
import { insertCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  // Each test has its own shop.
  const books = () => openBooks(database);

  it('pays all that is open, with its additional pay, and numbers the invoices', async () => {
    const own = await books();
    await own.sell({ price: 4000 });
    await own.sell({ price: 1050, override_amount: 900 });
    expect(await own.totals()).toMatchObject({ due: 4900, paid: 0, earned: 4900 });

    expect(await own.paid({ additionalPay: 100 })).toMatchObject({ invoiceNumber: 1, amount: 5000 });
    expect(await own.totals()).toMatchObject({ due: 0, paid: 5000, earned: 5000 });
    expect(await itemsOf(own)).toEqual([
      { amount: 4000, commission_type: 'default' },
      { amount: 900, commission_type: 'override' },
    ]);
    await own.sell({ price: 700 });
    expect(await own.paid()).toMatchObject({ invoiceNumber: 2, amount: 700 });
    await own.expectClean();
  });

  it('pays the chosen lines and leaves the others', async () => {
    const own = await books();
    const [first] = [await own.sell({ price: 4000 }), await own.sell({ price: 1000 })];
    expect(await own.paid({ lines: [first, first] })).toMatchObject({ amount: 4000 });
    expect(await own.totals()).toMatchObject({ due: 1000, paid: 4000 });
    await own.expectClean();
  });

  it('refuses with the reason, and changes nothing', async () => {
    const own = await books();
    const other = await own.write((tx) => insertVendor(tx, own.shopId));
    const open1 = await own.sell({ price: 4000 });
    const foreign = await own.sell({ price: 100 }, other);
    const blocked = await own.sell({ price: 100, override_ppm: 0, tracked_vendor_id: null });
    const paid = await own.sell({ price: 500 });
    await own.paid({ lines: [paid] });
    const before = await own.totals();

    const cases = [
      [{ lines: [open1, 999_999] }, 'payout_selection', [999_999]],
      [{ lines: [open1, foreign] }, 'wrong_vendor', [foreign]],
      [{ lines: [paid, open1] }, 'already_paid', [paid]],
      [{ lines: [blocked] }, 'wrong_vendor', [blocked]],
      [{ lines: [] }, 'payout_selection', []],
      [{ additionalPay: -1 }, 'additional_pay_negative', []],
      [{ vendorId: 999_999 }, 'not_found', []],
    ] as const;
    for (const [ask, code, lines] of cases) {
      expect(await own.pay(ask)).toMatchObject({ is: 'refused', code, lines });
    }
    expect(await own.pay({ lines: [paid] })).toMatchObject({
      detail: `Commission ${paid} has already been paid. Nothing has been paid.`,
    });
    expect(await own.totals()).toEqual(before);
    await own.expectClean();
  });

  it('pays what was reviewed or nothing: a refund that came in meanwhile is shown first', async () => {
    const own = await books();
    const [paid, line] = [await own.sell({ price: 3000, quantity: 1 }), await own.sell({ price: 4000 })];
    await own.paid({ lines: [paid], expectedAmount: 3000 });
    await own.refund(paid, { amount: 1000 });
    const before = await own.totals();

    expect(await own.pay({ lines: [line], expectedAmount: 4000 })).toMatchObject({
      is: 'refused',
      code: 'amount_changed',
      detail:
        'This payout would now be $30.00, not the $40.00 you reviewed. Nothing has been paid. Please review it again.',
    });
    expect(await own.totals()).toEqual(before);
    expect(await own.paid({ lines: [line], expectedAmount: 3000 })).toMatchObject({ amount: 3000 });
    await own.expectClean();
  });

  it('pays no pending line', async () => {
    const own = await books();
    const line = await own.sell();
    await own.write((tx) => tx.updateTable('orders').set({ financial_status: 'pending' }).execute());
    await own.write((tx) => sql`update line_items set commission_state = 'pending'`.execute(tx));
    expect(await own.pay({ lines: [line] })).toMatchObject({ code: 'not_payable', lines: [line] });
    expect(await own.pay()).toMatchObject({ code: 'nothing_to_pay' });
    expect(await own.totals()).toMatchObject({ due: 0, earned: 0 });
  });

  it('pays no hidden vendor', async () => {
    const own = await books();
    await own.sell();
    await own.write((tx) => tx.updateTable('vendors').set({ hidden: true, name: 'Kiln & Clay' }).execute());
    expect(await own.pay()).toMatchObject({
      code: 'vendor_hidden',
      detail: 'Kiln & Clay is hidden. Unhide the vendor before you pay.',
    });
  });

  it('restores all when a payout is deleted, once', async () => {
    const own = await books();
    await own.sell({ price: 4000 });
    await own.write((tx) =>
      insertCustomItem(tx, { ...own, title: 'Display fee', amount: -500, currency: 'USD', now: someDay }),
    );
    const before = await own.totals();
    const { id } = await own.paid({ additionalPay: 250 });
    expect(await own.totals()).toMatchObject({ due: 0, paid: 3750 });
    expect(await own.unpay(id)).toBe('deleted');
    expect(await own.totals()).toEqual(before);
    await own.expectClean();

    expect(await own.unpay(id)).toBe('already_deleted');
    expect(await own.unpay(999_999)).toBe('not_found');
    expect(await own.paid()).toMatchObject({ invoiceNumber: 2, amount: 3500 });
    await own.expectClean();
  });

  it('takes a refund after the payout from the next one, and never pays below zero (example 11)', async () => {
    const own = await books();
    const line = await own.sell({ price: 3333, quantity: 3, override_ppm: 450_000 });
    expect(await own.paid()).toMatchObject({ amount: 4500 });
    await own.refund(line, { units: 1 });
    expect(await own.totals()).toMatchObject({ due: -1500, paid: 4500, earned: 3000 });
    expect(await own.pay()).toMatchObject({ code: 'nothing_available' });

    const small = await own.sell({ price: 1000 });
    expect(await own.totals()).toMatchObject({ due: -500 });
    expect(await own.pay()).toMatchObject({ code: 'nothing_available' });
    expect(await own.pay({ lines: [small] })).toMatchObject({ code: 'nothing_available' });

    await own.sell({ price: 3000 });
    expect(await own.pay({ lines: [small] })).toMatchObject({ code: 'nothing_to_pay' });
    expect(await own.paid()).toMatchObject({ amount: 2500 });
    expect(await own.totals()).toMatchObject({ due: 0, paid: 7000 });
    await own.expectClean();
  });

  it('settles open reversals with any chosen lines', async () => {
    const own = await books();
    const first = await own.sell({ price: 4500, quantity: 1 });
    await own.paid();
    await own.refund(first, { amount: 1500 });
    const [chosen] = [await own.sell({ price: 4000 }), await own.sell({ price: 100 })];
    expect(await own.paid({ lines: [chosen] })).toMatchObject({ amount: 2500 });
    expect(await own.totals()).toMatchObject({ due: 100 });
    await own.expectClean();
  });

  it('ends at nothing when everything comes back piece by piece, before and after the payout', async () => {
    const own = await books();
    const line = await own.sell({ price: 1000, quantity: 3, override_amount: 1000, total_tax: 100 });
    await own.refund(line, { units: 1 });
    expect(await own.totals()).toMatchObject({ due: 667, sales: 2000, tax: 67 });
    const { id } = await own.paid();
    await own.refund(line, { units: 2 });
    expect(await own.totals()).toMatchObject({ due: -334, paid: 667, earned: 333, sales: 1000, tax: 33 });
    await own.refund(line, { units: 2 });
    expect(await own.totals()).toMatchObject({ due: -334 });
    await own.unpay(id);
    expect(await own.totals()).toMatchObject({ due: 333, paid: 0 });
    await own.refund(line, { units: 3, amount: 50 });
    expect(await own.totals()).toEqual({ due: 0, paid: 0, earned: 0, sales: 0, tax: 0 });
    await own.expectClean();
  });

  it('keeps paid lines, payouts and entries as they are, against any writer', async () => {
    const own = await books();
    const line = await own.sell();
    await own.paid();
    const forbidden = [
      `update line_items set commission_full = 1 where id = ${line}`,
      `update line_items set price = 1 where id = ${line}`,
      `delete from line_items where id = ${line}`,
      'update ledger_entries set amount = amount + 1',
      'delete from ledger_transactions',
    ];
    for (const statement of forbidden) {
      await expect(
        own.database.asSystem((tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow(/is paid and cannot|only grows/);
    }
    const unbalanced = own.database.asSystem((tx) =>
      sql`insert into ledger_entries select transaction_id, shop_id, vendor_id, 'additional_pay_expense', 5
        from ledger_entries limit 1`.execute(tx),
    );
    await expect(unbalanced).rejects.toThrow(/does not sum to 0/);
  });

  it('keeps every term that a paid line was priced by', async () => {
    const own = await books();
    const { rows } = await own.database.asSystem((tx) =>
      sql<{
        guard: string;
      }>`select prosrc as guard from pg_proc where proname = 'paid_line_is_final'`.execute(tx),
    );
    const guarded = new Set(rows[0]?.guard.match(/(?<=new\.)\w+/g));
    const terms = [...termsColumns, ...Object.values(figureColumn)];
    expect(terms.filter((column) => !guarded.has(column))).toEqual([]);
  });
});

async function itemsOf(own: Books) {
  return own.write((tx) =>
    tx.selectFrom('payout_items').select(['amount', 'commission_type']).orderBy('line_item_id').execute(),
  );
}
