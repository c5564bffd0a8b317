import { onboardingSteps, type OnboardingStep } from '@consignment/domain/shop/arrival';
import { numberOfStep } from '@consignment/domain/shop/onboarding';
import { defineTexts } from '@consignment/domain/text/texts';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { onboardingStepNames } from './onboarding.ts';
import * as styles from './StepList.css.ts';

const texts = defineTexts('StepList', {
  label: 'Setting up your shop',
  done: '(done)',
});

const listed = onboardingSteps.filter((step) => step !== 'rate');

/** The eight steps of the onboarding and which one this is. On a phone only the present one has its name. */
export function StepList({ current }: { current: OnboardingStep }) {
  const at = numberOfStep(current);
  return (
    <ol role="list" aria-label={texts.label} className={styles.list}>
      {listed.map((step) => {
        const number = numberOfStep(step);
        const state = number === at ? 'current' : number < at ? 'done' : 'ahead';
        return (
          <li
            key={step}
            className={styles.step({ state })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.number({ state })}>{number}</span>
            <span className={styles.name({ state })}>{onboardingStepNames[step]}</span>
            {state === 'done' && <VisuallyHidden> {texts.done}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
