import { defineTexts } from '@consignment/domain/text/texts';
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
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';
import { ReplayWebhookDialog } from './ReplayWebhookDialog.tsx';
import {
  eventsText,
  webhookStateBadge,
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

const texts = defineTexts('WebhookPanel', {
  title: 'Webhook',
  sendTest: 'Send test',
  sending: 'Sending…',
  edit: 'Edit',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  saving: 'Saving…',
  replay: 'Replay',
  replaceSecret: 'Replace secret',
  replaceTitle: 'Replace the secret?',
  replaceDetail:
    'For 24 hours, messages will be signed with both secrets, so that your program can switch over without missing a message.',
  replacing: 'Replacing…',
  deleteTitle: 'Delete this webhook?',
  deleteDetail:
    'Undelivered events will no longer be sent, and the log will be deleted too. This cannot be undone.',
  deleteWebhook: 'Delete webhook',
  deleting: 'Deleting…',
  keepIt: 'Keep it',
  url: 'URL',
  events: 'Events',
  state: 'State',
  waiting: 'Waiting',
  oldSecret: 'Old secret',
  delete: 'Delete',
  oldSecretUntil: 'Also signs messages until {until}',
});

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

/** One webhook: its facts and its actions. */
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
    <Card title={webhook.description === '' ? texts.title : webhook.description}>
      <Stack space="medium" align="stretch">
        <WebhookNotice webhook={webhook} timeZone={timeZone} />
        <DescriptionList items={factsOf(webhook, timeZone)} />
        {changes !== null && (
          <Inline space="small">
            <Button
              label={texts.sendTest}
              state={step.is === 'trying' ? { is: 'busy', label: texts.sending } : { is: 'ready' }}
              onClick={() => void tryIt(changes.onTry)}
            />
            <Button label={texts.edit} onClick={() => setOpen({ is: 'form' })} />
            <Button
              label={isOff ? texts.switchOn : texts.switchOff}
              state={step.is === 'switching' ? { is: 'busy', label: texts.saving } : { is: 'ready' }}
              onClick={() => void switchIt(changes.onSwitch)}
            />
            <Button label={texts.replay} onClick={() => setOpen({ is: 'replay' })} />
            <Button label={texts.replaceSecret} onClick={() => setOpen({ is: 'renew' })} />
            <Button label={texts.delete} onClick={() => setOpen({ is: 'delete' })} />
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
            title={texts.replaceTitle}
            description={texts.replaceDetail}
            confirmLabel={texts.replaceSecret}
            busyLabel={texts.replacing}
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
            title={texts.deleteTitle}
            description={texts.deleteDetail}
            confirmLabel={texts.deleteWebhook}
            busyLabel={texts.deleting}
            cancelLabel={texts.keepIt}
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
      term: texts.url,
      description: (
        <bdi dir="ltr" translate="no" className={styles.address}>
          {url}
        </bdi>
      ),
    },
    { term: texts.events, description: eventsText(events) },
    { term: texts.state, description: <Badge {...webhookStateBadge(state)} /> },
    { term: texts.waiting, description: waiting },
    ...(until === null
      ? []
      : [
          {
            term: texts.oldSecret,
            description: (
              <span>
                <TextWithElements
                  text={texts.oldSecretUntil}
                  elements={{ until: <DateTimeText instant={until} timeZone={timeZone} /> }}
                />
              </span>
            ),
          },
        ]),
  ];
}
