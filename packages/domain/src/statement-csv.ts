import { canonicalJson } from './canonical-json.ts';
import { byteOrderMark, csvRecord, numberCell, textCell } from './csv.ts';
import {
  statementVersions,
  type Document,
  type EntryField,
  type Json,
  type NoteField,
  type StatementVersion,
} from './statement-document.ts';
import { codeOfStatedRuleCell, statedRuleCell } from './stated-rule.ts';
import { notesOf, type StatementProof } from './statement-file.ts';
import { adjustmentReasons, adjustmentText, sectionText, statementSections } from './statement.ts';

/*
 * The CSV file of a statement: rows of entries and of notes for people, and rows of proof below, from which the document is
 * read back exactly. The amounts of all rows above the closing balance add up to it.
 */

/** Between the words of a cell and the codes of the document. */
type Coded = { readonly words: (code: string) => string; readonly code: (words: string) => string };

function codedBy<Code extends string>(codes: readonly Code[], text: (code: Code) => string): Coded {
  const words = new Map<string, string>(codes.map((code) => [code, text(code)]));
  const back = new Map(codes.map((code) => [text(code), code]));
  return { words: (code) => words.get(code) ?? code, code: (said) => back.get(said) ?? said };
}

const sections = codedBy(statementSections, sectionText);
const reasons = codedBy(adjustmentReasons, adjustmentText);

/** A column of the file, and the field of an entry or of a note that stands in it. */
type Column = {
  readonly header: string;
  readonly field: EntryField | NoteField | 'check' | 'currency';
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

function withColumn(columns: readonly Column[], after: Column['field'], column: Column): readonly Column[] {
  return columns.flatMap((one) => (one.field === after ? [one, column] : [one]));
}

function columnsOf(head: Document): readonly Column[] {
  return csvColumns[statementVersions.find((version) => version === head['version']) ?? 1];
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
export function csvBefore(head: Document): string {
  const before =
    head['previous'] === null ? '' : row(head, { section: balanceBefore, ...sumOf(head, 'opening') });
  return byteOrderMark + csvRecord(columnsOf(head).map(({ header }) => textCell(header))) + before;
}

export function csvEntry(head: Document, entry: Document): string {
  return row(head, { ...entry, currency: head['currency'] ?? null });
}

export function csvAfter(head: Document, { hash, key, signature }: StatementProof): string {
  // Notes have rows of their own.
  const notes = notesOf(head).map((note) => row(head, { ...note, section: noteSection }));
  const names = Object.keys(head)
    .filter((name) => name !== 'notes')
    .toSorted();
  const proven = [
    ...names.map((name) => [name, head[name] ?? null] as const),
    ...Object.entries({ hash, key, signature }),
  ];
  const rows = proven.map(([name, value]) =>
    row(head, { section: proofSection, reason: name, title: canonicalJson(value) }),
  );
  return row(head, { section: closingBalance, ...sumOf(head, 'closing') }) + notes.join('') + rows.join('');
}

function sumOf(head: Document, name: 'opening' | 'closing'): Document {
  return { amount: head[name] ?? null, currency: head['currency'] ?? null };
}

function row(head: Document, values: Document): string {
  return csvRecord(columnsOf(head).map((column) => cellOf(column, values[column.field])));
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
