import { useForm } from './form-context.ts';
import type { ButtonSize } from '../actions/Button.tsx';
import * as styles from '../actions/Button.css.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

type Props = {
  label: string;
  /** Stands on the button, and is read out, while the form is being sent. */
  busyLabel: string;
  tone?: 'primary' | 'critical';
  size?: ButtonSize;
  width?: 'content' | 'full';
  /** Why the form cannot be sent yet; null when it can. */
  disabledReason?: string | null;
};

/**
 * Sends the Form around it. It stays focusable while busy, and Form ignores a second press. An act
 * without a form is a Button.
 */
export function SubmitButton({
  label,
  busyLabel,
  tone = 'primary',
  size = 'medium',
  width = 'content',
  disabledReason = null,
}: Props) {
  const isSubmitting = useForm()?.isSubmitting ?? false;
  const isDisabled = disabledReason !== null;
  return (
    <>
      <button
        type={isDisabled ? 'button' : 'submit'}
        className={styles.button({ tone, size, width })}
        aria-disabled={isSubmitting || isDisabled ? true : undefined}
        aria-busy={isSubmitting ? true : undefined}
      >
        {isSubmitting && <Spinner size="small" />}
        <span>{isSubmitting ? busyLabel : label}</span>
      </button>
      {isDisabled && <span className={styles.reason}>{disabledReason}</span>}
      <VisuallyHidden role="status">{isSubmitting ? busyLabel : ''}</VisuallyHidden>
    </>
  );
}
