import type { Readable } from 'node:stream';
import type { CurrencyCode } from '@consignment/domain/currency';
import { dateCell, optionalMoneyCell, quantityCell } from './cells.ts';
import { readCsv } from './read-csv.ts';
import { CellReader, type Reading } from './reading.ts';

/** Units of one SKU that came back from one order. `amount` is minor units before discount, where given. */
export type ReadReturn = {
  readonly row: number;
  readonly refundedAt: string;
  readonly orderName: string;
  readonly sku: string;
  readonly units: number;
  readonly amount: number | null;
  readonly excerpt: string;
};

export async function* readRefunds(
  input: Readable,
  shop: { readonly currency: CurrencyCode },
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Reading<ReadReturn>> {
  for await (const row of readCsv('refunds', input, onBytes)) {
    const { cells, excerpt } = row;
    const read = new CellReader();
    if (row.problem !== null) read.refuse(row.problem);
    if (cells.order === '') read.refuse("The column 'Order' is empty.");
    if (cells.sku === '') read.refuse("The column 'Sku' is empty.");
    const value: ReadReturn = {
      row: row.number,
      refundedAt: read.take(dateCell('Refunded at', cells.refundedAt), ''),
      orderName: cells.order,
      sku: cells.sku,
      units: read.take(quantityCell('Units', cells.units), 0),
      amount: read.take(optionalMoneyCell('Amount before discount', cells.amount, shop.currency), null),
      excerpt,
    };
    if (read.reason === null) {
      yield { is: 'read', value };
      continue;
    }
    const reason = `${read.reason} This refund was left out.`;
    yield { is: 'skipped', rows: 1, problems: [{ file: 'refunds', row: row.number, reason, excerpt }] };
  }
}
