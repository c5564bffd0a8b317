import { defineTexts } from '@consignment/domain/text/texts';
import { ruleFileColumns, type RuleFileColumn } from './domain/rule-file.ts';
import type { RuleRowCells } from './domain/rule-file-row.ts';
import { cutRows } from '../../imports/csv/cut-rows.ts';
import { separators, type Separator } from '../../imports/csv/file-text.ts';
import { CsvRefused } from '../../imports/csv/refused.ts';

const texts = defineTexts('ReadRules', {
  noHeadings:
    'The first row of the file is missing the headings {headings}. Export the rules and edit that file instead.',
  columnTwice: 'The column {column} appears twice in the file. Remove one of the two.',
  tooMany:
    'A file can have up to {most, plural, one {# rule} other {# rules}}, but this file has {rows, plural, other {#}}. Upload it in parts.',
  notUtf8: 'The file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
});

/** A row with its number, counted as a spreadsheet does: the headings are row 1. */
export type RuleFileRow = { readonly row: number; readonly cells: RuleRowCells };

const needed: readonly RuleFileColumn[] = ['place', 'from_day', 'steps'];

/**
 * The rows of a file of rules, separated by commas, semicolons or tabs, without those that are empty; columns of other names are left
 * out. With semicolons a comma within a figure is its decimal sign, and is given as a point. Throws CsvRefused for another kind of file,
 * and for one with more rows than `most`.
 */
export function readRulesCsv(bytes: Buffer, most: number): RuleFileRow[] {
  const text = textOf(bytes);
  const headings = (separator: Separator) =>
    (cutRows(text, separator, 1)[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const separator = separators.find((one) => headings(one).includes('place')) ?? ',';
  const found = headings(separator);
  const missing = needed.filter((column) => !found.includes(column));
  if (missing.length > 0) {
    throw new CsvRefused(texts.noHeadings({ headings: missing.join(', ') }));
  }
  const twice = ruleFileColumns.find((column) => found.indexOf(column) !== found.lastIndexOf(column));
  if (twice !== undefined) throw new CsvRefused(texts.columnTwice({ column: twice }));
  const rows = cutRows(text, separator, undefined)
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > most) {
    throw new CsvRefused(texts.tooMany({ most, rows: rows.length }));
  }
  return rows.map(({ row, cells }) => ({ row, cells: cellsOf(found, cells, separator) }));
}

function cellsOf(headings: readonly string[], cells: readonly string[], separator: Separator): RuleRowCells {
  const cell = (column: RuleFileColumn) => cells[headings.indexOf(column)]?.trim() ?? '';
  const figures = (column: RuleFileColumn) =>
    separator === ';' ? cell(column).replaceAll(/(?<=\d),(?=\d)/g, '.') : cell(column);
  return {
    place: cell('place'),
    vendor: cell('vendor'),
    vendor_id: cell('vendor_id'),
    product_id: cell('product_id'),
    variant_id: cell('variant_id'),
    name: cell('name'),
    from_day: cell('from_day'),
    until_day: cell('until_day'),
    measure: cell('measure'),
    steps: figures('steps'),
    floor: figures('floor'),
    cap: figures('cap'),
    per: cell('per'),
    state: cell('state'),
  };
}

function textOf(bytes: Buffer): string {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CsvRefused(texts.notUtf8);
  }
}
