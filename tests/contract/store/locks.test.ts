import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { LockedOutOfOrder, lockOrder, takeLock } from '../../../packages/server/src/database/locks.ts';
import { lockSettings } from '../../../packages/server/src/pricing/shop-rules.ts';
import { lockShop } from '../../../packages/server/src/queries/shops/shops.ts';
import { lockVendor } from '../../../packages/server/src/queries/vendors/vendors.ts';
import { onBothDatabases } from '../../databases.ts';
import { fillShops, vendorOf, type Shop } from '../operations/shops.ts';

onBothDatabases((_name, open) => {
  let database: Database;
  let alder: Shop;
  let vendorId: number;
  beforeAll(async () => {
    database = await open();
    ({ alder } = await fillShops(database));
    vendorId = vendorOf(alder, 'Ash');
  });

  describe('a transaction', () => {
    it('locks rows in the order of their tables, and those that it holds again', async () => {
      await database.asSystem(async (tx) => {
        await lockShop(tx, alder.id);
        await lockSettings(tx, alder.id, 'share');
        await lockVendor(tx, alder.id, vendorId);
        await lockSettings(tx, alder.id, 'share');
      });
    });

    it('is refused a lock that comes before one which it holds, and changes nothing', async () => {
      const wrong = database.asSystem(async (tx) => {
        await lockVendor(tx, alder.id, vendorId);
        await tx.updateTable('vendors').set({ note: 'changed' }).where('id', '=', vendorId).execute();
        await lockSettings(tx, alder.id, 'change');
      });
      await expect(wrong).rejects.toThrow('Rows of shop_settings are locked before those of vendors.');
      await expect(wrong).rejects.toBeInstanceOf(LockedOutOfOrder);
      const row = await database.asSystem((tx) => lockVendor(tx, alder.id, vendorId));
      expect(row?.note).not.toBe('changed');
    });

    it('begins without locks, also after one that was refused', async () => {
      for (const table of lockOrder.toReversed()) {
        await database.asSystem(() => Promise.resolve(takeLock(table)));
      }
    });
  });
});
