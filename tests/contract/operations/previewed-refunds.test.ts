import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { applyBalances } from '../../../packages/server/src/imports/write/balances.ts';
import { applyRefunds } from '../../../packages/server/src/imports/write/refunds.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { lockSettings } from '../../../packages/server/src/pricing/shop-rules.ts';
import { importShop } from '../../../packages/server/src/queries/imports/shop.ts';
import { insertLine, insertOrder, insertVendor } from '../rows.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import type { Shop, Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

/* Previews have the amounts that follow, also where the change has refunds read again. */

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let [oak, elm, yew] = [0, 0, 0];
  beforeAll(async () => {
    ({ server, alder, tokens } = world());
    [oak, elm, yew] = await inShop(async (tx) => [
      await insertVendor(tx, alder.id, { name: 'Oak', commission_rate_ppm: 500_000 }),
      await insertVendor(tx, alder.id, { name: 'Elm', commission_rate_ppm: 400_000 }),
      await insertVendor(tx, alder.id, { name: 'Yew', commission_rate_ppm: 300_000 }),
    ]);
  });

  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    server.database.asShop({ shopId: alder.id, vendorIds: null }, work);

  /** An order of a ring of 100.00 and a vase of 80.00, as an import would have it. */
  const sold = (
    vendors: readonly [ring: number, vase: number],
    { tax = 0, ...changes }: { refunded_amount?: number; outstanding_balance?: number; tax?: number },
  ) =>
    inShop(async (tx) => {
      await lockSettings(tx, alder.id, 'share');
      const order = await insertOrder(tx, alder.id, {
        currency: 'GBP',
        financial_status: 'partially_refunded',
        taxes_included: null,
        subtotal_price: 18_000,
        total_tax: tax,
        ...changes,
      });
      for (const [at, price] of [10_000, 8000].entries())
        await insertLine(tx, alder.id, order, {
          price,
          total_tax: Math.round((tax * price) / 18_000),
          tracked_vendor_id: vendors[at] ?? null,
        });
      await applyRefunds(tx, { shop: await importShop(tx, alder.id), now: server.now }, [order], []);
      await applyBalances(tx, alder.id, [order]);
      await priceLines(tx, alder.id, { orders: [order] });
      return order;
    });

  const owner = () => ({ token: tokens.owner });
  const dueOf = async (id: number) =>
    (await server.ok('getVendor', { ...owner(), params: { id } })).commission_totals.due;
  const rowsOf = async (table: 'orders' | 'line_items' | 'refund_assignments') => {
    const { rows } = await inShop((tx) =>
      sql`select to_jsonb(t) as row, xmin::text from ${sql.table(table)} t where shop_id = ${alder.id} order by id`.execute(
        tx,
      ),
    );
    return rows;
  };
  const kept = async () => [
    await rowsOf('orders'),
    await rowsOf('line_items'),
    await rowsOf('refund_assignments'),
  ];
  const expectClean = async () => expect(await inShop((tx) => audit(tx, alder.id))).toEqual([]);

  describe('the preview of another answer to whether prices include tax', () => {
    const change = (isIncluded: boolean) => ({ prices_include_tax: isIncluded });

    it('has the refunds and balances that are read again by it, and writes nothing', async () => {
      // With tax on top the ring came back; else it is not known what did.
      await sold([oak, elm], { refunded_amount: 12_100, tax: 3780 });
      await sold([oak, elm], { outstanding_balance: 12_100, tax: 3780 });
      // A refund of one vendor is of goods and their tax, or of goods alone.
      await sold([yew, yew], { refunded_amount: 6050, tax: 3780 });
      for (const isIncluded of [true, false]) {
        const before = await kept();
        const said = await server.ok('previewCommissionSettings', { ...owner(), body: change(isIncluded) });
        expect(await kept()).toEqual(before);
        expect(said.vendors.map(({ vendor_name: name }) => name).sort()).toEqual(['Elm', 'Oak', 'Yew']);
        for (const { vendor, due_before: due } of said.vendors) expect(await dueOf(vendor)).toBe(due);
        await server.ok('saveSettings', { ...owner(), body: { values: change(isIncluded) } });
        await settled(server);
        for (const { vendor, due_after: due } of said.vendors) expect(await dueOf(vendor)).toBe(due);
        await expectClean();
      }
    });
  });

  describe('the preview of a merge of two vendors', () => {
    it('has the refunds that could be of either, and writes nothing', async () => {
      // Of the two it can be of any line, and of one it is of both.
      await sold([oak, elm], { refunded_amount: 5000 });
      // It is of a third vendor too, and waits as before.
      await sold([oak, yew], { refunded_amount: 7000 });
      const before = await kept();
      const { due_after, paid_after, changed_lines } = await server.ok('previewVendorMerge', {
        ...owner(),
        params: { id: oak },
        query: { into: elm },
      });
      expect(await kept()).toEqual(before);
      expect(changed_lines).toBeGreaterThan(0);
      await server.ok('mergeVendor', {
        ...owner(),
        params: { id: oak },
        body: { into: elm, expected: { due_after, paid_after } },
      });
      expect(await dueOf(elm)).toBe(due_after);
      await settled(server);
      expect(await dueOf(elm)).toBe(due_after);
      await expectClean();
    });
  });
});
