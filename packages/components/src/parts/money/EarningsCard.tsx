import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import type { EarningsChart } from './EarningsChart.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import * as styles from './EarningsCard.css.ts';
import { useWhenSeen } from '../lists/use-when-seen.ts';

const texts = defineTexts('EarningsCard', {
  notLoaded: 'The chart could not be loaded.',
});

type Props = Omit<ComponentProps<typeof EarningsChart>, 'unit'>;

const loadChart = async () => (await import('./EarningsChart.tsx')).EarningsChart;

/** The chart of the dashboard by month, whose code comes when it is seen. Elsewhere use EarningsChart. */
export function EarningsCard(props: Props) {
  const { place, seen } = useWhenSeen(loadChart);
  return (
    <Card title={props.label}>
      <div ref={place} className={styles.room}>
        {seen.is === 'loading' && <ChartSkeleton label={props.label} />}
        {seen.is === 'failed' && (
          <FailedState title={texts.notLoaded} problem={null} onRetry={seen.onRetry} />
        )}
        {seen.is === 'ready' && <seen.part {...props} unit="month" />}
      </div>
    </Card>
  );
}
