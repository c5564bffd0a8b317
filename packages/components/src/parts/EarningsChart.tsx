import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDay } from '@consignment/domain/dates';
import { formatDecimal } from '@consignment/domain/money';
import { useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { FailedState } from '../primitives/FailedState.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { hidden } from '../primitives/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { percentOf, scaleFor, type Scale } from './chart-scale.ts';
import * as styles from './EarningsChart.css.ts';
import type { Loadable } from './loadable.ts';
import { MoneyText } from './MoneyText.tsx';

/** Amounts are decimal strings; a refund can make what was earned negative. */
export type EarningsPeriod = {
  /** First day, YYYY-MM-DD. */
  start: string;
  earned: string;
  paid: string;
};

type Props = {
  /** The chart's name, such as `Earned and paid by month`. */
  label: string;
  /** In the order of time, without gaps. */
  periods: Loadable<readonly EarningsPeriod[]>;
  unit: 'day' | 'week' | 'month';
  currency: CurrencyCode;
};

/**
 * Amounts earned and paid over time, as pairs of bars. Pointer, touch and arrow keys go from period to period and the
 * figures are written above; screen readers also get a table. For a few totals without time use StatBoxes.
 */
export function EarningsChart({ label, periods, unit, currency }: Props) {
  if (periods.is === 'loading') {
    return (
      <div className={styles.loading} aria-busy>
        <VisuallyHidden role="status">{`Loading ${label}…`}</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (periods.is === 'failed') {
    return <FailedState what={label} problem={periods.problem} onRetry={periods.onRetry} />;
  }
  if (periods.value.every(({ earned, paid }) => Number(earned) === 0 && Number(paid) === 0)) {
    return <EmptyState title="Nothing was earned or paid in this time." />;
  }
  return <Chart label={label} periods={periods.value} unit={unit} currency={currency} />;
}

type ChartProps = Omit<Props, 'periods'> & { periods: readonly EarningsPeriod[] };

function Chart({ label, periods, unit, currency }: ChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = periods.length - 1;
  const at = Math.min(chosen ?? last, last);
  const shown = periods[at];
  const amounts = periods.flatMap(({ earned, paid }) => [Number(earned), Number(paid)]);
  const scale = scaleFor(Math.min(...amounts), Math.max(...amounts));
  const nameOf = (period: EarningsPeriod | undefined) => (period ? names[unit](formatDay(period.start)) : '');

  const onKeyDown = (event: KeyboardEvent) => {
    // Time runs from left to right in every language, as the amounts do.
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const to = Math.floor(((event.clientX - left) / width) * periods.length);
    setChosen(Math.max(0, Math.min(last, to)));
  };

  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.readout}>
        <span className={styles.period}>{nameOf(shown)}</span>
        <span className={styles.entry}>
          <span className={styles.swatch({ kind: 'earned' })} /> Earned{' '}
          <MoneyText amount={shown?.earned} currency={currency} />
        </span>
        <span className={styles.entry}>
          <span className={styles.swatch({ kind: 'paid' })} /> Paid{' '}
          <MoneyText amount={shown?.paid} currency={currency} />
        </span>
      </div>
      <div className={styles.plot} dir="ltr">
        <div className={styles.axis} aria-hidden>
          {[...scale.ticks].reverse().map((tick) => (
            <span key={tick}>{tickText(tick, currency)}</span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label="Period"
          aria-valuemin={1}
          aria-valuemax={periods.length}
          aria-valuenow={at + 1}
          aria-valuetext={shown && `${nameOf(shown)}: ${figuresOf(shown, currency)}`}
          className={styles.bars}
          onKeyDown={onKeyDown}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
        >
          <Bars periods={periods} scale={scale} at={at} />
        </div>
        <div className={styles.ends} aria-hidden>
          <span>{nameOf(periods[0])}</span>
          {last > 0 && <span>{nameOf(periods[last])}</span>}
        </div>
      </div>
      <div className={hidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{unitNames[unit]}</th>
              <th scope="col">Earned</th>
              <th scope="col">Paid</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.start}>
                <th scope="row">{nameOf(period)}</th>
                <td>{formatDecimal(period.earned, currency)}</td>
                <td>{formatDecimal(period.paid, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** In per cent of the drawing on both axes, so that it takes any size without bending a line or a character. */
function Bars({ periods, scale, at }: { periods: readonly EarningsPeriod[]; scale: Scale; at: number }) {
  const hatchId = useId();
  const column = 100 / periods.length;
  const bar = (kind: 'earned' | 'paid', amount: number, index: number) => {
    const value = percentOf(amount, scale);
    const zero = percentOf(0, scale);
    return (
      <rect
        className={styles.bar({ kind })}
        fill={kind === 'paid' ? `url(#${hatchId})` : undefined}
        x={`${(index + (kind === 'earned' ? 0.16 : 0.52)) * column}%`}
        width={`${0.32 * column}%`}
        y={`${100 - Math.max(value, zero)}%`}
        height={`${Math.abs(value - zero)}%`}
      />
    );
  };
  return (
    <svg className={styles.drawing} aria-hidden focusable={false}>
      <defs>
        <pattern
          id={hatchId}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className={styles.hatchGround} />
          <line x1="1" y1="0" x2="1" y2="5" className={styles.hatchLine} />
        </pattern>
      </defs>
      <rect className={styles.column} x={`${at * column}%`} width={`${column}%`} y="0" height="100%" />
      {scale.ticks.map((tick) => {
        const y = `${100 - percentOf(tick, scale)}%`;
        return (
          <line key={tick} className={styles.line({ isZero: tick === 0 })} x1="0" x2="100%" y1={y} y2={y} />
        );
      })}
      {periods.map(({ start, earned, paid }, index) => (
        <g key={start}>
          {bar('earned', Number(earned), index)}
          {bar('paid', Number(paid), index)}
        </g>
      ))}
    </svg>
  );
}

const unitNames = { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<Props['unit'], string>;

/** From 'Mar 2, 2026' to what the period is called. */
const names = {
  day: (day) => day,
  week: (day) => `Week of ${day}`,
  month: (day) => day.replace(/ \d+,/, ''),
} satisfies Record<Props['unit'], (day: string) => string>;

function figuresOf({ earned, paid }: EarningsPeriod, currency: CurrencyCode): string {
  return `earned ${formatDecimal(earned, currency)}, paid ${formatDecimal(paid, currency)}`;
}

/** Round values need no cents. */
function tickText(tick: number, currency: CurrencyCode): string {
  return formatDecimal(String(tick), currency).replace(/\.0+$/, '');
}
