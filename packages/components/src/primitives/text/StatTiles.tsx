import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import * as styles from './StatTiles.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('StatTiles', {
  loading: 'Loading…',
});

export type StatTile = {
  label: string;
  /** Null while it is being loaded. */
  value: ReactNode | null;
  /** Each note takes a line. */
  detail?: string | readonly string[];
  /** A button that acts on the figure. */
  action?: ReactNode;
  /** A drawing of the figure over time, in the room beside it; null while it is being loaded. */
  trend?: ReactNode | null;
};

type Props = {
  tiles: readonly StatTile[];
  /** `compact` beside the title of a page. */
  size?: 'default' | 'compact';
};

/** A few figures that sum up a page. More than six are a table. */
export function StatTiles({ tiles, size = 'default' }: Props) {
  return (
    <dl className={styles.tiles({ size })}>
      {tiles.map(({ label, value, detail, action, trend }) => (
        <div key={label} className={styles.tile({ size: trend === undefined ? size : 'lead' })}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure({ size })}>
            {value ?? (
              <>
                <VisuallyHidden>{texts.loading}</VisuallyHidden>
                <Skeleton shape="figure" />
              </>
            )}
          </dd>
          {(typeof detail === 'string' ? [detail] : (detail ?? [])).map((line) => (
            <dd key={line} className={styles.detail}>
              {line}
            </dd>
          ))}
          {trend && <dd className={styles.trend}>{trend}</dd>}
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
