import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { AmountsChart, type SeriesKind } from './AmountsChart.tsx';
import { axisLabels, nameOfPeriod, type ChartUnit } from './chart-periods.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import type { Loadable } from '../lists/loadable.ts';

const texts = defineTexts('EarningsChart', {
  notLoaded: 'The chart could not be loaded.',
  emptyTitle: 'The chart will start with the first order.',
  emptyDetail: 'Earnings, payments and the amount due will appear here, month by month.',
  earned: 'Earned',
  paid: 'Paid',
  due: 'Due at end',
  day: 'Day',
  week: 'Week',
  month: 'Month',
});

/** Amounts are decimal strings; a refund can make earnings negative. */
export type EarningsPeriod = {
  /** First day, YYYY-MM-DD. */
  start: string;
  earned: string;
  paid: string;
  /** The amount due at the period's end. It is drawn where every period has it. */
  due?: string;
};

type Props = {
  /** The question that the chart answers, such as `How much you have earned and been paid, by month`. */
  label: string;
  /** In the order of time, without gaps. */
  periods: Loadable<readonly EarningsPeriod[]>;
  unit: ChartUnit;
  currency: CurrencyCode;
  /** The words for a chart that has not begun, and the one thing to do for it. */
  empty?: Pick<ComponentProps<typeof EmptyState>, 'title' | 'detail' | 'action'>;
};

/**
 * Earnings and payments over time as pairs of bars, and the amount due as a line above them. Pointer, touch and arrow
 * keys go from period to period and the figures are written above; those who prefer a table get one. For a few totals
 * without time use StatBoxes.
 */
export function EarningsChart({
  label,
  periods,
  unit,
  currency,
  empty = { title: texts.emptyTitle, detail: texts.emptyDetail },
}: Props) {
  if (periods.is === 'loading') return <ChartSkeleton label={label} />;
  if (periods.is === 'failed') {
    return <FailedState title={texts.notLoaded} problem={periods.problem} onRetry={periods.onRetry} />;
  }
  const all = periods.value;
  if (all.every((period) => kinds.every((kind) => Number(period[kind] ?? 0) === 0))) {
    return <EmptyState {...empty} />;
  }
  const starts = all.map(({ start }) => start);
  return (
    <AmountsChart
      label={label}
      periods={all.map((period) => ({ ...period, name: nameOfPeriod(period.start, unit) }))}
      periodHeader={texts[unit]}
      series={kinds
        .filter((kind) => all.every((period) => period[kind] !== undefined))
        .map((kind) => ({ kind, name: texts[kind] }))}
      labelsFor={(most) => axisLabels(starts, unit, most)}
      currency={currency}
    />
  );
}

const kinds = ['earned', 'paid', 'due'] as const satisfies readonly SeriesKind[];
