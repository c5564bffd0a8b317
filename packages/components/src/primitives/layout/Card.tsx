import { useId } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

type Props = {
  title?: string;
  headingLevel?: 2 | 3;
  /** Buttons or links for the content of the card. */
  actions?: ReactNode;
  /** `none` lets a table reach the edges. */
  padding?: 'normal' | 'none';
  children: ReactNode;
};

/** One subject on its own surface. With a title it is a named region. Do not put a card in a card. */
export function Card({ title, headingLevel = 2, actions, padding = 'normal', children }: Props) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  if (title === undefined) {
    return (
      <div className={styles.card}>
        <div className={styles.body({ padding })}>{children}</div>
      </div>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body({ padding, position: 'belowHeader' })}>{children}</div>
    </section>
  );
}
