/** Shared by the commands that copy a database. */
import { parseArgs } from 'node:util';
import { BackupError, type Dumped } from '@consignment/server/database/backup';

/** The one argument that such a command takes. */
export function argument(usage: string): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [value] = positionals;
  if (value === undefined || positionals.length > 1) throw new BackupError(`Usage: ${usage}`);
  return value;
}

export function report(what: string, { rows, leftOutDemo }: Dumped): void {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const named = (['orders', 'line_items', 'payouts'] as const).map(
    (table) => `${(rows[table] ?? 0).toLocaleString('en-US')} ${table.replace('_', ' ')}`,
  );
  console.log(`${what}: ${all.toLocaleString('en-US')} rows, ${named.join(', ')} among them.`);
  if (leftOutDemo) console.log('The demo shop and its logins are not in it.');
}
