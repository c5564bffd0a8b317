import { useId, type ReactNode } from 'react';
import { Heading } from '../../../primitives/text/Heading.tsx';
import * as styles from './PayAllDialog.css.ts';

/** Vendors under a heading, in a list that scrolls: a part of the PayAllDialog. */
export function PayAllRows({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.list}>
      <Heading level={3} id={id}>
        {heading}
      </Heading>
      {/* Focusable, so that keys can scroll it. */}
      <div role="region" aria-labelledby={id} tabIndex={0} className={styles.scroller}>
        <ul role="list" aria-labelledby={id}>
          {children}
        </ul>
      </div>
    </div>
  );
}

export function PayAllRow({ name, detail, figure }: { name: string; detail: ReactNode; figure?: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {figure}
    </li>
  );
}
