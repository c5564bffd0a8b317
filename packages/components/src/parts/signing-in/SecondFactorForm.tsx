import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { rejected, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import { methodOrder, otherWayWords, type ProofMethod, type ShownFactor } from './second-factor.ts';

const texts = defineTexts('SecondFactorForm', {
  yourPasskeyDoesNotWork: 'Your passkey does not work on this page.',
  openThePageAtAddress:
    'Open this page at the address where you added the passkey. You can also use a recovery code at that address.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'Each code works once.',
  password: 'Password',
  withAPasskey: '{label} with a passkey',
  waitingForYourPasskey: 'Waiting for your passkey…',
  enterCode: 'Enter the six digits from the app.',
  enterRecoveryCode: 'Enter one of your recovery codes.',
  enterPassword: 'Enter your password.',
});

type Props = {
  /** The ways that the person has here; a passkey only where this page can ask for it. */
  methods: readonly ProofMethod[];
  /** On the buttons: what follows, such as `Login`. */
  label: string;
  busyLabel: string;
  onShow: (shown: ShownFactor) => Promise<Outcome>;
};

const codeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^[\d\s-]{6,}$/, { error: () => texts.enterCode })),
});
const recoverySchema = z.object({
  recovery_code: z.string().check(z.trim(), z.minLength(1, { error: () => texts.enterRecoveryCode })),
});
const passwordSchema = z.object({
  password: z.string().check(z.minLength(1, { error: () => texts.enterPassword })),
});

/** Asks for one proof of the person, with the others one press away. Show its purpose above it. */
export function SecondFactorForm({ methods, label, busyLabel, onShow }: Props) {
  const offered = methodOrder.filter((method) => methods.includes(method));
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const method = chosen ?? offered[0];
  if (method === undefined) {
    return (
      <Banner tone="caution" title={texts.yourPasskeyDoesNotWork}>
        <Text size="small" tone="inherit">
          {texts.openThePageAtAddress}
        </Text>
      </Banner>
    );
  }
  const button = <SubmitButton label={label} busyLabel={busyLabel} width="full" />;
  return (
    <Stack space="large">
      {method === 'passkey' && <PasskeyWay label={label} onShow={onShow} />}
      {method === 'code' && (
        <Form
          key="code"
          label={label}
          schema={codeSchema}
          defaultValues={{ code: '' }}
          onSubmit={({ code }) => onShow({ by: 'code', code })}
        >
          <TextField name="code" label={texts.code} hint={texts.codeHint} autoComplete="one-time-code" />
          {button}
        </Form>
      )}
      {method === 'recovery_code' && (
        <Form
          key="recovery_code"
          label={label}
          schema={recoverySchema}
          defaultValues={{ recovery_code: '' }}
          onSubmit={({ recovery_code: code }) => onShow({ by: 'recovery_code', code })}
        >
          <TextField
            name="recovery_code"
            label={texts.recoveryCode}
            hint={texts.recoveryCodeHint}
            autoComplete="off"
          />
          {button}
        </Form>
      )}
      {method === 'password' && (
        <Form
          key="password"
          label={label}
          schema={passwordSchema}
          defaultValues={{ password: '' }}
          onSubmit={({ password }) => onShow({ by: 'password', password })}
        >
          <PasswordField name="password" label={texts.password} purpose="current" />
          {button}
        </Form>
      )}
      {offered.length > 1 && (
        <Stack space="xsmall">
          {offered
            .filter((other) => other !== method)
            .map((other) => (
              <Button
                key={other}
                label={otherWayWords[other]}
                tone="quiet"
                width="full"
                onClick={() => setChosen(other)}
              />
            ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The browser asks, so there is nothing to type. */
function PasskeyWay({ label, onShow }: Pick<Props, 'label' | 'onShow'>) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const show = async () => {
    setProblem(null);
    setIsAsking(true);
    const outcome = await onShow({ by: 'passkey' }).catch(rejected);
    setIsAsking(false);
    if (outcome.is === 'refused') setProblem(outcome.problem);
  };
  return (
    <Stack space="medium">
      {problem !== null && <RefusalBanner problem={problem} />}
      <Button
        label={texts.withAPasskey({ label })}
        tone="primary"
        width="full"
        state={isAsking ? { is: 'busy', label: texts.waitingForYourPasskey } : { is: 'ready' }}
        onClick={() => void show()}
      />
    </Stack>
  );
}
