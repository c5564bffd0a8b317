import { insertImport, runImport, beginImport } from '../../../packages/server/src/imports/run/run-import.ts';
import type { ImportFile } from '../../../packages/server/src/imports/run/import-run.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { importDay } from './days.ts';

/*
 * A process that imports and, on request, kills itself in the middle of its nth transaction. It prints the result of
 * the import.
 */

// The test passes the job.
const { at, shopDomain, files, killIn } = JSON.parse(process.argv[2] ?? '') as {
  at: Location;
  shopDomain: string;
  files: ImportFile[];
  killIn: number | null;
};

const database = await openDatabase(at);
const { id: shopId } = await database.asSystem((tx) =>
  tx.selectFrom('shops').select('id').where('domain', '=', shopDomain).executeTakeFirstOrThrow(),
);
let transactions = 0;
const mortal: Database = {
  ...database,
  asShop: (who, work) =>
    database.asShop(who, async (tx) => {
      const result = await work(tx);
      if (++transactions === killIn) process.kill(process.pid, 'SIGKILL');
      return result;
    }),
};
const of = { shopId, now: importDay };
const { id: importId } = await insertImport(mortal, of, files, true);
if (!(await beginImport(mortal, { ...of, importId }))) throw new Error('Another import runs.');
const end = await runImport(mortal, { ...of, importId }, files, { clock: () => importDay });
process.stdout.write(end.is);
await database.close();
