import { defineTexts } from '@consignment/domain/text/texts';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { FieldSet } from '../../primitives/fields/FieldSet.tsx';
import { focusBeside } from '../../primitives/overlays/focus-beside.ts';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { isStale, type Outcome } from '../../primitives/feedback/outcome.ts';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import { rowsDraft, keyValuesOf, rowsOf, rowsSchema } from './key-value-rows.ts';
import type { KeyValue, KeyValueDraft, KeyValueRow, RowsDraft } from './key-value-rows.ts';
import * as styles from './KeyValuesDialog.css.ts';
import { LeaveDialog } from '../pages/LeaveDialog.tsx';
import type { Loadable } from '../lists/loadable.ts';

const texts = defineTexts('KeyValuesDialog', {
  notLoaded:
    '{kind, select, metafields {The metafields could not be loaded.} other {The commission fields could not be loaded.}}',
  areLoading:
    '{kind, select, metafields {The metafields are loading…} other {The commission fields are loading…}}',
  remove: '{kind, select, metafields {Remove metafield {number}} other {Remove commission field {number}}}',
  add: '{kind, select, metafields {Add metafield} other {Add commission field}}',
  theirsDetail: 'Your changes haven’t been saved yet. You can view theirs, but that will discard yours.',
  cancel: 'Cancel',
  showTheirs: 'Show theirs',
  save: 'Save',
  saveMineOver: 'Save mine over theirs',
  saving: 'Saving…',
  they: '{kind, select, metafields {Metafields} other {Commission fields}}',
  none: '{kind, select, metafields {There are no metafields.} other {There are no commission fields.}}',
  row: '{kind, select, metafields {Metafield {number}} other {Commission field {number}}}',
  theirs:
    '{kind, select, metafields {Someone else saved the metafields while you had them open.} other {Someone else saved the commission fields while you had them open.}}',
});

type Props = {
  title: string;
  description: string;
  kind: 'metafields' | 'commissionFields';
  /** The name of the list in the call that writes it. */
  listName: string;
  list: Loadable<readonly KeyValue[]>;
  /** Characters of the longest value. */
  longestValue: number;
  /** More rows than this cannot be added. */
  mostRows?: number;
  /** The two fields of a row, by their names in the form. */
  fields: (names: { key: string; value: string }) => ReactNode;
  /**
   * The whole list: rows that are not in it are removed. `seen` is the list that the person began with, so that a save over
   * somebody else's is refused with the code `stale`. Load `list` again before such an answer.
   */
  onSave: (list: KeyValueDraft[], seen: readonly KeyValue[]) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
};

/** Rows of a key and a value, changed as one list. Mount it to open it. */
export function KeyValuesDialog({ title, description, kind, list, onSave, ...props }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const what = texts.they({ kind });
  const tellDirty = (is: boolean) => {
    setIsDirty(is);
    props.onDirtyChange(is);
  };
  const leave = () => {
    props.onDirtyChange(false);
    props.onClose();
  };
  const ask = () => (isDirty ? setIsLeaving(true) : leave());
  const save = async (drafts: KeyValueDraft[], seen: readonly KeyValue[]) => {
    const outcome = await onSave(drafts, seen);
    if (outcome.is === 'done') leave();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={ask} title={title} description={description}>
      {list.is === 'loading' && <Loading kind={kind} />}
      {list.is === 'failed' && (
        <FailedState title={texts.notLoaded({ kind })} problem={list.problem} onRetry={list.onRetry} />
      )}
      {list.is === 'ready' && (
        <Rows
          {...props}
          kind={kind}
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

function Loading({ kind }: Pick<Props, 'kind'>) {
  return (
    <div aria-busy>
      <Stack space="small">
        <VisuallyHidden>{texts.areLoading({ kind })}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="shortLine" />
      </Stack>
    </div>
  );
}

type RowsProps = Pick<Props, 'kind' | 'listName' | 'longestValue' | 'mostRows' | 'fields' | 'onSave'> & {
  saved: readonly KeyValue[];
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
};

/** Begins with the saved rows; another person's later save is shown only on request. */
function Rows({ saved, onSave, ...props }: RowsProps) {
  const [begun, setBegun] = useState(saved);
  const [isTheirs, setIsTheirs] = useState(false);
  const [take, setTake] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  const showTheirs = () => {
    flushSync(() => {
      setBegun(saved);
      setIsTheirs(false);
      setTake(take + 1);
    });
    props.onDirtyChange(false);
    frame.current?.querySelector<HTMLElement>('form input, form select, form button')?.focus();
  };

  return (
    <div ref={frame}>
      <RowsForm
        {...props}
        key={take}
        saved={begun}
        onSave={async (drafts) => {
          // After the notice that somebody else has saved, a save overwrites theirs.
          const outcome = await onSave(drafts, isTheirs ? saved : begun);
          setIsTheirs(isStale(outcome));
          return outcome;
        }}
        onShowTheirs={isTheirs ? showTheirs : null}
      />
    </div>
  );
}

type FormProps = Omit<RowsProps, 'onSave'> & {
  onSave: (list: KeyValueDraft[]) => Promise<Outcome>;
  /** Null as long as no other person has saved. */
  onShowTheirs: (() => void) | null;
};

function RowsForm({ kind, saved, onSave, onDirtyChange, onCancel, onShowTheirs, ...props }: FormProps) {
  const { listName, longestValue, mostRows = Infinity, fields } = props;
  const [rows, setRows] = useState<readonly KeyValueRow[]>(() => rowsOf(saved));
  const [defaults] = useState(() => rowsDraft(saved));
  const isTyped = useRef(false);
  const added = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => rowsSchema(rows, longestValue), [rows, longestValue]);
  const fieldNames = useMemo(() => namesOf(listName, rows), [listName, rows]);

  const change = (next: readonly KeyValueRow[]) => {
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
      label={texts.they({ kind })}
      schema={schema}
      defaultValues={defaults}
      fieldNames={fieldNames}
      onSubmit={(draft) => onSave(keyValuesOf(draft, rows))}
      onDirtyChange={(is) => {
        isTyped.current = is;
        change(rows);
      }}
    >
      {rows.length === 0 && <Text tone="muted">{texts.none({ kind })}</Text>}
      <ol ref={list} className={styles.list}>
        {rows.map(({ name }, at) => (
          <li key={name}>
            <FieldSet legend={texts.row({ kind, number: at + 1 })}>
              {fields({ key: `rows.${name}.key`, value: `rows.${name}.value` })}
              <div>
                <Button
                  label={texts.remove({ kind, number: at + 1 })}
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
          <Button label={texts.add({ kind })} icon={Plus} size="small" onClick={add} />
        )}
      </div>
      {onShowTheirs !== null && (
        <Banner tone="caution" title={texts.theirs({ kind })}>
          <p>{texts.theirsDetail}</p>
        </Banner>
      )}
      <DialogActions>
        <Button label={texts.cancel} onClick={onCancel} />
        {onShowTheirs !== null && <Button label={texts.showTheirs} onClick={onShowTheirs} />}
        <SubmitButton
          label={onShowTheirs === null ? texts.save : texts.saveMineOver}
          busyLabel={texts.saving}
        />
      </DialogActions>
    </Form>
  );
}

/** The call counts its rows, the form names them. */
function namesOf(listName: string, rows: readonly KeyValueRow[]) {
  return Object.fromEntries(
    rows.flatMap(({ name }, at) => [
      [`${listName}.${at}.key`, `rows.${name}.key` as const],
      [`${listName}.${at}.value`, `rows.${name}.value` as const],
    ]),
  );
}
