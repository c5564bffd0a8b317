import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './Button.tsx';
import * as styles from './EmptyState.css.ts';
import { iconSize } from './icon.css.ts';
import type { Problem } from './outcome.ts';

type Props = {
  /** What did not load, such as `The vendors`. */
  what: string;
  problem: Problem | null;
  onRetry: () => void;
  /** True while the retry is under way. */
  isRetrying?: boolean;
};

/**
 * One region that could not be loaded, with a way to try again; the rest of the page stays live. A list with nothing
 * in it is an EmptyState, a save that failed a Banner.
 */
export function FailedState({ what, problem, onRetry, isRetrying = false }: Props) {
  return (
    <div className={styles.frame} role="alert">
      <span className={styles.failedIcon}>
        <CircleAlert aria-hidden className={iconSize.large} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{what} could not be loaded.</p>
        {problem !== null && <p>{problem.detail}</p>}
      </div>
      <Button
        label="Retry"
        icon={RotateCw}
        onClick={onRetry}
        state={isRetrying ? { is: 'busy', label: 'Trying again…' } : { is: 'ready' }}
      />
    </div>
  );
}
