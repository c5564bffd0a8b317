import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { SignInForm, type Credentials } from './SignInForm.tsx';

type Props = {
  /** Of the person whose session has ended. */
  email: string;
  /** Merchants read 'Sign in', vendors 'Login' (spec accounts §2.4). */
  submitLabel: 'Sign in' | 'Login';
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
  /** Leaves the page for the sign-in of any account. */
  onLeave: () => void;
};

/**
 * Asks for the password over a page whose session has ended; the page and what was typed stay beneath. Mount it to open
 * it. It closes with the sign-in only, since the page is of no use without.
 */
export function SignInDialog({ email, submitLabel, onSignIn, onLeave }: Props) {
  return (
    <Dialog
      isOpen
      onClose={null}
      title="Your session has ended"
      description={`${signIn[submitLabel]} to go on. Your changes stay on the page.`}
      size="small"
    >
      <SignInForm
        submitLabel={submitLabel}
        reason={null}
        email={email}
        onSignIn={onSignIn}
        hint={
          <Button
            label={`${signIn[submitLabel]} as somebody else`}
            tone="quiet"
            width="full"
            onClick={onLeave}
          />
        }
      />
    </Dialog>
  );
}

const signIn = { 'Sign in': 'Sign in', Login: 'Log in' } satisfies Record<Props['submitLabel'], string>;
