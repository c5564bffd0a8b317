import { referralCode } from '@consignment/domain/shop/onboarding';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';

type Props = {
  /** Leads on, with the trimmed referral code or without one. */
  onInstall: (referral: string | null) => Promise<Outcome>;
};

/** Where a shop that has not used the app begins (spec foundations §2). A shop that has logged in before needs a SignInScreen. */
export function InstallScreen({ onInstall }: Props) {
  const [hasCode, setHasCode] = useState(false);
  return (
    <SignInPage
      brand={<Wordmark />}
      title="Sell other makers’ goods"
      description="Consignment works out what each of your vendors has earned, pays them, and gives them a portal of their own."
    >
      {hasCode ? (
        <ReferralForm onInstall={onInstall} onBack={() => setHasCode(false)} />
      ) : (
        <Form label="Install" schema={z.object({})} defaultValues={{}} onSubmit={() => onInstall(null)}>
          <Text>It reads the orders of your shop and changes nothing in it.</Text>
          <Stack space="small">
            <SubmitButton label="Install App" busyLabel="Opening…" width="full" />
            <Button
              label="I have a referral code"
              tone="quiet"
              width="full"
              onClick={() => setHasCode(true)}
            />
          </Stack>
        </Form>
      )}
    </SignInPage>
  );
}

const schema = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter your referral code, or go back.' }),
      z.maxLength(100, { error: 'A referral code has at most 100 characters.' }),
    ),
});

function ReferralForm({ onInstall, onBack }: Props & { onBack: () => void }) {
  return (
    <Form
      label="Install with a code"
      schema={schema}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => onInstall(referralCode(code))}
    >
      <TextField name="code" label="Referral code" autoComplete="off" />
      <Stack space="small">
        <SubmitButton label="Submit & Install" busyLabel="Opening…" width="full" />
        <Button label="Go back, I do not have a referral code." tone="quiet" width="full" onClick={onBack} />
      </Stack>
    </Form>
  );
}
