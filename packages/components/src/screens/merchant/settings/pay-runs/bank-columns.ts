import {
  columnFaults,
  csvDateForms,
  csvFields,
  csvSeparators,
  type CsvField,
} from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import { ukColumns } from '@consignment/domain/pay-runs/uk-columns';
import * as z from 'zod/mini';
import { dayIn } from '../../bank-csv-choices.ts';
import type { BankColumns } from './pay-run-settings.ts';

const texts = defineTexts('BankColumns', {
  titleMissing: 'Enter a title.',
  titleTaken: 'Two columns have the title “{title}”.',
  exampleText: 'Commissions, pay run 12',
});

/** The form names its rows, whatever is added or removed around them. */
export type BankColumnsDraft = {
  separator: string;
  decimal: string;
  date: string;
  hasHeader: boolean;
  rows: Record<string, { title: string; field: string; text?: string | undefined }>;
};

/** A shop begins with the columns that most banks of the United Kingdom want. */
const { hasHeader: has_header, ...uk } = ukColumns;
const first: BankColumns = { ...uk, has_header, columns: [...uk.columns] };

export function columnsDraft(saved: BankColumns | null): BankColumnsDraft {
  const { separator, decimal, date, has_header: hasHeader, columns } = saved ?? first;
  return {
    separator,
    decimal,
    date,
    hasHeader,
    rows: Object.fromEntries(columns.map((column, at) => [`column${at}`, column])),
  };
}

export function columnNames({ rows }: BankColumnsDraft): string[] {
  return Object.keys(rows);
}

/** The columns that are still there, in their order. */
export function columnsOf(draft: BankColumnsDraft, names: readonly string[]): BankColumns {
  return {
    separator: csvSeparators.find((one) => one === draft.separator) ?? ',',
    decimal: draft.decimal === ',' ? ',' : '.',
    date: csvDateForms.find((one) => one === draft.date) ?? 'YYYY-MM-DD',
    has_header: draft.hasHeader,
    columns: names.map((name) => {
      const { title = '', field: typed = 'name', text = '' } = draft.rows[name] ?? {};
      const field = csvFields.find((one) => one === typed) ?? 'name';
      return { title: title.trim(), field, text: field === 'fixed' ? text.trim() : '' };
    }),
  };
}

/** Each column needs a different title, and the file the columns that `columnFaults` asks for. */
export function bankColumnsSchema(names: readonly string[]) {
  // A row that was added has no text until its field is shown.
  const row = z.object({ title: z.string(), field: z.string(), text: z.optional(z.string()) });
  return z
    .object({
      separator: z.string(),
      decimal: z.string(),
      date: z.string(),
      hasHeader: z.boolean(),
      rows: z.record(z.string(), row),
    })
    .check(({ value: draft, issues }) => {
      const { has_header: hasHeader, ...columns } = columnsOf(draft, names);
      const refuse = (path: string[], message: string) =>
        issues.push({ code: 'custom', message, path, input: draft });
      const titles = columns.columns.map(({ title }) => title);
      titles.forEach((title, at) => {
        const field = ['rows', names[at] ?? '', 'title'];
        if (title === '') refuse(field, texts.titleMissing);
        else if (titles.indexOf(title) !== at) refuse(field, texts.titleTaken({ title }));
      });
      for (const fault of columnFaults({ ...columns, hasHeader })) refuse(['separator'], fault);
    });
}

export const csvFieldNames = defineTexts('FieldsOfBankColumns', {
  name: 'Payee name',
  branch: 'Sort code or branch',
  account: 'Account number',
  iban: 'IBAN',
  bic: 'BIC',
  amount: 'Amount',
  currency: 'Currency',
  reference: 'Payment reference',
  text: 'Text for the payee',
  date: 'Payment date',
  from_branch: 'Your sort code or branch',
  from_account: 'Your account number',
  fixed: 'Same in every row',
} satisfies Record<CsvField, string>);

/** A payment as it would be in the file. */
const example = {
  name: 'Juniper & Oak Ltd',
  branch: '20-00-00',
  account: '55779911',
  iban: 'GB33BUKB20201555555555',
  bic: 'BUKBGB22',
  amount: '214.80',
  currency: 'GBP',
  reference: 'po-1042',
  get text() {
    return texts.exampleText;
  },
  from_branch: '30-99-99',
  from_account: '11223344',
} as const satisfies Record<Exclude<CsvField, 'fixed' | 'date'>, string>;

/** The titles, where the file has them, and one payment. */
export function exampleLines({ separator, decimal, date, has_header, columns }: BankColumns): string[] {
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(cell, separator)).join(separator);
  const cellOf = ({ field, text }: BankColumns['columns'][number]) => {
    if (field === 'fixed') return text;
    if (field === 'date') return dayIn(date);
    return field === 'amount' ? example.amount.replace('.', decimal) : example[field];
  };
  const row = line(columns.map(cellOf));
  return has_header ? [line(columns.map(({ title }) => title)), row] : [row];
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
