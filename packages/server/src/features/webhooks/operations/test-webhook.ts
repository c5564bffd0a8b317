import { forSession } from '../../../actions/operation.ts';
import { webhookNow } from '../webhook-change.ts';
import { pingMessage } from '../webhook-message.ts';
import { attemptOf } from '../webhook-work.ts';

export const testWebhook = forSession<'testWebhook'>(async ({ params, session, now, service, read }) => {
  const { shopId } = session;
  const webhook = await read((tx) => webhookNow(tx, shopId, params.id));
  const { secret, old_secret: oldSecret, old_secret_until: oldSecretUntil } = webhook;
  const signer = { shopId, endpointId: webhook.id, secret, oldSecret, oldSecretUntil };
  const message = pingMessage(signer, service.secrets, now);
  const { isTaken, status, answer, problem, ms } = await attemptOf(
    service.webhookSender,
    webhook.url,
    message,
  );
  return { status: 200, body: { is_taken: isTaken, status, answer, problem, duration_ms: ms } };
});
