import { referralCode } from '@consignment/domain/shop/onboarding';
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('InstallScreen', {
  title: 'Sell other makers’ goods',
  about:
    'Consignment calculates how much each of your vendors has earned, pays them and gives them their own portal.',
  form: 'Install',
  reads: 'Consignment reads your shop’s orders and changes nothing in your shop.',
  installApp: 'Install App',
  opening: 'Opening…',
  hasCode: 'I have a referral code',
  codeForm: 'Install with a code',
  referralCode: 'Referral code',
  submitInstall: 'Submit & Install',
  goBack: 'Go back, I do not have a referral code.',
  codeMissing: 'Enter your referral code, or go back.',
  codeTooLong: 'A referral code can have up to 100 characters.',
});

type Props = {
  /** Leads on, with the trimmed referral code or without one. */
  onInstall: (referral: string | null) => Promise<Outcome>;
};

/** Where a shop that has not used the app begins (spec foundations §2). A shop that has logged in before needs a SignInScreen. */
export function InstallScreen({ onInstall }: Props) {
  const [hasCode, setHasCode] = useState(false);
  return (
    <SignInPage brand={<Wordmark />} title={texts.title} description={texts.about}>
      {hasCode ? (
        <ReferralForm onInstall={onInstall} onBack={() => setHasCode(false)} />
      ) : (
        <Form label={texts.form} schema={z.object({})} defaultValues={{}} onSubmit={() => onInstall(null)}>
          <Text>{texts.reads}</Text>
          <Stack space="small">
            <SubmitButton label={texts.installApp} busyLabel={texts.opening} width="full" />
            <Button label={texts.hasCode} tone="quiet" width="full" onClick={() => setHasCode(true)} />
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
      z.minLength(1, { error: () => texts.codeMissing }),
      z.maxLength(100, { error: () => texts.codeTooLong }),
    ),
});

function ReferralForm({ onInstall, onBack }: Props & { onBack: () => void }) {
  return (
    <Form
      label={texts.codeForm}
      schema={schema}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => onInstall(referralCode(code))}
    >
      <TextField name="code" label={texts.referralCode} autoComplete="off" />
      <Stack space="small">
        <SubmitButton label={texts.submitInstall} busyLabel={texts.opening} width="full" />
        <Button label={texts.goBack} tone="quiet" width="full" onClick={onBack} />
      </Stack>
    </Form>
  );
}
