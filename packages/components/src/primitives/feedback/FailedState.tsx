import { defineTexts } from '@consignment/domain/text/texts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { ready, type ActionState } from '../actions/action-state.ts';
import { Button } from '../actions/Button.tsx';
import * as styles from './EmptyState.css.ts';
import { iconSize } from '../text/icon.css.ts';
import { waitOfSeconds, waitOf, type Problem } from './outcome.ts';
import { useCountdown } from './use-countdown.ts';

const texts = defineTexts('FailedState', {
  tryingAgain: 'Trying again…',
  wait: 'The server has asked us to wait a moment.',
  retry: 'Retry',
  retryIn:
    '{unit, select, minute {Retry in {n, plural, one {# minute} other {# minutes}}} other {Retry in {n, plural, one {# second} other {# seconds}}}}',
});

type Props = {
  /** Such as `The vendors could not be loaded.` */
  title: string;
  problem: Problem | null;
  onRetry: () => void;
  /** True while the retry is under way. */
  isRetrying?: boolean;
};

/**
 * One region that could not be loaded, with a way to try again; the rest of the page stays live. A list with nothing
 * in it is an EmptyState, a save that failed a Banner. Where the server says how long to wait, Retry counts down to it.
 */
export function FailedState({ title, problem, onRetry, isRetrying = false }: Props) {
  const wait = problem?.retryAfter ?? 0;
  const left = useCountdown(wait, problem);
  const state: ActionState = isRetrying
    ? { is: 'busy', label: texts.tryingAgain }
    : left > 0
      ? { is: 'disabled', reason: texts.wait }
      : ready;
  return (
    <div className={styles.frame} role="alert">
      <span className={styles.failedIcon}>
        <CircleAlert aria-hidden className={iconSize.large} />
      </span>
      <div className={styles.words}>
        <p key={title} className={styles.title}>
          {title}
        </p>
        {problem !== null && <p>{problem.detail}</p>}
        {problem !== null && waitOf(problem).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      {/* The alert is read out once, not at each second. */}
      <div aria-live="off">
        <Button
          label={left > 0 ? texts.retryIn(waitOfSeconds(left)) : texts.retry}
          icon={RotateCw}
          onClick={onRetry}
          state={state}
        />
      </div>
    </div>
  );
}
