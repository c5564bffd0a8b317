import type { ReactNode } from 'react';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
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
  /** For shops that came from Shopify, whose owners have no password. */
  hrefOfPlatform: string;
  /** Shown below the form, such as the logins of the demo. */
  hint?: ReactNode;
};

/** Where a shop owner signs in. */
export function SignInScreen({ reason, onSignIn, hrefOfForgotPassword, hrefOfPlatform, hint }: Props) {
  return (
    <SignInPage
      brand={<Wordmark />}
      title="Sign in to your shop"
      description="See what each vendor is owed, and pay them."
      ways={
        <>
          <Link href={hrefOfForgotPassword} label="Forgot password" />
          <ButtonLink href={hrefOfPlatform} label="Sign in with Shopify" width="full" />
        </>
      }
    >
      <SignInForm submitLabel="Sign in" reason={reason} onSignIn={onSignIn} hint={hint} />
    </SignInPage>
  );
}
