import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import * as styles from './StatTiles.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type StatTile = {
  label: string;
  /** Null while it is being loaded. */
  value: ReactNode | null;
  detail?: string;
};

/** A few figures that sum up a page. More than six are a table. */
export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, detail }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            {value ?? (
              <>
                <VisuallyHidden>Loading…</VisuallyHidden>
                <Skeleton shape="figure" />
              </>
            )}
          </dd>
          {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
