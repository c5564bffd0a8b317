import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import type { Loadable } from './loadable.ts';
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './CardRows.css.ts';

const texts = defineTexts('CardRows', {
  loading: 'Loading {label}…',
  notLoaded: 'This list could not be loaded.',
});

export type CardRow = {
  id: number;
  name: string;
  href: string;
  /** Before the name, such as a Thumbnail. */
  image?: ReactNode;
  detail?: ReactNode;
  amount: ReactNode;
  action?: ReactNode;
};

type Props = {
  /** The list's name, such as `Recent payouts`. */
  label: string;
  rows: Loadable<readonly CardRow[]>;
  /** Such as `No commissions due.` */
  empty: string;
};

/**
 * The first few of a longer list, in a card of the dashboard: a name that leads on, and an amount. A list that is
 * sorted, searched or paged is a ListView.
 */
export function CardRows({ label, rows, empty }: Props) {
  if (rows.is === 'failed') {
    return <FailedState title={texts.notLoaded} problem={rows.problem} onRetry={rows.onRetry} />;
  }
  if (rows.is === 'loading') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading({ label })}</VisuallyHidden>
        <div className={styles.list}>
          {placeholders.map((key) => (
            <div key={key} className={styles.row}>
              <span className={styles.words}>
                <Skeleton shape="line" />
              </span>
              <Skeleton shape="shortLine" />
            </div>
          ))}
        </div>
      </div>
    );
  }
  if (rows.value.length === 0) return <EmptyState title={empty} />;
  return (
    // A list without markers loses its role in Safari unless the role is set again.
    <ul role="list" aria-label={label} className={styles.list}>
      {rows.value.map(({ id, name, href, image, detail, amount, action }) => (
        <li key={id} className={styles.row}>
          {image}
          <span className={styles.words}>
            <Link href={href} label={name} tone="strong" />
            {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
          </span>
          <span className={styles.figures}>
            {amount}
            {action}
          </span>
        </li>
      ))}
    </ul>
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e'];
