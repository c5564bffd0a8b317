import { createReadStream } from 'node:fs';
import { batchesOf } from './batches.ts';
import type { Platform, PlatformBatch } from '../port/source.ts';
import type { FileReturn, FileRole, FileOrder, FileVariant } from '../port/records.ts';
import { ordersApart } from './order-groups.ts';
import { readOrders } from './orders.ts';
import { readProducts } from './products.ts';
import { readRefunds } from './refunds.ts';

type File = { readonly role: FileRole; readonly path: string; readonly size: number };

export type BatchSize = { readonly lines: number; readonly rows: number };
// Lines determine the cost: this is about 75 orders of the usual length, or one very long one.
const usualSize: BatchSize = { lines: 2000, rows: 1000 };

/**
 * Shopify's exports as a platform. It has no cursors: a stopped import starts again, and unchanged rows write
 * nothing. Throws CsvRefused for a file of another kind than stated.
 */
export function csvPlatform(
  files: readonly File[],
  size: BatchSize = usualSize,
): Platform<null, FileVariant, FileOrder> {
  return {
    async *batches(shop): AsyncGenerator<PlatformBatch<null, FileVariant, FileOrder>> {
      // Determined before anything is written: an order read from only some of its rows would lose the other lines.
      const apart = await apartIn(files);
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
        const readings = readRefunds(refunds.input, shop, refunds.onBytes);
        for await (const batch of batchesOf<FileReturn>(readings, size.rows, () => 1)) {
          yield { of: 'returns', ...batch, ...at('Reading refunds') };
        }
      }
      const orders = open('orders');
      if (orders !== null) {
        const readings = readOrders(orders.input, shop, orders.onBytes, apart);
        for await (const batch of batchesOf(readings, size.lines, ({ rows }) => rows)) {
          yield { of: 'orders', ...batch, ...at('Reading orders') };
        }
      }
    },
  };
}

async function apartIn(files: readonly File[]): Promise<ReadonlySet<string>> {
  const file = files.find(({ role }) => role === 'orders');
  return file === undefined ? new Set() : ordersApart(createReadStream(file.path));
}
