import { defineTexts } from '@consignment/domain/text/texts';
import * as Radix from 'radix-ui/alert-dialog';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import * as styles from './Dialog.css.ts';
import { rejected } from '../feedback/outcome.ts';
import type { KnownOutcome, Problem } from '../feedback/outcome.ts';
import { TextArea } from '../fields/TextArea.tsx';
import { RefusalBanner } from '../feedback/RefusalBanner.tsx';
import { UnknownBanner } from '../feedback/UnknownBanner.tsx';
import { usePortalContainer } from '../layout/portal-container.ts';
import { useReturnFocus } from './use-return-focus.ts';

const texts = defineTexts('ConfirmDialog', {
  cancel: 'Cancel',
  reason: 'Reason',
  weDoNotKnowWhether: 'We don’t know yet whether this went through.',
  youCanAskAgainHowever:
    'You can ask again: the action will only be carried out once, however often you ask.',
  close: 'Close',
  askAgain: 'Ask again',
});

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The question, such as `Delete this payout?`. */
  title: string;
  /** The effect, and whether it can be undone. */
  description: string;
  /** The verb of the title, never `OK`. */
  confirmLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'critical';
  /**
   * Closes when done; stays open with the problem when refused. While it is unknown whether it was done the same can
   * only be asked again, also after the dialog was closed: done twice it has to be as done once.
   */
  onConfirm: (reason: string) => Promise<KnownOutcome>;
  /** Asks for the reason, in a field that may stay empty. */
  asksWhy?: boolean;
  /** Figures to look at before the answer. */
  children?: ReactNode;
};

/**
 * Asks before something that cannot simply be undone (APG alert dialog). Focus starts on the harmless answer. A task
 * with other fields is a Dialog; an action that can be undone needs no question.
 */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  description,
  confirmLabel,
  busyLabel,
  cancelLabel = texts.cancel,
  tone = 'primary',
  onConfirm,
  asksWhy = false,
  children,
}: Props) {
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  const actions = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Answer>({ is: 'open' });
  const isInFlight = useRef(false);
  const reason = useRef('');

  const close = () => {
    if (isInFlight.current) return;
    if (answer.is !== 'unknown') setAnswer({ is: 'open' });
    onClose();
  };
  const confirm = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setAnswer({ is: 'sending' });
    const outcome = await onConfirm(reason.current.trim()).catch(rejected);
    isInFlight.current = false;
    setAnswer(outcome.is === 'done' ? { is: 'open' } : outcome);
    if (outcome.is === 'done') onClose();
  };

  const isSending = answer.is === 'sending';
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.dialog({ size: 'small' })}
            aria-modal
            onOpenAutoFocus={() => {
              returnFocus.onOpenAutoFocus();
              actions.current?.querySelector('button')?.focus();
            }}
            onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          >
            <div className={styles.header}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            </div>
            {children}
            {asksWhy && (
              <TextArea
                name="reason"
                label={texts.reason}
                rows={2}
                isOptional
                onChange={(value) => {
                  reason.current = value;
                }}
              />
            )}
            {answer.is === 'refused' && <RefusalBanner problem={answer.problem} />}
            {answer.is === 'unknown' && (
              <UnknownBanner
                title={texts.weDoNotKnowWhether}
                problem={answer.problem}
                next={texts.youCanAskAgainHowever}
              />
            )}
            <div ref={actions} className={styles.foot}>
              <div className={styles.buttons}>
                <Button
                  label={answer.is === 'unknown' ? texts.close : cancelLabel}
                  onClick={close}
                  state={isSending ? { is: 'disabled', reason: busyLabel } : { is: 'ready' }}
                />
                <Button
                  label={answer.is === 'unknown' ? texts.askAgain : confirmLabel}
                  tone={tone}
                  onClick={() => void confirm()}
                  state={isSending ? { is: 'busy', label: busyLabel } : { is: 'ready' }}
                />
              </div>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Answer =
  | { is: 'open' }
  | { is: 'sending' }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem };
