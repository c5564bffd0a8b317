import type { ReactNode } from 'react';
import * as styles from './Toolbar.css.ts';

type Props = {
  /** Which list, such as `Vendors`. */
  label: string;
  /** A SearchBox. */
  search?: ReactNode;
  /** FilterSelect and DateRangeFilter, each of which has its own label. */
  filters?: ReactNode;
  /** Buttons on the list or its selected rows; they come last. */
  actions?: ReactNode;
};

/** What stands above a list: search, filters, actions, wrapping in that order. */
export function Toolbar({ label, search, filters, actions }: Props) {
  return (
    <div role="group" aria-label={`${label} toolbar`} className={styles.frame}>
      <div className={styles.narrowing}>
        {search}
        {filters}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
