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
import {
  eventsText,
  webhookStateBadges,
  type SecretOutcome,
  type ShownWebhook,
  type WebhookValues,
} from './webhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import * as styles from './webhooks.css.ts';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

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
      title="Webhooks"
      actions={
        onCreate !== null && (
          <Button label="Add webhook" size="small" onClick={() => setOpen({ is: 'form' })} />
        )
      }
    >
      <Stack space="medium" align="stretch">
        <Text>
          A program of yours learns at once what happens in the shop: each event is sent to its address,
          signed and at least once. <Link href={docsHref} label="How a program reads them" isExternal />
        </Text>
        <DataTable
          label="Webhooks"
          columns={columns}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => hrefOfWebhook(id)}
          state={{ is: 'ready', rows: webhooks }}
          empty={{
            title: 'No webhooks yet.',
            detail: 'Add the address of a program that keeps step with your payouts, such as your ledger.',
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

const columns: readonly DataColumn<ShownWebhook>[] = [
  {
    id: 'url',
    header: 'Address',
    cell: ({ url }) => (
      <bdi dir="ltr" translate="no" className={styles.address}>
        {url}
      </bdi>
    ),
    isRowHeader: true,
    width: 'wide',
  },
  { id: 'events', header: 'Events', cell: ({ events }) => eventsText(events) },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge {...webhookStateBadges[state]} />,
    width: 'narrow',
  },
  { id: 'waiting', header: 'Waiting', cell: ({ waiting }) => waiting, align: 'end', width: 'narrow' },
];
