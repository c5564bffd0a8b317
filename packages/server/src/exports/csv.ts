import {
  byteOrderMark,
  csvSigns,
  csvRecord,
  numberCell,
  textCell,
  type CsvChoice,
} from '@consignment/domain/text/csv';
import type { ExportFile } from './export.ts';

/**
 * A column of a file. Text may be anything that people write and never becomes a formula. A number is a plain decimal
 * without a currency sign, so that it can be summed; null leaves the cell empty.
 */
export type Column<Row> =
  | { readonly header: string; readonly text: (row: Row) => string | null | undefined }
  | { readonly header: string; readonly number: (row: Row) => string | number | null | undefined };

type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** A whole file; rows come in batches, and each batch is written before the next is read. */
export function csvFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
): ExportFile {
  return {
    name,
    mediaType: 'text/csv; charset=utf-8',
    isSaved: true,
    content: (form) => csvText(columns, batches, form),
  };
}

async function* csvText<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  form: CsvChoice,
): AsyncGenerator<string> {
  const { separator, decimal } = csvSigns[form];
  const cellOf = (column: Column<Row>, row: Row) =>
    'number' in column
      ? numberCell(column.number(row), decimal)
      : textCell(column.text(row) ?? '', separator);
  const header = columns.map((column) => textCell(column.header, separator));
  // Sent with the first rows, so that a failure to read them is still answered as a problem.
  let text = byteOrderMark + csvRecord(header, separator);
  for await (const rows of batches) {
    for (const row of rows)
      text += csvRecord(
        columns.map((column) => cellOf(column, row)),
        separator,
      );
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
