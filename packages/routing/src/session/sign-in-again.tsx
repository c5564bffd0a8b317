import type { Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { SignInDialog } from '@consignment/components/parts/signing-in/SignInDialog';
import { showOverPages } from '../lists/over-pages.tsx';
import { showFactor } from './show-factor.tsx';

export type SignInAgain = {
  signIn: (credentials: { email: string; password: string }) => Promise<Done>;
  client: Client;
};

type Options = SignInAgain & {
  session: Session;
  /** The email of the ended session; another account leaves the page. */
  who: string;
  onSignedIn: () => void;
  /** Leaves the page: for the sign-in, or for the start where another person has logged in. */
  onLeave: () => void;
};

/** Asks for the password over the page, which stays as it is; a sign-in in another tab closes the dialog too. */
export function askToSignIn({ session, client, who, signIn, onSignedIn, onLeave }: Options): void {
  const look = () => {
    const tokens = session.tokens();
    if (tokens === null) return;
    window.removeEventListener('storage', look);
    // Figures of one account never stay on the page of another.
    if (tokens.who !== who) return onLeave();
    hide();
    onSignedIn();
  };
  const hide = showOverPages(
    <SignInDialog
      key="sign-in"
      email={who}
      onSignIn={async (credentials) => {
        const outcome = await signIn(credentials);
        if (outcome.is === 'done') look();
        return outcome;
      }}
      onSecondFactor={async (shown) => {
        const outcome = await showFactor({ client, session }, shown);
        if (outcome.is === 'done') look();
        return outcome;
      }}
      onLeave={onLeave}
    />,
  );
  window.addEventListener('storage', look);
  // The sign-in may have happened while this code was loading.
  look();
}
