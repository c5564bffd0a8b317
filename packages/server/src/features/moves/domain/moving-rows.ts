import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  oldAmountCell,
  countCell,
  longestText,
  plainCell,
  rateCell,
  shownCell,
  type Amount,
  type ReadCell,
} from './moving-cells.ts';
import { comparableHeader, type MovingMapping } from './moving-columns.ts';
import { readDate, type Calendar } from './moving-dates.ts';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';

/* The rows of the former app's files. Money in minor units; rates in ppm; days 'YYYY-MM-DD'. Null is a field that the file does not have, or an empty cell. */

export type MovingVendorRow = {
  readonly name: string;
  readonly email: string | null;
  readonly contact: string | null;
  readonly rate: number | null;
  readonly balance: number | null;
};

export type MovingCommissionRow = {
  readonly order: string;
  readonly sku: string | null;
  readonly title: string | null;
  readonly vendor: string;
  /** Below 0 where it takes something back. */
  readonly amount: number;
  /** Of an amount with more decimals than the currency: the rest, in millionths of a minor unit, from -500,000 to 500,000. */
  readonly rest: number;
  /** Null for a line that is not paid. */
  readonly payout: string | null;
  readonly day: string | null;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly discount: number | null;
  readonly tax: number | null;
  readonly cost: number | null;
  readonly rate: number | null;
  readonly returned: number | null;
};

export type MovingPayoutRow = {
  readonly number: string;
  readonly vendor: string;
  readonly day: string;
  /** With the additional pay. */
  readonly amount: number;
  readonly additional: number;
  readonly method: string | null;
  readonly note: string | null;
};

export type MovingRows = {
  vendors: MovingVendorRow;
  commissions: MovingCommissionRow;
  payouts: MovingPayoutRow;
};

/** `column` is the header, '' for a fault of the whole row; `why` is a sentence on the fault, `todo` one on the remedy. */
export type RowFault = { readonly column: string; readonly why: string; readonly todo: string };

/** Rows that say nothing of money that was earned or paid. They are counted and shown by their reason. */
export const leftOutReasons = ['empty', 'total', 'no_amount', 'additional_pay', 'not_paid'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

const leftOutWords: Readonly<Record<LeftOut, string>> = {
  empty: 'Empty rows',
  total: 'Totals of other rows',
  no_amount: 'Lines without a commission',
  additional_pay: 'Additional pay, which the file of payouts has',
  not_paid: 'Payouts that were not made or came back',
};

export function leftOutText(reason: LeftOut): string {
  return leftOutWords[reason];
}

export type ReadMovingRow<File extends MovingFile> =
  | { readonly is: 'row'; readonly row: MovingRows[File] }
  | { readonly is: 'left_out'; readonly why: LeftOut }
  | { readonly is: 'refused'; readonly faults: readonly RowFault[] };

type Given = Calendar & { readonly currency: CurrencyCode };

/** Reads a file's rows by a mapping that has no faults and whose questions are answered. */
export function movingReader<File extends MovingFile>(
  file: File,
  mapping: MovingMapping,
  headers: readonly string[],
  given: Given,
): (cells: readonly string[]) => ReadMovingRow<File> {
  const places = headers.map(comparableHeader);
  const placeOf = new Map(
    Object.entries(mapping.columns).map(([name, header]) => [name, places.indexOf(comparableHeader(header))]),
  );
  // The compiler does not see that a file and its row go together.
  const read = readers[file] as (row: RowCells) => MovingRows[File] | LeftOut;
  return (cells) => {
    if (cells.every((cell) => plainCell(cell) === '')) return { is: 'left_out', why: 'empty' };
    const row = new RowCells(mapping, given, (name) => cells[placeOf.get(name) ?? -1] ?? '');
    const found = read(row);
    if (typeof found === 'string') return { is: 'left_out', why: found };
    return row.faults.length > 0 ? { is: 'refused', faults: row.faults } : { is: 'row', row: found };
  };
}

const readers = {
  vendors: (row: RowCells): MovingVendorRow => {
    row.checkCurrency();
    return {
      name: row.needed('name'),
      email: row.text('email')?.toLowerCase() ?? null,
      contact: row.text('contact'),
      rate: row.rate('rate'),
      balance: row.amount('balance')?.minor ?? null,
    };
  },
  commissions: (row: RowCells): MovingCommissionRow | LeftOut => {
    const [order, title] = [row.text('order'), row.text('title')];
    if (order === null && title !== null && /^additional pay$/i.test(title)) return 'additional_pay';
    if (order === null && row.some(/^(sub|grand )?totals?:?$/i)) return 'total';
    if (row.text('amount') === null) return 'no_amount';
    row.checkCurrency();
    const sku = row.text('sku');
    if (sku === null && title === null)
      row.fault('sku', 'The row has no SKU and no product.', 'Enter one of them.');
    const { minor: amount, rest } = row.amount('amount') ?? { minor: 0, rest: 0 };
    const returned = row.count('returned');
    return {
      order: row.needed('order'),
      sku,
      title,
      vendor: row.needed('vendor'),
      amount,
      rest,
      payout: row.text('payout'),
      day: row.day('day'),
      quantity: row.count('quantity'),
      price: row.amount('price')?.minor ?? null,
      // A discount is written below 0 as often as not.
      discount: sizeOf(row.amount('discount')?.minor ?? null),
      tax: row.amount('tax')?.minor ?? null,
      cost: row.amount('cost')?.minor ?? null,
      rate: row.rate('rate'),
      returned: sizeOf(returned),
    };
  },
  payouts: (row: RowCells): MovingPayoutRow | LeftOut => {
    const status = row.text('status');
    if (status !== null && voidStatus.test(status)) return 'not_paid';
    if (row.text('number') === null && row.some(/^(sub|grand )?totals?:?$/i)) return 'total';
    row.checkCurrency();
    return {
      number: row.needed('number'),
      vendor: row.needed('vendor'),
      day: row.day('day') ?? row.missing('day'),
      amount: row.whole('amount') ?? 0,
      additional: row.whole('additional') ?? 0,
      method: row.text('method'),
      note: row.text('note'),
    };
  },
} satisfies { [File in MovingFile]: (row: RowCells) => MovingRows[File] | LeftOut };

/** A payout that was not made, or whose money came back. */
const voidStatus =
  /^(sandbox\b.*|not paid|unpaid|to send|failed|returned|reversed|deleted|cancell?ed|void(ed)?|draft|rejected|refunded)$/i;

function sizeOf(figure: number | null): number | null {
  return figure === null ? null : Math.abs(figure);
}

/** The cells of one row by field, and the faults that were found in reading them. */
class RowCells {
  readonly faults: RowFault[] = [];
  readonly #mapping: MovingMapping;
  readonly #given: Given;
  readonly #cell: (name: string) => string;

  constructor(mapping: MovingMapping, given: Given, cell: (name: string) => string) {
    this.#mapping = mapping;
    this.#given = given;
    this.#cell = cell;
  }

  fault(name: string, why: string, todo: string): void {
    this.faults.push({ column: this.#mapping.columns[name] ?? '', why, todo });
  }

  some(pattern: RegExp): boolean {
    return Object.keys(this.#mapping.columns).some((name) => pattern.test(plainCell(this.#cell(name))));
  }

  text(name: string): string | null {
    const text = plainCell(this.#cell(name));
    if (text.length <= longestText) return text === '' ? null : text;
    this.fault(name, `The text has more than ${longestText} characters.`, 'Shorten it.');
    return null;
  }

  needed(name: string): string {
    return this.text(name) ?? this.missing(name);
  }

  missing(name: string): string {
    const isEmpty = plainCell(this.#cell(name)) === '';
    if (isEmpty) this.fault(name, 'The cell is empty.', 'Fill it in, or remove the row.');
    return '';
  }

  amount(name: string): Amount | null {
    const cell = this.#cell(name);
    if (plainCell(cell) === '') return null;
    return this.#read(name, oldAmountCell(cell, this.#given.currency, this.#mapping.decimalMark ?? 'point'));
  }

  /** An amount that was paid, which has no more decimals than the currency. */
  whole(name: string): number | null {
    const amount = this.amount(name);
    if (amount === null) {
      if (name === 'amount') this.missing(name);
      return null;
    }
    if (amount.rest !== 0) {
      const shown = shownCell(plainCell(this.#cell(name)));
      const { currency } = this.#given;
      this.fault(name, `${shown} has more decimals than ${currency} has.`, 'Enter the sum that was paid.');
    }
    return amount.minor;
  }

  rate(name: string): number | null {
    const cell = this.#cell(name);
    if (plainCell(cell) === '') return null;
    const { decimalMark, rateForm } = this.#mapping;
    return this.#read(name, rateCell(cell, decimalMark ?? 'point', rateForm ?? 'percent'));
  }

  count(name: string): number | null {
    const cell = this.#cell(name);
    return plainCell(cell) === '' ? null : this.#read(name, countCell(cell));
  }

  day(name: string): string | null {
    const cell = this.#cell(name);
    if (plainCell(cell) === '') return null;
    const read = readDate(cell, this.#given);
    const order = this.#mapping.dateOrder;
    const day = read?.is === 'open' ? (order === null ? undefined : read.readings.get(order)) : read?.day;
    if (day === undefined)
      this.fault(name, `${shownCell(plainCell(cell))} is not a day.`, 'Write it as 2024-01-31.');
    else if (day > this.#given.today)
      this.fault(
        name,
        `${shownCell(plainCell(cell))} is a day to come.`,
        'Enter the day on which it happened.',
      );
    return day ?? null;
  }

  checkCurrency(): void {
    const code = this.text('currency');
    const { currency } = this.#given;
    if (code !== null && code.toUpperCase() !== currency)
      this.fault(
        'currency',
        `The row is in ${shownCell(code)}, and the shop is in ${currency}.`,
        'Remove the row.',
      );
  }

  #read<Value>(name: string, read: ReadCell<Value>): Value | null {
    if (read.is === 'ok') return read.value;
    this.fault(name, read.why, read.todo);
    return null;
  }
}
