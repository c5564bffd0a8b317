import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { iconSize } from '../text/icon.css.ts';
import type { Icon } from '../text/icon.ts';

type Props = {
  /** The absence in words, such as `No commissions due.` */
  title: string;
  /** Why, or what to do about it. */
  detail?: string;
  icon?: Icon;
  action?: ReactNode;
};

/** A list that was loaded and has nothing in it. A list that could not be loaded is a FailedState. */
export function EmptyState({ title, detail, icon: Drawing = Inbox, action }: Props) {
  return (
    <div className={styles.frame}>
      <span className={styles.icon}>
        <Drawing aria-hidden className={iconSize.large} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {action}
    </div>
  );
}
