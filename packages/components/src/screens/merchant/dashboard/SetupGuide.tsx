import { setupSteps, type SetupGuide as Guide, type SetupStep } from '@consignment/domain/shop/setup-guide';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Checklist } from './Checklist.tsx';

const texts = defineTexts('SetupGuide', {
  putAway: 'Dismiss',
  puttingAway: 'Dismissing…',
  finished: 'Your shop is set up.',
  title: 'Set up your shop',
  guideNotLoaded: 'The guide could not be loaded.',
  loading: 'Loading the guide…',
  steps: 'Steps to your first payout',
  reading: 'Your shop’s orders are being read.',
  import: 'Import orders',
  importDetail:
    'Upload the files exported from your shop. If your shop is connected, orders are imported automatically.',
  importAction: 'Choose files',
  rates: 'Check rates',
  ratesDetail: 'Set each vendor’s share of a sale, for the whole shop or vendor by vendor.',
  ratesAction: 'Open rates',
  brand: 'Brand the portal',
  brandDetail: 'Add your logo or colours to your vendor portal.',
  brandAction: 'Open portal settings',
  invite: 'Invite vendors',
  inviteDetail: 'Vendors log in to the portal and see only their own figures.',
  inviteAction: 'Open accounts',
  payout: 'First payout',
  payoutDetail: 'Choose a vendor, check the total, and pay.',
  payoutAction: 'Choose a vendor',
});

type Props = {
  guide: Loadable<Guide>;
  hrefOfStep: (step: SetupStep) => string;
  /** It does not come again. */
  onPutAway: () => Promise<Outcome>;
};

/** The way of a new shop to its first payout (spec foundations §4), in place of a page of empty cards; one line at its end. */
export function SetupGuide({ guide, hrefOfStep, onPutAway }: Props) {
  const [away, setAway] = useState<'idle' | 'busy' | Problem>('idle');
  const putAway = async () => {
    setAway('busy');
    const outcome = await onPutAway().catch(rejected);
    setAway(outcome.is === 'done' ? 'idle' : outcome.problem);
  };
  const button = (
    <Button
      label={texts.putAway}
      tone="quiet"
      size="small"
      onClick={() => void putAway()}
      state={away === 'busy' ? { is: 'busy', label: texts.puttingAway } : { is: 'ready' }}
    />
  );
  const refusal = typeof away === 'object' && <RefusalBanner problem={away} />;
  if (guide.is === 'ready' && guide.value.steps.every(({ isDone }) => isDone)) {
    return (
      <Card>
        {refusal}
        <Inline space="small" justify="between">
          <Text>{texts.finished}</Text>
          {button}
        </Inline>
      </Card>
    );
  }
  return (
    <Card title={texts.title} actions={button}>
      <Stack space="medium">
        {refusal}
        {guide.is === 'failed' ? (
          <FailedState title={texts.guideNotLoaded} problem={guide.problem} onRetry={guide.onRetry} />
        ) : guide.is === 'loading' ? (
          <div aria-busy>
            <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
            <Steps guide={unknown} hrefOfStep={hrefOfStep} />
          </div>
        ) : (
          <Steps guide={guide.value} hrefOfStep={hrefOfStep} />
        )}
      </Stack>
    </Card>
  );
}

// The steps are known before their progress, so that little moves.
const unknown: Guide = {
  steps: setupSteps.map((step) => ({ step, isDone: false })),
  next: null,
  isReading: false,
};

function Steps({ guide, hrefOfStep }: { guide: Guide } & Pick<Props, 'hrefOfStep'>) {
  return (
    <Checklist
      label={texts.steps}
      steps={guide.steps.map(({ step, isDone }) => {
        const { title, text, verb } = words()[step];
        const state = isDone ? 'done' : step === guide.next ? 'current' : 'ahead';
        const isRead = step === 'import' && guide.isReading;
        return {
          title,
          state,
          detail: isDone ? null : isRead ? texts.reading : text,
          action: state === 'current' && <ButtonLink label={verb} href={hrefOfStep(step)} tone="primary" />,
        };
      })}
    />
  );
}

const words = (): Record<SetupStep, { title: string; text: string; verb: string }> => ({
  import: { title: texts.import, text: texts.importDetail, verb: texts.importAction },
  rates: { title: texts.rates, text: texts.ratesDetail, verb: texts.ratesAction },
  brand: { title: texts.brand, text: texts.brandDetail, verb: texts.brandAction },
  invite: { title: texts.invite, text: texts.inviteDetail, verb: texts.inviteAction },
  payout: { title: texts.payout, text: texts.payoutDetail, verb: texts.payoutAction },
});
