import { useState } from 'react';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { Badge } from '../../../../primitives/text/Badge.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../../primitives/layout/Inline.tsx';
import {
  rejected,
  type KnownOutcome,
  type Outcome,
  type Problem,
} from '../../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { ReplayWebhookDialog } from './ReplayWebhookDialog.tsx';
import {
  eventsText,
  webhookStateBadges,
  type SecretOutcome,
  type ShownWebhook,
  type TryOutcome,
  type WebhookTry,
  type WebhookValues,
} from './webhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookNotice } from './WebhookNotice.tsx';
import * as styles from './webhooks.css.ts';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';
import { WebhookTried } from './WebhookTried.tsx';

type Props = {
  webhook: ShownWebhook;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The last day that can be asked for, 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  /** Null for a person who may only look. */
  changes: {
    onSave: (values: WebhookValues) => Promise<Outcome>;
    onSwitch: (isOn: boolean) => Promise<Outcome>;
    onRenewSecret: () => Promise<SecretOutcome>;
    onTry: () => Promise<TryOutcome>;
    /** Sends what happened on that day and later once more. */
    onReplay: (day: string) => Promise<Outcome>;
    onDelete: () => Promise<KnownOutcome>;
  } | null;
  onCopy: (text: string) => Promise<Outcome>;
};

type Open = { is: 'nothing' | 'form' | 'renew' | 'replay' | 'delete' } | { is: 'secret'; secret: string };
type Step =
  | { is: 'idle' }
  | { is: 'trying' | 'switching' }
  | { is: 'tried'; what: WebhookTry }
  | { is: 'refused'; problem: Problem };

/** One webhook: what there is to know of it, and what can be done with it. */
export function WebhookPanel({ webhook, timeZone, today, changes, onCopy }: Props) {
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const [step, setStep] = useState<Step>({ is: 'idle' });
  const close = () => setOpen({ is: 'nothing' });
  const isOff = webhook.state === 'off';
  const tryIt = async (onTry: () => Promise<TryOutcome>) => {
    setStep({ is: 'trying' });
    setStep(await onTry().catch(rejected));
  };
  const switchIt = async (onSwitch: (isOn: boolean) => Promise<Outcome>) => {
    setStep({ is: 'switching' });
    const outcome = await onSwitch(isOff).catch(rejected);
    setStep(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <Card title={webhook.description === '' ? 'Webhook' : webhook.description}>
      <Stack space="medium" align="stretch">
        <WebhookNotice webhook={webhook} timeZone={timeZone} />
        <DescriptionList items={factsOf(webhook, timeZone)} />
        {changes !== null && (
          <Inline space="small">
            <Button
              label="Send test"
              state={step.is === 'trying' ? { is: 'busy', label: 'Sending…' } : { is: 'ready' }}
              onClick={() => void tryIt(changes.onTry)}
            />
            <Button label="Edit" onClick={() => setOpen({ is: 'form' })} />
            <Button
              label={isOff ? 'Switch on' : 'Switch off'}
              state={step.is === 'switching' ? { is: 'busy', label: 'Saving…' } : { is: 'ready' }}
              onClick={() => void switchIt(changes.onSwitch)}
            />
            <Button label="Replay" onClick={() => setOpen({ is: 'replay' })} />
            <Button label="Replace secret" onClick={() => setOpen({ is: 'renew' })} />
            <Button label="Delete" onClick={() => setOpen({ is: 'delete' })} />
          </Inline>
        )}
        {step.is === 'tried' && <WebhookTried what={step.what} />}
        {step.is === 'refused' && <RefusalBanner problem={step.problem} />}
      </Stack>
      {changes !== null && open.is === 'form' && (
        <WebhookDialog webhook={webhook} onSave={changes.onSave} onClose={close} />
      )}
      {changes !== null && open.is === 'replay' && (
        <ReplayWebhookDialog today={today} onReplay={changes.onReplay} onClose={close} />
      )}
      {changes !== null && (
        <>
          <ConfirmDialog
            isOpen={open.is === 'renew'}
            onClose={() => setOpen((now) => (now.is === 'renew' ? { is: 'nothing' } : now))}
            title="Replace the secret?"
            description="For 24 hours messages are signed with both, so that your program can change over without losing one."
            confirmLabel="Replace secret"
            busyLabel="Replacing…"
            onConfirm={async () => {
              const outcome = await changes.onRenewSecret();
              if (outcome.is === 'refused') return outcome;
              setOpen({ is: 'secret', secret: outcome.secret });
              return { is: 'done' };
            }}
          />
          <ConfirmDialog
            isOpen={open.is === 'delete'}
            onClose={close}
            title="Delete this webhook?"
            description="Events that were not delivered are not sent any more, and the log goes with it. This cannot be undone."
            confirmLabel="Delete webhook"
            busyLabel="Deleting…"
            cancelLabel="Keep it"
            tone="critical"
            onConfirm={changes.onDelete}
          />
        </>
      )}
      {open.is === 'secret' && (
        <WebhookSecretDialog secret={open.secret} isReplacement onCopy={onCopy} onClose={close} />
      )}
    </Card>
  );
}

function factsOf(webhook: ShownWebhook, timeZone: string) {
  const { url, events, state, waiting, old_secret_until: until } = webhook;
  return [
    {
      term: 'Address',
      description: (
        <bdi dir="ltr" translate="no" className={styles.address}>
          {url}
        </bdi>
      ),
    },
    { term: 'Events', description: eventsText(events) },
    { term: 'State', description: <Badge {...webhookStateBadges[state]} /> },
    { term: 'Waiting', description: waiting },
    ...(until === null
      ? []
      : [
          {
            term: 'Old secret',
            description: (
              <span>
                Signs too until <DateTimeText instant={until} timeZone={timeZone} />
              </span>
            ),
          },
        ]),
  ];
}
