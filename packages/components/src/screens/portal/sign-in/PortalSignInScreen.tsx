import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import type { ShownFactor } from '../../../parts/signing-in/second-factor.ts';
import { SignInForm, type Credentials } from '../../../parts/signing-in/SignInForm.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { noticeTexts } from '../notice/PortalNotice.tsx';
import { PortalEntrance } from './PortalEntrance.tsx';

const texts = defineTexts('PortalSignInScreen', {
  somethingWentWrong: 'Something went wrong. Please try again.',
  welcomeVendors: 'Welcome Vendors',
  forgotYourPassword: 'Forgot your password',
  continueWithYourShopAccount: 'Continue with your shop account',
  register: 'Register',
  waitingForApproval: 'Waiting for approval',
});

/** `waiting`: email and password are right, and the shop has yet to approve the account. */
export type LoginOutcome = Outcome | { is: 'waiting'; detail: string };

type Props = {
  /** Texts are empty where the shop has not written any. */
  shop: LogoOfShop & {
    vendor_portal_login_title: string;
    vendor_portal_login_description: string;
    vendor_portal_disabled: boolean;
  };
  /** Why the person has to log in again, such as `You were logged out because …`; null for a first visit. */
  reason: string | null;
  onLogin: (credentials: Credentials) => Promise<LoginOutcome>;
  onSecondFactor: (shown: ShownFactor) => Promise<Outcome>;
  /** The other sections of the login page, each a separate page (spec accounts §2.3). */
  hrefOfRegister: string;
  hrefOfForgotPassword: string;
  /** Lets the person in who is logged in to the shop; null without one. */
  hrefOfShopAccount: string | null;
  /** Shown below the form, such as the logins of the demo. */
  hint?: ReactNode;
};

/** The portal's front door: the shop's face, two fields, and the ways for those who have no password (spec accounts §2.4). */
export function PortalSignInScreen({
  shop,
  reason,
  onLogin,
  onSecondFactor,
  hrefOfRegister,
  hrefOfForgotPassword,
  hrefOfShopAccount,
  hint,
}: Props) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const login = async (credentials: Credentials): Promise<Outcome> => {
    setWaiting(null);
    const outcome = await onLogin(credentials).catch(failed);
    if (outcome.is !== 'waiting') return explained(outcome);
    setWaiting(outcome.detail);
    return { is: 'done' };
  };
  const isClosed = shop.vendor_portal_disabled;
  return (
    <PortalEntrance
      shop={shop}
      title={shop.vendor_portal_login_title.trim() || texts.welcomeVendors}
      description={shop.vendor_portal_login_description.trim()}
      ways={
        isClosed ? undefined : (
          <>
            <Link href={hrefOfForgotPassword} label={texts.forgotYourPassword} />
            {hrefOfShopAccount !== null && (
              <ButtonLink href={hrefOfShopAccount} label={texts.continueWithYourShopAccount} width="full" />
            )}
            <ButtonLink href={hrefOfRegister} label={texts.register} width="full" />
          </>
        )
      }
    >
      {isClosed ? (
        <Banner tone="info" title={noticeTexts.closed({ shopName: shop.name })} />
      ) : (
        <Stack space="large">
          {waiting !== null && (
            <Banner tone="caution" title={texts.waitingForApproval} announcement="polite">
              <Text size="small" tone="inherit">
                {waiting}
              </Text>
            </Banner>
          )}
          <SignInForm reason={reason} onSignIn={login} onSecondFactor={onSecondFactor} hint={hint} />
        </Stack>
      )}
    </PortalEntrance>
  );
}

function failed(error: unknown): Outcome {
  reportError(error);
  return { is: 'refused', problem: { detail: texts.somethingWentWrong, errors: [] } };
}

/** The server's message, else a sentence that is always true (spec accounts §8). */
function explained(outcome: Outcome): Outcome {
  if (outcome.is === 'done' || outcome.problem.detail.trim() !== '') return outcome;
  return { is: 'refused', problem: { ...outcome.problem, detail: texts.somethingWentWrong } };
}
