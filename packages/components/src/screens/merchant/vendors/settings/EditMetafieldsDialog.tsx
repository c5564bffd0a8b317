import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveDialog } from '../../../../parts/LeaveDialog.tsx';
import type { Loadable } from '../../../../parts/loadable.ts';
import { Button } from '../../../../primitives/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog.tsx';
import { FailedState } from '../../../../primitives/FailedState.tsx';
import { FieldSet } from '../../../../primitives/FieldSet.tsx';
import { focusBeside } from '../../../../primitives/focus-beside.ts';
import { Form, FormActions } from '../../../../primitives/Form.tsx';
import type { Outcome } from '../../../../primitives/outcome.ts';
import { SubmitButton } from '../../../../primitives/SubmitButton.tsx';
import { Text } from '../../../../primitives/Text.tsx';
import { TextArea } from '../../../../primitives/TextArea.tsx';
import { TextField } from '../../../../primitives/TextField.tsx';
import { Loading } from './Loading.tsx';
import { draftOf, metafieldsOf, rowsOf, rowsSchema } from './metafields.ts';
import type { Metafield, MetafieldDraft, Row, RowsDraft } from './metafields.ts';
import * as styles from './settings.css.ts';

type Props = {
  vendorName: string;
  metafields: Loadable<readonly Metafield[]>;
  /** The whole list: what is not in it is removed. */
  onSave: (metafields: MetafieldDraft[]) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
};

/** What the shop notes of a vendor in fields of its own, changed as one list. Mount it to open it. */
export function EditMetafieldsDialog({ vendorName, metafields, onSave, onDirtyChange, onClose }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const tellDirty = (is: boolean) => {
    setIsDirty(is);
    onDirtyChange(is);
  };
  const leave = () => {
    onDirtyChange(false);
    onClose();
  };
  const ask = () => (isDirty ? setIsLeaving(true) : leave());
  const save = async (list: MetafieldDraft[]) => {
    const outcome = await onSave(list);
    if (outcome.is === 'done') leave();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={ask} title="Edit Metafields" description={vendorName}>
      {metafields.is === 'loading' && <Loading what="The metafields" />}
      {metafields.is === 'failed' && (
        <FailedState what="The metafields" problem={metafields.problem} onRetry={metafields.onRetry} />
      )}
      {metafields.is === 'ready' && (
        <MetafieldsForm saved={metafields.value} onSave={save} onDirtyChange={tellDirty} onCancel={ask} />
      )}
      {isLeaving && (
        <LeaveDialog unsaved={['Metafields']} onLeave={leave} onStay={() => setIsLeaving(false)} />
      )}
    </Dialog>
  );
}

type FormProps = {
  saved: readonly Metafield[];
  onSave: (metafields: MetafieldDraft[]) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
};

function MetafieldsForm({ saved, onSave, onDirtyChange, onCancel }: FormProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(saved));
  const [defaults] = useState(() => draftOf(saved));
  const isTyped = useRef(false);
  const added = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => rowsSchema(rows), [rows]);
  const fieldNames = useMemo(() => namesOf(rows), [rows]);

  const change = (next: readonly Row[]) => {
    setRows(next);
    const isSame = next.length === saved.length && next.every(({ id }, at) => id === saved[at]?.id);
    onDirtyChange(isTyped.current || !isSame);
  };
  const add = () => {
    added.current += 1;
    flushSync(() => change([...rows, { name: `new${added.current}` }]));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (at: number) => {
    if (!focusBeside(list.current, at)) addButton.current?.querySelector('button')?.focus();
    change(rows.filter((_, index) => index !== at));
  };

  return (
    <Form<RowsDraft, RowsDraft>
      label="Metafields"
      schema={schema}
      defaultValues={defaults}
      fieldNames={fieldNames}
      onSubmit={(draft) => onSave(metafieldsOf(draft, rows))}
      onDirtyChange={(is) => {
        isTyped.current = is;
        change(rows);
      }}
    >
      {rows.length === 0 && <Text tone="muted">There are no metafields.</Text>}
      <ol ref={list} className={styles.list}>
        {rows.map(({ name }, at) => (
          <li key={name}>
            <FieldSet legend={`Metafield ${at + 1}`}>
              <TextField name={`rows.${name}.key`} label="Key" autoComplete="off" />
              <TextArea name={`rows.${name}.value`} label="Value" rows={2} isOptional />
              <div>
                <Button
                  label={`Remove metafield ${at + 1}`}
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
        <Button label="Add metafield" icon={Plus} size="small" onClick={add} />
      </div>
      <FormActions align="end">
        <Button label="Cancel" onClick={onCancel} />
        <SubmitButton label="Save" busyLabel="Saving…" />
      </FormActions>
    </Form>
  );
}

/** The call counts its rows, the form names them. */
function namesOf(rows: readonly Row[]) {
  return Object.fromEntries(
    rows.flatMap(({ name }, at) => [
      [`metafields.${at}.key`, `rows.${name}.key` as const],
      [`metafields.${at}.value`, `rows.${name}.value` as const],
    ]),
  );
}
