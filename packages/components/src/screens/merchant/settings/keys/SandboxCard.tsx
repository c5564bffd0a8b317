import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { JobProgress } from '../../../../parts/imports/JobProgress.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../../primitives/overlays/ConfirmDialog.tsx';
import type { KnownOutcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';
import type { ShownSandbox } from './program-key.ts';

const texts = defineTexts('SandboxCard', {
  title: 'Sandbox',
  about:
    'Try a program with a year of made-up orders, payouts and statements. Only test keys can reach the sandbox. The sandbox sends no emails, pays no one and calls no other servers.',
  waiting: 'Waiting to start',
  meanwhile:
    'Test keys will be refused until the sandbox has been filled. Your shop and its keys won’t be affected.',
  failed: 'The sandbox could not be filled.',
  failedDetail: 'Reset the sandbox to try again.',
  make: 'Create sandbox',
  reset: 'Reset sandbox',
  makeTitle: 'Create the sandbox?',
  resetTitle: 'Reset the sandbox?',
  makeDetail:
    'The sandbox will be filled with made-up data, which takes a few minutes. Your shop won’t be affected.',
  resetDetail:
    'Everything that programs have done in the sandbox will be deleted, and the sandbox will be filled again. This takes a few minutes. Your shop won’t be affected.',
  making: 'Creating…',
  resetting: 'Resetting…',
  filled: 'Filled {time}',
});

type Props = {
  sandbox: ShownSandbox;
  timeZone: string;
  onReset: () => Promise<KnownOutcome>;
};

/** The sandbox that test keys reach, and the way to a fresh one. */
export function SandboxCard({ sandbox, timeZone, onReset }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { state, description, progress, filled_at: filledAt } = sandbox;
  const isFirst = state === 'none';
  return (
    <Card title={texts.title}>
      <Stack space="medium" align="stretch">
        <Text>{texts.about}</Text>
        {state === 'filling' && (
          <JobProgress
            label={description === '' ? texts.waiting : description}
            progress={progress}
            meanwhile={texts.meanwhile}
          />
        )}
        {state === 'failed' && (
          <Banner tone="critical" title={texts.failed}>
            <p>{texts.failedDetail}</p>
          </Banner>
        )}
        {state === 'ready' && (
          <Text size="small" tone="muted">
            <TextWithElements
              text={texts.filled}
              elements={{ time: <DateTimeText instant={filledAt} timeZone={timeZone} /> }}
            />
          </Text>
        )}
        {state !== 'filling' && (
          <div>
            <Button label={isFirst ? texts.make : texts.reset} onClick={() => setIsAsking(true)} />
          </div>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={isFirst ? texts.makeTitle : texts.resetTitle}
        description={isFirst ? texts.makeDetail : texts.resetDetail}
        confirmLabel={isFirst ? texts.make : texts.reset}
        busyLabel={isFirst ? texts.making : texts.resetting}
        tone={isFirst ? 'primary' : 'critical'}
        onConfirm={onReset}
      />
    </Card>
  );
}
