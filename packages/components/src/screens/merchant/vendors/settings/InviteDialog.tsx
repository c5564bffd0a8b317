import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import { MailSetupNotice, type MailSetup } from '../../../../parts/team/MailSetupNotice.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { rejected, sentencesOf, type Problem } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';

const texts = defineTexts('InviteDialog', {
  anEmailGoesTo: 'An email with a link to the vendor portal goes to',
  theLinkIsFor: 'The invitation with a link to the vendor portal is for',
});

/** The state of the mail: `kept` where the installation sends none, `already` where one was sent a moment ago. */
type InviteMail = 'sent' | 'queued' | 'kept' | 'already';
export type VendorInviteOutcome = { is: 'done'; mail: InviteMail } | { is: 'refused'; problem: Problem };

type Props = {
  vendorName: string;
  /** Where the invitation goes: the email that is saved, which may not be the one being typed. */
  email: string;
  /** Null where it is not known. */
  mail: MailSetup | null;
  onInvite: () => Promise<VendorInviteOutcome>;
  onClose: () => void;
};

/** Asks before an invitation is sent, and says what became of it. Mount it to open it. */
export function InviteDialog({ vendorName, email, mail, onInvite, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const isInFlight = useRef(false);

  const send = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setStep({ is: 'sending' });
    const outcome = await onInvite().catch(rejected);
    isInFlight.current = false;
    setStep(
      outcome.is === 'done'
        ? { is: 'answered', mail: outcome.mail }
        : { is: 'failed', problem: outcome.problem },
    );
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
      <Words step={step} email={email} mail={mail} />
      <DialogActions>
        {step.is !== 'answered' && (
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
          onClick={step.is === 'answered' ? onClose : () => void send()}
          state={isSending ? { is: 'busy', label: 'Sending…' } : { is: 'ready' }}
        />
      </DialogActions>
    </Dialog>
  );
}

type Step =
  | { is: 'asking' }
  | { is: 'sending' }
  | { is: 'answered'; mail: InviteMail }
  | { is: 'failed'; problem: Problem };

const labels = {
  asking: 'Send invitation',
  sending: 'Send invitation',
  answered: 'Done',
  failed: 'Retry',
} satisfies Record<Step['is'], string>;

const sent = 'Invitation has been sent.';

/** Says of the mail no more than is known of it. */
const answers = {
  sent: { tone: 'positive', title: sent, text: (email: string) => `It is on its way to ${email}.` },
  already: {
    tone: 'info',
    title: sent,
    text: (email: string) => `It went to ${email} less than a minute ago, so no second one is sent.`,
  },
  queued: {
    tone: 'caution',
    title: 'Invitation has not been sent yet.',
    text: (email: string) =>
      `The mail server does not take it at the moment. It goes to ${email} automatically as soon as possible.`,
  },
  kept: {
    tone: 'caution',
    title: 'Invitation has not been sent.',
    text: (email: string) =>
      `This installation sends no mail. The invitation to ${email} lies in its folder of mail. Once SMTP_URL and MAIL_FROM are set, invite the vendor again.`,
  },
} as const satisfies Record<InviteMail, object>;

function Words({ step, email, mail }: { step: Step } & Pick<Props, 'email' | 'mail'>) {
  if (step.is === 'answered') {
    const { tone, title, text } = answers[step.mail];
    return (
      <Banner tone={tone} title={title} announcement="polite">
        <p>{text(email)}</p>
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
    <Stack space="medium">
      {mail !== null && <MailSetupNotice {...mail} />}
      <Text>
        <span>{mail?.sends_mail === false ? texts.theLinkIsFor : texts.anEmailGoesTo}</span>{' '}
        <Text as="strong" weight="semibold">
          {email}
        </Text>
        . It works once, within a week, and there is nothing for you to approve.
      </Text>
    </Stack>
  );
}
