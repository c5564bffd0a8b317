import { movingSteps, type MovingStep } from '@consignment/domain/moves/moving-steps';
import { defineTexts } from '@consignment/domain/text/texts';
import Check from 'lucide-react/icons/check';
import { iconSize } from '../../../primitives/text/icon.css.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import * as styles from '../pay-runs/PayRunSteps.css.ts';
import { moveStepNames } from './move.ts';

const texts = defineTexts('MoveSteps', {
  label: 'Steps in the move',
  isDone: '(done)',
});

type Props = {
  /** The step that is shown. */
  current: MovingStep;
  /** The step that the move has come to; null once it is behind all of them. */
  reached: MovingStep | null;
  /** Those that can be looked at; the others have no link. */
  open: readonly MovingStep[];
  hrefOf: (step: MovingStep) => string;
};

/** The way of a move from its files to the books, and how far it has come. */
export function MoveSteps({ current, reached, open, hrefOf }: Props) {
  const at = reached === null ? movingSteps.length : movingSteps.indexOf(reached);
  return (
    <nav aria-label={texts.label}>
      <ol role="list" className={styles.list}>
        {movingSteps.map((step, place) => {
          const isCurrent = step === current;
          const isDone = place < at && !isCurrent;
          const state = isCurrent ? 'current' : isDone ? 'done' : 'ahead';
          return (
            <li key={step} className={styles.step({ state })} aria-current={isCurrent ? 'step' : undefined}>
              <span className={styles.mark({ state })} aria-hidden>
                {isDone ? <Check className={iconSize.small} /> : place + 1}
              </span>
              {!isCurrent && open.includes(step) ? (
                <Link href={hrefOf(step)} label={moveStepNames[step]} tone="quiet" />
              ) : (
                <span>{moveStepNames[step]}</span>
              )}
              {isDone && <VisuallyHidden> {texts.isDone}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
