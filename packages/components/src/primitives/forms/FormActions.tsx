import type { ReactNode } from 'react';
import * as styles from './Form.css.ts';

/** The row of buttons that closes a form on a page. In a dialog they are its DialogActions. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
