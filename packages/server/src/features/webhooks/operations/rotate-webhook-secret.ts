import { forSession } from '../../../actions/operation.ts';
import { heldWebhook, renewSecret, webhookNow } from '../webhook-change.ts';
import { record } from '../../../ledger/record.ts';
import { webhookToWire } from '../webhook-wire.ts';

/** For how long the secret before signs too, in milliseconds. */
const overlap = 24 * 60 * 60 * 1000;

export const rotateWebhookSecret = forSession<'rotateWebhookSecret'>(
  ({ params, session, by, now, service, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const { id, secret: before } = await heldWebhook(tx, shopId, params.id);
      const old = { secret: before, until: new Date(now.getTime() + overlap) };
      const secret = await renewSecret(tx, { shopId, id }, service.secrets, old);
      await record(tx, { shopId, by, now }, [{ event: 'webhook.secret_rotated', id }]);
      const webhook = webhookToWire(await webhookNow(tx, shopId, id), now);
      return { status: 200, body: { webhook, secret } };
    }),
);
