import type { ReactNode } from 'react';
import * as styles from './HomeFact.css.ts';

type Props = {
  label: string;
  /** Left out where the detail is all that is known. */
  value?: ReactNode;
  detail?: ReactNode;
};

/** One fact of a vendor's first page, within a `dl`: side by side on a desk, one below the other on a phone. */
export function HomeFact({ label, value, detail }: Props) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      {value !== undefined && <dd className={styles.value}>{value}</dd>}
      {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
    </div>
  );
}
