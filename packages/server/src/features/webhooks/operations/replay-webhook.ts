import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { heldWebhook, webhookNow } from '../webhook-change.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { record } from '../../../ledger/record.ts';
import { moveCursorBack, seqBefore } from '../queries/webhook-deliveries.ts';
import { webhookToWire } from '../webhook-wire.ts';

const texts = defineTexts('ReplayWebhook', {
  afterOrSince: 'Send either after or since, but not both.',
});

export const replayWebhook = forSession<'replayWebhook'>(
  ({ params, body, session, by, now, service, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const { after, since } = body;
      if ((after === undefined) === (since === undefined)) {
        throw refuse(422, 'invalid_value', texts.afterOrSince, { pointer: '/after' });
      }
      const webhook = await heldWebhook(tx, shopId, params.id);
      const from = since === undefined ? after : await seqBefore(tx, shopId, new Date(since));
      const seq = Math.min(from ?? webhook.cursor, webhook.cursor);
      await moveCursorBack(tx, webhook, seq);
      const entry = { event: 'webhook.replayed', id: webhook.id, after: { after: seq } } as const;
      await record(tx, { shopId, by, now }, [entry]);
      afterCommit(() => service.jobs.wake());
      return { status: 200, body: webhookToWire(await webhookNow(tx, shopId, webhook.id), now) };
    }),
);
