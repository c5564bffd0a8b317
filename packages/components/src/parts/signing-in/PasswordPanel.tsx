import { passwordRuleText } from '@consignment/domain/people/password';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { FormActions } from '../../primitives/forms/FormActions.tsx';
import { rejected, type Outcome } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { noPasswords, passwordChange, passwordRefused, type PasswordChange } from './password-change.ts';

const texts = defineTexts('PasswordPanel', {
  passwordHasBeenUpdated: 'Password has been updated',
  changePassword: 'Change Password',
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  saving: 'Saving…',
});

type Props = {
  onChangePassword: (change: PasswordChange) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/**
 * One's own new password, with the old one; whether it is good enough is the server's word (spec accounts §5). A
 * forgotten one is reset before logging in, on another page.
 */
export function PasswordPanel({ onChangePassword, onDirtyChange }: Props) {
  const [status, setStatus] = useState('');
  const change = async (typed: PasswordChange): Promise<Outcome> => {
    setStatus('');
    const outcome = await onChangePassword(typed).catch(rejected);
    if (outcome.is === 'done') setStatus(texts.passwordHasBeenUpdated);
    return passwordRefused(outcome);
  };
  return (
    <Card title={texts.changePassword}>
      <Stack space="medium">
        <Prose>
          <ul>
            {Object.values(passwordRuleText).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Prose>
        <Form
          label={texts.changePassword}
          schema={passwordChange}
          defaultValues={noPasswords}
          onSubmit={change}
          afterSave={() => noPasswords}
          onDirtyChange={(isDirty) => {
            if (isDirty) setStatus('');
            onDirtyChange(isDirty);
          }}
        >
          <PasswordField name="old_password" label={texts.oldPassword} purpose="current" />
          <PasswordField name="new_password1" label={texts.newPassword} purpose="new" />
          <PasswordField name="new_password2" label={texts.confirmNewPassword} purpose="new" />
          <FormActions>
            <SubmitButton label={texts.changePassword} busyLabel={texts.saving} />
            <Text as="span" size="small" tone="muted">
              <output>{status}</output>
            </Text>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  );
}
