import { defineTexts, formatList } from '@consignment/domain/text/texts';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { focusTitle } from '../navigation/focus-title.ts';
import { SaveBarContext, type Bar, type OnNews, type UnsavedForm } from './save-bar-context.ts';
import * as styles from './SaveBar.css.ts';
import { useEffectEvent } from '../feedback/use-effect-event.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('SaveBar', {
  unsaved: 'Unsaved changes',
  discarded: 'Changes discarded',
  discard: 'Discard',
  wait: 'Please wait for a response.',
  save: 'Save',
  undo: 'Undo',
  dismiss: 'Dismiss',
  unsavedIn: 'Unsaved changes in {names}',
  notSaved: 'Not saved yet',
  ctrlS: 'Ctrl+S',
  faults: '{n, plural, one {# field needs attention} other {# fields need attention}}',
});

type Props = {
  /** Forms that stay after their save, each closed by a FormSave. Those in dialogs keep their own buttons. */
  children: ReactNode;
  /** Called once after a save, with a sentence to announce and the way to take the save back, where there is one. */
  onNews: OnNews;
};

/**
 * One bar at the foot of the window for all that is not saved in the forms within it, in place of a button at the end of
 * each. It comes with the first change, and is gone once all is saved or discarded. Ctrl+S or ⌘S saves as well.
 */
export function SaveBar({ children, onNews }: Props) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, UnsavedForm>>(new Map());
  /** The ways back to the discarded values, until something else is typed. */
  const [undo, setUndo] = useState<ReadonlyMap<string, () => void>>(new Map());
  const dock = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<HTMLElement | null>(null);
  const isInFlight = useRef(false);

  const bar = useMemo<Bar>(
    () => ({
      show: (id, form) => {
        setUndo((before) => (before.size === 0 ? before : new Map()));
        setUnsaved((before) => new Map(before).set(id, form));
      },
      hide: (id) => setUnsaved((before) => without(before, id)),
      forget: (id) => {
        setUnsaved((before) => without(before, id));
        setUndo((before) => without(before, id));
      },
    }),
    [],
  );

  /** The bar goes with its last form: focus returns to the field, and the window stays where it is. */
  const leave = () => {
    if (dock.current?.contains(document.activeElement) !== true) return;
    const field = lastFocused.current;
    if (field?.isConnected === true) field.focus({ preventScroll: true });
    else focusTitle();
  };
  const save = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    let isAll = true;
    for (const form of unsaved.values()) {
      isAll = await form.submit();
      // The rest waits until this one is put right.
      if (!isAll) break;
    }
    isInFlight.current = false;
    if (isAll) leave();
  };
  const discard = () => {
    leave();
    const ways = new Map<string, () => void>();
    for (const [id, form] of unsaved) {
      const way = form.discard();
      if (way !== null) ways.set(id, way);
    }
    setUnsaved(new Map());
    setUndo(ways);
  };
  const undoAll = () => {
    leave();
    setUndo(new Map());
    for (const way of undo.values()) way();
  };

  const isUnsaved = unsaved.size > 0;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    const isElsewhere = event.target instanceof Element && event.target.closest(dialogs) !== null;
    if (!isSave || isElsewhere) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isUnsaved]);

  // The field that is typed in may be where the bar comes.
  useEffect(() => {
    const field = lastFocused.current;
    if (!isUnsaved || dock.current === null || field !== document.activeElement) return;
    const edge = dock.current.getBoundingClientRect().top;
    if ((field?.getBoundingClientRect().bottom ?? 0) > edge) field?.scrollIntoView({ block: 'nearest' });
  }, [isUnsaved]);

  const forms = [...unsaved.values()];
  const busy = forms.find(({ isSubmitting }) => isSubmitting);
  const wrong = wordsOf(forms);
  const isShown = isUnsaved || undo.size > 0;
  return (
    <SaveBarContext value={{ bar, onNews }}>
      <div
        className={styles.frame}
        onFocus={({ target }) => {
          if (dock.current?.contains(target) !== true) lastFocused.current = target;
        }}
      >
        {children}
        <div ref={dock} className={styles.dock}>
          <div {...(isShown && { role: 'group', 'aria-label': texts.unsaved, className: styles.bar })}>
            <div role="status" className={styles.words}>
              {isUnsaved && (
                <>
                  <span aria-hidden className={styles.mark} />
                  <span className={styles.title}>{titleOf(forms)}</span>
                  {wrong !== null && <span className={styles.wrong}>{wrong}</span>}
                  {busy !== undefined && <VisuallyHidden>{busy.busyLabel}</VisuallyHidden>}
                </>
              )}
              {!isUnsaved && isShown && <span className={styles.title}>{texts.discarded}</span>}
            </div>
            {isUnsaved && (
              <div className={styles.buttons}>
                <kbd aria-hidden className={styles.keys}>
                  {keysToSave()}
                </kbd>
                <Button
                  key="discard"
                  label={texts.discard}
                  onClick={discard}
                  state={busy === undefined ? { is: 'ready' } : { is: 'disabled', reason: texts.wait }}
                />
                <Button
                  key="save"
                  label={forms.length === 1 ? (forms[0]?.saveLabel ?? texts.save) : texts.save}
                  tone="primary"
                  onClick={() => void save()}
                  state={busy === undefined ? { is: 'ready' } : { is: 'busy', label: busy.busyLabel }}
                />
              </div>
            )}
            {!isUnsaved && isShown && (
              <div className={styles.buttons}>
                <Button key="undo" label={texts.undo} onClick={undoAll} />
                <Button key="close" label={texts.dismiss} tone="quiet" onClick={() => setUndo(new Map())} />
              </div>
            )}
          </div>
        </div>
      </div>
    </SaveBarContext>
  );
}

const dialogs = '[role="dialog"], [role="alertdialog"]';

function without<Value>(before: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  if (!before.has(id)) return before;
  const after = new Map(before);
  after.delete(id);
  return after;
}

function titleOf(forms: readonly UnsavedForm[]): string {
  if (forms.length === 1) return texts.unsaved;
  const names = formatList(forms.map(({ label }) => label));
  return texts.unsavedIn({ names });
}

function wordsOf(forms: readonly UnsavedForm[]): string | null {
  const fields = forms.reduce((sum, { failure }) => sum + failure.fields, 0);
  if (fields > 0) return texts.faults({ n: fields });
  return forms.some(({ failure }) => failure.isRefused) ? texts.notSaved : null;
}

function keysToSave(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘S' : texts.ctrlS;
}
