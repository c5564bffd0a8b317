import { changeOf } from '@consignment/domain/history/history-entry';
import { forSession } from '../../../actions/operation.ts';
import { heldWebhook, recordedWebhook, throwUnlessSendable, webhookNow } from '../webhook-change.ts';
import { recordChange } from '../../../ledger/record.ts';
import { changeWebhook, switchOff, switchOn, type WebhookRow } from '../queries/webhooks.ts';
import { webhookToWire } from '../webhook-wire.ts';

export const updateWebhook = forSession<'updateWebhook'>(
  async ({ params, body, session, by, now, service, write }) => {
    const { shopId } = session;
    const { id } = params;
    const { is_on: isOn, events: groups, ...rest } = body;
    if (rest.url !== undefined) await throwUnlessSendable(service.webhookSender, rest.url);
    return write(async (tx) => {
      const before = await heldWebhook(tx, shopId, id);
      await changeWebhook(tx, before, { ...rest, ...(groups === undefined ? {} : { groups }) });
      const wasOn = before.disabled_at === null;
      if (isOn === true && !wasOn) await switchOn(tx, before, now);
      if (isOn === false && wasOn) await switchOff(tx, id, 'person', now);
      const after = await webhookNow(tx, shopId, id);
      const change = changeOf(stated(before), stated(after), {
        kept: ['host', 'description', 'events', 'is_on'],
        withheld: ['url'],
      });
      await recordChange(tx, { shopId, by, now }, { event: 'webhook.updated', id }, change);
      return { status: 200, body: webhookToWire(after, now) };
    });
  },
);

function stated(row: WebhookRow) {
  return recordedWebhook({ ...row, isOn: row.disabled_at === null });
}
