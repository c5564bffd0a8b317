import { csvDateForms } from '@consignment/domain/bank-file';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { FileDrop, type ChosenFile } from '../../../primitives/FileDrop.tsx';
import { Form } from '../../../primitives/Form.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { Select } from '../../../primitives/Select.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { SubmitButton } from '../../../primitives/SubmitButton.tsx';
import { Text } from '../../../primitives/Text.tsx';
import type { StatementColumns } from './pay-run.ts';
import {
  columnsSchema,
  guessedColumns,
  statementColumns,
  statementHead,
  type StatementHead,
} from './statement-columns.ts';

type Props = {
  /** `columns` are of a CSV, and null for the bank's own formats. Done once the entries are matched. */
  onUpload: (text: string, columns: StatementColumns | null) => Promise<Outcome>;
};

type Chosen = { text: string; shown: ChosenFile; head: StatementHead | null };

/** Takes the bank's answer or statement; of a CSV it is asked which of its columns is which. */
export function BankAnswerForm({ onUpload }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sent, setSent] = useState('');
  const turn = useRef(0);

  const choose = async (file: File) => {
    const id = (turn.current += 1);
    setSent('');
    const text = await file.text().catch(() => '');
    if (turn.current !== id) return;
    const head = file.name.toLowerCase().endsWith('.csv') ? statementHead(text) : null;
    const error = faultOf(text, head);
    setChosen({ text, shown: { id: String(id), name: file.name, size: file.size, error }, head });
  };
  const leave = () => {
    turn.current += 1;
    setChosen(null);
  };
  const upload = async (file: Chosen, columns: StatementColumns | null) => {
    const outcome = await onUpload(file.text, columns);
    if (outcome.is === 'done') {
      leave();
      setSent(`${file.shown.name} is read.`);
    }
    return outcome;
  };
  return (
    <Stack space="medium">
      <FileDrop
        label="The bank’s answer or statement"
        hint="The answer to a file (pain.002), a statement (camt.053), or a statement as CSV."
        accept={['.xml', '.csv']}
        files={chosen === null ? [] : [chosen.shown]}
        onAdd={([file]) => file !== undefined && void choose(file)}
        onRemove={leave}
      />
      {chosen !== null && chosen.shown.error === null && (
        <Upload key={chosen.shown.id} chosen={chosen} onUpload={(columns) => upload(chosen, columns)} />
      )}
      <Text as="div" size="small" tone="muted">
        <output>{sent}</output>
      </Text>
    </Stack>
  );
}

type UploadProps = { chosen: Chosen; onUpload: (columns: StatementColumns | null) => Promise<Outcome> };

function Upload({ chosen: { head }, onUpload }: UploadProps) {
  const send = <SubmitButton label="Match payments" busyLabel="Matching…" />;
  const label = 'The bank’s answer';
  if (head === null) {
    return (
      <Form label={label} schema={nothing} defaultValues={{}} onSubmit={() => onUpload(null)}>
        {send}
      </Form>
    );
  }
  return (
    <Form
      label={label}
      schema={columnsSchema}
      defaultValues={guessedColumns(head)}
      onSubmit={(draft) => onUpload(statementColumns(draft, head))}
    >
      <ColumnFields head={head} />
      {send}
    </Form>
  );
}

function ColumnFields({ head }: { head: StatementHead }) {
  const [amounts, setAmounts] = useState(guessedColumns(head).amounts);
  const options = head.titles.map((title, at) => ({
    value: String(at + 1),
    label: title === '' ? `Column ${at + 1}` : title,
  }));
  const column = { options, placeholder: 'Choose a column' };
  return (
    <>
      <Select name="day" label="Column of the day" {...column} />
      <Select name="date" label="Days are written as" options={dateForms} placeholder="Choose a form" />
      <Select name="amounts" label="Amounts" options={kindsOfAmounts} onChange={setAmounts} />
      {amounts === 'two' ? (
        <>
          <Select name="out" label="Column of money out" {...column} />
          <Select name="in" label="Column of money in" {...column} />
        </>
      ) : (
        <Select
          name="amount"
          label="Column of the amount"
          hint="Money that left is below zero in it."
          {...column}
        />
      )}
      <Select name="decimal" label="Decimal sign" options={decimals} />
      <Select
        name="reference"
        label="Column of the reference"
        options={options}
        placeholder="None"
        isOptional
      />
      <Select
        name="text"
        label="Column of the bank’s words"
        hint="The reference of a payment is looked for in it as well."
        options={options}
        placeholder="None"
        isOptional
      />
    </>
  );
}

const nothing = z.object({});

const dateForms = csvDateForms.map((value) => ({ value, label: value }));

const kindsOfAmounts = [
  { value: 'one', label: 'In one column' },
  { value: 'two', label: 'In a column of money out and one of money in' },
];

const decimals = [
  { value: '.', label: 'A point: 214.80' },
  { value: ',', label: 'A comma: 214,80' },
];

function faultOf(text: string, head: StatementHead | null): string | null {
  if (text.trim() === '') return 'Nothing can be read in this file.';
  if (head === null || head.titles.length > 1) return null;
  return 'The first row has to name the columns.';
}
