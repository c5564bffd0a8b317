import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { rejected, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';
import { QrCode } from '../../primitives/layout/QrCode.tsx';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { AuthenticatorBegun, FactorActions, ShownSecurity } from './security.ts';
import * as styles from './security-list.css.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('AuthenticatorCard', {
  authenticatorApp: 'Authenticator app',
  setUpAnApp: 'Set up an app',
  setUpAnotherApp: 'Set up another app',
  settingUp: 'Setting up…',
  removeTheApp: 'Remove the app',
  detail: 'An app on your phone shows six digits, which change every 30 seconds.',
  notSetUp: 'Not set up.',
  setUpTitle: 'Set up an authenticator app',
  scan: 'Scan the code with the app, or type the secret into the app. Then enter the six digits the app shows.',
  qrCode: 'QR code for the app. The secret is shown as text below.',
  secret: 'Secret',
  code: 'Code',
  cancel: 'Cancel',
  addTheApp: 'Add the app',
  adding: 'Adding…',
  removeTitle: 'Remove the authenticator app?',
  removeDetail: 'The app’s codes will no longer confirm that it’s you. Also delete the entry in the app.',
  remove: 'Remove',
  removing: 'Removing…',
  setUp: 'Set up {time}',
  setUpAndUsed: 'Set up {time}, last used {used}',
});

type Props = Pick<
  FactorActions,
  'onBeginAuthenticator' | 'onConfirmAuthenticator' | 'onRemoveAuthenticator'
> & {
  authenticator: ShownSecurity['authenticator'];
  timeZone: string;
  onCodes: (codes: readonly string[]) => void;
};

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^[\d\s-]{6,}$/, { error: 'Enter the six digits of the app.' })),
});

type Begun = Extract<AuthenticatorBegun, { is: 'done' }>;

/** The app on a phone that shows a code every 30 seconds. Its code is asked for in the SecondFactorForm. */
export function AuthenticatorCard(props: Props) {
  const { authenticator, timeZone, onBeginAuthenticator, onConfirmAuthenticator, onRemoveAuthenticator } =
    props;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const begin = async () => {
    setProblem(null);
    setIsBusy(true);
    const answer = await onBeginAuthenticator().catch(rejected);
    setIsBusy(false);
    if (answer.is === 'refused') setProblem(answer.problem);
    else setBegun(answer);
  };
  const confirm = async (code: string): Promise<Outcome> => {
    const answer = await onConfirmAuthenticator(code);
    if (answer.is === 'refused') return answer;
    setBegun(null);
    if (answer.codes.length > 0) props.onCodes(answer.codes);
    return { is: 'done' };
  };
  return (
    <Card
      title={texts.authenticatorApp}
      actions={
        <>
          <Button
            label={authenticator === null ? texts.setUpAnApp : texts.setUpAnotherApp}
            size="small"
            state={isBusy ? { is: 'busy', label: texts.settingUp } : { is: 'ready' }}
            onClick={() => void begin()}
          />
          {authenticator !== null && (
            <Button
              label={texts.removeTheApp}
              size="small"
              tone="quiet"
              onClick={() => setIsRemoving(true)}
            />
          )}
        </>
      }
    >
      <Stack space="small">
        <Text tone="muted">{texts.detail}</Text>
        {problem !== null && <RefusalBanner problem={problem} />}
        <Text>
          {authenticator === null ? (
            texts.notSetUp
          ) : (
            <Age authenticator={authenticator} timeZone={timeZone} />
          )}
        </Text>
      </Stack>
      {begun !== null && (
        <Dialog isOpen onClose={() => setBegun(null)} title={texts.setUpTitle} description={texts.scan}>
          <Form
            label={texts.authenticatorApp}
            schema={schema}
            defaultValues={{ code: '' }}
            onSubmit={({ code }) => confirm(code)}
          >
            <QrCode text={begun.uri} label={texts.qrCode} />
            <Text size="small" tone="muted">
              {texts.secret}
            </Text>
            <p translate="no" className={styles.code}>
              {begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </p>
            <TextField name="code" label={texts.code} autoComplete="one-time-code" />
            <DialogActions>
              <Button label={texts.cancel} onClick={() => setBegun(null)} />
              <SubmitButton label={texts.addTheApp} busyLabel={texts.adding} />
            </DialogActions>
          </Form>
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={texts.removeTitle}
        description={texts.removeDetail}
        confirmLabel={texts.remove}
        busyLabel={texts.removing}
        tone="critical"
        onConfirm={onRemoveAuthenticator}
      />
    </Card>
  );
}

type AgeProps = { authenticator: NonNullable<ShownSecurity['authenticator']>; timeZone: string };

function Age({ authenticator: { created_at: created, last_used_at: used }, timeZone }: AgeProps) {
  const time = <DateTimeText instant={created} timeZone={timeZone} />;
  return (
    <span>
      {used === null ? (
        <TextWithElements text={texts.setUp} elements={{ time }} />
      ) : (
        <TextWithElements
          text={texts.setUpAndUsed}
          elements={{ time, used: <DateTimeText instant={used} timeZone={timeZone} /> }}
        />
      )}
    </span>
  );
}
