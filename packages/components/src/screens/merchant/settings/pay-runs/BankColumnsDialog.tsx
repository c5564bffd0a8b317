import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('BankColumnsDialog', {
  title: 'File columns',
  about: 'Put the columns in the order your bank requires.',
  separator: 'Column separator',
  decimal: 'Decimal separator',
  dates: 'Dates',
  hasHeader: 'The first row contains the column titles',
  column: 'Column {number}',
  columnTitle: 'Title',
  columnValue: 'Value',
  fixedText: 'Text in each row',
  removeColumn: 'Remove column {number}',
  addColumn: 'Add column',
  exampleIntro: 'The file will begin like this:',
  example: 'Example file',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  comma: 'A comma',
  semicolon: 'A semicolon',
  tab: 'A tab',
});

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
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.about}>
      <Form<BankColumnsDraft, BankColumnsDraft>
        label={texts.title}
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
        <Select name="separator" label={texts.separator} options={separators()} />
        <Select name="decimal" label={texts.decimal} options={decimals} />
        <Select name="date" label={texts.dates} options={dateForms} />
        <Checkbox name="hasHeader" label={texts.hasHeader} />
        <ol ref={list} className={styles.list}>
          {names.map((name, at) => (
            <li key={name}>
              <FieldSet legend={texts.column({ number: at + 1 })}>
                <div className={styles.pair}>
                  <TextField name={`rows.${name}.title`} label={texts.columnTitle} autoComplete="off" />
                  <Select name={`rows.${name}.field`} label={texts.columnValue} options={fieldOptions()} />
                </div>
                {draft.rows[name]?.field === 'fixed' ? (
                  <TextField
                    name={`rows.${name}.text`}
                    label={texts.fixedText}
                    autoComplete="off"
                    isOptional
                  />
                ) : null}
                <div>
                  <Button
                    label={texts.removeColumn({ number: at + 1 })}
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
          {names.length < mostColumns && (
            <Button label={texts.addColumn} icon={Plus} size="small" onClick={add} />
          )}
        </div>
        <DialogActions
          notice={
            <Stack space="xxsmall">
              <Text size="small" tone="muted">
                {texts.exampleIntro}
              </Text>
              {/* Focusable, so that keys can scroll it. */}
              <pre
                dir="ltr"
                translate="no"
                tabIndex={0}
                role="region"
                aria-label={texts.example}
                className={styles.example}
              >
                {lines.join('\n')}
              </pre>
            </Stack>
          }
        >
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const separators = () => [
  { value: ',', label: texts.comma },
  { value: ';', label: texts.semicolon },
  { value: '\t', label: texts.tab },
];

const fieldOptions = () => Object.entries(csvFieldNames).map(([value, label]) => ({ value, label }));

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
