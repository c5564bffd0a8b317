import type { Readable } from 'node:stream';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { quantityCell } from '../port/cells.ts';
import { optionalAmountCell } from './amounts.ts';
import { dateCell, type DateRules } from './dates.ts';
import type { ColumnsOf } from './columns.ts';
import { isRounded } from '../port/ids.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { CellReader, type Reading } from './reading.ts';
import type { FileReturn } from '../port/records.ts';

export async function* parseRefunds(
  input: Readable,
  shop: { readonly currency: CurrencyCode },
  dates: DateRules,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Reading<FileReturn>> {
  for await (const row of readCsv('refunds', input, onBytes)) {
    const read = new CellReader();
    const value = row.problem === null ? returnOf(row, shop.currency, dates, read) : read.refuse(row.problem);
    if (value !== null && read.reason === null) {
      yield { is: 'read', value };
      continue;
    }
    const problem = {
      file: 'refunds',
      row: row.number,
      reason: `${read.reason ?? ''} This refund was left out.`,
      excerpt: row.excerpt,
    } as const;
    yield { is: 'skipped', rows: 1, problems: [problem] };
  }
}

function returnOf(
  { number, cells, excerpt }: CsvRow<ColumnsOf['refunds']>,
  currency: CurrencyCode,
  dates: DateRules,
  read: CellReader,
): FileReturn {
  if (cells.order === '') read.refuse("The column 'Order' is empty.");
  if (cells.sku === '') read.refuse("The column 'Sku' is empty.");
  if (isRounded(cells.sku)) {
    read.refuse(
      `A spreadsheet has rounded the 'Sku' to '${cells.sku}', so it is not known what was returned. Write it in full, in a column formatted as text.`,
    );
  }
  return {
    row: number,
    refundedAt: read.take(dateCell('Refunded at', cells.refundedAt, dates), null)?.instant ?? '',
    orderName: cells.order,
    sku: cells.sku,
    units: read.take(quantityCell('Units', cells.units), 0),
    amount: read.take(optionalAmountCell('Amount before discount', cells.amount, currency), null),
    excerpt,
  };
}
