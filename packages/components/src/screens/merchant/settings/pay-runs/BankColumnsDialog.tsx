import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import { focusBeside } from '../../../../primitives/overlays/focus-beside.ts';
import { Form } from '../../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import {
  columnNames,
  columnsDraft,
  columnsOf,
  bankColumnsSchema,
  csvFieldNames,
  exampleLines,
  type BankColumnsDraft,
} from './bank-columns.ts';
import { dateForms, decimals } from '../../bank-csv-choices.ts';
import * as styles from './BankColumnsDialog.css.ts';
import type { BankColumns } from './pay-run-settings.ts';

type Props = {
  /** Null before the first save. */
  columns: BankColumns | null;
  onSave: (columns: BankColumns) => Promise<Outcome>;
  onClose: () => void;
};

/** More columns than a bank has ever asked for. */
const mostColumns = 40;

/** Maps the columns of a bank's own CSV, with a row of the file as it would be. Mount it to open it. */
export function BankColumnsDialog({ columns, onSave, onClose }: Props) {
  const [begun] = useState(() => columnsDraft(columns));
  const [names, setNames] = useState(() => columnNames(begun));
  const [draft, setDraft] = useState<BankColumnsDraft>(begun);
  const added = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => bankColumnsSchema(names), [names]);
  const errorNames = useMemo(() => errorNamesOf(names), [names]);

  const add = () => {
    added.current += 1;
    flushSync(() => setNames([...names, `new${added.current}`]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const remove = (at: number) => {
    if (!focusBeside(list.current, at)) addButton.current?.querySelector('button')?.focus();
    setNames(names.filter((_, place) => place !== at));
  };
  const lines = exampleLines(columnsOf(draft, names));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Columns of the file"
      description="In the order in which your bank wants them."
    >
      <Form<BankColumnsDraft, BankColumnsDraft>
        label="Columns of the file"
        schema={schema}
        defaultValues={begun}
        fieldNames={errorNames}
        onValuesChange={setDraft}
        onSubmit={async (typed) => {
          const outcome = await onSave(columnsOf(typed, names));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <Select name="separator" label="Between columns" options={separators} />
        <Select name="decimal" label="Decimal sign" options={decimals} />
        <Select name="date" label="Dates" options={dateForms} />
        <Checkbox name="hasHeader" label="The first row has the column titles" />
        <ol ref={list} className={styles.list}>
          {names.map((name, at) => (
            <li key={name}>
              <FieldSet legend={`Column ${at + 1}`}>
                <div className={styles.pair}>
                  <TextField name={`rows.${name}.title`} label="Title" autoComplete="off" />
                  <Select name={`rows.${name}.field`} label="Value" options={fieldOptions} />
                </div>
                {draft.rows[name]?.field === 'fixed' ? (
                  <TextField name={`rows.${name}.text`} label="In each row" autoComplete="off" isOptional />
                ) : null}
                <div>
                  <Button
                    label={`Remove column ${at + 1}`}
                    icon={Trash}
                    size="small"
                    tone="quiet"
                    onClick={() => remove(at)}
                  />
                </div>
              </FieldSet>
            </li>
          ))}
        </ol>
        <div ref={addButton}>
          {names.length < mostColumns && <Button label="Add column" icon={Plus} size="small" onClick={add} />}
        </div>
        <DialogActions
          notice={
            <Stack space="xxsmall">
              <Text size="small" tone="muted">
                The file will begin like this:
              </Text>
              {/* Focusable, so that keys can scroll it. */}
              <pre
                dir="ltr"
                translate="no"
                tabIndex={0}
                role="region"
                aria-label="Example of the file"
                className={styles.example}
              >
                {lines.join('\n')}
              </pre>
            </Stack>
          }
        >
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const separators = [
  { value: ',', label: 'A comma' },
  { value: ';', label: 'A semicolon' },
  { value: '\t', label: 'A tab' },
];

const fieldOptions = Object.entries(csvFieldNames).map(([value, label]) => ({ value, label }));

/** The call counts its columns, the form names them. */
function errorNamesOf(names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name, at) =>
      (['title', 'field', 'text'] as const).map((field) => [
        `columns.columns.${at}.${field}`,
        `rows.${name}.${field}` as const,
      ]),
    ),
  );
}
