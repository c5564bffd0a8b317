/*
 * CSV for spreadsheets: RFC 4180 with CRLF, in UTF-8. It starts with a byte order mark, since Excel reads a file
 * without one in its machine's code page and shows "ZoÃ«" for "Zoë".
 */

export const byteOrderMark = '\uFEFF';

/** How a person has lists written as files. */
export type CsvChoice = 'commas' | 'semicolons';

/**
 * The signs of each choice. Where Excel expects a decimal comma it opens a file with commas as one column, and may take 1.10 for
 * a day.
 */
export const csvSigns = {
  commas: { separator: ',', decimal: '.' },
  semicolons: { separator: ';', decimal: ',' },
} as const satisfies Record<CsvChoice, { separator: string; decimal: string }>;

const number = /^-?\d+(\.\d+)?$/;

/** A number without a currency sign, so that it can be summed. Throws RangeError for anything but a plain decimal. */
export function numberCell(value: string | number | null | undefined, decimal: '.' | ',' = '.'): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  if (!number.test(text)) throw new RangeError(`'${text}' is not a number that a spreadsheet can add up.`);
  return text.replace('.', decimal);
}

// Spreadsheets run a cell with such a start as a formula, also in full-width forms (OWASP, CSV injection).
const startsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const needsQuotes = /["\r\n]/;

/** A cell of text, made inert, and quoted where necessary. */
export function textCell(text: string, separator = ','): string {
  const inert = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(inert) || inert.includes(separator) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A cell as it was before `textCell` made it inert. */
export function bareCell(cell: string): string {
  const bare = cell.slice(1);
  return cell.startsWith("'") && startsFormula.test(bare) ? bare : cell;
}

export function csvRecord(cells: readonly string[], separator = ','): string {
  return `${cells.join(separator)}\r\n`;
}

/** The records of a file as RFC 4180 has them, which may also end in LF alone; null for quotes that do not match. */
export function csvRecords(text: string): string[][] | null {
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const records: string[][] = [];
  let record: string[] = [];
  while (cell.lastIndex < text.length || record.length > 0) {
    const found = cell.exec(text);
    if (found === null) return null;
    const [, quoted, bare = '', end] = found;
    record.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}
