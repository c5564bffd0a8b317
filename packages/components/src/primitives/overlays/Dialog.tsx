import { defineTexts } from '@consignment/domain/text/texts';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DialogContext } from './dialog-context.ts';
import * as styles from './Dialog.css.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { usePortalContainer } from '../layout/portal-container.ts';
import { useReturnFocus } from './use-return-focus.ts';

const texts = defineTexts('Dialog', {
  close: 'Close',
  pleaseWaitForTheAnswer: 'Please wait for a response.',
});

type Props = {
  isOpen: boolean;
  /**
   * Asked for by Escape, the close button or a press beside it. Close after a save, never before its answer. Null where
   * the content alone leads on.
   */
  onClose: (() => void) | null;
  title: string;
  description?: string;
  /** `full` takes the whole window, for content to look at. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** False while a save is under way, so that its answer is not lost. A Form inside does this itself. */
  canClose?: boolean;
  children: ReactNode;
};

/**
 * A task that must be finished or left before the page goes on (APG modal dialog). Focus moves in, stays in, and
 * returns. A question of yes or no is a ConfirmDialog; a long form deserves a page.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'medium',
  canClose = true,
  children,
}: Props) {
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  const [isFormBusy, setIsFormBusy] = useState(false);
  const dialog = useMemo(
    () => ({ words: [title, description ?? ''], onBusyChange: setIsFormBusy }),
    [title, description],
  );
  const close = useRef<HTMLDivElement>(null);
  const mayClose = canClose && !isFormBusy;
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && mayClose && onClose?.()}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.dialog({ size })}
            // Radix looks for a description by default.
            {...(description === undefined && { 'aria-describedby': undefined })}
            aria-modal
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              const { currentTarget: dialog } = event;
              if (!(dialog instanceof HTMLElement)) return;
              // Nothing to do here yet, or only to read: focus waits on the dialog and not on the way out.
              if (!close.current?.contains(dialog.querySelector(focusable))) return;
              event.preventDefault();
              dialog.focus();
            }}
            onPointerDownOutside={ignoreScrollbar}
            onEscapeKeyDown={leaveToOpenList}
          >
            <div className={`${styles.header} ${styles.clear}`}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <DialogContext value={dialog}>{children}</DialogContext>
            {/* Last, so that focus starts in the content. */}
            {onClose !== null && (
              <div ref={close} className={styles.close}>
                <IconButton
                  icon={X}
                  label={texts.close}
                  onClick={onClose}
                  state={
                    mayClose ? { is: 'ready' } : { is: 'disabled', reason: texts.pleaseWaitForTheAnswer }
                  }
                />
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Radix handles Escape before the field does, and an open list of a Combobox is the first thing to close. */
function leaveToOpenList(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof HTMLElement && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}

type PointerDownOutside = CustomEvent<{ originalEvent: PointerEvent }>;

/** The overlay scrolls, and a press on its scrollbar is not meant to close the dialog. */
function ignoreScrollbar(event: PointerDownOutside) {
  const { originalEvent } = event.detail;
  const { target } = originalEvent;
  if (target instanceof HTMLElement && originalEvent.offsetX > target.clientWidth) event.preventDefault();
}
