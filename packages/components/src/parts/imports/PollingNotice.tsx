import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { waitOfSeconds, type Problem } from '../../primitives/feedback/outcome.ts';
import { useCountdown } from '../../primitives/feedback/use-countdown.ts';

const texts = defineTexts('PollingNotice', {
  workUnderWay: 'Work in progress',
  weCannotShowTheProgress: 'We can’t show the progress at the moment, but the work is continuing.',
  askingAgain: 'Checking again…',
  weAskAgain:
    '{unit, select, minute {We’ll check again in {n, plural, one {# minute} other {# minutes}}.} other {We’ll check again in {n, plural, one {# second} other {# seconds}}.}}',
});

type Props = {
  problem: Problem;
  /** From the failure to the next question. */
  seconds: number;
};

/**
 * The progress of the server's work cannot be asked for at the moment, on a page that shows it. Leave it out as soon
 * as there is an answer. A region that did not load is a FailedState.
 */
export function PollingNotice({ problem, seconds }: Props) {
  const left = useCountdown(seconds, problem);
  return (
    <aside aria-label={texts.workUnderWay}>
      <Banner tone="caution" title={texts.weCannotShowTheProgress} announcement="polite">
        <p>{problem.detail}</p>
        {/* Read out once, not at each second. */}
        <p aria-live="off">{left === 0 ? texts.askingAgain : texts.weAskAgain(waitOfSeconds(left))}</p>
      </Banner>
    </aside>
  );
}
