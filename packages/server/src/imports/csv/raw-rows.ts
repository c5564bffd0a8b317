import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cellsOf, firstLine, separators, utf8Of, type Separator, type TextFile } from './file-text.ts';
import { headOf, maximumHeaderBytes, wholeOf } from './head.ts';
import { CsvRefused } from './refused.ts';

/** One row of a file whose columns are not known yet; `number` is the one that a spreadsheet shows, the header being row 1. */
export type RawRow = {
  readonly number: number;
  readonly cells: readonly string[];
  /** Why it cannot be read, whatever its columns are; null where it can. */
  readonly problem: string | null;
};

const maximumRowBytes = 1024 * 1024;
const mostColumns = 500;

/**
 * Streams the rows of any CSV file, its header first: encodings, separators and line breaks as `readCsv` takes them. Memory does
 * not grow with the file. Throws CsvRefused for one that is no CSV.
 */
export async function* rawRows(file: TextFile, input: Readable): AsyncGenerator<RawRow> {
  const { role } = file;
  const text = utf8Of(file, input, () => undefined, { isWhole: true });
  const head = await headOf(text, input);
  const beginning = head.toString('utf8', 0, maximumHeaderBytes);
  const parser = parse({
    bom: true,
    delimiter: separatorIn(firstLine(beginning) ?? beginning),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maximumRowBytes,
  });
  const whole = wholeOf(head, text);
  whole.on('error', (error) => parser.destroy(error));
  whole.pipe(parser);
  let number = 0;
  let width = 0;
  try {
    for await (const record of parser) {
      // Without options, the parser returns each record as an array of strings.
      const cells = (record as string[]).map((cell) => cell.trim());
      number += 1;
      if (number === 1) {
        width = cells.length;
        if (width > mostColumns)
          throw new CsvRefused(`The ${role} file has ${width} columns, and ${mostColumns} are the most.`);
      }
      yield { number, cells, problem: problemOf(cells, width) };
    }
  } catch (error) {
    throw explained(error, role, parser.info.records);
  } finally {
    whole.destroy();
    input.destroy();
    parser.destroy();
  }
  if (number === 0) throw new CsvRefused(`The ${role} file is empty. Choose another one.`);
}

/** A long row holds a separator without quotation marks, so its cells are in the wrong columns. */
function problemOf(cells: readonly string[], width: number): string | null {
  const beyond = cells.slice(width).some((cell) => cell !== '');
  if (beyond) return `This row has ${cells.length} cells, the header has ${width}.`;
  return cells.some((cell) => cell.includes('\0')) ? 'This row holds a character that is not text.' : null;
}

/** The one that cuts the header into the most cells. */
function separatorIn(header: string): Separator {
  const cut = separators.map((separator) => ({ separator, cells: cellsOf(header, separator).length }));
  return cut.reduce((best, one) => (one.cells > best.cells ? one : best)).separator;
}

function explained(error: unknown, role: string, lastRow: number): Error {
  if (!(error instanceof CsvError)) return error instanceof Error ? error : new Error(String(error));
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return new CsvRefused(
    isOpen
      ? `In the ${role} file a quotation mark after row ${lastRow} is never closed. Mend it, or export the file again.`
      : `The ${role} file cannot be read after row ${lastRow}: ${error.message}`,
  );
}
