import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './HomeFigure.css.ts';

type Props = {
  label: string;
  /** Left out while it is being loaded. */
  value?: ReactNode;
  detail?: ReactNode;
  /** `words` are quieter than an amount. */
  look?: 'amount' | 'words';
};

/** One figure of a vendor's first page, within a `dl`: beside the others on a desk, a line of its own on a phone. */
export function HomeFigure({ label, value, detail, look = 'amount' }: Props) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value({ look })}>
        {value ?? (
          <>
            <VisuallyHidden>Loading…</VisuallyHidden>
            <Skeleton shape="figure" />
          </>
        )}
      </dd>
      {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
    </div>
  );
}
