import { forSession } from '../../../actions/operation.ts';
import { heldWebhook } from '../webhook-change.ts';
import { record } from '../../../ledger/record.ts';
import { removeWebhook } from '../queries/webhooks.ts';

export const deleteWebhook = forSession<'deleteWebhook'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const webhook = await heldWebhook(tx, shopId, params.id);
    await removeWebhook(tx, webhook);
    await record(tx, { shopId, by, now }, [{ event: 'webhook.deleted', id: webhook.id }]);
    return { status: 200, body: {} };
  }),
);
