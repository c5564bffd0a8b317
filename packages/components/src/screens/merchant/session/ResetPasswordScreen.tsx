import type { NewPassword } from '../../../parts/new-password.ts';
import { ResetPassword, type ResetLinkState, type ResetOutcome } from '../../../parts/ResetPassword.tsx';
import { SignInPage } from '../../../parts/SignInPage.tsx';
import { Wordmark } from '../../../parts/Wordmark.tsx';

type Props = {
  link: ResetLinkState;
  onReset: (password: NewPassword) => Promise<ResetOutcome>;
  hrefOfLogin: string;
  hrefOfForgotPassword: string;
};

/** Where the link of the mail leads a shop owner: a new password, once. */
export function ResetPasswordScreen(props: Props) {
  return (
    <ResetPassword
      {...props}
      loginLabel="Sign in"
      frame={(content) => <SignInPage brand={<Wordmark />} title="Reset Password" {...content} />}
    />
  );
}
