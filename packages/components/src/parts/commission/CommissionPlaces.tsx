import type { ReactNode } from 'react';
import * as styles from './CommissionPlaces.css.ts';

type Props = {
  amount: ReactNode;
  /** The button that explains the amount. Null keeps its place empty; left out, a table has none on any row. */
  why?: ReactNode;
  /** The button that changes the amount, in a place that is kept in the same way. */
  edit?: ReactNode;
  /** Small words below the amount. */
  notes?: readonly string[];
  /** A Link below them, such as to a question about the amount. */
  link?: ReactNode;
};

const counts = ['none', 'one', 'two'] as const;

/**
 * The three places of a commission in a table: amount, why, edit. A line item's are filled by a CommissionCell; a sum
 * that has no buttons is a MoneyText.
 */
export function CommissionPlaces({ amount, why, edit, notes = [], link = null }: Props) {
  const buttons = [why, edit].filter((button) => button !== undefined);
  return (
    <span className={styles.places({ buttons: counts[buttons.length] })}>
      {amount}
      {why !== undefined && (why ?? <span />)}
      {edit !== undefined && (edit ?? <span />)}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      {link !== null && <span className={styles.note}>{link}</span>}
    </span>
  );
}
