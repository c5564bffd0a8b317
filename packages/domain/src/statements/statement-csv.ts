import { canonicalJson } from '../text/canonical-json.ts';
import { byteOrderMark, csvRecord, numberCell, textCell } from '../text/csv.ts';
import {
  statementVersions,
  type Document,
  type EntryField,
  type Json,
  type NoteField,
  type StatementVersion,
} from './statement-document.ts';
import { rulePlaces, type RulePlace } from '../commission/dated-rules.ts';
import { statedRuleCode, statedRuleOf } from '../commission/stated-rule.ts';
import { notesOf, type StatementProof } from './statement-file.ts';
import {
  adjustmentReasons,
  statementSections,
  type AdjustmentReason,
  type StatementSection,
} from './statement.ts';

/*
 * The CSV file of a statement: rows of entries and of notes for people, and rows of proof below, from which the document is
 * read back exactly, so that its words are the same in every language. The column of amounts adds up to what the statement's days
 * changed; balances have another column.
 */

/** Between the words of a cell and the codes of the document. */
type Coded = { readonly words: (code: string) => string; readonly code: (words: string) => string };

function codedBy<Code extends string>(codes: readonly Code[], cells: Readonly<Record<Code, string>>): Coded {
  const words = new Map<string, string>(codes.map((code) => [code, cells[code]]));
  const back = new Map(codes.map((code) => [cells[code], code]));
  return { words: (code) => words.get(code) ?? code, code: (said) => back.get(said) ?? said };
}

const sectionCells: Readonly<Record<StatementSection, string>> = {
  brought_forward: 'Brought forward',
  earned: 'Earned',
  adjustment: 'Adjustment',
  custom_item: 'Custom item',
  additional_pay: 'Additional pay',
  payout: 'Payout',
};
const sections = codedBy(statementSections, sectionCells);

const reasonCells: Readonly<Record<AdjustmentReason, string>> = {
  late: 'Paid for or entered after its period was stated',
  repriced: 'Priced again',
  refunded: 'Refunded',
  repriced_and_refunded: 'Priced again and refunded',
  not_earned: 'Cancelled or no longer earning',
  moved_in: 'Moved here from another vendor',
  moved_out: 'Moved to another vendor',
  removed: 'Removed',
  payout_void: 'Payout taken back or returned',
};
const reasons = codedBy(adjustmentReasons, reasonCells);

const placeCells: Readonly<Record<RulePlace, string>> = {
  variant: 'Variant',
  product: 'Product',
  vendor_product_type: 'Vendor × product type',
  tag: 'Tag',
  collection: 'Collection',
  shop_product_type: 'Product type',
  flat: 'Flat rate',
  vendor: 'Vendor',
  global: 'Whole shop',
};

/** 'Product type, 2026-12-01, version 2'. A text that is no code stays as it is. */
export function statedRuleCell(code: string): string {
  const rule = statedRuleOf(code);
  return rule === null ? code : `${placeCells[rule.place]}, ${rule.from}, version ${rule.version}`;
}

/** The code of a cell; a text that is no such cell stays as it is. */
export function codeOfStatedRuleCell(cell: string): string {
  const [, words, from = '', version = ''] =
    /^(.+), (\d{4}-\d{2}-\d{2}), version ([1-9]\d{0,8})$/.exec(cell) ?? [];
  const place = rulePlaces.find((one) => placeCells[one] === words);
  return place === undefined ? cell : statedRuleCode({ place, from, version: Number(version) });
}

/** A column of the file, and the field of an entry or of a note in it. */
type Column = {
  readonly header: string;
  readonly field: EntryField | NoteField | 'check' | 'currency' | 'balance';
  readonly is: 'text' | 'decimal' | 'integer';
  readonly coded?: Coded;
};

const columnsOfVersion1: readonly Column[] = [
  { header: 'Section', field: 'section', is: 'text', coded: sections },
  { header: 'Reason', field: 'reason', is: 'text', coded: reasons },
  { header: 'Date', field: 'date', is: 'text' },
  { header: 'Order', field: 'order', is: 'text' },
  { header: 'Product', field: 'title', is: 'text' },
  { header: 'SKU', field: 'sku', is: 'text' },
  { header: 'Quantity', field: 'quantity', is: 'integer' },
  { header: 'Price', field: 'price', is: 'decimal' },
  { header: 'Rate %', field: 'rate', is: 'decimal' },
  { header: 'Earned', field: 'earned', is: 'decimal' },
  { header: 'Returned', field: 'returned', is: 'decimal' },
  { header: 'Amount', field: 'amount', is: 'decimal' },
  { header: 'Currency', field: 'currency', is: 'text' },
  { header: 'Invoice', field: 'invoice', is: 'integer' },
  { header: 'Item', field: 'item', is: 'text' },
  { header: 'Check', field: 'check', is: 'text' },
];

const rules: Coded = { words: statedRuleCell, code: codeOfStatedRuleCell };

const columnsOfVersion2 = withColumn(columnsOfVersion1, 'rate', {
  header: 'Rule',
  field: 'rule',
  is: 'text',
  coded: rules,
});

/**
 * The columns of a file by the version of the statement's format. None begins with all of another, so that a check that knows
 * the older alone does not take a file for one of them.
 */
export const csvColumns: Readonly<Record<StatementVersion, readonly Column[]>> = {
  1: columnsOfVersion1,
  2: columnsOfVersion2,
  3: withColumn(columnsOfVersion2, 'title', { header: 'Note', field: 'text', is: 'text' }),
};

/** `mixed` had balances among the amounts; it is read and no longer written. */
export const csvLayouts = ['mixed', 'balances'] as const;
export type CsvLayout = (typeof csvLayouts)[number];

export function csvColumnsOf(version: StatementVersion, layout: CsvLayout): readonly Column[] {
  const columns = csvColumns[version];
  if (layout === 'mixed') return columns;
  return withColumn(columns, 'amount', { header: 'Balance', field: 'balance', is: 'decimal' });
}

function withColumn(columns: readonly Column[], after: Column['field'], column: Column): readonly Column[] {
  return columns.flatMap((one) => (one.field === after ? [one, column] : [one]));
}

function columnsOf(head: Document, layout: CsvLayout): readonly Column[] {
  return csvColumnsOf(statementVersions.find((version) => version === head['version']) ?? 1, layout);
}

export const balanceBefore = 'Balance of the statement before';
export const closingBalance = 'Closing balance';
export const noteSection = 'Note';
export const proofSection = 'Proof';

/** The CSV file of a statement in parts. `head` is its document without entries. */
export async function* csvFileParts(
  head: Document,
  proof: StatementProof,
  entries: AsyncIterable<readonly Document[]>,
): AsyncGenerator<string> {
  yield csvBefore(head);
  for await (const batch of entries) yield batch.map((entry) => csvEntry(head, entry)).join('');
  yield csvAfter(head, proof);
}

/** Entries bring the first statement forward and make its opening; each later one opens with the balance of the one before. */
export function csvBefore(head: Document, layout: CsvLayout = 'balances'): string {
  const before = head['previous'] === null ? '' : balanceRow(head, 'opening', layout);
  return byteOrderMark + csvRecord(columnsOf(head, layout).map(({ header }) => textCell(header))) + before;
}

export function csvEntry(head: Document, entry: Document, layout: CsvLayout = 'balances'): string {
  return row(head, { ...entry, currency: head['currency'] ?? null }, layout);
}

export function csvAfter(
  head: Document,
  { hash, key, signature }: StatementProof,
  layout: CsvLayout = 'balances',
): string {
  // Notes have their own rows.
  const notes = notesOf(head).map((note) => row(head, { ...note, section: noteSection }, layout));
  const names = Object.keys(head)
    .filter((name) => name !== 'notes')
    .toSorted();
  const proven = [
    ...names.map((name) => [name, head[name] ?? null] as const),
    ...Object.entries({ hash, key, signature }),
  ];
  const rows = proven.map(([name, value]) =>
    row(head, { section: proofSection, reason: name, title: canonicalJson(value) }, layout),
  );
  return balanceRow(head, 'closing', layout) + notes.join('') + rows.join('');
}

function balanceRow(head: Document, name: 'opening' | 'closing', layout: CsvLayout): string {
  const section = name === 'opening' ? balanceBefore : closingBalance;
  const field = layout === 'mixed' ? 'amount' : 'balance';
  return row(head, { section, [field]: head[name] ?? null, currency: head['currency'] ?? null }, layout);
}

function row(head: Document, values: Document, layout: CsvLayout): string {
  return csvRecord(columnsOf(head, layout).map((column) => cellOf(column, values[column.field])));
}

function cellOf({ is, coded }: Column, value: Json | undefined): string {
  if (is !== 'text') return numberCell(typeof value === 'string' || typeof value === 'number' ? value : null);
  const text = typeof value === 'string' ? value : '';
  return textCell(protectedStart(coded?.words(text) ?? text));
}

/** A text that begins with an apostrophe gets a second, since the first is the sign that a text is no formula. */
function protectedStart(text: string): string {
  return text.startsWith("'") ? `'${text}` : text;
}
