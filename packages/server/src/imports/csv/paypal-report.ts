import type { Readable } from 'node:stream';
import { maximumLineValue } from '@consignment/domain/commission/commission';
import { isCurrency, minorUnitsOf, type CurrencyCode } from '@consignment/domain/money/currency';
import { parseMoney } from '@consignment/domain/money/money';
import { dayAt } from '@consignment/domain/time/zone';
import type { Cell } from '../port/cells.ts';
import type { ColumnsOf } from './columns.ts';
import { dateCell, type DateRules } from './dates.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { CellReader } from './reading.ts';

/** A movement of money in PayPal's report of activity. */
export type PaypalMovement = {
  readonly row: number;
  readonly day: string;
  /** Minor units of its currency; below 0 for money that left. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly type: string;
  readonly status: string;
  readonly receiver: string;
  /** Of the other side. */
  readonly name: string;
  readonly transactionId: string;
  /** The transaction that this one belongs to, such as the payment that it takes back. */
  readonly referenceId: string;
  /** The payout that it names, by the batch id that payouts are sent with; null for none. */
  readonly payoutId: number | null;
};

export type PaypalReading =
  | { readonly is: 'read'; readonly value: PaypalMovement }
  | { readonly is: 'skipped'; readonly row: number; readonly reason: string };

/** Reads PayPal's report of activity; notes that move no money are left out. Throws CsvRefused for another kind of file. */
export async function* readPaypalReport(input: Readable, dates: DateRules): AsyncGenerator<PaypalReading> {
  for await (const row of readCsv('paypal', input)) {
    if (/^memo$/i.test(row.cells.balanceImpact)) continue;
    const read = new CellReader();
    const value = row.problem === null ? movementOf(row, dates, read) : read.refuse(row.problem);
    yield value !== null && read.reason === null
      ? { is: 'read', value }
      : { is: 'skipped', row: row.number, reason: read.reason ?? '' };
  }
}

function movementOf(
  { number, cells }: CsvRow<ColumnsOf['paypal']>,
  dates: DateRules,
  read: CellReader,
): PaypalMovement | null {
  const currency = cells.currency.toUpperCase();
  if (!isCurrency(currency))
    return read.refuse(`'${cells.currency.slice(0, 20).toWellFormed()}' is not a known currency.`);
  const instant = read.take(dateCell('Date', cells.date, dates), null)?.instant ?? null;
  return {
    row: number,
    day: instant === null ? '' : dayAt(new Date(instant), dates.timeZone),
    amount: read.take(signedCell('Gross', cells.gross, currency), 0),
    currency,
    type: cells.type,
    status: cells.status,
    receiver: cells.receiver,
    name: cells.name,
    transactionId: cells.transactionId,
    referenceId: cells.referenceId,
    payoutId: payoutIn([
      cells.custom,
      cells.invoice,
      cells.itemId,
      cells.itemTitle,
      cells.subject,
      cells.note,
    ]),
  };
}

/** The batch id of a payout is `po_<payout id>_<attempt>`. A row that names several is of none. */
function payoutIn(texts: readonly string[]): number | null {
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?<![\p{L}\p{N}])po_([1-9]\d{0,15})_\d{1,4}(?!\d)/gu),
  ]);
  const ids = new Set(found.map(([, id]) => Number(id)));
  const [only] = ids;
  return ids.size === 1 && only !== undefined && Number.isSafeInteger(only) ? only : null;
}

/**
 * A signed amount. PayPal always writes the decimals of the currency, so the last comma or point before as many figures is
 * the decimal point, whatever the language of the account; the others separate thousands.
 */
function signedCell(column: string, text: string, currency: CurrencyCode): Cell<number> {
  const units = minorUnitsOf(currency);
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^−/, '-');
  const found = /^([-+]?)(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d+))?$/.exec(bare);
  const [, sign = '', whole = '', fraction = ''] = found ?? [];
  const decimals =
    fraction.length > units && /^0*$/.test(fraction.slice(units)) ? fraction.slice(0, units) : fraction;
  const isExact = found !== null && (decimals.length === units || (decimals === '' && !/[.,]/.test(whole)));
  const digits = whole.replaceAll(/[.,]/g, '');
  const parsed = isExact
    ? parseMoney(`${sign === '-' ? '-' : ''}${digits}${decimals === '' ? '' : `.${decimals}`}`, currency)
    : null;
  const shown = `'${text.slice(0, 60).toWellFormed()}' in '${column}'`;
  if (parsed === null || parsed.is === 'refused') {
    return { is: 'bad', why: `${shown} is not an amount in ${currency}.` };
  }
  if (Math.abs(parsed.minor) > maximumLineValue) return { is: 'bad', why: `${shown} is too large.` };
  return { is: 'ok', value: parsed.minor };
}
