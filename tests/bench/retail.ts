/** The whole retail sample as files to import, and as many times as large as wanted. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { importCommand } from '@consignment/server/commands/command';
import { readImportCommand } from '@consignment/server/commands/command-line';
import { openShop } from '@consignment/server/actions/shops/new-shop';
import { openDatabase, type Location } from '@consignment/server/database/open-database';

const fixtures = join(import.meta.dirname, '../fixtures/retail');

const shop = 'bench.example';
export const owner = { email: 'owner@bench.example', password: 'a-password-for-benches' };

export type RetailFiles = {
  readonly products: string;
  readonly orders: string;
  readonly refunds: string;
  readonly lines: number;
};

/**
 * Writes the three files into `folder`; the orders are in theirs `copies` times, each time under other
 * numbers, so that every copy is read as new orders.
 */
export async function retailFiles(folder: string, copies: number): Promise<RetailFiles> {
  const [products, orders, refunds] = await Promise.all(
    ['products_export', 'orders_export', 'refunds'].map(async (name) => {
      const packed = await readFile(join(fixtures, `${name}.csv.gz`));
      return (await promisify(gunzip)(packed)).toString('utf8');
    }),
  );
  const [head = '', ...rows] = (orders ?? '').trimEnd().split('\n');
  const paths = {
    products: join(folder, 'products.csv'),
    orders: join(folder, 'orders.csv'),
    refunds: join(folder, 'refunds.csv'),
  };
  await writeFile(paths.products, products ?? '');
  await writeFile(paths.orders, `${head}\n`);
  for (let copy = 0; copy < copies; copy += 1) {
    const renumbered = copy === 0 ? rows : rows.map((row) => asCopy(row, copy));
    await appendFile(paths.orders, `${renumbered.join('\n')}\n`);
  }
  await writeFile(paths.refunds, refunds ?? '');
  return { ...paths, lines: rows.length * copies };
}

function asCopy(row: string, copy: number): string {
  return row.replace(/^#/, `#${copy}`).replace(/,4000000(\d{6}),/, `,4${copy}00000$1,`);
}

/** A separate shop with the files imported, by the code of the command. */
export async function importRetail(at: Location, files: RetailFiles): Promise<void> {
  const database = await openDatabase(at);
  const draft = {
    domain: shop,
    name: 'Bench',
    email: owner.email,
    currency: 'GBP',
    timeZone: 'Europe/London',
  };
  const opened = await openShop(database, draft, owner.password, new Date());
  await database.close();
  if (opened.is === 'refused') throw new Error(opened.faults.join(' '));
  await importAgain(at, files);
}

export async function importAgain(at: Location, { products, orders, refunds }: RetailFiles): Promise<void> {
  const args = ['--shop', shop, '--products', products, '--orders', orders, '--refunds', refunds];
  const command = await readImportCommand(args, '.');
  const silent = {
    progress: () => undefined,
    report: () => Promise.resolve(),
  };
  const end = await importCommand(command, at, silent, () => new Date());
  if (end.state !== 'done') throw new Error(`The import ended as ${end.state}: ${end.problem ?? ''}`);
}
