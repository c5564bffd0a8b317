import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

type Props = {
  label: string;
  /** Per cent, 0 to 100; beyond that it is held at the end. */
  value: number;
};

/** How far something long has come, read out at each quarter. Where the end is unknown, use Spinner with words. */
export function ProgressBar({ label, value }: Props) {
  const labelId = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.value} aria-hidden>
          <span>{percent}</span> %
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent} %`}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
      {/* The words change at each quarter only, so that is when a live region speaks. */}
      <VisuallyHidden role="status">{`${label}: ${quarter} %`}</VisuallyHidden>
    </div>
  );
}
