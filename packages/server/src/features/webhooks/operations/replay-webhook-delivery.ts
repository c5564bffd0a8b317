import { forSession } from '../../../actions/operation.ts';
import { heldWebhook } from '../webhook-change.ts';
import { notFound } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { record } from '../../../ledger/record.ts';
import { deliveryBySeq, sendAgain } from '../queries/webhook-deliveries.ts';
import { deliveryToWire } from '../webhook-wire.ts';

export const replayWebhookDelivery = forSession<'replayWebhookDelivery'>(
  ({ params, session, by, now, service, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const { seq } = params;
      const webhook = await heldWebhook(tx, shopId, params.id);
      if (!(await sendAgain(tx, webhook, seq, now))) throw notFound();
      const row = await deliveryBySeq(tx, { shopId, endpointId: webhook.id }, seq);
      if (row === null) throw notFound();
      const entry = { event: 'webhook.replayed', id: webhook.id, after: { seq } } as const;
      await record(tx, { shopId, by, now }, [entry]);
      afterCommit(() => service.jobs.wake());
      return { status: 200, body: deliveryToWire(shopId, row) };
    }),
);
