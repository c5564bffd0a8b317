import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { hidden } from '../../primitives/layout/VisuallyHidden.css.ts';
import * as styles from './AmountsChart.css.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import type { AxisLabel } from './chart-periods.ts';
import { scaleFor, tickTexts } from './chart-scale.ts';
import { MoneyText } from './MoneyText.tsx';

const texts = defineTexts('AmountsChart', {
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  period: 'Period',
});

/** Amounts are decimal strings. */
export type NamedPeriod = {
  /** First day, YYYY-MM-DD. */
  start: string;
  /** Such as `Mar 2026`. */
  name: string;
} & { [Name in SeriesKind]?: string };

/** The form of a series: a filled bar, a hatched bar, a line with dots. */
export type SeriesKind = 'earned' | 'paid' | 'due';

type Props = {
  /** The question that the chart answers, such as `How much you have earned and been paid, by month`. */
  label: string;
  /** In the order of time, at least one. */
  periods: readonly NamedPeriod[];
  /** Heads the column of the periods in the table, such as `Month`. */
  periodHeader: string;
  /** The series that every period has, and their names. */
  series: readonly { kind: SeriesKind; name: string }[];
  /** The labels below the periods, at most as many as asked for. */
  labelsFor: (most: number) => readonly AxisLabel[];
  currency: CurrencyCode;
};

/**
 * Amounts over time. Pointer, touch and arrow keys go from period to period and the figures are written above; those
 * who prefer a table get one. Earnings and payments by month are an EarningsChart.
 */
export function AmountsChart(props: Props) {
  const { label, periods, periodHeader, series, currency } = props;
  const [isTable, setIsTable] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = periods.length - 1;
  const at = Math.min(chosen ?? last, last);
  const shown = periods[at];
  const written = (amount: string | undefined) => formatDecimal(amount ?? '0', currency);

  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.head}>
        {isTable ? (
          <span className={styles.period} />
        ) : (
          <>
            <span className={styles.period} data-widest={longestOf(periods.map(({ name }) => name))}>
              {shown?.name}
            </span>
            <div className={styles.entries}>
              {series.map(({ kind, name }) => (
                <span
                  key={kind}
                  className={styles.entry}
                  data-widest={longestOf(periods.map((period) => written(period[kind])))}
                >
                  <span className={styles.name}>
                    <span className={styles.swatch({ kind })} /> <span>{name}</span>
                  </span>
                  <MoneyText amount={shown?.[kind]} currency={currency} />
                </span>
              ))}
            </div>
          </>
        )}
        <div className={styles.toggle}>
          <Button
            label={isTable ? texts.showAsChart : texts.showAsTable}
            tone="quiet"
            size="small"
            onClick={() => setIsTable(!isTable)}
          />
        </div>
      </div>
      {!isTable && <Plot {...props} at={at} written={written} onChoose={setChosen} />}
      {/* Wider than a phone in some currencies, so that it can be scrolled by keyboard too. */}
      <div
        className={isTable ? styles.table : hidden}
        {...(isTable ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}
      >
        <table className={styles.rows}>
          <caption className={hidden}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{periodHeader}</th>
              {series.map(({ kind, name }) => (
                <th key={kind} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.start}>
                <th scope="row">{period.name}</th>
                {series.map(({ kind }) => (
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

type PlotProps = Props & {
  at: number;
  written: (amount: string | undefined) => string;
  /** Null for the latest. */
  onChoose: (at: number | null) => void;
};

function Plot({ periods, series, labelsFor, currency, at, written, onChoose }: PlotProps) {
  const last = periods.length - 1;
  const shown = periods[at];
  const amounts = periods.flatMap((period) => series.map(({ kind }) => Number(period[kind])));
  const scale = scaleFor(Math.min(...amounts), Math.max(...amounts));
  const drawn = periods.map((period) => ({
    start: period.start,
    ...Object.fromEntries(series.map(({ kind }) => [kind, period[kind]])),
  }));
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
        aria-label={texts.period}
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={at + 1}
        aria-valuetext={
          shown &&
          `${shown.name}: ${series
            .map(({ kind, name }) => `${name.toLowerCase()} ${written(shown[kind])}`)
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
        <ChartDrawing periods={drawn} scale={scale} at={at} />
      </div>
      {rooms.map(({ room, most }) => (
        <svg key={room} className={styles.labels({ room })} aria-hidden focusable={false}>
          {labelsFor(most).map((label) => (
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

/** The labels that fit into the two widths of a chart. */
const rooms = [
  { room: 'narrow', most: 6 },
  { room: 'wide', most: 12 },
] as const;

/** Keeps the room of the widest amount, so that reading along moves nothing. */
function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
