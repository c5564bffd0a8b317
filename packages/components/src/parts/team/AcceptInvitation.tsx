import { roles, type Role } from '@consignment/domain/people/roles';
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
import { filled, passwordHint, passwordsDiffer } from '../signing-in/new-password.ts';

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

/** Where the link of an invitation leads: who invites to what, and a password. A vendor registers by itself elsewhere. */
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
        <Link href={hrefOfForgotPassword} label="Forgot your password" />
      ) : undefined,
    children: (
      <>
        {shown === 'checking' && (
          <Stack space="medium">
            <VisuallyHidden role="status">Checking the link…</VisuallyHidden>
            <Skeleton shape="block" />
          </Stack>
        )}
        {link.is === 'failed' && (
          <FailedState what="The invitation" problem={link.problem} onRetry={link.onRetry} />
        )}
        {shown === 'invalid' && (
          <Banner tone="critical" title="This invitation is no longer good." announcement="polite">
            <Text size="small" tone="inherit">
              A link works once, within a week, and a newer one takes its place. Please ask for another
              invitation.
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
              title={
                invitation?.is_first === true
                  ? 'Your account is ready. Please log in.'
                  : 'You are in the team. Please log in.'
              }
              announcement="polite"
            />
            <ButtonLink href={hrefOfLogin} label="Login" tone="primary" width="full" />
          </>
        )}
      </>
    ),
  });
}

function wordsOf({ invited_by: by, shop_name: shop, vendors }: ReadInvitation): string {
  const to = vendors.length === 0 ? `the team of ${shop}` : `the vendor portal of ${shop}`;
  return by === null || by === '' ? `You are invited to ${to}.` : `${by} invites you to ${to}.`;
}

function verbOf({ is_first: isFirst }: ReadInvitation): string {
  return isFirst ? 'Open my account' : 'Join the team';
}

function factsOf({ role, email, vendors, is_first: isFirst }: ReadInvitation) {
  return [
    { term: 'Your login', description: email },
    ...(isFirst
      ? []
      : [{ term: 'Your role', description: `${roles[role].name}. ${roles[role].description}` }]),
    ...(vendors.length === 0
      ? []
      : [{ term: isFirst ? 'Vendor' : 'Vendors', description: vendors.join(', ') }]),
  ];
}

type FormProps = { verb: string; onAccept: (acceptance: Acceptance) => Promise<Outcome> };

function KnownForm({ verb, onAccept }: FormProps) {
  return (
    <Form label="Accept" schema={known} defaultValues={{ password: '' }} onSubmit={onAccept}>
      <PasswordField
        name="password"
        label="Your password"
        purpose="current"
        hint="Your address has a login here already. It joins with the password that it has."
      />
      <SubmitButton label={verb} busyLabel="Joining…" width="full" />
    </Form>
  );
}

function NewForm({ verb, onAccept }: FormProps) {
  return (
    <Form
      label="Accept"
      schema={chosen}
      defaultValues={{ name: '', password: '', repeated: '' }}
      onSubmit={onAccept}
    >
      <TextField name="name" label="Your name" autoComplete="name" />
      <PasswordField name="password" label="New Password" purpose="new" hint={passwordHint} />
      <PasswordField name="repeated" label="Confirm New Password" purpose="new" />
      <SubmitButton label={verb} busyLabel="Joining…" width="full" />
    </Form>
  );
}

const known = z.object({ password: filled() });

const chosen = z
  .object({ name: filled(), password: filled(), repeated: filled() })
  .check(({ value, issues }) => {
    const { password, repeated } = value;
    if (password === '' || repeated === '' || password === repeated) return;
    issues.push({ code: 'custom', message: passwordsDiffer, path: ['repeated'], input: repeated });
  });
