import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Answered, Outcome, Problem } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import { onUse } from '../pages/on-use.tsx';
import type { ProofMethod, ShownFactor } from './second-factor.ts';

const texts = defineTexts('SignInForm', {
  confirm: 'Your password is correct. Now confirm that it’s you.',
  login: 'Login',
  loggingIn: 'Logging in…',
  back: 'Back',
  email: 'Email',
  password: 'Password',
  enterEmail: 'Enter your email address, such as ana@example.com.',
  enterPassword: 'Enter your password.',
  merchant: 'Go to the shop’s sign-in page',
  salesreps: 'Go to the sales reps’ sign-in page',
  portal: 'Go to the vendor portal',
});

// Few logins have one.
const { Component: SecondFactorForm } = onUse(
  async () => (await import('./SecondFactorForm.tsx')).SecondFactorForm,
);

export type Credentials = { email: string; password: string };

const schema = z.object({
  email: z.string().check(z.trim(), z.email({ error: () => texts.enterEmail })),
  password: z.string().check(z.minLength(1, { error: () => texts.enterPassword })),
});

type Props = {
  /** Why the person has to log in again, such as `You were logged out because …`; null for a first visit. */
  reason: string | null;
  /** The one account that may log in; left out, the person types it. */
  email?: string;
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
  /** Called with the second factor that a sign-in has asked for. */
  onSecondFactor: (shown: ShownFactor) => Promise<Outcome>;
  /** Shown below the form, such as the logins of the demo. */
  hint?: ReactNode;
};

type App = NonNullable<Problem['elsewhere']>['app'];

/**
 * Email and password, and the second factor of a login that has one. A correct login for another app is led there. Both fields keep their text when they are refused.
 * Registering and resetting a password have other forms.
 */
export function SignInForm({ reason, email, onSignIn, onSecondFactor, hint }: Props) {
  const [methods, setMethods] = useState<readonly ProofMethod[] | null>(null);
  const [elsewhere, setElsewhere] = useState<{ detail: string; app: App; href: string } | null>(null);
  const signIn = async (credentials: Credentials): Promise<Answered> => {
    setElsewhere(null);
    const outcome = await onSignIn(credentials);
    if (outcome.is === 'refused' && outcome.problem.secondFactor !== undefined) {
      setMethods(outcome.problem.secondFactor.methods);
      // The password is right; the form gives way to the next one.
      return { is: 'cancelled' };
    }
    if (outcome.is === 'done' || outcome.problem.elsewhere === undefined) return outcome;
    const { detail, elsewhere: place } = outcome.problem;
    setElsewhere({ detail, ...place });
    // The login is right, so that nothing is to be typed again here.
    return { is: 'cancelled' };
  };
  if (methods !== null) {
    return (
      <Stack space="large">
        <Text>{texts.confirm}</Text>
        <SecondFactorForm
          methods={methods}
          label={texts.login}
          busyLabel={texts.loggingIn}
          onShow={onSecondFactor}
        />
        <Button label={texts.back} tone="quiet" width="full" onClick={() => setMethods(null)} />
      </Stack>
    );
  }
  return (
    <Stack space="large">
      {reason !== null && <Banner tone="info" title={reason} />}
      {elsewhere !== null && (
        <Banner
          tone="caution"
          title={elsewhere.detail}
          announcement="assertive"
          action={<ButtonLink href={elsewhere.href} label={texts[elsewhere.app]} tone="primary" />}
        />
      )}
      <Form
        label={texts.login}
        schema={schema}
        defaultValues={{ email: email ?? '', password: '' }}
        onSubmit={signIn}
      >
        {email === undefined ? (
          <TextField name="email" type="email" label={texts.email} autoComplete="username" />
        ) : (
          <>
            <DescriptionList items={[{ term: texts.email, description: email }]} />
            {/* Password managers choose the password by it. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
          </>
        )}
        <PasswordField name="password" label={texts.password} purpose="current" />
        <SubmitButton label={texts.login} busyLabel={texts.loggingIn} width="full" />
      </Form>
      {hint}
    </Stack>
  );
}
