import { isolated } from '@consignment/domain/text/direction';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { dayInFull } from '@consignment/domain/time/dates';
import * as z from 'zod/mini';
import { ImportChoice } from '../../../parts/imports/ImportChoice.tsx';
import {
  dateOrderNames,
  type DateOrder,
  type DateSample,
  type ImportRole,
  type ImportRunFile,
} from '../../../parts/imports/import-run.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';

const texts = defineTexts('ImportDates', {
  title: 'How are the dates written?',
  checkFiles: 'Check files',
  starting: 'Starting the check…',
  datesIn: 'Dates in {name}',
  rowsOf: 'Rows in {name}',
  emptyTitle: 'There are no ambiguous dates.',
  importedBefore:
    'A file with this name and size was imported before, with the {order, select, day_first {day first} month_first {month first} other {year first}}.',
  inTheFile: 'In the file',
  where: 'Where',
  ambiguous: 'The dates in {name} can be read in more than one way.',
  ambiguousBoth: 'The dates in {first} and {second} can be read in more than one way.',
  detail:
    '{n, plural, one {A spreadsheet program saved this file.} other {A spreadsheet program saved these files.}} The dates don’t show whether the day or the month comes first. If they are read the wrong way round, sales will be recorded on the wrong days. Nothing has been imported yet.',
  reading: '{text} is {day}.',
  row: 'Row {n}, {column}',
  chooseOrder: 'Choose how these dates are written.',
});

/** The answer for each file in question. */
export type DateOrders = Partial<Record<Exclude<ImportRole, 'products'>, DateOrder>>;

type Props = {
  /** The files whose dates can be read in several ways. */
  files: readonly ImportRunFile[];
  /** Checks the files again with the answer; done once the check runs. */
  onAnswer: (orders: DateOrders) => Promise<Outcome>;
  /** Gives up the files. */
  onCancel: () => Promise<Outcome>;
};

/** The question of how the dates of files are written, before anything of them is imported. */
export function ImportDates({ files, onAnswer, onCancel }: Props) {
  return (
    <Card title={texts.title}>
      <Stack space="large">
        <Banner tone="neutral" title={ambiguousText(files)} announcement="polite">
          <p>{texts.detail({ n: files.length })}</p>
        </Banner>
        <Form
          label={texts.title}
          schema={schemaOf(files)}
          defaultValues={{
            orders: answeredBefore(files, 'orders'),
            refunds: answeredBefore(files, 'refunds'),
          }}
          onSubmit={onAnswer}
        >
          {files.map((file) => (
            <FileDates key={file.role} file={file} />
          ))}
          <Inline space="small">
            <SubmitButton label={texts.checkFiles} busyLabel={texts.starting} />
            <ImportChoice onImport={null} onCancel={onCancel} />
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}

/** Orders and refunds have dates: there are two files at most. */
function ambiguousText([one, other]: readonly ImportRunFile[]): string {
  const first = isolated(one?.name ?? '');
  return other === undefined
    ? texts.ambiguous({ name: first })
    : texts.ambiguousBoth({ first, second: isolated(other.name) });
}

function FileDates({
  file: { role, name, date_samples: samples, date_order_before: before },
}: {
  file: ImportRunFile;
}) {
  const [first] = samples;
  return (
    <Stack space="medium">
      <RadioCards
        name={role}
        label={texts.datesIn({ name: isolated(name) })}
        {...(before === null ? {} : { hint: texts.importedBefore({ order: before }) })}
        choices={(first?.readings ?? []).map(({ date_order, date }) => ({
          value: date_order,
          label: dateOrderNames[date_order],
          detail: texts.reading({ text: first?.text ?? '', day: dayInFull(date) }),
        }))}
      />
      <DataTable
        label={texts.rowsOf({ name })}
        columns={columnsOf(first)}
        rowId={({ row, column }) => `${row}:${column}`}
        state={{ is: 'ready', rows: samples }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.emptyTitle }}
      />
    </Stack>
  );
}

function answeredBefore(files: readonly ImportRunFile[], role: ImportRole): DateOrder | '' {
  return files.find((file) => file.role === role)?.date_order_before ?? '';
}

function columnsOf(first: DateSample | undefined): readonly DataColumn<DateSample>[] {
  return [
    { id: 'text', header: texts.inTheFile, cell: ({ text }) => text, isRowHeader: true },
    {
      id: 'row',
      header: texts.where,
      cell: ({ row, column }) => texts.row({ n: formatCount(row), column }),
    },
    ...(first?.readings ?? []).map(({ date_order }): DataColumn<DateSample> => ({
      id: date_order,
      header: dateOrderNames[date_order],
      cell: ({ readings }) => {
        const reading = readings.find((one) => one.date_order === date_order);
        return reading === undefined ? '' : dayInFull(reading.date);
      },
    })),
  ];
}

const answer = z.enum(['day_first', 'month_first', 'year_first'], {
  error: () => texts.chooseOrder,
});

function schemaOf(files: readonly ImportRunFile[]) {
  const isAsked = (role: ImportRole) => files.some((file) => file.role === role);
  const pick = (isIn: boolean) => z.pipe(z.string(), isIn ? answer : z.transform((): undefined => undefined));
  return z.pipe(
    z.object({ orders: pick(isAsked('orders')), refunds: pick(isAsked('refunds')) }),
    z.transform(({ orders, refunds }): DateOrders => {
      return { ...(orders === undefined ? {} : { orders }), ...(refunds === undefined ? {} : { refunds }) };
    }),
  );
}
