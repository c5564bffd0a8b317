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
import type { ShownSandbox } from './program-key.ts';

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
    <Card title="Sandbox">
      <Stack space="medium" align="stretch">
        <Text>
          A shop with a year of made-up orders, payouts and statements, to try a program with. Only test keys
          reach it. It sends no mail, pays no one and calls no other server.
        </Text>
        {state === 'filling' && (
          <JobProgress
            label={description === '' ? 'Waiting to begin' : description}
            progress={progress}
            meanwhile="Test keys are refused until it is full. Your shop and its keys are not touched."
          />
        )}
        {state === 'failed' && (
          <Banner tone="critical" title="The sandbox could not be filled.">
            <p>Reset it to try again.</p>
          </Banner>
        )}
        {state === 'ready' && (
          <Text size="small" tone="muted">
            Filled <DateTimeText instant={filledAt} timeZone={timeZone} />
          </Text>
        )}
        {state !== 'filling' && (
          <div>
            <Button label={isFirst ? 'Make sandbox' : 'Reset sandbox'} onClick={() => setIsAsking(true)} />
          </div>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={isFirst ? 'Make the sandbox?' : 'Reset the sandbox?'}
        description={
          isFirst
            ? 'It is filled with made-up data, which takes some minutes. Your shop is not touched.'
            : 'All that programs did in it is deleted, and it is filled again, which takes some minutes. Your shop is not touched.'
        }
        confirmLabel={isFirst ? 'Make sandbox' : 'Reset sandbox'}
        busyLabel={isFirst ? 'Making…' : 'Resetting…'}
        tone={isFirst ? 'primary' : 'critical'}
        onConfirm={onReset}
      />
    </Card>
  );
}
