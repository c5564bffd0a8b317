/** `npm run restore -- <file>`: a backup into the empty DATA_DIR, or the empty database of DATABASE_URL. */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { restore } from '@consignment/server/commands/backup';
import { readConfig } from '@consignment/server/config/config';
import { BackupError } from '@consignment/server/database/backup';
import { argument, report } from './backup-command.ts';
import { explain, locationOf } from './setup.ts';

try {
  const to = locationOf(readConfig(process.env));
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), argument('npm run restore -- <file>'));
  const text = createGunzip();
  const lines = createInterface({ input: text, crlfDelay: Infinity });
  const [{ rows, firstPayout }] = await Promise.all([
    restore(to, lines),
    pipeline(createReadStream(file), text),
  ]).catch((error: unknown) => {
    throw new BackupError(
      `${file} was not restored: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  });
  report(`Restored ${file}`, { rows, leftOutDemo: false });
  console.log(
    `Payouts go on at po-${firstPayout}, invoices and pay runs after the next thousand of each shop: their numbers since the backup are not given again.`,
  );
  console.log(
    'Payments since the backup are not in it. Before you pay, compare PayPal’s report and the bank’s statements under Differences.',
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
