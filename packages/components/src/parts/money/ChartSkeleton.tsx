import { defineTexts } from '@consignment/domain/text/texts';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './ChartSkeleton.css.ts';

const texts = defineTexts('ChartSkeleton', {
  loading: 'Loading {label}…',
});

type Props = {
  /** The chart's name. */
  label: string;
};

/**
 * The outline of an EarningsChart that is being loaded, as high as the chart will be. Other places that are being
 * loaded show a Skeleton.
 */
export function ChartSkeleton({ label }: Props) {
  return (
    <div className={styles.chart} aria-busy>
      <VisuallyHidden role="status">{texts.loading({ label })}</VisuallyHidden>
      <Skeleton shape="shortLine" />
      <div className={styles.bars} aria-hidden>
        {columns.map((column) => (
          <span key={column} className={styles.bar} />
        ))}
      </div>
    </div>
  );
}

const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
