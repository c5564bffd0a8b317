import { useId } from 'react';
import * as styles from './ChartDrawing.css.ts';
import { percentOf, type Scale } from './chart-scale.ts';

type Props = {
  /** Amounts are decimal strings. Bars are drawn of the periods that have them, the line of `due` where every period has it. */
  periods: readonly { start: string; earned?: string; paid?: string; due?: string }[];
  scale: Scale;
  /** The period that is read. */
  at: number;
};

/**
 * The bars and the line of an AmountsChart, which has the figures. It is drawn in per cent on both axes, so that it takes
 * any size without bending a line or a character.
 */
export function ChartDrawing({ periods, scale, at }: Props) {
  const hatchId = useId();
  const column = 100 / periods.length;
  // A few periods do not make slabs of their bars.
  const width = Math.min(0.32 * column, 5);
  const gap = width / 16;
  const middleOf = (index: number) => (index + 0.5) * column;
  const heightOf = (amount: string | undefined) => 100 - percentOf(Number(amount ?? 0), scale);
  const bar = (kind: 'earned' | 'paid', amount: string | undefined, index: number) => {
    if (amount === undefined) return null;
    const [top, zero] = [heightOf(amount), heightOf('0')];
    return (
      <rect
        className={styles.bar({ kind })}
        fill={kind === 'paid' ? `url(#${hatchId})` : undefined}
        x={`${middleOf(index) + (kind === 'earned' ? -width - gap : gap)}%`}
        width={`${width}%`}
        y={`${Math.min(top, zero)}%`}
        height={`${Math.abs(top - zero)}%`}
      />
    );
  };
  const dues = periods.flatMap(({ start, due }, index) =>
    due === undefined ? [] : [{ start, index, x: middleOf(index), y: heightOf(due) }],
  );
  const hasDue = dues.length === periods.length;
  const line = dues.map(({ x, y }) => `${x},${y}`).join(' ');
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
      <line className={styles.crosshair} x1={`${middleOf(at)}%`} x2={`${middleOf(at)}%`} y1="0" y2="100%" />
      {periods.map(({ start, earned, paid }, index) => (
        <g key={start}>
          {bar('earned', earned, index)}
          {bar('paid', paid, index)}
        </g>
      ))}
      {hasDue && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
            <polyline points={line} className={styles.halo} vectorEffect="non-scaling-stroke" />
            <polyline points={line} className={styles.due} vectorEffect="non-scaling-stroke" />
          </svg>
          {dues
            .filter(({ index }) => periods.length <= mostDots || index === at)
            .map(({ start, index, x, y }) => (
              <circle
                key={start}
                className={styles.dot({ isChosen: index === at })}
                cx={`${x}%`}
                cy={`${y}%`}
                r={index === at ? 5 : 3}
              />
            ))}
        </>
      )}
    </svg>
  );
}

/** With more, only the chosen period has a dot on the line. */
const mostDots = 31;
