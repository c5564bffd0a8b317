import { csvRecords } from '../text/csv.ts';
import { defineTexts } from '../text/texts.ts';
import { moneyToWire, parseMoney } from '../money/money.ts';
import {
  balanceBefore,
  closingBalance,
  csvAfter,
  csvBefore,
  csvColumnsOf,
  csvEntry,
  csvLayouts,
  noteSection,
  proofSection,
  type CsvLayout,
} from './statement-csv.ts';
import { statementVersions, type Document, type Json } from './statement-document.ts';
import {
  statedFile,
  unreadable,
  type ChangedCell,
  type FileForm,
  type ReadFile,
  type StatedFile,
} from './statement-file.ts';

const texts = defineTexts('StatementCsvRead', {
  otherColumns:
    'This CSV file does not have a statement’s columns, or the columns are not separated by commas.',
  quotesDiffer: 'This CSV file is damaged: its quotation marks do not match.',
});

/** Reads the text of a CSV file. One that a spreadsheet has saved again is read too where it kept the columns. */
export function readCsvFile(text: string): ReadFile {
  const records = csvRecords(text.replace(/^\uFEFF/, ''));
  if (records === null) return unreadable(texts.quotesDiffer);
  const [headers = [], ...rows] = records;
  const shape = statementVersions
    .flatMap((version) => csvLayouts.map((layout) => ({ version, layout })))
    .findLast(({ version, layout }) =>
      csvColumnsOf(version, layout).every(({ header }, at) => headers[at] === header),
    );
  if (shape === undefined) {
    return unreadable(texts.otherColumns);
  }
  const { version, layout } = shape;
  const columns = csvColumnsOf(version, layout);
  const proven = new Map<string, Json>();
  const entryRows: string[][] = [];
  const noteRows: string[][] = [];
  for (const row of rows) {
    const [section = '', name = ''] = row;
    if (section === proofSection) proven.set(unprotected(name), valueOf(unprotected(row[4] ?? '')));
    else if (version >= 3 && section === noteSection) noteRows.push(row);
    else if (section !== balanceBefore && section !== closingBalance) entryRows.push(row);
  }
  const { hash = null, key = null, signature = null, ...fields } = Object.fromEntries(proven);
  const currency = typeof fields['currency'] === 'string' ? fields['currency'] : '';
  const entries = entryRows.map((row) => entryOf(columns, row, currency));
  const head: Document =
    noteRows.length === 0 ? fields : { ...fields, notes: noteRows.map((row) => noteOf(columns, row)) };
  const read = statedFile({ ...head, entries }, { hash, key, signature }, { is: 'changed', cells: [] });
  if (read.is === 'unreadable') return read;
  return {
    is: 'read',
    file: { ...read.file, form: formOf(text, { columns, layout, records }, head, read.file) },
  };
}

/** A note has texts alone; its section is the row's and none of its fields. */
function noteOf(columns: Columns, row: readonly string[]): Document {
  const fields = Object.entries(entryOf(columns, row, ''));
  return Object.fromEntries(fields.filter(([name]) => name !== 'section'));
}

/** A value that is no JSON any more is taken as text, so that the check of its field finds it. */
function valueOf(text: string): Json {
  try {
    // JSON.parse gives JSON; true and false occur in no field and find no check that fits.
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

type Columns = ReturnType<typeof csvColumnsOf>;

function entryOf(columns: Columns, row: readonly string[], currency: string): Document {
  const fields: Record<string, Json> = {};
  for (const [at, { field, is, coded }] of columns.entries()) {
    const cell = row[at] ?? '';
    if (cell === '' || field === 'currency' || field === 'balance') continue;
    if (is === 'integer') fields[field] = Number.isSafeInteger(Number(cell)) ? Number(cell) : cell;
    else if (is === 'decimal') fields[field] = field === 'rate' ? cell : amountOf(cell, currency);
    else fields[field] = coded?.code(unprotected(cell)) ?? unprotected(cell);
  }
  return fields;
}

/** Spreadsheets write 12.5 for 12.50, which is the same amount. */
function amountOf(cell: string, currency: string): string {
  try {
    const parsed = parseMoney(cell, currency);
    return parsed.is === 'ok' ? moneyToWire(parsed.minor, currency) : cell;
  } catch {
    return cell;
  }
}

function unprotected(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** Compares the file with the one that its document makes. */
function formOf(
  text: string,
  {
    columns,
    layout,
    records,
  }: { readonly columns: Columns; readonly layout: CsvLayout; readonly records: string[][] },
  head: Document,
  { statement, proof }: StatedFile,
): FileForm {
  const exact = exactText(head, statement.entries, { proof, layout });
  if (exact === null) return { is: 'changed', cells: [] };
  if (exact === text) return { is: 'exact' };
  const expected = csvRecords(exact.slice(1)) ?? [];
  // Of another version than its columns say, the file has another form in every row.
  if (expected.length !== records.length || expected[0]?.length !== columns.length)
    return { is: 'changed', cells: [] };
  const cells: ChangedCell[] = [];
  for (const [at, record] of records.entries()) {
    for (const [place, { header }] of columns.entries()) {
      const [found = '', wanted = ''] = [record[place], expected[at]?.[place]];
      if (found !== wanted) cells.push({ row: at + 1, column: header, found, expected: wanted });
    }
  }
  return { is: 'changed', cells };
}

/** Null where a cell has text that no export writes. */
function exactText(
  head: Document,
  entries: readonly Document[],
  { proof, layout }: Pick<StatedFile, 'proof'> & { readonly layout: CsvLayout },
): string | null {
  try {
    return (
      csvBefore(head, layout) +
      entries.map((entry) => csvEntry(head, entry, layout)).join('') +
      csvAfter(head, proof, layout)
    );
  } catch {
    return null;
  }
}
