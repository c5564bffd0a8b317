import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import { rejected, type Outcome } from '../../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { paypalEmailFrom, paypalRefused, type PaypalEmailChange } from './account-settings.ts';

const texts = defineTexts('PaypalEmailPanel', {
  nothingHasChanged: 'Nothing has changed.',
  paypalEmailUpdatedSuccessfully: 'PayPal email updated successfully.',
  title: 'PayPal Email',
  noneYet: 'None yet.',
  paypalEmail: 'PayPal email',
  paypalEmailHint:
    '{name} pays {name2} by PayPal to this address. After a change, payments are held for {bankHoldHours} hours, and an email is sent with a link to stop the change.',
  yourPassword: 'Your password',
  passwordHint: 'Money is sent to this address, so you need your login password to change it.',
  save: 'Save',
  saving: 'Saving…',
});

type Props = {
  shop: { name: string };
  vendor: { name: string; paypal_email: string };
  /** Why this login may not change the address now, and what to do; null where it may. */
  refused: string | null;
  onChangePaypalEmail: (change: PaypalEmailChange) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The address at which a vendor is paid. Money goes there, so a change needs the password of the login. */
export function PaypalEmailPanel({ shop, vendor, refused, onChangePaypalEmail, onDirtyChange }: Props) {
  const [saved, setSaved] = useState(vendor.paypal_email);
  const [status, setStatus] = useState('');
  const change = async (typed: PaypalEmailChange): Promise<Outcome> => {
    const email = typed.paypal_email.trim();
    if (email === saved) {
      setStatus(texts.nothingHasChanged);
      return { is: 'done' };
    }
    setStatus('');
    const outcome = await onChangePaypalEmail({ ...typed, paypal_email: email }).catch(rejected);
    if (outcome.is === 'refused') return paypalRefused(outcome);
    setSaved(email);
    setStatus(texts.paypalEmailUpdatedSuccessfully);
    return outcome;
  };
  if (refused !== null) {
    return (
      <Card title={texts.title}>
        <Stack space="small">
          <Text>{saved === '' ? texts.noneYet : isolated(saved)}</Text>
          <Text size="small">{refused}</Text>
        </Stack>
      </Card>
    );
  }
  return (
    <Card title={texts.title}>
      <Form
        label={texts.title}
        schema={paypalEmailFrom(saved)}
        defaultValues={{ paypal_email: vendor.paypal_email, password: '' }}
        onSubmit={change}
        afterSave={(sent) => ({ ...sent, password: '' })}
        onDirtyChange={(isDirty) => {
          if (isDirty) setStatus('');
          onDirtyChange(isDirty);
        }}
      >
        <TextField
          name="paypal_email"
          type="email"
          label={texts.paypalEmail}
          hint={texts.paypalEmailHint({
            name: isolated(shop.name),
            name2: isolated(vendor.name),
            bankHoldHours,
          })}
          autoComplete="email"
          isOptional
        />
        <PasswordField
          name="password"
          label={texts.yourPassword}
          purpose="current"
          hint={texts.passwordHint}
        />
        <FormActions>
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
          <Text as="span" size="small" tone="muted">
            <output>{status}</output>
          </Text>
        </FormActions>
      </Form>
    </Card>
  );
}
