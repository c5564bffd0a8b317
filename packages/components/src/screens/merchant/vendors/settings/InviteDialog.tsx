import { useRef, useState } from 'react';
import { Banner } from '../../../../primitives/Banner.tsx';
import { Button } from '../../../../primitives/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog.tsx';
import { Inline } from '../../../../primitives/Inline.tsx';
import { sentencesOf, unknownProblem, type Outcome, type Problem } from '../../../../primitives/outcome.ts';
import { Text } from '../../../../primitives/Text.tsx';

type Props = {
  vendorName: string;
  /** Where the invitation goes: the email that is saved, which may not be the one being typed. */
  email: string;
  onInvite: () => Promise<Outcome>;
  onClose: () => void;
};

/** Asks before an invitation is sent, and says what became of it. Mount it to open it. */
export function InviteDialog({ vendorName, email, onInvite, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const isInFlight = useRef(false);

  const send = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setStep({ is: 'sending' });
    const outcome = await onInvite().catch((error: unknown): Outcome => {
      reportError(error);
      return { is: 'refused', problem: unknownProblem };
    });
    isInFlight.current = false;
    setStep(outcome.is === 'done' ? { is: 'sent' } : { is: 'failed', problem: outcome.problem });
  };

  const isSending = step.is === 'sending';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSending}
      title="Invite to Create Account"
      description={vendorName}
      size="small"
    >
      <Words step={step} email={email} />
      <Inline space="small" justify="end">
        {step.is !== 'sent' && (
          <Button
            label={step.is === 'failed' ? 'Close' : 'Cancel'}
            onClick={onClose}
            state={isSending ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
          />
        )}
        {/* One button for all steps, so that focus stays on it. */}
        <Button
          label={labels[step.is]}
          tone="primary"
          onClick={step.is === 'sent' ? onClose : () => void send()}
          state={isSending ? { is: 'busy', label: 'Sending…' } : { is: 'ready' }}
        />
      </Inline>
    </Dialog>
  );
}

type Step = { is: 'asking' } | { is: 'sending' } | { is: 'sent' } | { is: 'failed'; problem: Problem };

const labels = {
  asking: 'Send invitation',
  sending: 'Send invitation',
  sent: 'Done',
  failed: 'Try again',
} satisfies Record<Step['is'], string>;

function Words({ step, email }: { step: Step; email: string }) {
  if (step.is === 'sent') {
    return (
      <Banner tone="positive" title="Invitation has been sent." announcement="polite">
        <p>It is on its way to {email}.</p>
      </Banner>
    );
  }
  if (step.is === 'failed') {
    return (
      <Banner tone="critical" title="Something went wrong. Try again later." announcement="assertive">
        {sentencesOf(step.problem).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Banner>
    );
  }
  return (
    <Text>
      An email with a link to register in the vendor portal goes to{' '}
      <Text as="strong" weight="semibold">
        {email}
      </Text>
      .
    </Text>
  );
}
