import { byteOrderMark, csvRecord, numberCell, textCell } from '@consignment/domain/csv';
import type { ExportFile } from './export.ts';

/**
 * A column of a file. Text may be anything that people write and never becomes a formula. A number has a decimal
 * point and no currency sign, so that it can be summed; null leaves the cell empty.
 */
export type Column<Row> =
  | { readonly header: string; readonly text: (row: Row) => string | null | undefined }
  | { readonly header: string; readonly number: (row: Row) => string | number | null | undefined };

/** A whole file; rows come in batches, and each batch is written before the next is read. */
export function csvFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): ExportFile {
  return { name, mediaType: 'text/csv; charset=utf-8', isSaved: true, content: csvText(columns, batches) };
}

async function* csvText<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // Sent with the first rows, so that a failure to read them is still answered as a problem.
  let text = byteOrderMark + csvRecord(columns.map(({ header }) => textCell(header)));
  for await (const rows of batches) {
    for (const row of rows) text += csvRecord(columns.map((column) => cellOf(column, row)));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function cellOf<Row>(column: Column<Row>, row: Row): string {
  return 'number' in column ? numberCell(column.number(row)) : textCell(column.text(row) ?? '');
}
