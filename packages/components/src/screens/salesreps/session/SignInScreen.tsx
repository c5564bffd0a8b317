import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { SignInForm, type Credentials } from '../../../parts/SignInForm.tsx';
import { SignInPage } from '../../../parts/SignInPage.tsx';
import { Wordmark } from '../../../parts/Wordmark.tsx';

type Props = {
  /** Why the person has to sign in again; null for a first visit. */
  reason: string | null;
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
  hrefOfForgotPassword: string;
  /** Shown below the form, such as the logins of the demo. */
  hint?: ReactNode;
};

/** Where a sales rep signs in. */
export function SignInScreen({ reason, onSignIn, hrefOfForgotPassword, hint }: Props) {
  return (
    <SignInPage
      brand={<Wordmark />}
      title="Sign in as a sales rep"
      description="See the orders of your shop."
      ways={<Link href={hrefOfForgotPassword} label="Forgot password" />}
    >
      <SignInForm submitLabel="Sign in" reason={reason} onSignIn={onSignIn} hint={hint} />
    </SignInPage>
  );
}
