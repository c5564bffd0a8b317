import type { By } from '../../common/by.ts';
import type { Database } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { chargeFees } from './ledger/charge-fees.ts';
import { shopsWithFees } from './queries/fees.ts';

const by: By = { kind: 'job', name: 'clock of fees' };

/** Charges what is due in every shop; each charge is made once, however often this is called. */
export async function chargeAllFees(database: Database, clock: () => Date): Promise<void> {
  for (const shopId of await database.asSystem(shopsWithFees)) {
    await database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
      const now = clock();
      await record(tx, { shopId, by, now }, await chargeFees(tx, { shopId, now }));
    });
  }
}
