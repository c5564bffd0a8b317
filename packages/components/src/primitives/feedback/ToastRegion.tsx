import { defineTexts } from '@consignment/domain/text/texts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { focusBeside } from '../overlays/focus-beside.ts';
import { iconSize } from '../text/icon.css.ts';
import { pageId } from '../layout/page-ids.ts';
import * as styles from './ToastRegion.css.ts';
import { useEffectEvent } from './use-effect-event.ts';

const texts = defineTexts('ToastRegion', {
  notifications: 'Notifications',
  dismiss: 'Dismiss: {text}',
  offered: 'Undo',
  sending: 'Undoing…',
  refused: 'Retry',
  buttonOf: '{button}: {text}',
});

/** `refused`: it could not be undone, and why; it can be tried again. */
export type Undo = { is: 'offered' } | { is: 'sending' } | { is: 'refused'; why: string };

/** `undo` is null for an action that cannot be taken back exactly. */
export type ToastMessage = { id: string; text: string; undo: Undo | null };

type Props = {
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  onUndo: (id: string) => void;
  /** Called with true while the pointer or the focus is on a message, when no message may disappear on its own. */
  onHold: (isHeld: boolean) => void;
};

/**
 * Confirms an action in one sentence, read out politely, with the way to take it back where there is one. F6 leads
 * there from anywhere on the page, and back. Mount it once, empty, and keep it mounted; how long a message stays is up
 * to who holds the list. The only error it shows is a failed Undo, which stays until it is dismissed.
 */
export function ToastRegion({ messages, onDismiss, onUndo, onHold }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const held = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => {
    held.current[by] = isHeld;
    onHold(held.current.pointer || held.current.focus);
  };
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else document.getElementById(pageId.title)?.focus({ preventScroll: true });
  };
  const dismiss = (id: string, at: number) => {
    if (!focusBeside(region.current, at)) goBack();
    // A message that goes takes the pointer and the focus with it, unnoticed.
    hold('pointer', false);
    onDismiss(id);
  };
  const goThereOrBack = useEffectEvent((event: KeyboardEvent) => {
    // Of the latest message; its Undo comes before what dismisses it.
    const button = region.current?.lastElementChild?.querySelector('button');
    if (event.key !== 'F6' || !button) return;
    event.preventDefault();
    if (region.current?.contains(document.activeElement)) goBack();
    else button.focus();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => goThereOrBack(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      ref={region}
      role="status"
      aria-label={texts.notifications}
      className={styles.region}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        hold('focus', true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => hold('focus', currentTarget.contains(relatedTarget))}
    >
      {messages.map(({ id, text, undo }, at) => (
        <div key={id} className={styles.toast} data-own-colors>
          {undo?.is === 'refused' ? (
            <CircleAlert aria-hidden className={iconSize.medium} />
          ) : (
            <CircleCheck aria-hidden className={iconSize.medium} />
          )}
          <p className={styles.words}>{undo?.is === 'refused' ? undo.why : text}</p>
          {undo !== null && (
            <button
              type="button"
              aria-label={texts.buttonOf({ button: texts[undo.is], text })}
              aria-keyshortcuts="F6"
              aria-disabled={undo.is === 'sending' ? true : undefined}
              className={styles.undo}
              onClick={() => {
                if (undo.is === 'sending') return;
                // The button goes when it has done its work.
                goBack();
                onUndo(id);
              }}
            >
              {texts[undo.is]}
            </button>
          )}
          <button
            type="button"
            aria-label={texts.dismiss({ text })}
            className={styles.dismiss}
            onClick={() => dismiss(id, at)}
          >
            <X aria-hidden className={iconSize.small} />
          </button>
        </div>
      ))}
    </div>
  );
}
