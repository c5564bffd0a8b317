import { createReadStream } from 'node:fs';
import { batchesOf } from './batches.ts';
import type { Platform, PlatformBatch } from '../port/source.ts';
import type {
  DateOrder,
  DateQuestion,
  FileReturn,
  FileRole,
  FileOrder,
  FileVariant,
} from '../port/records.ts';
import { DatesInQuestion, DatesOfFile } from './date-order.ts';
import type { DateRules } from './dates.ts';
import { KindOfOrders } from './kind-of-orders.ts';
import { ordersApart } from './order-groups.ts';
import { readOrders } from './orders.ts';
import { readCsv } from './read-csv.ts';
import { readProducts } from './products.ts';
import { parseRefunds } from './refunds.ts';

type File = {
  readonly role: FileRole;
  readonly path: string;
  readonly size: number;
  /** The owner's answer where the dates of the file leave their order open. */
  readonly dateOrder?: DateOrder | null;
};

export type BatchSize = { readonly lines: number; readonly rows: number };

/** The facts of the files that are needed before anything is written. */
type Ahead = {
  /** The orders whose rows are not adjacent: read from only some of its rows, one would lose the other lines. */
  readonly apart: ReadonlySet<string>;
  readonly dateOrders: ReadonlyMap<FileRole, DateOrder | null>;
};

/**
 * Shopify's exports as a platform. It has no cursors: a stopped import starts again, and unchanged rows write
 * nothing. Throws CsvRefused for a file of another kind than stated, and DatesInQuestion for dates that can be read in
 * several ways.
 */
export function csvPlatform(
  files: readonly File[],
  given: { readonly now: Date; readonly timeZone: string; readonly batchSize: BatchSize },
): Platform<null, FileVariant, FileOrder> {
  return {
    async *batches(shop): AsyncGenerator<PlatformBatch<null, FileVariant, FileOrder>> {
      const { now, timeZone, batchSize: size } = given;
      const { apart, dateOrders } = await readAhead(files, now);
      const datesOf = (role: FileRole): DateRules => ({
        order: dateOrders.get(role) ?? null,
        timeZone,
        thisYear: now.getUTCFullYear(),
      });
      const total = files.reduce((sum, file) => sum + file.size, 0);
      const read = new Map<FileRole, number>();
      const at = (description: string) => ({
        description,
        progress: total === 0 ? 0 : [...read.values()].reduce((sum, bytes) => sum + bytes, 0) / total,
        cursor: null,
      });
      const open = (role: FileRole) => {
        const file = files.find((one) => one.role === role);
        const onBytes = (bytes: number) => void read.set(role, bytes);
        return file === undefined ? null : { input: createReadStream(file.path), onBytes };
      };

      // Products come first, so that lines find their costs; returns come before their orders, so that no order's
      // refund is first spread by amount.
      const products = open('products');
      if (products !== null) {
        const readings = readProducts(products.input, shop, products.onBytes);
        for await (const batch of batchesOf(readings, size.rows, () => 1)) {
          yield { of: 'products', ...batch, ...at('Reading products') };
        }
      }
      const refunds = open('refunds');
      if (refunds !== null) {
        const readings = parseRefunds(refunds.input, shop, datesOf('refunds'), refunds.onBytes);
        for await (const batch of batchesOf<FileReturn>(readings, size.rows, () => 1)) {
          yield { of: 'returns', ...batch, ...at('Reading refunds') };
        }
      }
      const orders = open('orders');
      if (orders !== null) {
        const readings = readOrders(orders.input, shop, datesOf('orders'), orders.onBytes, apart);
        for await (const batch of batchesOf(readings, size.lines, ({ rows }) => rows)) {
          yield { of: 'orders', ...batch, ...at('Reading orders') };
        }
      }
    },
  };
}

/** Reads the files through. Throws DatesInQuestion with the questions of all of them. */
export async function readAhead(files: readonly File[], now: Date): Promise<Ahead> {
  let apart: ReadonlySet<string> = new Set();
  const dateOrders = new Map<FileRole, DateOrder | null>();
  const questions: DateQuestion[] = [];
  const decide = <R extends FileRole>(dates: DatesOfFile<R>, { role, dateOrder = null }: File) => {
    const decided = dates.decide(dateOrder);
    if (decided === null || typeof decided === 'string') dateOrders.set(role, decided);
    else questions.push(decided);
  };
  for (const file of files) {
    if (file.role === 'orders') {
      const dates = new DatesOfFile('orders', now.getUTCFullYear());
      const kind = new KindOfOrders();
      apart = await ordersApart(createReadStream(file.path), (row) => {
        dates.note(row);
        kind.note(row);
      });
      kind.decide();
      decide(dates, file);
    } else if (file.role === 'refunds') {
      const dates = new DatesOfFile('refunds', now.getUTCFullYear());
      for await (const row of readCsv('refunds', createReadStream(file.path))) dates.note(row);
      decide(dates, file);
    }
  }
  if (questions.length > 0) throw new DatesInQuestion(questions);
  return { apart, dateOrders };
}
