import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import type { ShownFactor } from './second-factor.ts';
import { SignInForm, type Credentials } from './SignInForm.tsx';

const texts = defineTexts('SignInDialog', {
  yourSessionHasEnded: 'Your session has ended',
  logInToGoChanges: 'Log in to continue. Your changes will stay on the page.',
  logInAsSomebodyElse: 'Log in as someone else',
});

type Props = {
  /** Of the person whose session has ended. */
  email: string;
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
  onSecondFactor: (shown: ShownFactor) => Promise<Outcome>;
  /** Leaves the page for the sign-in of any account. */
  onLeave: () => void;
};

/**
 * Asks for the password over a page whose session has ended; the page and its typed text stay below. Mount it to open
 * it. It closes with the sign-in only, since the page is of no use without.
 */
export function SignInDialog({ email, onSignIn, onSecondFactor, onLeave }: Props) {
  return (
    <Dialog
      isOpen
      onClose={null}
      title={texts.yourSessionHasEnded}
      description={texts.logInToGoChanges}
      size="small"
    >
      <SignInForm
        reason={null}
        email={email}
        onSignIn={onSignIn}
        onSecondFactor={onSecondFactor}
        hint={<Button label={texts.logInAsSomebodyElse} tone="quiet" width="full" onClick={onLeave} />}
      />
    </Dialog>
  );
}
