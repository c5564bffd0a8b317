import { forSession } from '../../../actions/operation.ts';
import { webhooksOf } from '../queries/webhooks.ts';
import { webhookToWire } from '../webhook-wire.ts';

export const listWebhooks = forSession<'listWebhooks'>(({ session, now, read }) =>
  read(async (tx) => {
    const webhooks = await webhooksOf(tx, session.shopId);
    return { status: 200, body: { results: webhooks.map((webhook) => webhookToWire(webhook, now)) } };
  }),
);
