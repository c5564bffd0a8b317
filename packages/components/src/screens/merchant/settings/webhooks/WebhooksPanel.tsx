import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Badge } from '../../../../primitives/text/Badge.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../../primitives/tables/DataTable.tsx';
import { Link } from '../../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';
import {
  eventsText,
  webhookStateBadge,
  type SecretOutcome,
  type ShownWebhook,
  type WebhookValues,
} from './webhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import * as styles from './webhooks.css.ts';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

const texts = defineTexts('WebhooksPanel', {
  title: 'Webhooks',
  add: 'Add webhook',
  howToRead: 'How to read the messages',
  empty: 'No webhooks yet.',
  emptyDetail: 'Add the URL of a program that tracks your payouts, such as your ledger.',
  about:
    'Webhooks send each event in the shop to your software straight away. Messages are signed, and each one arrives at least once. {howToRead}',
  url: 'URL',
  events: 'Events',
  state: 'State',
  waiting: 'Waiting',
});

type Props = {
  webhooks: readonly ShownWebhook[];
  hrefOfWebhook: (id: number) => string;
  /** Of the page that says how a program checks a message. */
  docsHref: string;
  /** Null for a person who may not add one. */
  onCreate: ((values: WebhookValues) => Promise<SecretOutcome>) | null;
  onCopy: (text: string) => Promise<Outcome>;
};

type Open = { is: 'nothing' } | { is: 'form' } | { is: 'secret'; secret: string };

/** The addresses that the shop's events are sent to. */
export function WebhooksPanel({ webhooks, hrefOfWebhook, docsHref, onCreate, onCopy }: Props) {
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const close = () => setOpen({ is: 'nothing' });
  return (
    <Card
      title={texts.title}
      actions={
        onCreate !== null && <Button label={texts.add} size="small" onClick={() => setOpen({ is: 'form' })} />
      }
    >
      <Stack space="medium" align="stretch">
        <Text>
          <TextWithElements
            text={texts.about}
            elements={{ howToRead: <Link href={docsHref} label={texts.howToRead} isExternal /> }}
          />
        </Text>
        <DataTable
          label={texts.title}
          columns={columns()}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => hrefOfWebhook(id)}
          state={{ is: 'ready', rows: webhooks }}
          empty={{
            title: texts.empty,
            detail: texts.emptyDetail,
          }}
          sort={null}
          onSort={() => undefined}
        />
      </Stack>
      {open.is === 'form' && onCreate !== null && (
        <WebhookDialog
          webhook={null}
          onSave={async (values) => {
            const outcome = await onCreate(values);
            if (outcome.is === 'refused') return outcome;
            setOpen({ is: 'secret', secret: outcome.secret });
            return { is: 'done' };
          }}
          // After a save the secret is open in its place.
          onClose={() => setOpen((now) => (now.is === 'form' ? { is: 'nothing' } : now))}
        />
      )}
      {open.is === 'secret' && (
        <WebhookSecretDialog secret={open.secret} isReplacement={false} onCopy={onCopy} onClose={close} />
      )}
    </Card>
  );
}

const columns = (): DataColumn<ShownWebhook>[] => [
  {
    id: 'url',
    header: texts.url,
    cell: ({ url }) => (
      <bdi dir="ltr" translate="no" className={styles.address}>
        {url}
      </bdi>
    ),
    isRowHeader: true,
    width: 'wide',
  },
  { id: 'events', header: texts.events, cell: ({ events }) => eventsText(events) },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state }) => <Badge {...webhookStateBadge(state)} />,
    width: 'narrow',
  },
  { id: 'waiting', header: texts.waiting, cell: ({ waiting }) => waiting, align: 'end', width: 'narrow' },
];
