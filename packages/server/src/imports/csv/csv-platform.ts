import { createReadStream } from 'node:fs';
import { batchesOf, type Batch } from '../batches.ts';
import type { Platform, PlatformBatch, ReadReturn } from '../../platforms/platform.ts';
import type { FileRole } from '../../platforms/reading.ts';
import { ordersApart } from './order-groups.ts';
import { readOrders, type ReadOrder } from './orders.ts';
import { readProducts, type ReadVariant } from './products.ts';
import { readRefunds } from './refunds.ts';

type File = { readonly role: FileRole; readonly path: string; readonly size: number };

export type BatchSize = { readonly lines: number; readonly rows: number };
// Lines are what costs: this is about 75 orders of the usual length, or one very long one.
const usualSize: BatchSize = { lines: 2000, rows: 1000 };

/**
 * Shopify's exports as a platform. It has no cursors: an import that was stopped begins again, and rows that are equal
 * write nothing. Throws CsvRefused for a file that is not what it is given as.
 */
export function csvPlatform(
  files: readonly File[],
  size: BatchSize = usualSize,
): Platform<null, ReadVariant, ReadOrder> {
  return {
    async *batches(shop): AsyncGenerator<PlatformBatch<null, ReadVariant, ReadOrder>> {
      // Known before anything is written: an order of which only some rows were read would lose the lines of the others.
      const apart = await apartIn(files);
      const total = files.reduce((sum, file) => sum + file.size, 0);
      const read = new Map<FileRole, number>();
      const rest = ({ problems, skipped }: Batch<unknown>, description: string) => ({
        problems,
        skipped,
        description,
        progress: total === 0 ? 0 : [...read.values()].reduce((sum, bytes) => sum + bytes, 0) / total,
        cursor: null,
      });
      const open = (role: FileRole) => {
        const file = files.find((one) => one.role === role);
        const onBytes = (bytes: number) => void read.set(role, bytes);
        return file === undefined ? null : { input: createReadStream(file.path), onBytes };
      };

      // Products come first, so that lines find their costs; returns before the orders that they belong to, so that
      // no order is first taken to be refunded in another way.
      const products = open('products');
      if (products !== null) {
        const readings = readProducts(products.input, shop, products.onBytes);
        for await (const batch of batchesOf(readings, size.rows, () => 1)) {
          yield { of: 'products', variants: batch.read, ...rest(batch, 'Reading products') };
        }
      }
      const refunds = open('refunds');
      if (refunds !== null) {
        const readings = readRefunds(refunds.input, shop, refunds.onBytes);
        for await (const batch of batchesOf<ReadReturn>(readings, size.rows, () => 1)) {
          yield { of: 'returns', returns: batch.read, ...rest(batch, 'Reading refunds') };
        }
      }
      const orders = open('orders');
      if (orders !== null) {
        const readings = readOrders(orders.input, shop, orders.onBytes, apart);
        for await (const batch of batchesOf(readings, size.lines, ({ rows }) => rows)) {
          yield { of: 'orders', orders: batch.read, ...rest(batch, 'Reading orders') };
        }
      }
    },
  };
}

async function apartIn(files: readonly File[]): Promise<ReadonlySet<string>> {
  const file = files.find(({ role }) => role === 'orders');
  return file === undefined ? new Set() : ordersApart(createReadStream(file.path));
}
