import { useId, type ReactNode } from 'react';
import { Heading } from '../../../primitives/text/Heading.tsx';
import * as styles from './PayAllDialog.css.ts';

type Props = {
  heading: string;
  rows: readonly { key: number; name: string; detail: ReactNode; figure?: ReactNode }[];
};

/** Vendors under a heading, in a list that scrolls: a part of the PayAllDialog. */
export function PayAllRows({ heading, rows }: Props) {
  const id = useId();
  return (
    <div className={styles.list}>
      <Heading level={3} id={id}>
        {heading}
      </Heading>
      {/* Focusable, so that keys can scroll it. */}
      <div role="region" aria-labelledby={id} tabIndex={0} className={styles.scroller}>
        <ul role="list" aria-labelledby={id}>
          {rows.map(({ key, name, detail, figure }) => (
            <li key={key} className={styles.row}>
              <span className={styles.words}>
                <span>
                  <bdi>{name}</bdi>
                </span>
                <span className={styles.detail}>{detail}</span>
              </span>
              {figure}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
