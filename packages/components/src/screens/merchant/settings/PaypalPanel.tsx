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
 * what was typed is gone from the page once it is saved.
 */
export function PaypalPanel({ settings, ...props }: Props) {
  if (settings !== null) return <KeysForm settings={settings} {...props} />;
  return (
    <Card title="PayPal Configuration">
      <EmptyState title="PayPal is not available to this shop." detail="You can record payouts without it." />
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
    say('This is what is saved now.');
  };
  return (
    <Card title="PayPal Configuration">
      <Stack space="medium">
        <Banner tone="info" title="PayPal is not available in Canada.">
          <p>
            Your PayPal account must be funded with the full payout amount. Money will not transfer from
            connected bank accounts.
          </p>
        </Banner>
        <Text>
          <Link href={helpHref} label="How to connect PayPal" />
        </Text>
        <Form
          key={take}
          label="PayPal Configuration"
          schema={paypalSchema}
          defaultValues={paypalDraft(begun)}
          afterSave={(sent) => ({ ...sent, live_api_secret: '', test_api_secret: '' })}
          fieldNames={{ live_mode: 'is_sandbox' }}
          onSubmit={async (draft) => {
            const changed = paypalChange(draft, begun);
            const isSame = Object.keys(changed).length === 0;
            const change = isSame ? { live_mode: settings.live_mode } : changed;
            if (isSame && !hasOpenQuestion(settings)) {
              say('Nothing has changed.');
              return { is: 'done' };
            }
            say('');
            const outcome = await onSave(change, paypalSeen(change, isTheirs ? settings : begun, settings));
            setIsTheirs(isStale(outcome));
            if (outcome.is === 'done') {
              setBegun(afterPaypalChange(begun, change));
              say('PayPal settings have been saved.');
            }
            return outcome;
          }}
          onDirtyChange={(isDirty) => {
            if (isDirty) say('');
            onDirtyChange(isDirty);
          }}
        >
          <FieldSet legend="Live keys">
            <Check of={settings.live_check} />
            <TextField name="live_api_client" label="Live client id" autoComplete="off" isOptional />
            <PasswordField
              name="live_api_secret"
              label="Live secret"
              hint={secretHint(settings.live_api_secret_set, settings.live_api_secret_last4)}
              purpose="new"
              isOptional
            />
          </FieldSet>
          <Checkbox
            name="is_sandbox"
            label="Sandbox mode"
            hint="Payouts go through PayPal’s test system with the sandbox keys, and no money moves."
          />
          <FieldSet legend="Sandbox keys">
            <Check of={settings.test_check} />
            <TextField name="test_api_client" label="Sandbox client id" autoComplete="off" isOptional />
            <PasswordField
              name="test_api_secret"
              label="Sandbox secret"
              hint={secretHint(settings.test_api_secret_set, settings.test_api_secret_last4)}
              purpose="new"
              isOptional
            />
          </FieldSet>
          {isTheirs && (
            <Banner
              tone="caution"
              title="Somebody else has saved these settings while you were here."
              action={<Button label="Show theirs" onClick={showTheirs} />}
            />
          )}
          <FormSave
            form="PayPal Configuration"
            label={isTheirs ? 'Save mine over it' : 'Save'}
            busyLabel="Saving…"
            status={status}
            again={
              hasOpenQuestion(settings) ? { label: 'Check keys with PayPal', busyLabel: 'Checking…' } : null
            }
            {...(isTheirs && { onDiscard: showTheirs })}
          />
        </Form>
      </Stack>
    </Card>
  );
}

function secretHint(isSet: boolean, end: string): string {
  if (!isSet) return 'None is saved yet. Once saved it is encrypted and never shown again.';
  return `One is saved${end === '' ? '' : `, ending in ${end}`}. Leave this empty to keep it; what you type replaces it.`;
}

const checks = {
  not_checked: {
    label: 'Not checked',
    tone: 'neutral',
    detail: 'PayPal has not been asked about these keys yet, or gave no answer.',
  },
  valid: { label: 'Valid', tone: 'plain', detail: 'PayPal has accepted these keys.' },
  payouts_off: {
    label: 'No payouts yet',
    tone: 'caution',
    detail:
      'PayPal has accepted these keys, and payouts are not enabled for the account yet. Enable them, then check the keys.',
  },
  invalid: { label: 'Invalid', tone: 'critical', detail: 'PayPal has refused these keys.' },
} satisfies Record<KeyCheck, { label: string; tone: BadgeTone; detail: string }>;

function Check({ of }: { of: KeyCheck }) {
  const { label, tone, detail } = checks[of];
  return (
    <Inline space="xsmall">
      <Badge tone={tone} label={label} />
      <Text as="span" size="small" tone="muted">
        {detail}
      </Text>
    </Inline>
  );
}
