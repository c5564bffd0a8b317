import { canonicalJson } from '../text/canonical-json.ts';
import { defineTexts } from '../text/texts.ts';
import type { Document } from './statement-document.ts';

const texts = defineTexts('StatementFile', {
  damaged: 'This JSON file is damaged or incomplete, so it cannot be read.',
  noEntries: 'This file has no statement entries.',
  noProof: 'This file has no hash, key and signature, so it is not a statement.',
  noStatement: 'This JSON file is not a statement.',
});

/** With this a statement is proven: SHA-256 of its canonical document, the id of the key, and the signature in base64. */
export type StatementProof = { readonly hash: string; readonly key: string; readonly signature: string };

/** The contents of a file, before anything of it is checked. */
export type StatedFile = {
  /** The document with its entries. */
  readonly statement: Document & { readonly entries: readonly Document[] };
  readonly proof: StatementProof;
  readonly form: FileForm;
};

/** Whether a file has, byte for byte, the form that its document has when it is exported. */
export type FileForm =
  { readonly is: 'exact' } | { readonly is: 'changed'; readonly cells: readonly ChangedCell[] };

/** A cell of a table whose row is counted from 1, the headers' row. */
export type ChangedCell = {
  readonly row: number;
  readonly column: string;
  readonly found: string;
  readonly expected: string;
};

export type ReadFile =
  { readonly is: 'read'; readonly file: StatedFile } | { readonly is: 'unreadable'; readonly why: string };

export function unreadable(why: string): ReadFile {
  return { is: 'unreadable', why };
}

/** The canonical JSON of a statement's document, in parts: a head, and batches of entries. */
export async function* statementParts(
  head: Document,
  entries: AsyncIterable<readonly Document[]>,
): AsyncGenerator<string> {
  yield* around(canonicalJson({ ...head, entries: [] }), entries);
}

/** The JSON file of a statement in parts: the canonical form of its document and its proof, without a newline at the end. */
export async function* jsonFileParts(
  head: Document,
  { hash, key, signature }: StatementProof,
  entries: AsyncIterable<readonly Document[]>,
): AsyncGenerator<string> {
  yield* around(canonicalJson({ hash, key, signature, statement: { ...head, entries: [] } }), entries);
}

const emptyEntries = '"entries":[]';

async function* around(text: string, entries: AsyncIterable<readonly Document[]>): AsyncGenerator<string> {
  // A text inside of a value has its quotes escaped, so the first place is the key's.
  const place = text.indexOf(emptyEntries) + emptyEntries.length - 1;
  yield text.slice(0, place);
  let isFirst = true;
  for await (const batch of entries) {
    if (batch.length === 0) continue;
    yield `${isFirst ? '' : ','}${batch.map((entry) => canonicalJson(entry)).join(',')}`;
    isFirst = false;
  }
  yield text.slice(place);
}

/** Reads the text of a JSON file, in whatever form. */
export function readJsonFile(text: string): ReadFile {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!isDocument(value)) return unreadable(texts.noStatement);
    const read = statedFile(value['statement'], value, { is: 'changed', cells: [] });
    if (read.is === 'unreadable' || jsonFileText(read.file) !== text) return read;
    return { is: 'read', file: { ...read.file, form: { is: 'exact' } } };
  } catch {
    // Numbers beyond all bounds, half characters and endless nesting are JSON too, and no statement has them.
    return unreadable(texts.damaged);
  }
}

function jsonFileText({ statement, proof }: StatedFile): string {
  return canonicalJson({ ...proof, statement });
}

/** A file from its parts, where they have the shape of a statement and its proof. */
export function statedFile(statement: unknown, proof: Document, form: FileForm): ReadFile {
  const { hash, key, signature } = proof;
  if (typeof hash !== 'string' || typeof key !== 'string' || typeof signature !== 'string') {
    return unreadable(texts.noProof);
  }
  if (!isDocument(statement) || !hasEntries(statement)) {
    return unreadable(texts.noEntries);
  }
  return { is: 'read', file: { statement, proof: { hash, key, signature }, form } };
}

function hasEntries(statement: Document): statement is StatedFile['statement'] {
  const { entries } = statement;
  return Array.isArray(entries) && entries.every((entry) => isDocument(entry));
}

/** The notes of a document that has them in their form; else none. */
export function notesOf({ notes }: Document): readonly Document[] {
  return Array.isArray(notes) ? notes.filter((note) => isDocument(note)) : [];
}

/** Objects of JSON.parse: the type is not of an array or a value. */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
