import { useState } from 'react';
import { emptyPassword, newPassword, passwordHint, type NewPassword } from '../../../parts/new-password.ts';
import { Banner } from '../../../primitives/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Form } from '../../../primitives/Form.tsx';
import { Link } from '../../../primitives/Link.tsx';
import type { Outcome, Problem } from '../../../primitives/outcome.ts';
import { PasswordField } from '../../../primitives/PasswordField.tsx';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { SubmitButton } from '../../../primitives/SubmitButton.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { focusEntrance, PortalEntrance } from '../sign-in/PortalEntrance.tsx';

export type { NewPassword };

/** Of the link in the mail: not known at first (spec accounts §4); `failed` when nobody could be asked. */
export type ResetLinkState =
  | { is: 'checking' }
  | { is: 'valid' }
  | { is: 'invalid' }
  | { is: 'failed'; problem: Problem; onRetry: () => void };

/** `over`: the link was used or has expired since the form was opened. */
export type ResetOutcome = Outcome | { is: 'over' };

type Props = {
  shop: LogoOfShop;
  link: ResetLinkState;
  onReset: (password: NewPassword) => Promise<ResetOutcome>;
  hrefOfLogin: string;
  hrefOfForgotPassword: string;
};

/** Where the link of the mail leads: a new password, once (spec accounts §2.4, §5). */
export function PortalResetPasswordScreen(props: Props) {
  const { shop, link, onReset, hrefOfLogin, hrefOfForgotPassword } = props;
  const [end, setEnd] = useState<'done' | 'over' | null>(null);
  const reset = async (password: NewPassword): Promise<Outcome> => {
    const outcome = await onReset(password);
    if (outcome.is === 'refused') return { is: 'refused', problem: wentWrong(outcome.problem) };
    setEnd(outcome.is);
    focusEntrance();
    return { is: 'done' };
  };
  const shown = end === 'over' ? 'invalid' : (end ?? link.is);
  return (
    <PortalEntrance
      shop={shop}
      title="Reset Password"
      ways={shown === 'valid' ? <Link href={hrefOfLogin} label="Login" /> : undefined}
    >
      {shown === 'checking' && <Checking />}
      {link.is === 'failed' && <FailedState what="The link" problem={link.problem} onRetry={link.onRetry} />}
      {shown === 'invalid' && (
        <>
          <Banner tone="critical" title="Password reset link is invalid." announcement="polite">
            <Text size="small" tone="inherit">
              A link works once, within one hour. Please ask for another one.
            </Text>
          </Banner>
          <ButtonLink href={hrefOfForgotPassword} label="Forgot your password" width="full" />
        </>
      )}
      {shown === 'valid' && (
        <Form label="Reset Password" schema={newPassword} defaultValues={emptyPassword} onSubmit={reset}>
          <PasswordField name="new_password1" label="New Password" purpose="new" hint={passwordHint} />
          <PasswordField name="new_password2" label="Confirm New Password" purpose="new" />
          <SubmitButton label="Reset Password" busyLabel="Saving…" width="full" />
        </Form>
      )}
      {shown === 'done' && (
        <>
          <Banner
            tone="positive"
            title="Password has been reset. Please proceed to login."
            announcement="polite"
          />
          <ButtonLink href={hrefOfLogin} label="Login" tone="primary" width="full" />
        </>
      )}
    </PortalEntrance>
  );
}

function Checking() {
  return (
    <Stack space="medium">
      <VisuallyHidden role="status">Checking the link…</VisuallyHidden>
      <Skeleton shape="block" />
    </Stack>
  );
}

/** The words of the spec, and then the reason (spec accounts §8). */
function wentWrong(problem: Problem): Problem {
  const something = { detail: 'Something went wrong.' };
  const reasons = problem.errors.length > 0 ? problem.errors : [{ detail: problem.detail }];
  return { ...something, errors: [something, ...reasons] };
}
