import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import { MailSetupNotice, type MailSetup } from '../../../../parts/team/MailSetupNotice.tsx';
import { Banner, type Tone } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { rejected, sentencesOf, type Problem } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('InviteDialog', {
  title: 'Invite to Create Account',
  close: 'Close',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  sending: 'Sending…',
  onItsWay: 'The invitation is on its way to {email}.',
  sentBefore: 'The invitation was sent to {email} less than a minute ago, so it hasn’t been sent again.',
  willBeSent:
    'The mail server isn’t accepting the invitation at the moment. It will be sent to {email} automatically as soon as possible.',
  kept: 'This installation doesn’t send emails. The invitation to {email} is in its mail folder. Once SMTP_URL and MAIL_FROM are set, invite the vendor again.',
  somethingWentWrong: 'Something went wrong. Try again later.',
  send: 'Send invitation',
  done: 'Done',
  retry: 'Retry',
  sent: 'Invitation has been sent.',
  notSentYet: 'Invitation has not been sent yet.',
  notSent: 'Invitation has not been sent.',
  anEmailGoesTo:
    'An email with a link to the vendor portal will be sent to {email}. The link can be used once and expires after a week. You won’t need to approve anything.',
  theLinkIsFor:
    'The invitation to {email} has a link to the vendor portal. The link works once, within a week, and there is nothing for you to approve.',
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
      title={texts.title}
      description={vendorName}
      size="small"
    >
      <Words step={step} email={email} mail={mail} />
      <DialogActions>
        {step.is !== 'answered' && (
          <Button
            label={step.is === 'failed' ? texts.close : texts.cancel}
            onClick={onClose}
            state={isSending ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
          />
        )}
        {/* One button for all steps, so that focus stays on it. */}
        <Button
          label={labelOf(step)}
          tone="primary"
          onClick={step.is === 'answered' ? onClose : () => void send()}
          state={isSending ? { is: 'busy', label: texts.sending } : { is: 'ready' }}
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

function labelOf({ is }: Step): string {
  if (is === 'answered') return texts.done;
  return is === 'failed' ? texts.retry : texts.send;
}

type Answer = {
  tone: Tone;
  title: () => string;
  text: (values: { email: string }) => string;
};

/** Says only what is known of the mail. */
const answers: Record<InviteMail, Answer> = {
  sent: { tone: 'positive', title: () => texts.sent, text: (values) => texts.onItsWay(values) },
  already: { tone: 'info', title: () => texts.sent, text: (values) => texts.sentBefore(values) },
  queued: { tone: 'caution', title: () => texts.notSentYet, text: (values) => texts.willBeSent(values) },
  kept: { tone: 'caution', title: () => texts.notSent, text: (values) => texts.kept(values) },
};

function Words({ step, email, mail }: { step: Step } & Pick<Props, 'email' | 'mail'>) {
  if (step.is === 'answered') {
    const { tone, title, text } = answers[step.mail];
    return (
      <Banner tone={tone} title={title()} announcement="polite">
        <p>{text({ email })}</p>
      </Banner>
    );
  }
  if (step.is === 'failed') {
    return (
      <Banner tone="critical" title={texts.somethingWentWrong} announcement="assertive">
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
        <TextWithElements
          text={mail?.sends_mail === false ? texts.theLinkIsFor : texts.anEmailGoesTo}
          elements={{
            email: (
              <Text as="strong" weight="semibold">
                {email}
              </Text>
            ),
          }}
        />
      </Text>
    </Stack>
  );
}
