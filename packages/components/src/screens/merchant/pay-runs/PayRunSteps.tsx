import type { PayRunState } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import Check from 'lucide-react/icons/check';
import { iconSize } from '../../../primitives/text/icon.css.ts';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './PayRunSteps.css.ts';

const texts = defineTexts('PayRunSteps', {
  label: 'Pay run steps',
  partlyFailed: 'Partly failed',
  draft: 'Draft',
  approved: 'Approved',
  paying: 'Paying',
  done: 'Done',
  isDone: '(done)',
});

type Props = {
  /** A canceled run has no steps ahead: it shows a banner in their place. */
  state: Exclude<PayRunState, 'canceled'>;
};

const steps = ['draft', 'approved', 'paying', 'done'] as const;

const placeOf = {
  draft: 0,
  approved: 1,
  paying: 2,
  done: 4,
  partly_failed: 3,
} satisfies Record<Props['state'], number>;

/** The way of a pay run from draft to done, and how far it has come. In a list that is a PayRunStateBadge. */
export function PayRunSteps({ state }: Props) {
  const at = placeOf[state];
  return (
    <ol role="list" aria-label={texts.label} className={styles.list}>
      {steps.map((step, place) => {
        const standing = place === at ? 'current' : place < at ? 'done' : 'ahead';
        return (
          <li
            key={step}
            className={styles.step({ state: standing })}
            aria-current={standing === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark({ state: standing })} aria-hidden>
              {standing === 'done' ? <Check className={iconSize.small} /> : place + 1}
            </span>
            <span>{step === 'done' && state === 'partly_failed' ? texts.partlyFailed : texts[step]}</span>
            {standing === 'done' && <VisuallyHidden> {texts.isDone}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
