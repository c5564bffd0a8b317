import { useRef, useState } from 'react';
import { defineTexts } from '@consignment/domain/text/texts';
import { counted } from '../../../../parts/lists/counted.ts';
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
  eachGetsAnEmail:
    'Each gets an email with a link to choose a password, check how they are paid, and see their own figures. ' +
    'There is nothing for you to approve. The link works once, within a week.',
  eachHasALink:
    'The link in each invitation lets the vendor choose a password, check how they are paid, and see their own figures. ' +
    'There is nothing for you to approve. The link works once, within a week.',
  keptInTheFolder:
    'This installation sends no mail. {count, plural, one {# invitation lies} other {# invitations lie}} in its folder of mail. Once SMTP_URL and MAIL_FROM are set, “Invite all” sends {count, plural, one {it} other {them}} with new links.',
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
    <Dialog isOpen onClose={onClose} canClose={!isSending} title="Invite vendors">
      {step.is === 'answered' && <Answer answer={step.answer} />}
      {step.is === 'failed' && (
        <Banner tone="critical" title="Something went wrong. Try again later." announcement="assertive">
          {sentencesOf(step.problem).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Banner>
      )}
      {step.is !== 'answered' && <Review invitations={invitations} hrefOfVendor={hrefOfVendor} />}
      <DialogActions>
        {step.is !== 'answered' && (
          <Button
            label="Cancel"
            onClick={onClose}
            state={isSending ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
          />
        )}
        {/* One button for all steps, so that focus stays on it. */}
        <Button
          label={step.is === 'answered' ? 'Done' : `Invite ${counted(toInvite.length, 'vendor')}`}
          tone="primary"
          onClick={step.is === 'answered' ? onClose : () => void send()}
          state={isSending ? { is: 'busy', label: 'Sending…' } : { is: 'ready' }}
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
            {`${counted(withoutEmail.length, 'vendor')} without an email cannot be invited`}
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
          {`${counted(invited.length, 'vendor')} ${invited.length === 1 ? 'has' : 'have'} an open invitation, and none is sent again.`}
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
          title={
            sent === 0
              ? 'No invitation was sent.'
              : `${counted(sent, 'invitation')} ${sent === 1 ? 'is' : 'are'} on the way.`
          }
          announcement="polite"
        />
      ) : (
        <Banner
          tone="caution"
          title={sent === 1 ? 'The invitation has not been sent.' : 'The invitations have not been sent.'}
          announcement="polite"
        >
          <p>{texts.keptInTheFolder({ count: sent })}</p>
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

const reasons = {
  has_login: 'has a login already',
  no_email: 'has no email',
  invited: 'has an open invitation',
} satisfies Record<VendorLeftOut['reason'], string>;
