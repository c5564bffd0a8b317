import { type OnboardingStep } from '@consignment/domain/shop/arrival';
import { isBefore, numberOfStep, onboardingStepCount, stepBefore } from '@consignment/domain/shop/onboarding';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { CalculationPanel } from './CalculationPanel.tsx';
import { DiscountsPanel } from './DiscountsPanel.tsx';
import { FinishPanel } from './FinishPanel.tsx';
import { IntroductionPanel } from './IntroductionPanel.tsx';
import type { OnboardingChoice, OnboardingSaved, PanelProps, OnboardingScheme } from './onboarding.ts';
import * as styles from './OnboardingScreen.css.ts';
import { RatePanel } from './RatePanel.tsx';
import { madeUpSample, type Sample } from './sample.ts';
import { StartPanel } from './StartPanel.tsx';
import { StepList } from './StepList.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import { TrackingPanel } from './TrackingPanel.tsx';

const texts = defineTexts('OnboardingScreen', {
  logout: 'Logout',
  progress: 'Step {step} of {count}',
  terms: 'Welcome to Consignment',
  tracking: 'How are your vendors identified?',
  introduction: 'Your vendors’ commission',
  calculation: 'How are commissions calculated?',
  rate: 'How much do vendors receive?',
  discounts: 'Who bears the cost of discounts?',
  start: 'When do commissions start?',
  theme: 'Light or dark?',
  finish: 'Ready to start',
});

export type { OnboardingChoice, OnboardingSaved, Sample, OnboardingScheme };

type Props = {
  shopName: string;
  step: OnboardingStep;
  /** The furthest step that the shop has come to. */
  reached: OnboardingStep;
  /** A product of the shop's own orders to work examples with; null while there is none. */
  sample: Sample | null;
  onBack: (step: OnboardingStep) => void;
  onSignOut: () => void;
} & Pick<
  PanelProps,
  'saved' | 'currency' | 'timeZone' | 'orders' | 'hrefOfTerms' | 'hrefOfPrivacy' | 'onChoose' | 'onPreview'
>;

/**
 * The eight steps that set a new shop up, in front of the whole app (spec foundations §4). Every panel saves when it
 * is left and says in figures what its choice comes to.
 */
export function OnboardingScreen(props: Props) {
  const { shopName, step, reached, sample, onBack, onSignOut, ...panel } = props;
  const Panel = panels[step];
  const before = stepBefore(step, panel.saved.calculation);
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <Wordmark name={shopName} />
        <Button label={texts.logout} tone="quiet" onClick={onSignOut} />
      </div>
      <Page
        title={texts[step]}
        description={texts.progress({ step: numberOfStep(step), count: onboardingStepCount })}
        width="medium"
      >
        <StepList current={step} />
        <Card>
          <Panel
            key={step}
            {...panel}
            sample={sample ?? madeUpSample}
            isAnswered={isBefore(step, reached)}
            onBack={before === null ? null : () => onBack(before)}
          />
        </Card>
      </Page>
    </div>
  );
}

const panels = {
  terms: TermsPanel,
  tracking: TrackingPanel,
  introduction: IntroductionPanel,
  calculation: CalculationPanel,
  rate: RatePanel,
  discounts: DiscountsPanel,
  start: StartPanel,
  theme: ThemePanel,
  finish: FinishPanel,
} satisfies Record<OnboardingStep, (props: PanelProps) => ReactNode>;
