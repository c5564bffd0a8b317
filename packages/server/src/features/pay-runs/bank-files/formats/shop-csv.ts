import { sortCode, type BankDetails } from '@consignment/domain/payouts/bank-details';
import {
  columnFaults,
  type CsvColumns,
  type CsvDateForm,
  type CsvField,
  type ShopAccount,
} from '@consignment/domain/pay-runs/bank-file';
import { csvRecord, numberCell, textCell } from '@consignment/domain/text/csv';
import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';

const texts = defineTexts('ShopCsv', {
  noColumns: 'Choose the columns for your bank’s file.',
  columnsWithoutAccount: 'The file has no column for the account in these bank details.',
});

export const shopCsv: BankFormat = {
  fileFaults: ({ columns }) => (columns === undefined ? [texts.noColumns] : columnFaults(columns)),
  paymentFaults: ({ columns }, { to }) =>
    columns === undefined || namesAccount(columns, to) ? [] : [texts.columnsWithoutAccount],
  write: writeCsv,
};

/**
 * A shop's own columns, in UTF-8 without a byte order mark, at which banks' programs stop. Texts never become a formula
 * of a spreadsheet.
 */
function writeCsv(ask: BankFileAsk): Written {
  const { columns: form, payments } = ask;
  if (form === undefined) throw new TypeError('A CSV needs its columns.');
  const { separator, columns } = form;
  const rows = payments.map((payment) =>
    csvRecord(
      columns.map(({ field, text }) => cell(field, text, payment, ask, form)),
      separator,
    ),
  );
  const header = csvRecord(
    columns.map(({ title }) => textCell(title, separator)),
    separator,
  );
  return {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(`${form.hasHeader ? header : ''}${rows.join('')}`, 'utf8'),
  };
}

/** Does a row of the columns say to which account it pays? */
function namesAccount({ columns }: CsvColumns, to: BankDetails): boolean {
  return columns.some(
    ({ field }) =>
      (field === 'account' && accountOf(to) !== '') ||
      (field === 'iban' && to.kind === 'iban' && to.iban !== ''),
  );
}

function cell(
  field: CsvField,
  fixed: string,
  payment: BankPayment,
  ask: BankFileAsk,
  { separator, decimal, date }: CsvColumns,
): string {
  if (field === 'amount') {
    return numberCell(moneyToWire(payment.amount, ask.currency), decimal);
  }
  if (field === 'date') return dateCell(ask.executionDay, date);
  const texts: Readonly<Record<Exclude<CsvField, 'amount' | 'date'>, string>> = {
    name: payment.to.holder,
    branch: branchOf(payment.to, ask.currency),
    account: accountOf(payment.to),
    iban: payment.to.kind === 'iban' ? payment.to.iban : '',
    bic: payment.to.kind === 'iban' ? (payment.to.bic ?? '') : '',
    currency: ask.currency,
    reference: payment.reference,
    text: payment.text,
    from_branch: branchOf(ask.from, ask.currency),
    from_account: accountOf(ask.from),
    fixed,
  };
  return textCell(texts[field], separator);
}

function branchOf(account: BankDetails | ShopAccount, currency: string): string {
  if (account.kind === 'iban') return account.bic ?? '';
  return account.kind === 'aba' ? account.routing : sortCode(account.branch, currency);
}

function accountOf(account: BankDetails | ShopAccount): string {
  return account.kind === 'iban' ? account.iban : account.account;
}

function dateCell(day: string, form: CsvDateForm): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return form.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
