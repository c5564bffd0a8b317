import { setupSteps, type SetupGuide as Guide, type SetupStep } from '@consignment/domain/shop/setup-guide';
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
      label="Put away"
      tone="quiet"
      size="small"
      onClick={() => void putAway()}
      state={away === 'busy' ? { is: 'busy', label: 'Putting away…' } : { is: 'ready' }}
    />
  );
  const refusal = typeof away === 'object' && <RefusalBanner problem={away} />;
  if (guide.is === 'ready' && guide.value.steps.every(({ isDone }) => isDone)) {
    return (
      <Card>
        {refusal}
        <Inline space="small" justify="between">
          <Text>Your shop is set up.</Text>
          {button}
        </Inline>
      </Card>
    );
  }
  return (
    <Card title="Set up your shop" actions={button}>
      <Stack space="medium">
        {refusal}
        {guide.is === 'failed' ? (
          <FailedState what="The guide" problem={guide.problem} onRetry={guide.onRetry} />
        ) : guide.is === 'loading' ? (
          <div aria-busy>
            <VisuallyHidden role="status">Loading the guide…</VisuallyHidden>
            <Steps guide={unknown} hrefOfStep={hrefOfStep} />
          </div>
        ) : (
          <Steps guide={guide.value} hrefOfStep={hrefOfStep} />
        )}
      </Stack>
    </Card>
  );
}

// The steps are known before what is done of them, so that little moves.
const unknown: Guide = {
  steps: setupSteps.map((step) => ({ step, isDone: false })),
  next: null,
  isReading: false,
};

function Steps({ guide, hrefOfStep }: { guide: Guide } & Pick<Props, 'hrefOfStep'>) {
  return (
    <Checklist
      label="Steps to your first payout"
      steps={guide.steps.map(({ step, isDone }) => {
        const { title, text, verb } = words[step];
        const state = isDone ? 'done' : step === guide.next ? 'current' : 'ahead';
        const isRead = step === 'import' && guide.isReading;
        return {
          title,
          state,
          detail: isDone ? null : isRead ? 'Your orders are being read from your shop.' : text,
          action: state === 'current' && <ButtonLink label={verb} href={hrefOfStep(step)} tone="primary" />,
        };
      })}
    />
  );
}

const words = {
  import: {
    title: 'Import orders',
    text: 'Upload the files that your shop has exported. Orders of a connected shop come in automatically.',
    verb: 'Choose files',
  },
  rates: {
    title: 'Check rates',
    text: 'Set what a vendor earns of each sale, for the shop or vendor by vendor.',
    verb: 'Open rates',
  },
  brand: {
    title: 'Brand the portal',
    text: 'Give the portal of your vendors your logo or colours.',
    verb: 'Open portal settings',
  },
  invite: {
    title: 'Invite vendors',
    text: 'Vendors log in to the portal, where they see their own figures only.',
    verb: 'Open accounts',
  },
  payout: {
    title: 'First payout',
    text: 'Choose a vendor, look at the sum once more, and pay.',
    verb: 'Choose a vendor',
  },
} satisfies Record<SetupStep, { title: string; text: string; verb: string }>;
