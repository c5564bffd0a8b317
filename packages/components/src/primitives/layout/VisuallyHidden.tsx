import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

type Props = {
  children: ReactNode;
  /** `status` makes it a polite live region: mount it empty, then fill it. */
  role?: 'status' | 'alert';
};

/** Words for screen readers only. Text that everybody should read is visible; a name for a control is its label. */
export function VisuallyHidden({ children, role }: Props) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
