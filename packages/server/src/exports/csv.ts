import type { ExportFile } from './export.ts';

/*
 * CSV as spreadsheets read it: RFC 4180 with CRLF, in UTF-8. It begins with a byte order mark, since Excel takes a
 * file without one for the old code page of its machine and shows "ZoÃ«" for "Zoë".
 */

/**
 * A column of a file. Text is anything that people write: it never becomes a formula. A number is written as it is,
 * with a point and without signs of currency, so that it can be added up; null leaves the cell empty.
 */
export type Column<Row> =
  | { readonly header: string; readonly text: (row: Row) => string | null | undefined }
  | { readonly header: string; readonly number: (row: Row) => string | number | null | undefined };

const byteOrderMark = '\uFEFF';

/** A whole file; the rows come in batches, and each batch is written before the next is asked for. */
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
  // With the first rows, so that a failure to read them is still answered as a problem.
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

// Spreadsheets run a cell that begins so as a formula, also in the full-width forms (OWASP, CSV injection).
const startsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const needsQuotes = /[",\r\n]/;

/** A cell of text, made inert and quoted where it has to be. */
export function textCell(text: string): string {
  const inert = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

function record(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}
