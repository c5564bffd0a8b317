import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../primitives/text/Badge.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import { FieldSet } from '../../../primitives/fields/FieldSet.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { FormSave } from '../../../primitives/forms/FormSave.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { isStale, type Outcome } from '../../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx';
import { useSaveStatus } from '../../../primitives/forms/save-bar-context.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import {
  afterPaypalChange,
  hasOpenQuestion,
  paypalChange,
  paypalDraft,
  paypalSchema,
  paypalSeen,
  type KeyCheck,
  type PaypalChange,
  type PaypalSeen,
  type PaypalSettings,
} from './paypal-settings.ts';

const texts = defineTexts('PaypalPanel', {
  title: 'PayPal Configuration',
  notAvailable: 'PayPal is not available for this shop.',
  notAvailableDetail: 'You can record payouts without PayPal.',
  showsSaved: 'You’re now seeing the saved settings.',
  notInCanada: 'PayPal is not available in Canada.',
  mustBeFunded:
    'Your PayPal account must be funded with the full payout amount. Money will not transfer from connected bank accounts.',
  howToConnect: 'How to connect PayPal',
  nothingHasChanged: 'Nothing has changed.',
  saved: 'PayPal settings have been saved.',
  liveKeys: 'Live keys',
  liveClientId: 'Live client id',
  liveSecret: 'Live secret',
  sandboxMode: 'Sandbox mode',
  sandboxHint: 'Payouts go through PayPal’s test system with the sandbox keys, and no money moves.',
  sandboxKeys: 'Sandbox keys',
  sandboxClientId: 'Sandbox client id',
  sandboxSecret: 'Sandbox secret',
  savedByOthers: 'Someone else has saved these settings while you were editing them.',
  showTheirs: 'Show theirs',
  saveMine: 'Save mine over theirs',
  save: 'Save',
  saving: 'Saving…',
  checkKeys: 'Check keys with PayPal',
  checking: 'Checking…',
  noSecret: 'No secret has been saved yet. Once saved, it will be encrypted and never shown again.',
  secretSaved: 'A secret has been saved. Leave this empty to keep it, or enter a new one to replace it.',
  secretSavedEnding:
    'A secret ending in {end} has been saved. Leave this empty to keep it, or enter a new one to replace it.',
  notChecked: 'Not checked',
  notCheckedDetail: 'PayPal hasn’t checked these keys yet, or didn’t respond.',
  valid: 'Valid',
  validDetail: 'PayPal has accepted these keys.',
  payoutsOff: 'No payouts yet',
  payoutsOffDetail:
    'PayPal has accepted these keys, but payouts are not enabled for the account yet. Enable payouts, then check the keys again.',
  invalid: 'Invalid',
  invalidDetail: 'PayPal has rejected these keys.',
});

type Props = {
  /** Null for a shop that may not pay by PayPal. */
  settings: PaypalSettings | null;
  helpHref: string;
  /** `seen` is what there was of it; load the settings again before an answer that somebody else has saved (`stale`). */
  onSave: (change: PaypalChange, seen: PaypalSeen) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/**
 * The keys of the shop's PayPal account (spec accounts §2.1). A secret is only ever written: none comes back, and
 * the typed text is gone from the page once it is saved.
 */
export function PaypalPanel({ settings, ...props }: Props) {
  if (settings !== null) return <KeysForm settings={settings} {...props} />;
  return (
    <Card title={texts.title}>
      <EmptyState title={texts.notAvailable} detail={texts.notAvailableDetail} />
    </Card>
  );
}

function KeysForm({ settings, helpHref, onSave, onDirtyChange }: Props & { settings: PaypalSettings }) {
  const { status, say } = useSaveStatus();
  // The fields' first values: later ones are seen only after the notice of them.
  const [begun, setBegun] = useState(settings);
  const [take, setTake] = useState(0);
  const [isTheirs, setIsTheirs] = useState(false);
  const showTheirs = () => {
    setBegun(settings);
    setIsTheirs(false);
    setTake(take + 1);
    say(texts.showsSaved);
  };
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        <Banner tone="info" title={texts.notInCanada}>
          <p>{texts.mustBeFunded}</p>
        </Banner>
        <Text>
          <Link href={helpHref} label={texts.howToConnect} />
        </Text>
        <Form
          key={take}
          label={texts.title}
          schema={paypalSchema}
          defaultValues={paypalDraft(begun)}
          afterSave={(sent) => ({ ...sent, live_api_secret: '', test_api_secret: '' })}
          fieldNames={{ live_mode: 'is_sandbox' }}
          onSubmit={async (draft) => {
            const changed = paypalChange(draft, begun);
            const isSame = Object.keys(changed).length === 0;
            const change = isSame ? { live_mode: settings.live_mode } : changed;
            if (isSame && !hasOpenQuestion(settings)) {
              say(texts.nothingHasChanged);
              return { is: 'done' };
            }
            say('');
            const outcome = await onSave(change, paypalSeen(change, isTheirs ? settings : begun, settings));
            setIsTheirs(isStale(outcome));
            if (outcome.is === 'done') {
              setBegun(afterPaypalChange(begun, change));
              say(texts.saved);
            }
            return outcome;
          }}
          onDirtyChange={(isDirty) => {
            if (isDirty) say('');
            onDirtyChange(isDirty);
          }}
        >
          <FieldSet legend={texts.liveKeys}>
            <Check of={settings.live_check} />
            <TextField name="live_api_client" label={texts.liveClientId} autoComplete="off" isOptional />
            <PasswordField
              name="live_api_secret"
              label={texts.liveSecret}
              hint={secretHint(settings.live_api_secret_set, settings.live_api_secret_last4)}
              purpose="new"
              isOptional
            />
          </FieldSet>
          <Checkbox name="is_sandbox" label={texts.sandboxMode} hint={texts.sandboxHint} />
          <FieldSet legend={texts.sandboxKeys}>
            <Check of={settings.test_check} />
            <TextField name="test_api_client" label={texts.sandboxClientId} autoComplete="off" isOptional />
            <PasswordField
              name="test_api_secret"
              label={texts.sandboxSecret}
              hint={secretHint(settings.test_api_secret_set, settings.test_api_secret_last4)}
              purpose="new"
              isOptional
            />
          </FieldSet>
          {isTheirs && (
            <Banner
              tone="caution"
              title={texts.savedByOthers}
              action={<Button label={texts.showTheirs} onClick={showTheirs} />}
            />
          )}
          <FormSave
            form={texts.title}
            label={isTheirs ? texts.saveMine : texts.save}
            busyLabel={texts.saving}
            status={status}
            again={hasOpenQuestion(settings) ? { label: texts.checkKeys, busyLabel: texts.checking } : null}
            {...(isTheirs && { onDiscard: showTheirs })}
          />
        </Form>
      </Stack>
    </Card>
  );
}

function secretHint(isSet: boolean, end: string): string {
  if (!isSet) return texts.noSecret;
  return end === '' ? texts.secretSaved : texts.secretSavedEnding({ end });
}

const checks = (): Record<KeyCheck, { label: string; tone: BadgeTone; detail: string }> => ({
  not_checked: { label: texts.notChecked, tone: 'neutral', detail: texts.notCheckedDetail },
  valid: { label: texts.valid, tone: 'plain', detail: texts.validDetail },
  payouts_off: { label: texts.payoutsOff, tone: 'caution', detail: texts.payoutsOffDetail },
  invalid: { label: texts.invalid, tone: 'critical', detail: texts.invalidDetail },
});

function Check({ of }: { of: KeyCheck }) {
  const { label, tone, detail } = checks()[of];
  return (
    <Inline space="xsmall">
      <Badge tone={tone} label={label} />
      <Text as="span" size="small" tone="muted">
        {detail}
      </Text>
    </Inline>
  );
}
