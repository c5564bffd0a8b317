import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { amountsOf, fileNames, readHeader, type ColumnsOf } from './columns.ts';
import type { CsvRole } from '../port/records.ts';
import { firstLine, plainFile, utf8Of } from './file-text.ts';
import { headOf, maximumHeaderBytes, wholeOf } from './head.ts';
import { cellsInOne, cutOf, isUncut, type Cut } from './one-cell.ts';
import { CsvRefused } from './refused.ts';

/**
 * One row of a CSV file. `number` is the one that a spreadsheet shows: the header is row 1, and line breaks within a
 * cell do not add rows. Cells are trimmed; a missing column reads as ''.
 */
export type CsvRow<C extends string> = {
  readonly number: number;
  readonly cells: Readonly<Record<C, string>>;
  /** The start of the row, shown beside a problem. */
  readonly excerpt: string;
  /** The reason why the row cannot be read, or null. */
  readonly problem: string | null;
};

const maximumRowBytes = 4 * 1024 * 1024;
const excerptLength = 160;

/**
 * Streams the rows of a file: UTF-8 or UTF-16 with or without a byte order mark, or Windows-1252; cells separated by commas,
 * semicolons or tabs; LF or CRLF, quoted line breaks, columns in any order. Memory does not grow with the file.
 * `onBytes` gets the number of bytes read, `onHeader` the headings. Throws CsvRefused for a file of another kind than stated.
 */
export async function* readCsv<R extends CsvRole>(
  role: R,
  input: Readable,
  onBytes: (bytes: number) => void = () => undefined,
  onHeader: (header: readonly string[]) => void = () => undefined,
): AsyncGenerator<CsvRow<ColumnsOf[R]>> {
  const ending = { isWhole: false };
  const advice = role === 'paypal' ? plainFile.paypal : plainFile.shopify;
  const text = utf8Of({ role: fileNames[role], advice }, input, onBytes, ending);
  const head = await headOf(text, input);
  const beginning = head.toString('utf8', 0, maximumHeaderBytes);
  const cut = cutOf(role, firstLine(beginning) ?? beginning);
  const parser = parse({
    bom: true,
    delimiter: cut.separator,
    // Listed, as the parser would otherwise expect the first row's line break in every row.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maximumRowBytes,
  });
  const whole = wholeOf(head, text);
  whole.on('error', (error) => parser.destroy(error));
  whole.pipe(parser);

  let layout: Layout<ColumnsOf[R]> | null = null;
  let held: { number: number; cells: readonly string[] } | null = null;
  let number = 0;
  try {
    for await (const record of parser) {
      // Without options, the parser returns each record as an array of strings.
      const given = record as string[];
      number += 1;
      if (layout === null) {
        const header = cut.isInOneCell ? cellsInOne(given, cut.separator) : given;
        onHeader(header);
        layout = layoutOf(role, cut, header);
        continue;
      }
      const cells = rowCells(role, layout, given, number);
      if (held !== null && !isBlank(held.cells)) yield rowOf(layout, held.number, held.cells, false);
      held = { number, cells };
    }
  } catch (error) {
    // A failing stream drops unread data, so the parser's position is the accurate one.
    throw explained(error, role, parser.info.records);
  } finally {
    whole.destroy();
    input.destroy();
    parser.destroy();
  }
  if (layout === null) throw new CsvRefused(`The ${fileNames[role]} file is empty.`);
  if (held !== null && !isBlank(held.cells)) yield rowOf(layout, held.number, held.cells, !ending.isWhole);
}

type Layout<C extends string> = {
  readonly width: number;
  readonly cut: Cut;
  /** Amounts may have a decimal comma. */
  readonly hasCommas: boolean;
  readonly amounts: ReadonlySet<string>;
  readonly positions: readonly (readonly [C, number])[];
};

function layoutOf<R extends CsvRole>(role: R, cut: Cut, header: readonly string[]): Layout<ColumnsOf[R]> {
  const read = readHeader(role, header);
  if (read.is === 'refused') throw new CsvRefused(read.why);
  return {
    width: header.length,
    cut,
    hasCommas: !cut.isInOneCell && cut.separator !== ',',
    amounts: amountsOf(role),
    positions: read.positions,
  };
}

/**
 * The cells of a row, also where it is in one cell that can be divided exactly like the header. Throws CsvRefused
 * where a file has its rows in one cell each and they do not.
 */
function rowCells(
  role: CsvRole,
  { width, cut }: Pick<Layout<string>, 'width' | 'cut'>,
  given: readonly string[],
  number: number,
): readonly string[] {
  if (width === 1 || isBlank(given) || (!cut.isInOneCell && !isUncut(given))) return given;
  const cells = cellsInOne(given, cut.separator);
  if (cells.length === width) return cells;
  if (!cut.isInOneCell && number > 2) return given;
  throw new CsvRefused(
    `The ${fileNames[role]} file has each row in one cell, as a spreadsheet with another separator saves it, and row ${number} cannot be divided into the columns of the header. Export the file again and import it unchanged, without opening it in a spreadsheet.`,
  );
}

function rowOf<C extends string>(
  layout: Layout<C>,
  number: number,
  values: readonly string[],
  isCutOff: boolean,
): CsvRow<C> {
  // The positions name every column of the role, so the record is complete.
  const cells = {} as Record<C, string>;
  for (const [name, position] of layout.positions) {
    const cell = (values[position] ?? '').trim();
    cells[name] = layout.hasCommas && layout.amounts.has(name) ? inDoubt(cell) : cell;
  }
  const problem = rowProblem(layout, values, isCutOff);
  return {
    number,
    cells,
    // Written when it is asked for: a file is read once for its dates alone.
    get excerpt() {
      return excerptOf(values);
    },
    problem,
  };
}

/**
 * With semicolons and tabs a comma may be the decimal point, so a point before three digits may separate thousands.
 * It is as ambiguous as a comma there, and is read as one.
 */
function inDoubt(amount: string): string {
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(amount) ? amount.replace('.', ',') : amount;
}

// Spreadsheet programs drop empty cells at the end of a row, so a short row is only suspect where the file ends
// without a line break. A long row contains an unquoted comma, and its cells are in the wrong columns.
function rowProblem(layout: { width: number }, values: readonly string[], isCutOff: boolean): string | null {
  if (layout.width > 1 && isUncut(values)) {
    return 'This row is in one cell, and cannot be divided into the columns of the header.';
  }
  if (values.length > layout.width) {
    return `This row has ${values.length} cells, the header has ${layout.width}.`;
  }
  if (isCutOff && values.length < layout.width) return 'The file ends in the middle of this row.';
  if (values.some((value) => value.includes('\0'))) return 'This row holds a character that is not text.';
  return null;
}

function excerptOf(values: readonly string[]): string {
  let text = '';
  for (const value of values) {
    text += text === '' ? value : `,${value}`;
    if (text.length > excerptLength) break;
  }
  const flat = text.replaceAll('\0', ' ').replace(/\s+/g, ' ');
  return flat.length > excerptLength ? `${flat.slice(0, excerptLength - 1).toWellFormed()}…` : flat;
}

function isBlank(values: readonly string[]): boolean {
  return values.every((value) => value.trim() === '');
}

function explained(error: unknown, role: CsvRole, lastRow: number): Error {
  if (error instanceof CsvRefused) return error;
  if (error instanceof CsvError) {
    if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
      return new CsvRefused(
        `In the ${fileNames[role]} file a quotation mark after row ${lastRow} is never closed.`,
      );
    }
    return new CsvRefused(
      `The ${fileNames[role]} file cannot be read after row ${lastRow}: ${error.message}`,
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}
