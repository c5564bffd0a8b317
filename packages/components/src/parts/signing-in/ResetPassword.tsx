import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
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
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import { type NewPassword, emptyPassword, newPassword, passwordWords } from './new-password.ts';

const texts = defineTexts('ResetPassword', {
  login: 'Login',
  notLoaded: 'The link could not be loaded.',
  passwordResetLinkIsInvalid: 'Password reset link is invalid.',
  aLinkWorksOnceWithin: 'Each link works once, within one hour. Please request a new one.',
  forgotYourPassword: 'Forgot your password',
  resetPassword: 'Reset Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  saving: 'Saving…',
  passwordHasBeenResetPlease: 'Password has been reset. Please proceed to login.',
  checkingTheLink: 'Checking the link…',
  somethingWentWrong: 'Something went wrong.',
});

/** Of the link in the mail: not known at first (spec accounts §4); `failed` when the server could not be asked. */
export type ResetLinkState =
  | { is: 'checking' }
  | { is: 'valid' }
  | { is: 'invalid' }
  | { is: 'failed'; problem: Problem; onRetry: () => void };

/** `over`: the link was used or has expired since the form was opened. */
export type ResetOutcome = Outcome | { is: 'over' };

type Props = {
  link: ResetLinkState;
  onReset: (password: NewPassword) => Promise<ResetOutcome>;
  hrefOfLogin: string;
  hrefOfForgotPassword: string;
  /** The page around it; `ways` are the other pages before the sign-in. */
  frame: (content: { ways?: ReactNode; children: ReactNode }) => ReactNode;
};

/**
 * Where the link of a RequestReset leads: a new password, once (spec accounts §2.4, §5). The password of a person who is
 * logged in is changed in a PasswordPanel.
 */
export function ResetPassword(props: Props) {
  const { link, onReset, hrefOfLogin, hrefOfForgotPassword, frame } = props;
  const [end, setEnd] = useState<'done' | 'over' | null>(null);
  const reset = async (password: NewPassword): Promise<Outcome> => {
    const outcome = await onReset(password);
    if (outcome.is === 'refused') return { is: 'refused', problem: wentWrong(outcome.problem) };
    setEnd(outcome.is);
    focusTitle();
    return { is: 'done' };
  };
  const shown = end === 'over' ? 'invalid' : (end ?? link.is);
  return frame({
    ways: shown === 'valid' ? <Link href={hrefOfLogin} label={texts.login} /> : undefined,
    children: (
      <>
        {shown === 'checking' && <Checking />}
        {link.is === 'failed' && (
          <FailedState title={texts.notLoaded} problem={link.problem} onRetry={link.onRetry} />
        )}
        {shown === 'invalid' && (
          <>
            <Banner tone="critical" title={texts.passwordResetLinkIsInvalid} announcement="polite">
              <Text size="small" tone="inherit">
                {texts.aLinkWorksOnceWithin}
              </Text>
            </Banner>
            <ButtonLink href={hrefOfForgotPassword} label={texts.forgotYourPassword} width="full" />
          </>
        )}
        {shown === 'valid' && (
          <Form
            label={texts.resetPassword}
            schema={newPassword}
            defaultValues={emptyPassword}
            onSubmit={reset}
          >
            <PasswordField
              name="new_password1"
              label={texts.newPassword}
              purpose="new"
              hint={passwordWords.hint}
            />
            <PasswordField name="new_password2" label={texts.confirmNewPassword} purpose="new" />
            <SubmitButton label={texts.resetPassword} busyLabel={texts.saving} width="full" />
          </Form>
        )}
        {shown === 'done' && (
          <>
            <Banner tone="positive" title={texts.passwordHasBeenResetPlease} announcement="polite" />
            <ButtonLink href={hrefOfLogin} label={texts.login} tone="primary" width="full" />
          </>
        )}
      </>
    ),
  });
}

function Checking() {
  return (
    <Stack space="medium">
      <VisuallyHidden role="status">{texts.checkingTheLink}</VisuallyHidden>
      <Skeleton shape="block" />
    </Stack>
  );
}

/** The words of the spec, and then the reason (spec accounts §8). */
function wentWrong(problem: Problem): Problem {
  const something = { detail: texts.somethingWentWrong };
  const reasons = problem.errors.length > 0 ? problem.errors : [{ detail: problem.detail }];
  return { ...something, errors: [something, ...reasons] };
}
