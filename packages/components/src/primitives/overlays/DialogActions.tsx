import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

type Props = {
  /** The answer to a press of one of them, such as a RefusalBanner: in sight at any scroll position of the middle. */
  notice?: ReactNode;
  children: ReactNode;
};

/**
 * The buttons that end a dialog: they stay at its foot while the middle scrolls. Last in a Dialog, or in the Form that
 * is last in it.
 */
export function DialogActions({ notice, children }: Props) {
  return (
    <div className={styles.foot}>
      {notice}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
