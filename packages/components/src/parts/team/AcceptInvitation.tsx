import { roleDescriptions, roleLabels, type Role } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { focusTitle } from '../../primitives/navigation/focus-title.ts';
import { Form } from '../../primitives/forms/Form.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { Outcome, Problem } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import { filled, passwordWords } from '../signing-in/new-password.ts';

const texts = defineTexts('AcceptInvitation', {
  forgotYourPassword: 'Forgot your password',
  checkingTheLink: 'Checking the link…',
  notLoaded: 'The invitation could not be loaded.',
  thisInvitationIsNoLonger: 'This invitation is no longer valid.',
  aLinkWorksOnceWithin:
    'Each link works once, within a week, and is replaced by any newer link. Please ask for another invitation.',
  yourAccountIsReadyPlease: 'Your account is ready. Please log in.',
  youAreInTheTeam: 'You’ve joined the team. Please log in.',
  login: 'Login',
  theTeam: 'the {shop} team',
  theVendorPortal: 'the {shop} vendor portal',
  youAreInvited: 'You’ve been invited to join {to}.',
  invitesYou: '{by} has invited you to join {to}.',
  openMyAccount: 'Open my account',
  joinTheTeam: 'Join the team',
  yourLogin: 'Your login',
  yourRole: 'Your role',
  vendor: 'Vendor',
  vendors: 'Vendors',
  accept: 'Accept',
  yourPassword: 'Your password',
  passwordHint: 'There is already a login for your email address. Use its password to join.',
  joining: 'Joining…',
  yourName: 'Your name',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
});

/** The team that the link of the mail invites to. */
export type ReadInvitation = {
  role: Role;
  email: string;
  shop_name: string;
  /** The names of the vendors that the portal shows; empty for the shop's own team. */
  vendors: readonly string[];
  invited_by: string | null;
  /** The address has a login, whose password it joins with. */
  has_login: boolean;
  /** A vendor's first person, whose account begins with the link. */
  is_first: boolean;
};

export type InvitationLink =
  | { is: 'checking' }
  | { is: 'valid'; invitation: ReadInvitation }
  | { is: 'invalid' }
  | { is: 'failed'; problem: Problem; onRetry: () => void };

export type Acceptance = { password: string; repeated?: string; name?: string };

/** `over`: the link was used, renewed or withdrawn since the page was opened. */
export type AcceptOutcome = Outcome | { is: 'over' };

type Props = {
  link: InvitationLink;
  /** Logs the person in too, where that needs nothing more. */
  onAccept: (acceptance: Acceptance) => Promise<AcceptOutcome>;
  hrefOfLogin: string;
  hrefOfForgotPassword: string;
  /** The page around it; `ways` are the other pages before the sign-in. */
  frame: (content: { description?: string; ways?: ReactNode; children: ReactNode }) => ReactNode;
};

/** The page that an invitation links to: who invites to what, and a password. Vendors who register without one use another page. */
export function AcceptInvitation({ link, onAccept, hrefOfLogin, hrefOfForgotPassword, frame }: Props) {
  const [end, setEnd] = useState<'done' | 'over' | null>(null);
  const accept = async (acceptance: Acceptance): Promise<Outcome> => {
    const outcome = await onAccept(acceptance);
    if (outcome.is === 'refused') return outcome;
    setEnd(outcome.is);
    focusTitle();
    return { is: 'done' };
  };
  const shown = end === 'over' ? 'invalid' : (end ?? link.is);
  const invitation = link.is === 'valid' ? link.invitation : null;
  return frame({
    ...(shown === 'valid' && invitation !== null ? { description: wordsOf(invitation) } : {}),
    ways:
      shown === 'valid' && invitation?.has_login === true ? (
        <Link href={hrefOfForgotPassword} label={texts.forgotYourPassword} />
      ) : undefined,
    children: (
      <>
        {shown === 'checking' && (
          <Stack space="medium">
            <VisuallyHidden role="status">{texts.checkingTheLink}</VisuallyHidden>
            <Skeleton shape="block" />
          </Stack>
        )}
        {link.is === 'failed' && (
          <FailedState title={texts.notLoaded} problem={link.problem} onRetry={link.onRetry} />
        )}
        {shown === 'invalid' && (
          <Banner tone="critical" title={texts.thisInvitationIsNoLonger} announcement="polite">
            <Text size="small" tone="inherit">
              {texts.aLinkWorksOnceWithin}
            </Text>
          </Banner>
        )}
        {shown === 'valid' && invitation !== null && (
          <>
            <DescriptionList items={factsOf(invitation)} />
            {invitation.has_login ? (
              <KnownForm verb={verbOf(invitation)} onAccept={accept} />
            ) : (
              <NewForm verb={verbOf(invitation)} onAccept={accept} />
            )}
          </>
        )}
        {shown === 'done' && (
          <>
            <Banner
              tone="positive"
              title={invitation?.is_first === true ? texts.yourAccountIsReadyPlease : texts.youAreInTheTeam}
              announcement="polite"
            />
            <ButtonLink href={hrefOfLogin} label={texts.login} tone="primary" width="full" />
          </>
        )}
      </>
    ),
  });
}

function wordsOf({ invited_by: by, shop_name: shop, vendors }: ReadInvitation): string {
  const to = vendors.length === 0 ? texts.theTeam({ shop }) : texts.theVendorPortal({ shop });
  return by === null || by === '' ? texts.youAreInvited({ to }) : texts.invitesYou({ by, to });
}

function verbOf({ is_first: isFirst }: ReadInvitation): string {
  return isFirst ? texts.openMyAccount : texts.joinTheTeam;
}

function factsOf({ role, email, vendors, is_first: isFirst }: ReadInvitation) {
  return [
    { term: texts.yourLogin, description: email },
    ...(isFirst
      ? []
      : [{ term: texts.yourRole, description: `${roleLabels[role]}. ${roleDescriptions[role]}` }]),
    ...(vendors.length === 0
      ? []
      : [{ term: isFirst ? texts.vendor : texts.vendors, description: vendors.join(', ') }]),
  ];
}

type FormProps = { verb: string; onAccept: (acceptance: Acceptance) => Promise<Outcome> };

function KnownForm({ verb, onAccept }: FormProps) {
  return (
    <Form label={texts.accept} schema={known} defaultValues={{ password: '' }} onSubmit={onAccept}>
      <PasswordField name="password" label={texts.yourPassword} purpose="current" hint={texts.passwordHint} />
      <SubmitButton label={verb} busyLabel={texts.joining} width="full" />
    </Form>
  );
}

function NewForm({ verb, onAccept }: FormProps) {
  return (
    <Form
      label={texts.accept}
      schema={chosen}
      defaultValues={{ name: '', password: '', repeated: '' }}
      onSubmit={onAccept}
    >
      <TextField name="name" label={texts.yourName} autoComplete="name" />
      <PasswordField name="password" label={texts.newPassword} purpose="new" hint={passwordWords.hint} />
      <PasswordField name="repeated" label={texts.confirmNewPassword} purpose="new" />
      <SubmitButton label={verb} busyLabel={texts.joining} width="full" />
    </Form>
  );
}

const known = z.object({ password: filled() });

const chosen = z
  .object({ name: filled(), password: filled(), repeated: filled() })
  .check(({ value, issues }) => {
    const { password, repeated } = value;
    if (password === '' || repeated === '' || password === repeated) return;
    issues.push({ code: 'custom', message: passwordWords.differ, path: ['repeated'], input: repeated });
  });
