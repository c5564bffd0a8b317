import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import type { Sealer } from '../src/common/sealed.ts';
import type { Database } from '../src/database/database.ts';
import type { ImportFile } from '../src/imports/run/import-run.ts';
import { insertImport, runImport, beginImport } from '../src/imports/run/run-import.ts';
import { dateProducts } from './date-products.ts';
import { moveOrders } from './move-orders.ts';
import { addPayRuns } from './pay-runs.ts';
import { payForYear } from './pay-for-year.ts';
import { addPeople, daysBefore } from './people.ts';
import { stateMonths } from './state-months.ts';

const settings = { global_commission_ppm: 400_000, discount_share: 'equal' } as const;

/**
 * Fills a shop of London's time and money with a year of orders that ends yesterday, its vendors, rates, payouts,
 * statements and pay runs. With `hasPayouts` it goes on after the payouts, where it was stopped.
 */
export async function fillShop(
  database: Database,
  given: {
    readonly shopId: number;
    readonly now: Date;
    readonly secrets: Sealer;
    readonly publicUrl: string;
    readonly hasPayouts?: boolean;
    /** Says what comes next, and how far it is, from 0 to 1. */
    readonly report?: (description: string, progress: number) => Promise<void>;
  },
): Promise<void> {
  const { shopId, now, secrets, publicUrl, hasPayouts = false, report = () => Promise.resolve() } = given;
  const timeZone = 'Europe/London';
  const today = dayAt(now, timeZone);
  const folder = mkdtempSync(join(tmpdir(), 'consignment-demo-orders-'));
  try {
    moveOrders(folder, dayAt(new Date(startOfDay(today, timeZone).getTime() - 1), timeZone));
    if (!hasPayouts) {
      await report('Importing orders', 0);
      await database.asSystem((tx) =>
        tx.updateTable('shop_settings').set(settings).where('shop_id', '=', shopId).execute(),
      );
      await importFiles(database, shopId, now, [
        { role: 'products', folder: import.meta.dirname, name: 'products.csv' },
        { role: 'orders', folder, name: 'orders.csv' },
        { role: 'refunds', folder, name: 'refunds.csv' },
      ]);
      await report('Paying vendors', 0.3);
      await database.asSystem(
        async (tx) => {
          await addPeople(tx, shopId, daysBefore(now, 366));
          await dateProducts(tx, shopId, daysBefore(now, 366));
          await payForYear(tx, shopId, { now, timeZone });
        },
        { statementTimeout: 0 },
      );
    }
    await report('Issuing statements', 0.6);
    const statements = { shopId, now, timeZone, secrets, publicUrl };
    await stateMonths(database, statements, { from: 6, until: 2 });
    await report('Importing late returns', 0.8);
    // After the payouts, so that these returns leave less than nothing to one vendor, and after statements, which the next one
    // adjusts.
    await importFiles(database, shopId, now, [
      { role: 'orders', folder, name: 'orders-returned-late.csv' },
      { role: 'refunds', folder, name: 'refunds-late.csv' },
    ]);
    await report('Issuing the last statements', 0.9);
    await stateMonths(database, statements, { from: 1, until: 1 });
    await report('Drafting a pay run', 0.95);
    await database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, (tx) =>
      addPayRuns(tx, { shopId, now }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type DemoFile = Pick<ImportFile, 'role' | 'name'> & { folder: string };

async function importFiles(
  database: Database,
  shopId: number,
  now: Date,
  given: readonly DemoFile[],
): Promise<void> {
  const files = given.map(({ role, folder, name }): ImportFile => {
    const path = join(folder, name);
    return { role, name, path, size: statSync(path).size };
  });
  const { id } = await insertImport(database, { shopId, now }, files, true);
  const of = { shopId, importId: id, now };
  if (!(await beginImport(database, of))) throw new Error('Another process is loading the demo shop.');
  const end = await runImport(database, of, files, { clock: () => now });
  if (end.is !== 'done') {
    throw new Error(
      `The demo data could not be loaded: ${end.is === 'failed' ? end.problem : 'its dates are unclear'}`,
    );
  }
}
