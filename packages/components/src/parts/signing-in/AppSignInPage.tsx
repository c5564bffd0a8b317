import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import type { ShownFactor } from './second-factor.ts';
import { SignInForm, type Credentials } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';
import { Wordmark } from '../pages/Wordmark.tsx';

const texts = defineTexts('AppSignInPage', {
  forgotPassword: 'Forgot password',
  logInWithShopify: 'Log in with Shopify',
  merchant: 'Log in to your shop',
  merchantDetail: 'See what each vendor is owed, and pay them.',
  salesreps: 'Log in as a sales rep',
  salesrepsDetail: 'See your shop’s orders.',
});

type Props = {
  app: 'merchant' | 'salesreps';
  /** Why the person has to log in again; null for a first visit. */
  reason: string | null;
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
  onSecondFactor: (shown: ShownFactor) => Promise<Outcome>;
  hrefOfForgotPassword: string;
  /** For shops that came from Shopify, whose owners have no password; null in an app that they do not come to. */
  hrefOfPlatform: string | null;
  /** Shown below the form, such as the logins of the demo. */
  hint?: ReactNode;
};

/** Where a person logs in to one of the shop's own apps. The portal has another sign-in. */
export function AppSignInPage({
  app,
  reason,
  onSignIn,
  onSecondFactor,
  hrefOfForgotPassword,
  hrefOfPlatform,
  hint,
}: Props) {
  return (
    <SignInPage
      brand={<Wordmark />}
      title={texts[app]}
      description={texts[`${app}Detail`]}
      ways={
        <>
          <Link href={hrefOfForgotPassword} label={texts.forgotPassword} />
          {hrefOfPlatform !== null && (
            <ButtonLink href={hrefOfPlatform} label={texts.logInWithShopify} width="full" />
          )}
        </>
      }
    >
      <SignInForm reason={reason} onSignIn={onSignIn} onSecondFactor={onSecondFactor} hint={hint} />
    </SignInPage>
  );
}
