import { createReadStream } from 'node:fs';
import { batchesOf, type Batch } from '../../imports/batches.ts';
import type { Platform, Portion, ReadReturn } from '../platform.ts';
import type { FileRole } from './columns.ts';
import { readOrders, type ReadOrder } from './orders.ts';
import { readProducts, type ReadVariant } from './products.ts';
import { readRefunds } from './refunds.ts';

type File = { readonly role: FileRole; readonly path: string; readonly size: number };

// Lines are what costs: this is about 75 orders of the usual length, or one very long one.
const linesInPortion = 2000;
const rowsInPortion = 1000;

/**
 * Shopify's exports as a platform. It has no marks: an import that was stopped begins again, and rows that are equal
 * write nothing. Throws CsvRefused for a file that is not what it is given as.
 */
export function csvPlatform(files: readonly File[]): Platform<null, ReadVariant, ReadOrder> {
  return {
    async *tell(shop): AsyncGenerator<Portion<null, ReadVariant, ReadOrder>> {
      const total = files.reduce((sum, { size }) => sum + size, 0);
      const read = new Map<FileRole, number>();
      const rest = ({ problems, skipped }: Batch<unknown>, description: string) => ({
        problems,
        skipped,
        description,
        progress: total === 0 ? 0 : [...read.values()].reduce((sum, bytes) => sum + bytes, 0) / total,
        mark: null,
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
        for await (const batch of batchesOf(readings, rowsInPortion, () => 1)) {
          yield { of: 'products', variants: batch.read, ...rest(batch, 'Reading products') };
        }
      }
      const refunds = open('refunds');
      if (refunds !== null) {
        const readings = readRefunds(refunds.input, shop, refunds.onBytes);
        for await (const batch of batchesOf<ReadReturn>(readings, rowsInPortion, () => 1)) {
          yield { of: 'returns', returns: batch.read, ...rest(batch, 'Reading refunds') };
        }
      }
      const orders = open('orders');
      if (orders !== null) {
        const readings = readOrders(orders.input, shop, orders.onBytes);
        for await (const batch of batchesOf(readings, linesInPortion, ({ rows }) => rows)) {
          yield { of: 'orders', orders: batch.read, ...rest(batch, 'Reading orders') };
        }
      }
    },
  };
}
