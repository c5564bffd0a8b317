import type { CurrencyCode } from '@consignment/domain/currency';
import type { EarningsPeriod } from './EarningsChart.tsx';
import type { Loadable } from './loadable.ts';
import { Card } from '../primitives/Card.tsx';
import { FailedState } from '../primitives/FailedState.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import * as styles from './EarningsCard.css.ts';
import { useWhenSeen } from './use-when-seen.ts';

type Props = {
  /** Months in the order of time, without gaps. */
  periods: Loadable<readonly EarningsPeriod[]>;
  currency: CurrencyCode;
};

const loadChart = async () => (await import('./EarningsChart.tsx')).EarningsChart;
const label = 'Earned and paid by month';

/** The chart of the dashboard, whose code comes when it is seen. Elsewhere use EarningsChart. */
export function EarningsCard({ periods, currency }: Props) {
  const { place, seen } = useWhenSeen(loadChart);
  return (
    <Card title={label}>
      <div ref={place} className={styles.room}>
        {seen.is === 'loading' && (
          <div aria-busy>
            <VisuallyHidden role="status">{`Loading ${label}…`}</VisuallyHidden>
            <Skeleton shape="block" />
          </div>
        )}
        {seen.is === 'failed' && <FailedState what="The chart" problem={null} onRetry={seen.onRetry} />}
        {seen.is === 'ready' && (
          <seen.part label={label} periods={periods} unit="month" currency={currency} />
        )}
      </div>
    </Card>
  );
}
