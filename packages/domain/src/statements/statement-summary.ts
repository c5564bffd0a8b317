import { isCurrency } from '../money/currency.ts';
import { isDate } from '../time/dates.ts';
import { parseMoney } from '../money/money.ts';
import { statementVersions, type Document, type Json } from './statement-document.ts';
import { isDocument, notesOf, type StatementProof } from './statement-file.ts';
import { statementCode } from './statement.ts';

/** A genuine statement in short. Amounts in minor units; days are 'YYYY-MM-DD', both counted in full. */
export type StatementSummary = {
  readonly shop: string;
  /** The first line of the shop's address, which is its domain; '' where the statement has none. */
  readonly shopDomain: string;
  readonly payee: string;
  readonly payeeKind: 'vendor' | 'sales_rep';
  readonly payeeId: number;
  readonly number: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly opening: number;
  readonly closing: number;
  readonly currency: string;
  readonly issuedAt: Date;
  readonly checkAt: string;
  readonly hash: string;
  readonly code: string;
  readonly previous: string | null;
  /** The texts of its notes. */
  readonly notes: readonly string[];
  readonly key: string;
};

/** Null where the document is of no version of the format that is known here. */
export function summaryOf(head: Document, { hash, key }: StatementProof): StatementSummary | null {
  const { shop, payee, number, currency, previous = null, check_at } = head;
  const [firstDay, lastDay, issuedAt] = [
    textOf(head['first_day']),
    textOf(head['last_day']),
    dateOf(head['issued_at']),
  ];
  if (head['format'] !== 'consignment-statement') return null;
  if (!statementVersions.some((version) => version === head['version'])) return null;
  if (!isDocument(shop) || !isDocument(payee)) return null;
  const { kind, id } = payee;
  if (kind !== 'vendor' && kind !== 'sales_rep') return null;
  if (typeof number !== 'number' || typeof id !== 'number' || issuedAt === null) return null;
  if (!isDate(firstDay) || !isDate(lastDay) || !isCurrency(textOf(currency))) return null;
  if (previous !== null && typeof previous !== 'string') return null;
  const opening = parseMoney(textOf(head['opening']), textOf(currency));
  const closing = parseMoney(textOf(head['closing']), textOf(currency));
  if (opening.is === 'refused' || closing.is === 'refused') return null;
  return {
    shop: textOf(shop['name']),
    shopDomain: firstLineOf(shop['address']),
    payee: textOf(payee['name']),
    payeeKind: kind,
    payeeId: id,
    number,
    firstDay,
    lastDay,
    opening: opening.minor,
    closing: closing.minor,
    currency: textOf(currency),
    issuedAt,
    checkAt: textOf(check_at),
    hash,
    code: statementCode(hash),
    previous,
    notes: notesOf(head).map(({ text = '' }) => textOf(text)),
    key,
  };
}

/** Of an address as a document has it. */
export function firstLineOf(address: Json | undefined): string {
  return Array.isArray(address) ? textOf((address as readonly Json[])[0]) : '';
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function dateOf(value: Json | undefined): Date | null {
  const date = new Date(textOf(value));
  return Number.isNaN(date.getTime()) ? null : date;
}
