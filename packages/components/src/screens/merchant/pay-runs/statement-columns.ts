import {
  csvDateForms,
  csvSeparators,
  type CsvDateForm,
  type CsvSeparator,
} from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import type { StatementColumns } from './pay-run.ts';

const texts = defineTexts('PayRunStatementColumns', {
  unreadable: 'Nothing in this file can be read.',
  noTitles: 'The first row must contain the column names.',
  columnMissing: 'Choose a column.',
  dateFormMissing: 'Choose a date format.',
  referenceMissing: 'Choose the reference column.',
});

/** The beginning of a statement as CSV. */
export type StatementHead = {
  separator: CsvSeparator;
  /** Of the first row, each once at its place. */
  titles: readonly string[];
  /** Of the second row; empty where there is none. */
  cells: readonly string[];
};

export type StatementColumnsDraft = {
  day: string;
  date: string;
  decimal: string;
  amounts: string;
  amount: string;
  out: string;
  in: string;
  reference: string;
  text: string;
};

/** The first two rows, whichever of the usual characters separates the columns. */
export function statementHead(text: string): StatementHead {
  const [first = '', second = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 2);
  const [separator = ','] = csvSeparators.toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  return { separator, titles: cellsOf(first, separator), cells: cellsOf(second, separator) };
}

/** The fault of a statement before it is sent; `head` is of a CSV. Null for one without. */
export function statementFault(text: string, head: StatementHead | null): string | null {
  if (text.trim() === '') return texts.unreadable;
  if (head === null || head.titles.length > 1) return null;
  return texts.noTitles;
}

/** Separators within quotation marks stay in their cell. */
function cellsOf(row: string, separator: CsvSeparator): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of row) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character !== separator || isQuoted) cell += character;
    else {
      cells.push(cell.trim());
      cell = '';
    }
  }
  return [...cells, cell.trim()];
}

/** Values of the fields are numbers of columns, counted from 1; '' for none. */
export function guessedColumns({ titles, cells }: StatementHead): StatementColumnsDraft {
  const find = (words: RegExp) => {
    const at = titles.findIndex((title) => words.test(title));
    return at < 0 ? '' : String(at + 1);
  };
  const day = find(/date|day|datum/i);
  const amount = find(/amount|value|betrag/i);
  const out = find(/paid out|money out|debit|withdraw/i);
  const isTwo = amount === '' && out !== '';
  const figure = cells[Number(isTwo ? out : amount) - 1] ?? '';
  return {
    day,
    date: dateFormOf(cells[Number(day) - 1] ?? ''),
    decimal: /,\d{1,2}$/.test(figure) ? ',' : '.',
    amounts: isTwo ? 'two' : 'one',
    amount,
    out,
    in: find(/paid in|money in|credit|deposit/i),
    reference: find(/reference|end.?to.?end/i),
    text: find(/text|description|details|memo|narrative/i),
  };
}

/** The form of a day where it can be no other; else '', which a person answers. */
function dateFormOf(day: string): CsvDateForm | '' {
  if (/^\d{4}-\d{2}-\d{2}/.test(day)) return 'YYYY-MM-DD';
  if (/^\d{2}\.\d{2}\.\d{4}$/.test(day)) return 'DD.MM.YYYY';
  if (/^\d{2}-\d{2}-\d{4}$/.test(day)) return 'DD-MM-YYYY';
  const [first = 0, second = 0] = /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(day) ? day.split('/').map(Number) : [];
  if (first > 12) return 'DD/MM/YYYY';
  return second > 12 ? 'MM/DD/YYYY' : '';
}

const text = () => z.string();

export const statementColumnsSchema = z
  .object({
    day: text(),
    date: text(),
    decimal: text(),
    amounts: text(),
    amount: text(),
    out: text(),
    in: text(),
    reference: text(),
    text: text(),
  })
  .check(({ value: draft, issues }) => {
    const amounts = draft.amounts === 'two' ? (['out', 'in'] as const) : (['amount'] as const);
    for (const field of ['day', ...amounts] as const) {
      if (draft[field] !== '') continue;
      issues.push({ code: 'custom', message: texts.columnMissing, path: [field], input: draft });
    }
    if (draft.date === '') {
      issues.push({ code: 'custom', message: texts.dateFormMissing, path: ['date'], input: draft });
    }
    if (draft.text === '' && draft.reference === '') {
      issues.push({
        code: 'custom',
        message: texts.referenceMissing,
        path: ['text'],
        input: draft,
      });
    }
  });

/** Called with a draft that the schema accepts. */
export function columnsFromDraft(
  draft: StatementColumnsDraft,
  { separator }: StatementHead,
): StatementColumns {
  const columns = [draft.reference, draft.text].filter((column) => column !== '').map(Number);
  return {
    separator,
    decimal: draft.decimal === ',' ? ',' : '.',
    date: csvDateForms.find((form) => form === draft.date) ?? 'YYYY-MM-DD',
    header_rows: 1,
    date_column: Number(draft.day),
    amount:
      draft.amounts === 'two'
        ? { out: Number(draft.out), in: Number(draft.in) }
        : { column: Number(draft.amount) },
    text_columns: [...new Set(columns)],
  };
}
