import {
  dateOrders,
  decimalMarks,
  movingFields,
  rateForms,
  type DateOrder,
  type DecimalMark,
  type RateForm,
} from '@consignment/domain/moves/moving-fields';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { dateOrderNames } from '../../../parts/imports/import-run.ts';
import type { MoveFile, MoveQuestion, QuestionAbout } from './move.ts';

const texts = defineTexts('ColumnsForm', {
  isDecided:
    'This is how the values are currently read. Change this only if one of the samples above looks wrong.',
  columnMissing: 'Choose the column for {label}.',
  answerMissing: 'Choose an option.',
  reading: '{text} is {reading}.',
  place: 'row {row} ({column})',
  isOpen: 'The file doesn’t make this clear. See {places}.',
});

/** As it is typed: '' for a field that the file has not, and for a question that is not answered. */
export type MoveColumnsDraft = Record<QuestionAbout, string> & { columns: Record<string, string> };

export type ColumnsAnswer = {
  columns: Record<string, string>;
  date_order: DateOrder | null;
  decimal_mark: DecimalMark | null;
  rate_form: RateForm | null;
};

export const questionNames = defineTexts('QuestionsOfColumnsForm', {
  date_order: 'How are the dates written?',
  decimal_mark: 'Decimal separator',
  rate_form: 'How are the rates written?',
} satisfies Record<QuestionAbout, string>);

export const answerNames: Record<QuestionAbout, Readonly<Record<string, string>>> = {
  date_order: dateOrderNames,
  decimal_mark: defineTexts('DecimalsOfColumnsForm', {
    point: 'A point',
    comma: 'A comma',
  } satisfies Record<DecimalMark, string>),
  rate_form: defineTexts('RatesOfColumnsForm', {
    percent: 'As a percentage, such as 45',
    fraction: 'As a fraction, such as 0.45',
  } satisfies Record<RateForm, string>),
};

const abouts = ['date_order', 'decimal_mark', 'rate_form'] as const;

/** The questions about a file: those that are open, and those that were answered, which can be changed. */
export function questionsOf(file: MoveFile): readonly MoveQuestion[] {
  return abouts.flatMap((about) => {
    const open = file.questions.find((question) => question.about === about);
    if (open !== undefined) return [open];
    return file[about] === null ? [] : [{ about, samples: [] }];
  });
}

/** The answers to a question, each with the meaning of the first cell in question. */
export function choicesOf({ about, samples }: MoveQuestion) {
  const [first] = samples;
  return Object.entries(answerNames[about]).flatMap(([value, label]) => {
    if (first === undefined) return [{ value, label }];
    const reading = first.readings.find(({ answer }) => answer === value);
    return reading === undefined
      ? []
      : [{ value, label, detail: texts.reading({ text: first.text, reading: reading.text }) }];
  });
}

/** Where the cells in question are, so that they can be looked up. */
export function hintOf({ samples }: MoveQuestion): string {
  if (samples.length === 0) return texts.isDecided;
  const places = samples.map(({ row, column }) => texts.place({ row: formatCount(row), column }));
  return texts.isOpen({ places: places.join(', ') });
}

export function moveColumnsDraft(file: MoveFile): MoveColumnsDraft {
  return {
    columns: Object.fromEntries(movingFields(file.role).map(({ name }) => [name, file.columns[name] ?? ''])),
    date_order: file.date_order ?? '',
    decimal_mark: file.decimal_mark ?? '',
    rate_form: file.rate_form ?? '',
  };
}

/** The cells of a column in the first rows, without empty ones. */
export function samplesOf({ headers, sample }: MoveFile, header: string): readonly string[] {
  const at = headers.indexOf(header);
  return at === -1 ? [] : sample.flatMap((row) => (row[at] ? [row[at]] : [])).slice(0, 3);
}

export function schemaOf(file: MoveFile) {
  return z.pipe(
    z
      .object({
        columns: z.record(z.string(), z.string()),
        date_order: z.string(),
        decimal_mark: z.string(),
        rate_form: z.string(),
      })
      .check(({ value, issues }) => {
        for (const { name, label, isNeeded } of movingFields(file.role)) {
          if (!isNeeded || value.columns[name]) continue;
          const message = texts.columnMissing({ label });
          issues.push({ code: 'custom', input: value.columns, path: ['columns', name], message });
        }
        for (const { about } of file.questions) {
          if (value[about] !== '') continue;
          issues.push({
            code: 'custom',
            input: value[about],
            path: [about],
            message: texts.answerMissing,
          });
        }
      }),
    z.transform(({ columns, date_order, decimal_mark, rate_form }): ColumnsAnswer => ({
      columns: Object.fromEntries(Object.entries(columns).filter(([, header]) => header !== '')),
      date_order: oneOf<DateOrder>(dateOrders, date_order),
      decimal_mark: oneOf<DecimalMark>(decimalMarks, decimal_mark),
      rate_form: oneOf<RateForm>(rateForms, rate_form),
    })),
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}
