import { canonicalJson } from '../text/canonical-json.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { moneyToWire } from '../money/money.ts';
import { percentToWire } from '../money/rate.ts';
import type { StatementEntry, StatementNote, StatementSums } from './statement.ts';

/*
 * The document of a statement, whose canonical JSON is hashed and signed. A change of its form is a new version of the format:
 * in version 2 an entry can have a `rule`, and in version 3 the statement has `notes`, lines of text that move no money. A
 * statement with neither is of version 1, and one with a rule alone of version 2, byte for byte as before there was another,
 * so that every check that knows its version reads it.
 *
 * Each field has a check of four hexadecimal digits beside it. The hash says whether a document was changed, and the checks say
 * where; they prove nothing alone.
 */

export const statementVersions = [1, 2, 3] as const;
export type StatementVersion = (typeof statementVersions)[number];

/** The lowest version that holds a statement. */
export function versionFor(has: { readonly rules: boolean; readonly notes: boolean }): StatementVersion {
  if (has.notes) return 3;
  return has.rules ? 2 : 1;
}

/** The facts of a statement before its entries. Days are 'YYYY-MM-DD', both counted in full. */
export type StatementHead = {
  /** Of the format, as `versionFor` has it. */
  readonly version: StatementVersion;
  readonly number: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly issuedAt: Date;
  readonly sums: StatementSums;
  /** Names and addresses as they were. */
  readonly shop: StatedParty;
  readonly payee: StatedParty & { readonly kind: 'vendor' | 'sales_rep'; readonly id: number };
  /** Shown to vendors by the shop when the statement was issued; the rest is left out. */
  readonly shows: StatementShows;
  /** The address of the page that checks statements. */
  readonly checkAt: string;
  /** The hash of the payee's statement before this one; null for the first. */
  readonly previous: string | null;
  /** Of version 3, and there never without one. */
  readonly notes: readonly StatementNote[];
};

export type StatedParty = { readonly name: string; readonly address: readonly string[] };

export type StatementShows = {
  readonly orders: boolean;
  readonly dates: boolean;
  readonly prices: boolean;
};

export type Json = string | number | null | readonly Json[] | { readonly [key: string]: Json };
export type Document = Readonly<Record<string, Json>>;

/** The head of a statement, with the checks of its fields and without entries. */
export function headDocument(head: StatementHead): Document {
  const { currency, sums } = head;
  const fields: Document = {
    check_at: head.checkAt,
    closing: moneyToWire(sums.closing, currency),
    currency,
    first_day: head.firstDay,
    format: 'consignment-statement',
    issued_at: head.issuedAt.toISOString(),
    last_day: head.lastDay,
    ...(head.notes.length === 0 ? {} : { notes: head.notes.map((note) => noteDocument(note, head)) }),
    number: head.number,
    opening: moneyToWire(sums.opening, currency),
    payee: { ...head.payee },
    previous: head.previous,
    shop: { ...head.shop },
    sums: {
      additional_pay: moneyToWire(sums.additional_pay, currency),
      adjustments: moneyToWire(sums.adjustments, currency),
      custom_items: moneyToWire(sums.custom_items, currency),
      earned: moneyToWire(sums.earned, currency),
      payouts: moneyToWire(sums.payouts, currency),
    },
    time_zone: head.timeZone,
    version: head.version,
  };
  return { ...fields, checks: checksOfHead(fields) };
}

/** The checks of a head's fields by their names. */
export function checksOfHead(fields: Document): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, checkOf(name, value)]));
}

/** The fields that an entry may have, in the order of their checks. */
export const entryFields = [
  'amount',
  'date',
  'earned',
  'invoice',
  'item',
  'order',
  'price',
  'quantity',
  'rate',
  'reason',
  'returned',
  'section',
  'sku',
  'title',
  // Of version 2, and so the last.
  'rule',
] as const;
export type EntryField = (typeof entryFields)[number];

/** An entry as it is in the document. A field that it does not have, or that vendors do not see, is left out. */
export function entryDocument(
  entry: StatementEntry,
  { currency, shows }: Pick<StatementHead, 'currency' | 'shows'>,
): Document {
  const money = (minor: number) => moneyToWire(minor, currency);
  const { price, quantity, ratePpm, invoiceNumber } = entry;
  const fields: Document = {
    amount: money(entry.amount),
    earned: money(entry.earned),
    item: `${entry.item}:${entry.itemId}`,
    section: entry.section,
    ...(shows.dates ? { date: entry.happenedAt.toISOString() } : {}),
    ...(invoiceNumber === null ? {} : { invoice: invoiceNumber }),
    ...(entry.orderName === '' || !shows.orders ? {} : { order: entry.orderName }),
    ...(price === null || !shows.prices ? {} : { price: money(price) }),
    ...(quantity === null ? {} : { quantity }),
    ...(ratePpm === null ? {} : { rate: percentToWire(ratePpm) }),
    ...(entry.reason === null ? {} : { reason: entry.reason }),
    ...(entry.rule === null ? {} : { rule: entry.rule }),
    ...(entry.returned === 0 ? {} : { returned: money(entry.returned) }),
    ...(entry.sku === '' ? {} : { sku: entry.sku }),
    ...(entry.title === '' ? {} : { title: entry.title }),
  };
  return { ...fields, check: checkOfEntry(fields) };
}

/** The fields that a note may have, in the order of their checks. */
export const noteFields = ['date', 'item', 'order', 'text', 'title'] as const;
export type NoteField = (typeof noteFields)[number];

/** A note as it is in the document. Its date is of the question and not of a sale, so it is always there. */
export function noteDocument(note: StatementNote, { shows }: Pick<StatementHead, 'shows'>): Document {
  const fields: Document = {
    date: note.happenedAt.toISOString(),
    item: `question:${note.question}`,
    ...(note.orderName === '' || !shows.orders ? {} : { order: note.orderName }),
    text: note.text,
    ...(note.title === '' ? {} : { title: note.title }),
  };
  return { ...fields, check: checkOfNote(fields) };
}

/** The checks of all fields that a note may have, one after the other. */
export function checkOfNote(fields: Document): string {
  return noteFields.map((name) => checkOf(name, fields[name])).join('');
}

/** The fields of a note whose check does not fit. */
export function changedNoteFields(note: Document): NoteField[] {
  const { check } = note;
  const digits = typeof check === 'string' ? check : '';
  return noteFields.filter((name, at) => digits.slice(at * 4, at * 4 + 4) !== checkOf(name, note[name]));
}

/** The checks of all fields that an entry may have, one after the other. */
export function checkOfEntry(fields: Document): string {
  return entryFields.map((name) => checkOfField(name, fields)).join('');
}

/** An entry without a rule has no check of it, as in version 1. */
function checkOfField(name: EntryField, fields: Document): string {
  return name === 'rule' && fields[name] === undefined ? '' : checkOf(name, fields[name]);
}

/** The fields of an entry whose check does not fit. */
export function changedEntryFields(entry: Document): EntryField[] {
  const { check } = entry;
  const digits = typeof check === 'string' ? check : '';
  return entryFields.filter((name, at) => digits.slice(at * 4, at * 4 + 4) !== checkOfField(name, entry));
}

/** The fields of a head whose check does not fit, also those that are missing or were added. */
export function changedHeadFields(head: Document): string[] {
  const { checks, ...fields } = head;
  const stated: Document = typeof checks === 'object' && checks !== null && !isList(checks) ? checks : {};
  const names = new Set([...Object.keys(fields), ...Object.keys(stated)]);
  return [...names].filter((name) => stated[name] !== checkOf(name, fields[name]));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Four digits of the FNV-1a hash of a field, which is quick and enough to find a change that the real hash has shown. */
function checkOf(name: string, value: Json | undefined): string {
  const text = `${name}:${value === undefined ? '' : canonicalJson(value)}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/** The text that a key signs: the hash alone could be of anything. */
export function signedText(hash: string): string {
  return `consignment-statement:1:${hash}`;
}

/** The text that a key signs for a PDF, which has drawn pages beside the document: the SHA-256 of the file before its last line. */
export function signedPdfText(hash: string, fileHash: string): string {
  return `consignment-statement-pdf:1:${hash}:${fileHash}`;
}
