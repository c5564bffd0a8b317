import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

type Props = {
  /** `h2`, `h3`, `p`, `ul` and `ol` as plain elements, with Links in them. */
  children: ReactNode;
};

/** A text to be read from top to bottom, such as terms or instructions. One sentence on a page is a Text. */
export function Prose({ children }: Props) {
  return <div className={styles.prose}>{children}</div>;
}
