import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export type Description = { term: string; description: ReactNode };

type Props = {
  items: readonly Description[];
  /** `rows` for a list to read down, `columns` for a few short facts. */
  layout?: 'rows' | 'columns';
};

/** Facts about one thing, each with its name. Figures to compare belong in StatTiles, many things in a table. */
export function DescriptionList({ items, layout = 'rows' }: Props) {
  return (
    <dl className={styles.list({ layout })}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.row({ layout })}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
