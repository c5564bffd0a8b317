import { expect, it } from 'vitest';
import { addUpVendors } from '../../../packages/server/src/features/moves/queries/move-balances.ts';
import { forEachDatabase } from '../../databases.ts';
import { openBooks } from '../ledger/books.ts';
import { someDay } from '../rows.ts';

forEachDatabase((_name, open) => {
  it('an old amount is due here as its line is, and as it was where the line is paid', async () => {
    const own = await openBooks(await open());
    const paid = await own.sell({ price: 500 });
    await own.paid();
    const unpaid = await own.sell({ price: 800 });
    const { shopId: shop_id } = own;
    const due = await own.database.asSystem(async (tx) => {
      const { id: move_id } = await tx
        .insertInto('moves')
        .values({ shop_id, name: 'The former app', created_at: someDay })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto('move_vendors')
        .values({ shop_id, move_id, key: 'kiln', name: 'Kiln', vendor_id: own.vendorId, matched_by: 'name' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = [
        { row_number: 1, amount: 700, line_item_id: paid },
        { row_number: 2, amount: 900, line_item_id: unpaid },
      ];
      await tx
        .insertInto('move_rows')
        .values(
          rows.map((row) => ({
            shop_id,
            move_id,
            move_vendor_id: id,
            order_name: '#1',
            order_key: '1',
            ...row,
          })),
        )
        .execute();
      await addUpVendors(tx, { shopId: shop_id, moveId: move_id }, 'UTC');
      return tx
        .selectFrom('move_vendors')
        .select(['unpaid', 'due_here'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    });
    expect(due).toEqual({ unpaid: 1600, due_here: 700 + 800 });
  });
});
