import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { CsvDateForm, DecimalSign, StatementColumns } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/dates';
import { bankAmount } from './bank-amount.ts';
import { referencesIn, type Booking } from './booking.ts';
import { largestBankText } from './read-xml.ts';
import { BankTextRefused } from './refused-text.ts';

const texts = defineTexts('ReadStatementCsv', {
  tooLarge: 'The file is larger than {megabytes} MB.',
  tooManyRows: 'The file has more than {most, plural, one {# row} other {# rows}}.',
  unreadable: 'The file cannot be read: {why}',
  noDay: '“{text}” is not a date in the form {form} ({place}).',
  noAmount: '“{text}” is not an amount with “{decimal}” as the decimal separator ({place}).',
  amountMissing: 'The amount is missing ({place}).',
  row: 'row {row}',
});

const mostRows = 200_000;

/** The bookings of a CSV with a bank's columns; empty rows are left out. */
export function readStatementCsv(text: string, columns: StatementColumns, currency: string): Booking[] {
  if (text.length > largestBankText) {
    throw new BankTextRefused(texts.tooLarge({ megabytes: largestBankText / 1024 / 1024 }));
  }
  const rows = rowsOf(text, columns);
  if (rows.length > mostRows) throw new BankTextRefused(texts.tooManyRows({ most: mostRows }));
  return rows.flatMap((cells, index) => {
    if (index < columns.headerRows || cells.every((cell) => cell.trim() === '')) return [];
    return [bookingOf(cells, columns, currency, texts.row({ row: index + 1 }))];
  });
}

function rowsOf(text: string, { separator }: StatementColumns): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 64 * 1024,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new BankTextRefused(texts.unreadable({ why: error.message }));
    throw error;
  }
}

function bookingOf(
  cells: readonly string[],
  columns: StatementColumns,
  currency: string,
  place: string,
): Booking {
  const cell = (column: number) => (cells[column - 1] ?? '').trim();
  const cellTexts = columns.textColumns.map(cell).filter((text) => text !== '');
  const day = dayOf(cell(columns.dateColumn), columns.date);
  if (day === null) {
    throw new BankTextRefused(
      texts.noDay({ text: cell(columns.dateColumn).slice(0, 40), form: columns.date, place }),
    );
  }
  return {
    references: referencesIn(cellTexts),
    file: null,
    amount: amountOf(cell, columns, currency, place),
    currency,
    day,
    text: cellTexts.join(' ').slice(0, 500),
    payee: '',
    returned: cellTexts.some((text) =>
      /\b(return(ed)?|reversal|reversed|rejected|retoure|rücküberweisung)\b/i.test(text),
    )
      ? ''
      : null,
    bankId: null,
  };
}

function amountOf(
  cell: (column: number) => string,
  { amount, decimal }: StatementColumns,
  currency: string,
  place: string,
): number {
  const read = (text: string) => {
    const plain = plainAmount(text, decimal, currency);
    if (plain === null) {
      throw new BankTextRefused(texts.noAmount({ text: text.slice(0, 40), decimal, place }));
    }
    return bankAmount(plain, currency, place);
  };
  if (amount.is === 'signed') return read(cell(amount.column));
  const out = cell(amount.out);
  const into = cell(amount.in);
  if (out === '' && into === '') throw new BankTextRefused(texts.amountMissing({ place }));
  // Some banks write money out with a sign too, and a zero in the column that is not meant.
  return (into === '' ? 0 : Math.abs(read(into))) - (out === '' ? 0 : Math.abs(read(out)));
}

/**
 * Digits, a sign and a decimal point; separators of thousands, the currency and a minus at the end are as banks write
 * them. Null where the other sign is the decimal point.
 */
function plainAmount(text: string, decimal: DecimalSign, currency: string): string | null {
  const thousands = decimal === '.' ? ',' : '.';
  const trimmed = text
    .replace(currency, '')
    .replace(/[\s\u00A0\u202F'’$€£]/g, '')
    .replace(/−/g, '-');
  const isNegative = /^\(.*\)$/.test(trimmed) || trimmed.endsWith('-') || trimmed.startsWith('-');
  const bare = trimmed.replace(/^[-+(]|[-+)]$/g, '');
  const grouped = new RegExp(`^\\d{1,3}(\\${thousands}\\d{3})+(\\${decimal}\\d*)?$`);
  const digits = grouped.test(bare) ? bare.replaceAll(thousands, '') : bare;
  return digits.includes(thousands) ? null : `${isNegative ? '-' : ''}${digits.replace(decimal, '.')}`;
}

function dayOf(text: string, form: CsvDateForm): string | null {
  const groups = form
    .replace(/[.]/g, '\\.')
    .replace(/YYYY|MM|DD/g, (part) =>
      part === 'YYYY' ? '(?<year>\\d{4})' : part === 'MM' ? '(?<month>\\d{1,2})' : '(?<day>\\d{1,2})',
    );
  const found = new RegExp(`^${groups}(?=$|[T ])`).exec(text)?.groups;
  if (found === undefined) return null;
  const { year = '', month = '', day = '' } = found;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
