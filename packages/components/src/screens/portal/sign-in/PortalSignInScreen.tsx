import type { ReactNode } from 'react';
import { SignInForm, type Credentials } from '../../../parts/SignInForm.tsx';
import { Banner } from '../../../primitives/Banner.tsx';
import { Heading } from '../../../primitives/Heading.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { pageId } from '../../../primitives/page-ids.ts';
import { ShopLogo, type LogoOfShop } from '../brand/ShopLogo.tsx';
import { closedText } from '../frame/PortalFrame.tsx';
import * as styles from './PortalSignInScreen.css.ts';

type Props = {
  /** Texts are empty where the shop has not written any. */
  shop: LogoOfShop & {
    vendor_portal_login_title: string;
    vendor_portal_login_description: string;
    vendor_portal_disabled: boolean;
  };
  /** Why the person has to log in again, such as `You were signed out because …`; null for a first visit. */
  reason: string | null;
  onLogin: (credentials: Credentials) => Promise<Outcome>;
  /** Shown below the form, such as the logins of the demo. */
  hint?: ReactNode;
};

/** The portal's front door: the shop's face, and two fields (spec accounts §2.4). */
export function PortalSignInScreen({ shop, reason, onLogin, hint }: Props) {
  const title = shop.vendor_portal_login_title.trim() || 'Welcome Vendors';
  const description = shop.vendor_portal_login_description.trim();
  return (
    <main id={pageId.main} className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.welcome}>
          <ShopLogo shop={shop} size="face" />
          <div className={styles.words}>
            <Heading level={1} id={pageId.title} isFocusTarget>
              {title}
            </Heading>
            {description !== '' && <p className={styles.description}>{description}</p>}
          </div>
        </div>
        {shop.vendor_portal_disabled ? (
          <Banner tone="info" title={closedText(shop.name)} />
        ) : (
          <SignInForm
            submitLabel="Login"
            reason={reason}
            onSignIn={async (credentials) => explained(await onLogin(credentials).catch(failed))}
            hint={hint}
          />
        )}
      </div>
    </main>
  );
}

const something = 'Something went wrong. Please try again.';

function failed(error: unknown): Outcome {
  reportError(error);
  return { is: 'refused', problem: { detail: something, errors: [] } };
}

/** The server's message, else a sentence that is always true (spec accounts §8). */
function explained(outcome: Outcome): Outcome {
  if (outcome.is === 'done' || outcome.problem.detail.trim() !== '') return outcome;
  return { is: 'refused', problem: { ...outcome.problem, detail: something } };
}
