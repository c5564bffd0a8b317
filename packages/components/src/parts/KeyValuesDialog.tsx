import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { FailedState } from '../primitives/FailedState.tsx';
import { FieldSet } from '../primitives/FieldSet.tsx';
import { focusBeside } from '../primitives/focus-beside.ts';
import { Form, FormActions } from '../primitives/Form.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { draftOf, keyValuesOf, rowsOf, rowsSchema } from './key-value-rows.ts';
import type { KeyValue, KeyValueDraft, Row, RowsDraft } from './key-value-rows.ts';
import * as styles from './KeyValuesDialog.css.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { Loadable } from './loadable.ts';

type Props = {
  title: string;
  description: string;
  /** What a row is called, in the singular and in the plural, such as `metafield`. */
  noun: { one: string; many: string };
  /** The name of the list in the call that writes it. */
  listName: string;
  list: Loadable<readonly KeyValue[]>;
  /** Characters of the longest value. */
  longestValue: number;
  /** More rows than this cannot be added. */
  mostRows?: number;
  /** The two fields of a row, by their names in the form. */
  fields: (names: { key: string; value: string }) => ReactNode;
  /** The whole list: what is not in it is removed. */
  onSave: (list: KeyValueDraft[]) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
};

/** Rows of a key and a value, changed as one list. Mount it to open it. */
export function KeyValuesDialog({ title, description, noun, list, onSave, ...props }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const what = capitalised(noun.many);
  const tellDirty = (is: boolean) => {
    setIsDirty(is);
    props.onDirtyChange(is);
  };
  const leave = () => {
    props.onDirtyChange(false);
    props.onClose();
  };
  const ask = () => (isDirty ? setIsLeaving(true) : leave());
  const save = async (drafts: KeyValueDraft[]) => {
    const outcome = await onSave(drafts);
    if (outcome.is === 'done') leave();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={ask} title={title} description={description}>
      {list.is === 'loading' && <Loading what={`The ${noun.many}`} />}
      {list.is === 'failed' && (
        <FailedState what={`The ${noun.many}`} problem={list.problem} onRetry={list.onRetry} />
      )}
      {list.is === 'ready' && (
        <RowsForm
          {...props}
          noun={noun}
          saved={list.value}
          onSave={save}
          onDirtyChange={tellDirty}
          onCancel={ask}
        />
      )}
      {isLeaving && <LeaveDialog unsaved={[what]} onLeave={leave} onStay={() => setIsLeaving(false)} />}
    </Dialog>
  );
}

function Loading({ what }: { what: string }) {
  return (
    <div aria-busy>
      <Stack space="small">
        <VisuallyHidden>{`${what} are loading…`}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="shortLine" />
      </Stack>
    </div>
  );
}

type FormProps = Pick<Props, 'noun' | 'listName' | 'longestValue' | 'mostRows' | 'fields' | 'onSave'> & {
  saved: readonly KeyValue[];
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
};

function RowsForm({ noun, saved, onSave, onDirtyChange, onCancel, ...props }: FormProps) {
  const { listName, longestValue, mostRows = Infinity, fields } = props;
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(saved));
  const [defaults] = useState(() => draftOf(saved));
  const isTyped = useRef(false);
  const added = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => rowsSchema(rows, longestValue), [rows, longestValue]);
  const fieldNames = useMemo(() => namesOf(listName, rows), [listName, rows]);

  const change = (next: readonly Row[]) => {
    setRows(next);
    const isSame = next.length === saved.length && next.every(({ id }, at) => id === saved[at]?.id);
    onDirtyChange(isTyped.current || !isSame);
  };
  const add = () => {
    added.current += 1;
    flushSync(() => change([...rows, { name: `new${added.current}` }]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const remove = (at: number) => {
    if (!focusBeside(list.current, at)) addButton.current?.querySelector('button')?.focus();
    change(rows.filter((_, index) => index !== at));
  };

  return (
    <Form<RowsDraft, RowsDraft>
      label={capitalised(noun.many)}
      schema={schema}
      defaultValues={defaults}
      fieldNames={fieldNames}
      onSubmit={(draft) => onSave(keyValuesOf(draft, rows))}
      onDirtyChange={(is) => {
        isTyped.current = is;
        change(rows);
      }}
    >
      {rows.length === 0 && <Text tone="muted">{`There are no ${noun.many}.`}</Text>}
      <ol ref={list} className={styles.list}>
        {rows.map(({ name }, at) => (
          <li key={name}>
            <FieldSet legend={`${capitalised(noun.one)} ${at + 1}`}>
              {fields({ key: `rows.${name}.key`, value: `rows.${name}.value` })}
              <div>
                <Button
                  label={`Remove ${noun.one} ${at + 1}`}
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
        {rows.length < mostRows && (
          <Button label={`Add ${noun.one}`} icon={Plus} size="small" onClick={add} />
        )}
      </div>
      <FormActions align="end">
        <Button label="Cancel" onClick={onCancel} />
        <SubmitButton label="Save" busyLabel="Saving…" />
      </FormActions>
    </Form>
  );
}

/** The call counts its rows, the form names them. */
function namesOf(listName: string, rows: readonly Row[]) {
  return Object.fromEntries(
    rows.flatMap(({ name }, at) => [
      [`${listName}.${at}.key`, `rows.${name}.key` as const],
      [`${listName}.${at}.value`, `rows.${name}.value` as const],
    ]),
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
