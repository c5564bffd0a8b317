import { defineTexts } from '@consignment/domain/text/texts';
import { RequestReset } from './RequestReset.tsx';
import { SignInPage } from './SignInPage.tsx';
import { Wordmark } from '../pages/Wordmark.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';

const texts = defineTexts('ForgotPasswordPage', {
  title: 'Forgot your password',
});

type Props = {
  onRequest: (email: string) => Promise<Outcome>;
  hrefOfLogin: string;
};

/** Where a person of one of the shop's own apps asks for the mail with the link to a new password. The link leads to a ResetPasswordPage. */
export function ForgotPasswordPage(props: Props) {
  return (
    <RequestReset
      {...props}
      frame={(content) => <SignInPage brand={<Wordmark />} title={texts.title} {...content} />}
    />
  );
}
