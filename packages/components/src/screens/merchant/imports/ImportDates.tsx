import { isolated } from '@consignment/domain/text/direction';
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
    <Card title="How are the dates written?">
      <Stack space="large">
        <Banner
          tone="neutral"
          title={`The dates of ${files.map(({ name }) => isolated(name)).join(' and ')} can be read in more than one way.`}
          announcement="polite"
        >
          <p>
            A spreadsheet has saved <span>{files.length === 1 ? 'this file' : 'these files'}</span>, and no
            date shows whether the day or the month stands first. Read the wrong way, sales would be counted
            on other days. Nothing is imported yet.
          </p>
        </Banner>
        <Form
          label="How are the dates written?"
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
            <SubmitButton label="Check files" busyLabel="Starting the check…" />
            <ImportChoice onImport={null} onCancel={onCancel} />
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
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
        label={`Dates in ${isolated(name)}`}
        {...(before === null ? {} : { hint: hintOf(before) })}
        choices={(first?.readings ?? []).map(({ date_order, date }) => ({
          value: date_order,
          label: dateOrderNames[date_order],
          detail: `${first?.text ?? ''} is ${dayInFull(date)}.`,
        }))}
      />
      <DataTable
        label={`Rows of ${name}`}
        columns={columnsOf(first)}
        rowId={({ row, column }) => `${row}:${column}`}
        state={{ is: 'ready', rows: samples }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: 'No date is in question.' }}
      />
    </Stack>
  );
}

function answeredBefore(files: readonly ImportRunFile[], role: ImportRole): DateOrder | '' {
  return files.find((file) => file.role === role)?.date_order_before ?? '';
}

function hintOf(before: DateOrder): string {
  return `A file of this name and size was imported before, with ${dateOrderNames[before].toLowerCase()}.`;
}

function columnsOf(first: DateSample | undefined): readonly DataColumn<DateSample>[] {
  return [
    { id: 'text', header: 'In the file', cell: ({ text }) => text, isRowHeader: true },
    {
      id: 'row',
      header: 'Where',
      cell: ({ row, column }) => `Row ${row.toLocaleString('en-US')}, ${column}`,
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
  error: 'Choose how these dates are written.',
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
