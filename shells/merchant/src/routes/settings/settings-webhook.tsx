import { answerOf, deletionOf, knownOf, listOf, outcomeOf, settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { WebhookDeliveries } from '@consignment/components/screens/merchant/settings/webhooks/WebhookDeliveries';
import { WebhookPanel } from '@consignment/components/screens/merchant/settings/webhooks/WebhookPanel';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { idOf, notFound } from '@consignment/routing/app/id-of';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useEffect, useMemo, useRef } from 'react';
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { copyText } from '../../copy-text.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { deliveriesCodec } from '../../lists/webhooks-codec.ts';
import { useApp } from '../app.tsx';

const texts = defineTexts('SettingsWebhook', {
  changed: 'The webhook was changed.',
  moved: 'Events will now be sent to {host}.',
  replayed: 'The events will be sent again.',
  oneReplayed: 'The event will be sent again.',
});

const pageSize = 50;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const { signal } = request;
  const query = deliveriesCodec.parse(new URL(request.url).searchParams);
  const asked = { ...pageOf(query, pageSize), ...(query.state === 'all' ? {} : { state: query.state }) };
  const [{ results }, deliveries] = await Promise.all([
    answerOf(client.GET('/webhooks/', { signal })),
    settled(listOf(client.GET('/webhooks/{id}/deliveries/', { params: { path, query: asked }, signal }))),
  ]);
  const webhook = results.find(({ id }) => id === path.id) ?? notFound();
  return { webhook, deliveries };
}

/** Settings › Webhooks › one of them. */
export function Component() {
  const { webhook, deliveries } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const controls = { ...useListQuery(deliveriesCodec), pageSize };
  const region = useRegion();
  const { revalidate } = useRevalidator();
  const changes = useChanges(webhook, timeZone);
  const replay = useReplay(webhook.id);
  return (
    <>
      <WebhookPanel
        key={webhook.id}
        webhook={webhook}
        timeZone={timeZone}
        today={dayAt(controls.now(), timeZone)}
        changes={may('updateWebhook') ? changes : null}
        onCopy={copyText}
      />
      <WebhookDeliveries
        deliveries={region.list(deliveries)}
        controls={controls}
        timeZone={timeZone}
        onReplay={may('replayWebhookDelivery') ? replay : null}
        onRefresh={() => void revalidate()}
      />
    </>
  );
}

type Changes = NonNullable<Parameters<typeof WebhookPanel>[0]['changes']>;

type Webhook = Parameters<Changes['onSave']>[0] & { id: number };

function useChanges({ id, url, description, events }: Webhook, timeZone: string): Changes {
  const save = useSave();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const params = { path: { id } };
  return {
    onSave: (body) =>
      save(
        answerOf(client.PATCH('/webhooks/{id}/', { params, body })),
        body.url === url ? texts.changed : texts.moved({ host: new URL(body.url).host }),
        () => answerOf(client.PATCH('/webhooks/{id}/', { params, body: { url, description, events } })),
      ),
    onSwitch: (isOn) => save(answerOf(client.PATCH('/webhooks/{id}/', { params, body: { is_on: isOn } }))),
    onRenewSecret: async () => {
      try {
        const { secret } = await answerOf(client.POST('/webhooks/{id}/rotate-secret/', { params }));
        void revalidate();
        return { is: 'done', secret };
      } catch (cause) {
        return { is: 'refused', problem: toProblem(cause) };
      }
    },
    onTry: async () => {
      try {
        return { is: 'tried', what: await answerOf(client.POST('/webhooks/{id}/test/', { params })) };
      } catch (cause) {
        return { is: 'refused', problem: toProblem(cause) };
      }
    },
    onReplay: (day) => {
      const body = { since: startOfDay(day, timeZone).toISOString() };
      return save(answerOf(client.POST('/webhooks/{id}/replay/', { params, body })), texts.replayed);
    },
    onDelete: async () => {
      const outcome = await outcomeOf(deletionOf(answerOf(client.DELETE('/webhooks/{id}/', { params }))));
      if (outcome.is === 'done') void navigate(paths.settingsWebhooks);
      return knownOf(outcome);
    },
  };
}

/** The same function while the webhook is the same, so that the rows of its list are not drawn again. */
function useReplay(id: number): (seq: number) => Promise<Awaited<ReturnType<Changes['onSwitch']>>> {
  const save = useSave();
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return useMemo(
    () => (seq: number) => {
      const params = { path: { id, seq } };
      return latest.current(
        answerOf(client.POST('/webhooks/{id}/deliveries/{seq}/replay/', { params })),
        texts.oneReplayed,
      );
    },
    [id],
  );
}
