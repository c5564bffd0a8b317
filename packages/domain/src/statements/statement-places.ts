import { canonicalJson } from '../text/canonical-json.ts';
import { moneyFromWire, moneyToWire } from '../money/money.ts';
import {
  changedEntryFields,
  changedHeadFields,
  changedNoteFields,
  type Document,
  type EntryField,
  type Json,
  type NoteField,
} from './statement-document.ts';
import { isDocument, notesOf, type ChangedCell, type StatedFile } from './statement-file.ts';
import { statementSections, statementSums, type StatementSection, type StatementSums } from './statement.ts';

/** Where a file was changed since it was issued. Amounts are decimal strings as the file has them; positions count from 1. */
export type ChangedPlace =
  | { readonly is: 'head'; readonly field: string; readonly found: string | null }
  | {
      readonly is: 'entry';
      readonly position: number;
      /** Recognises the entry: its order and its title. */
      readonly name: string;
      readonly field: EntryField;
      readonly found: string | null;
    }
  | {
      readonly is: 'note';
      readonly position: number;
      /** Recognises the note: its order and its title. */
      readonly name: string;
      readonly field: NoteField;
      readonly found: string | null;
    }
  | {
      readonly is: 'entry_sum';
      readonly position: number;
      readonly name: string;
      readonly stated: string;
      readonly sum: string;
    }
  | {
      readonly is: 'sum';
      readonly of: keyof StatementSums;
      readonly stated: string;
      readonly sum: string;
    }
  | ({ readonly is: 'cell' } & ChangedCell)
  | { readonly is: 'checks' | 'hash' | 'signature' | 'pages' | 'saved_again' | 'form' | 'unfound' };

/** Those that the checks of the fields and the sums find. */
export function placesIn({ entries, ...head }: StatedFile['statement']): ChangedPlace[] {
  const notes = changedNotes(head);
  const places: ChangedPlace[] = [
    // A note that was changed is named alone, and not with all notes.
    ...changedHeadFields(head)
      .filter((field) => field !== 'notes' || notes.length === 0)
      .map((field): ChangedPlace => ({ is: 'head', field, found: foundIn(head[field]) })),
    ...notes,
  ];
  for (const [at, entry] of entries.entries()) {
    const about = { position: at + 1, name: nameOf(entry) };
    for (const field of changedEntryFields(entry)) {
      places.push({ is: 'entry', ...about, field, found: foundIn(entry[field]) });
    }
  }
  try {
    return [...places, ...sumsIn(head, entries)];
  } catch {
    // An invalid amount was found as a changed field.
    return places;
  }
}

function changedNotes(head: Document): ChangedPlace[] {
  return notesOf(head).flatMap((note, at) =>
    changedNoteFields(note).map((field): ChangedPlace => ({
      is: 'note',
      position: at + 1,
      name: nameOf(note),
      field,
      found: foundIn(note[field]),
    })),
  );
}

/** Throws RangeError for an invalid amount. */
function sumsIn(head: Document, entries: readonly Document[]): ChangedPlace[] {
  const currency = textOf(head['currency']);
  const minor = (value: Json | undefined) => moneyFromWire(textOf(value), currency);
  const wire = (amount: number) => moneyToWire(amount, currency);
  const places: ChangedPlace[] = [];
  const parts = entries.map((entry, at) => {
    const amount = minor(entry['amount']);
    const net = minor(entry['earned']) - (entry['returned'] === undefined ? 0 : minor(entry['returned']));
    if (amount !== net) {
      const [stated, sum] = [wire(amount), wire(net)];
      places.push({ is: 'entry_sum', position: at + 1, name: nameOf(entry), stated, sum });
    }
    return { section: sectionOf(entry['section']), amount };
  });
  const named = isDocument(head['sums']) ? head['sums'] : {};
  const statedOf = (of: keyof StatementSums) => minor(of in head ? head[of] : named[of]);
  // Entries bring forward what came before the first statement; a later one opens with the closing of the one before.
  const sums = statementSums(head['previous'] === null ? 0 : statedOf('opening'), parts);
  // Of the stated sums, so that one wrong amount is not named twice.
  const closing = sumNames.reduce((sum, of) => sum + (of === 'closing' ? 0 : statedOf(of)), 0);
  for (const of of sumNames) {
    const [stated, sum] = [statedOf(of), of === 'closing' ? closing : sums[of]];
    if (stated !== sum) places.push({ is: 'sum', of, stated: wire(stated), sum: wire(sum) });
  }
  return places;
}

const sumNames = [
  'opening',
  'earned',
  'adjustments',
  'custom_items',
  'additional_pay',
  'payouts',
  'closing',
] as const satisfies readonly (keyof StatementSums)[];

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Throws RangeError for anything but a section. */
function sectionOf(value: Json | undefined): StatementSection {
  const section = statementSections.find((one) => one === value);
  if (section === undefined) throw new RangeError('This is no section of a statement.');
  return section;
}

function nameOf(entry: Document): string {
  const said = [entry['order'], entry['title']].filter((text) => typeof text === 'string');
  return said.length > 0 ? said.join(', ') : textOf(entry['item']);
}

/** The value as people read it; null for a field that is missing. */
function foundIn(value: Json | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  if (!isDocument(value)) return canonicalJson(value);
  const { name, address = [] } = value;
  if (typeof name !== 'string') return canonicalJson(value);
  return [name, isTexts(address) ? address.join(', ') : canonicalJson(address)]
    .filter((text) => text !== '')
    .join(', ');
}

function isTexts(value: Json): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
