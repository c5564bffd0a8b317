import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { focusTitle } from '../../primitives/navigation/focus-title.ts';
import { Form } from '../../primitives/forms/Form.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';

const texts = defineTexts('RequestReset', {
  passwordResetEmailHas: 'Password reset email has been sent.',
  ifIsTheEmailLogin:
    'If there is a login for {sentTo}, we’ve sent a link to that address. Other addresses won’t get one. The link works once, within one hour. A second request within a minute won’t send another email.',
  login: 'Login',
  enterTheEmailAddressLogin:
    'Enter your login email address. We’ll send you a link to choose a new password.',
  requestPasswordReset: 'Request Password Reset',
  email: 'Email',
  sending: 'Sending…',
  invalidEmail: 'Invalid email.',
});

const schema = z.object({
  email: z.string().check(z.trim(), z.email({ error: () => texts.invalidEmail })),
});

type Props = {
  onRequest: (email: string) => Promise<Outcome>;
  hrefOfLogin: string;
  /** The page around it; `ways` are the other pages before the sign-in. */
  frame: (content: { description?: string; ways?: ReactNode; children: ReactNode }) => ReactNode;
};

/** Asks for the mail with the link to a new password (spec accounts §2.4, §8). Where the link leads is a ResetPassword. */
export function RequestReset({ onRequest, hrefOfLogin, frame }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = async (email: string): Promise<Outcome> => {
    const outcome = await onRequest(email);
    if (outcome.is === 'refused') return outcome;
    setSentTo(email);
    focusTitle();
    return outcome;
  };
  if (sentTo !== null) {
    return frame({
      children: (
        <>
          <Banner tone="positive" title={texts.passwordResetEmailHas} announcement="polite">
            <Text size="small" tone="inherit">
              {texts.ifIsTheEmailLogin({ sentTo })}
            </Text>
          </Banner>
          <ButtonLink href={hrefOfLogin} label={texts.login} width="full" />
        </>
      ),
    });
  }
  return frame({
    description: texts.enterTheEmailAddressLogin,
    ways: <Link href={hrefOfLogin} label={texts.login} />,
    children: (
      <Form
        label={texts.requestPasswordReset}
        schema={schema}
        defaultValues={{ email: '' }}
        onSubmit={({ email }) => request(email)}
      >
        <TextField name="email" type="email" label={texts.email} autoComplete="username" />
        <SubmitButton label={texts.requestPasswordReset} busyLabel={texts.sending} width="full" />
      </Form>
    ),
  });
}
