import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal } from '@consignment/domain/money';
import { useState } from 'react';
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { FailedState } from '../primitives/FailedState.tsx';
import { hidden } from '../primitives/VisuallyHidden.css.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { axisLabels, nameOfPeriod, type ChartUnit } from './chart-periods.ts';
import { scaleFor, tickTexts } from './chart-scale.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import * as styles from './EarningsChart.css.ts';
import type { Loadable } from './loadable.ts';
import { MoneyText } from './MoneyText.tsx';

/** Amounts are decimal strings; a refund can make what was earned negative. */
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
export function EarningsChart({ label, periods, unit, currency, empty = begins }: Props) {
  if (periods.is === 'loading') return <ChartSkeleton label={label} />;
  if (periods.is === 'failed') {
    return <FailedState what="The chart" problem={periods.problem} onRetry={periods.onRetry} />;
  }
  if (periods.value.every((period) => kinds.every((kind) => Number(period[kind] ?? 0) === 0))) {
    return <EmptyState {...empty} />;
  }
  return <Chart label={label} periods={periods.value} unit={unit} currency={currency} />;
}

const begins = {
  title: 'The chart begins with the first order.',
  detail: 'Earnings, payments and the amount due will appear here, month by month.',
};

type ChartProps = Omit<Props, 'periods' | 'empty'> & { periods: readonly EarningsPeriod[] };

function Chart({ label, periods, unit, currency }: ChartProps) {
  const [isTable, setIsTable] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = periods.length - 1;
  const at = Math.min(chosen ?? last, last);
  const shown = periods[at];
  const series = seriesOf(periods);
  const written = (amount: string | undefined) => formatDecimal(amount ?? '0', currency);

  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.head}>
        {isTable ? (
          <span className={styles.period} />
        ) : (
          <>
            <span
              className={styles.period}
              data-widest={longestOf(periods.map(({ start }) => nameOfPeriod(start, unit)))}
            >
              {shown && nameOfPeriod(shown.start, unit)}
            </span>
            <div className={styles.entries}>
              {series.map((kind) => (
                <span
                  key={kind}
                  className={styles.entry}
                  data-widest={longestOf(periods.map((period) => written(period[kind])))}
                >
                  <span className={styles.name}>
                    <span className={styles.swatch({ kind })} /> {words[kind]}
                  </span>
                  <MoneyText amount={shown?.[kind]} currency={currency} />
                </span>
              ))}
            </div>
          </>
        )}
        <div className={styles.toggle}>
          <Button
            label={isTable ? 'Show as chart' : 'Show as table'}
            tone="quiet"
            size="small"
            onClick={() => setIsTable(!isTable)}
          />
        </div>
      </div>
      {!isTable && <Plot {...{ periods, unit, currency, series, at, written }} onChoose={setChosen} />}
      {/* Wider than a phone in some currencies, so that it can be scrolled by keyboard too. */}
      <div
        className={isTable ? styles.table : hidden}
        {...(isTable ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}
      >
        <table className={styles.rows}>
          <caption className={hidden}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{unitNames[unit]}</th>
              {series.map((kind) => (
                <th key={kind} scope="col">
                  {words[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.start}>
                <th scope="row">{nameOfPeriod(period.start, unit)}</th>
                {series.map((kind) => (
                  <td key={kind}>
                    <MoneyText amount={period[kind]} currency={currency} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type PlotProps = Omit<ChartProps, 'label'> & {
  series: readonly Kind[];
  at: number;
  written: (amount: string | undefined) => string;
  /** Null for the latest. */
  onChoose: (at: number | null) => void;
};

function Plot({ periods, unit, currency, series, at, written, onChoose }: PlotProps) {
  const last = periods.length - 1;
  const shown = periods[at];
  const amounts = periods.flatMap((period) => series.map((kind) => Number(period[kind])));
  const scale = scaleFor(Math.min(...amounts), Math.max(...amounts));
  const starts = periods.map(({ start }) => start);
  const choose = (to: number) => onChoose(Math.max(0, Math.min(last, to)));

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
    choose(to);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientX - left) / width) * periods.length));
  };

  return (
    <div className={styles.plot} dir="ltr">
      <div className={styles.axis} aria-hidden>
        {tickTexts(scale, currency)
          .toReversed()
          .map((text) => (
            <span key={text}>{text}</span>
          ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Period"
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={at + 1}
        aria-valuetext={
          shown &&
          `${nameOfPeriod(shown.start, unit)}: ${series
            .map((kind) => `${words[kind].toLowerCase()} ${written(shown[kind])}`)
            .join(', ')}`
        }
        className={styles.bars}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') onChoose(null);
        }}
      >
        <ChartDrawing periods={periods} scale={scale} at={at} />
      </div>
      {rooms.map(({ room, most }) => (
        <svg key={room} className={styles.labels({ room })} aria-hidden focusable={false}>
          {axisLabels(starts, unit, most).map((label) => (
            <text key={label.at} className={styles.label} x={`${((label.at + 0.5) * 100) / periods.length}%`}>
              <tspan dy="1.1em">{label.text}</tspan>
              {label.group !== null && (
                <tspan x={`${((label.at + 0.5) * 100) / periods.length}%`} dy="1.25em">
                  {label.group}
                </tspan>
              )}
            </text>
          ))}
        </svg>
      ))}
    </div>
  );
}

const kinds = ['earned', 'paid', 'due'] as const;
type Kind = (typeof kinds)[number];

const words = { earned: 'Earned', paid: 'Paid', due: 'Due at the end' } satisfies Record<Kind, string>;
const unitNames = { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<ChartUnit, string>;

/** The labels that fit into the two widths of a chart. */
const rooms = [
  { room: 'narrow', most: 6 },
  { room: 'wide', most: 12 },
] as const;

function seriesOf(periods: readonly EarningsPeriod[]): readonly Kind[] {
  return kinds.filter((kind) => periods.every((period) => period[kind] !== undefined));
}

/** Keeps the room of the widest amount, so that reading along moves nothing. */
function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
