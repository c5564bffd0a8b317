import { useRef, useState } from 'react';
import { defineTexts } from '@consignment/domain/text/texts';
import { MailSetupNotice } from '../../../../parts/team/MailSetupNotice.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { rejected, sentencesOf, type Problem } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Link } from '../../../../primitives/navigation/Link.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Heading } from '../../../../primitives/text/Heading.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import type { VendorLeftOut, VendorInvitations, VendorsInvited } from './vendor-invitations.ts';

const texts = defineTexts('InviteVendorsDialog', {
  inviteVendors: 'Invite vendors',
  somethingWentWrong: 'Something went wrong. Try again later.',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  done: 'Done',
  sending: 'Sending…',
  noneSent: 'No invitations were sent.',
  invite: 'Invite {n, plural, one {# vendor} other {# vendors}}',
  eachGetsAnEmail:
    'Each vendor will get an email with a link to choose a password, check how they are paid and see their own figures. There is nothing for you to approve. The link works once, within a week.',
  eachHasALink:
    'The link in each invitation lets the vendor choose a password, check how they are paid and see their own figures. There is nothing for you to approve. The link works once, within a week.',
  withoutEmail: '{n, plural, one {# vendor} other {# vendors}} without an email address can’t be invited',
  alreadyInvited:
    '{n, plural, one {# vendor already has an open invitation, which won’t be sent again.} other {# vendors already have open invitations, which won’t be sent again.}}',
  onTheWay: '{n, plural, one {# invitation is} other {# invitations are}} on the way.',
  notSent: '{n, plural, one {The invitation has} other {The invitations have}} not been sent.',
  keptInTheFolder:
    'This installation doesn’t send emails. {n, plural, one {# invitation is} other {# invitations are}} in its mail folder. Once SMTP_URL and MAIL_FROM are set, “Invite all” will send {n, plural, one {it} other {them}} with new links.',
});

type Props = {
  /** As they are when the dialog opens. */
  invitations: VendorInvitations;
  hrefOfVendor: (vendorId: number) => string;
  /** Mails each of these vendors a link; asked again it mails none twice. */
  onInvite: (vendorIds: readonly number[]) => Promise<VendorsInvited>;
  onClose: () => void;
};

type Step =
  | { is: 'asking' }
  | { is: 'sending' }
  | { is: 'answered'; answer: Extract<VendorsInvited, { is: 'done' }> }
  | { is: 'failed'; problem: Problem };

/** Says who is invited and who cannot be, invites them in one go, and says what became of it. Mount it to open it. */
export function InviteVendorsDialog({ invitations, hrefOfVendor, onInvite, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const isInFlight = useRef(false);
  const { to_invite: toInvite } = invitations;
  const send = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setStep({ is: 'sending' });
    const answer = await onInvite(toInvite.map(({ id }) => id)).catch(rejected);
    isInFlight.current = false;
    setStep(answer.is === 'done' ? { is: 'answered', answer } : { is: 'failed', problem: answer.problem });
  };
  const isSending = step.is === 'sending';
  return (
    <Dialog isOpen onClose={onClose} canClose={!isSending} title={texts.inviteVendors}>
      {step.is === 'answered' && <Answer answer={step.answer} />}
      {step.is === 'failed' && (
        <Banner tone="critical" title={texts.somethingWentWrong} announcement="assertive">
          {sentencesOf(step.problem).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Banner>
      )}
      {step.is !== 'answered' && <Review invitations={invitations} hrefOfVendor={hrefOfVendor} />}
      <DialogActions>
        {step.is !== 'answered' && (
          <Button
            label={texts.cancel}
            onClick={onClose}
            state={isSending ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
          />
        )}
        {/* One button for all steps, so that focus stays on it. */}
        <Button
          label={step.is === 'answered' ? texts.done : texts.invite({ n: toInvite.length })}
          tone="primary"
          onClick={step.is === 'answered' ? onClose : () => void send()}
          state={isSending ? { is: 'busy', label: texts.sending } : { is: 'ready' }}
        />
      </DialogActions>
    </Dialog>
  );
}

function Review({ invitations, hrefOfVendor }: Pick<Props, 'invitations' | 'hrefOfVendor'>) {
  const { to_invite: toInvite, invited, without_email: withoutEmail } = invitations;
  return (
    <Stack space="medium">
      <MailSetupNotice {...invitations} />
      <Text>{invitations.sends_mail ? texts.eachGetsAnEmail : texts.eachHasALink}</Text>
      <Stack as="ul" space="xsmall">
        {toInvite.map(({ id, name, email }) => (
          <li key={id}>
            <Text as="span">{name}</Text>{' '}
            <Text as="span" size="small" tone="muted">
              {email}
            </Text>
          </li>
        ))}
      </Stack>
      {withoutEmail.length > 0 && (
        <Stack space="xsmall">
          <Heading level={3} size="small">
            {texts.withoutEmail({ n: withoutEmail.length })}
          </Heading>
          <Stack as="ul" space="xsmall">
            {withoutEmail.map(({ id, name }) => (
              <li key={id}>
                <Link href={hrefOfVendor(id)} label={name} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {invited.length > 0 && (
        <Text size="small" tone="muted">
          {texts.alreadyInvited({ n: invited.length })}
        </Text>
      )}
    </Stack>
  );
}

function Answer({
  answer: { sent, left_out: leftOut, mail },
}: {
  answer: Extract<VendorsInvited, { is: 'done' }>;
}) {
  return (
    <Stack space="medium">
      {mail === 'queued' || sent === 0 ? (
        <Banner
          tone={sent === 0 ? 'info' : 'positive'}
          title={sent === 0 ? texts.noneSent : texts.onTheWay({ n: sent })}
          announcement="polite"
        />
      ) : (
        <Banner tone="caution" title={texts.notSent({ n: sent })} announcement="polite">
          <p>{texts.keptInTheFolder({ n: sent })}</p>
        </Banner>
      )}
      {leftOut.length > 0 && (
        <Stack as="ul" space="xsmall">
          {leftOut.map(({ id, name, reason }) => (
            <li key={id}>
              <Text as="span">{name}</Text>{' '}
              <Text as="span" size="small" tone="muted">
                {reasons[reason]}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const reasons = defineTexts('ReasonsInviteVendorsDialog', {
  has_login: 'Already has a login',
  no_email: 'No email address',
  invited: 'Already has an open invitation',
} satisfies Record<VendorLeftOut['reason'], string>);
