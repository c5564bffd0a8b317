import { RequestReset } from '../../../parts/RequestReset.tsx';
import { SignInPage } from '../../../parts/SignInPage.tsx';
import { Wordmark } from '../../../parts/Wordmark.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';

type Props = {
  onRequest: (email: string) => Promise<Outcome>;
  hrefOfLogin: string;
};

/** Where a shop owner asks for the mail with the link to a new password. */
export function ForgotPasswordScreen(props: Props) {
  return (
    <RequestReset
      {...props}
      loginLabel="Sign in"
      frame={(content) => <SignInPage brand={<Wordmark />} title="Forgot your password" {...content} />}
    />
  );
}
