import type { ExportFile } from './export.ts';

/*
 * CSV for spreadsheets: RFC 4180 with CRLF, in UTF-8. It starts with a byte order mark, since Excel reads a file
 * without one in its machine's code page and shows "ZoÃ«" for "Zoë".
 */

/**
 * A column of a file. Text may be anything that people write and never becomes a formula. A number has a decimal
 * point and no currency sign, so that it can be summed; null leaves the cell empty.
 */
export type Column<Row> =
  | { readonly header: string; readonly text: (row: Row) => string | null | undefined }
  | { readonly header: string; readonly number: (row: Row) => string | number | null | undefined };

const byteOrderMark = '\uFEFF';

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
  let text = byteOrderMark + record(columns.map(({ header }) => textCell(header)));
  for await (const rows of batches) {
    for (const row of rows) text += record(columns.map((column) => cellOf(column, row)));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function cellOf<Row>(column: Column<Row>, row: Row): string {
  return 'number' in column ? numberCell(column.number(row)) : textCell(column.text(row) ?? '');
}

const decimal = /^-?\d+(\.\d+)?$/;

function numberCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  if (!decimal.test(text)) throw new RangeError(`'${text}' is not a number that a spreadsheet can add up.`);
  return text;
}

// Spreadsheets run a cell with such a start as a formula, also in full-width forms (OWASP, CSV injection).
const startsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const needsQuotes = /[",\r\n]/;

/** A cell of text, made inert, and quoted where necessary. */
export function textCell(text: string): string {
  const inert = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

function record(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}
