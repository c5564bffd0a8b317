import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import { nameOfPeriod } from './chart-periods.ts';
import { percentOf } from './chart-scale.ts';
import * as styles from './DueTrend.css.ts';

const texts = defineTexts('DueTrend', {
  dueByMonth: 'Due by month, from {due} in {month} to {lastDue} in {lastMonth}',
});

type Props = {
  /** The amount due at the end of each month, in the order of time; decimal strings. */
  months: readonly { start: string; due: string }[];
  currency: CurrencyCode;
};

/** The course of the amount due, beside the figure itself. With an axis and amounts it is an EarningsChart. */
export function DueTrend({ months, currency }: Props) {
  const [first, last] = [months[0], months.at(-1)];
  const amounts = months.map(({ due }) => Number(due));
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  if (first === undefined || last === undefined || months.length < 2 || low === high) return null;
  const heightOf = (amount: number) => 100 - percentOf(amount, { low, high });
  const points = amounts.map((amount, at) => `${(100 * at) / (amounts.length - 1)},${heightOf(amount)}`);
  const words = texts.dueByMonth({
    due: formatDecimal(first.due, currency),
    month: nameOfPeriod(first.start, 'month'),
    lastDue: formatDecimal(last.due, currency),
    lastMonth: nameOfPeriod(last.start, 'month'),
  });
  return (
    <span className={styles.frame}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <svg className={styles.drawing} aria-hidden focusable={false}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
          <polyline points={points.join(' ')} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
        <circle className={styles.end} cx="100%" cy={`${heightOf(Number(last.due))}%`} r="3" />
      </svg>
    </span>
  );
}
