import { defineTexts } from '@consignment/domain/text/texts';
import { mostWebhooks } from '@consignment/domain/webhooks/webhook';
import { forSession } from '../../../actions/operation.ts';
import { recordedWebhook, renewSecret, throwUnlessSendable, webhookNow } from '../webhook-change.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { insertWebhook, webhooksOf } from '../queries/webhooks.ts';
import { webhookToWire } from '../webhook-wire.ts';

const texts = defineTexts('CreateWebhook', {
  tooMany: '{most, plural, one {A shop can have up to # webhook.} other {A shop can have up to # webhooks.}}',
});

export const createWebhook = forSession<'createWebhook'>(
  async ({ body, session, by, now, service, write }) => {
    const { shopId } = session;
    const { url, description = '', events: groups } = body;
    await throwUnlessSendable(service.webhookSender, url);
    return write(async (tx) => {
      if ((await webhooksOf(tx, shopId)).length >= mostWebhooks) {
        throw refuse(422, 'too_many_webhooks', texts.tooMany({ most: mostWebhooks }));
      }
      const id = await insertWebhook(tx, { shopId, url, description, groups, now });
      const secret = await renewSecret(tx, { shopId, id }, service.secrets);
      // Its address may open something, and the host is enough.
      const after = Object.fromEntries(
        Object.entries(recordedWebhook({ url, description, groups, isOn: true })).filter(
          ([key]) => key !== 'url',
        ),
      );
      await record(tx, { shopId, by, now }, [{ event: 'webhook.created', id, after }]);
      const webhook = webhookToWire(await webhookNow(tx, shopId, id), now);
      return { status: 201, body: { webhook, secret } };
    });
  },
);
