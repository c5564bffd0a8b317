/** `npm run audit`: works out every kept figure again from lines, payouts and ledger, and prints what does not agree. */
import { audit } from '@consignment/server/features/features';
import { auditShops } from '@consignment/server/ledger/audit-shops';
import { readConfig } from '@consignment/server/config/config';
import { openDatabase } from '@consignment/server/database/open-database';
import { explain, locationOf } from './setup.ts';

try {
  const database = await openDatabase(locationOf(readConfig(process.env)));
  const shops = await auditShops(database, audit).finally(() => database.close());
  for (const { shop, differences, history } of shops) {
    console.log(
      `${shop}: ${differences.length === 0 ? 'every figure agrees' : `${differences.length} figures differ`}.`,
    );
    for (const { what, id, expected, found } of differences) {
      console.log(
        `  ${what} of ${id}: is ${found ?? 'missing'}, its parts make ${expected ?? 'none'} (minor units)`,
      );
    }
    if (history !== null) console.log(`  its history ends with entry ${history.seq}, ${history.hash}`);
  }
  if (shops.length === 0) console.log('There are no shops.');
  process.exitCode = shops.some(({ differences }) => differences.length > 0) ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
