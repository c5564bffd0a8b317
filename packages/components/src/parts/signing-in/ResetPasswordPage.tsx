import { defineTexts } from '@consignment/domain/text/texts';
import type { NewPassword } from './new-password.ts';
import { ResetPassword, type ResetLinkState, type ResetOutcome } from './ResetPassword.tsx';
import { SignInPage } from './SignInPage.tsx';
import { Wordmark } from '../pages/Wordmark.tsx';

const texts = defineTexts('ResetPasswordPage', {
  resetPassword: 'Reset Password',
});

type Props = {
  link: ResetLinkState;
  onReset: (password: NewPassword) => Promise<ResetOutcome>;
  hrefOfLogin: string;
  hrefOfForgotPassword: string;
};

/** Where the link of the mail leads in the shop's own apps: a new password, once. The mail is asked for on a ForgotPasswordPage. */
export function ResetPasswordPage(props: Props) {
  return (
    <ResetPassword
      {...props}
      frame={(content) => <SignInPage brand={<Wordmark />} title={texts.resetPassword} {...content} />}
    />
  );
}
