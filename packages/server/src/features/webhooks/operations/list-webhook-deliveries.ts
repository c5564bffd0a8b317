import { forSession } from '../../../actions/operation.ts';
import { webhookNow } from '../webhook-change.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { pageOfDeliveries } from '../queries/webhook-deliveries.ts';
import { deliveryToWire } from '../webhook-wire.ts';

export const listWebhookDeliveries = forSession<'listWebhookDeliveries'>(
  ({ params, query, url, session, read }) => {
    const page = pageAsk(query);
    const { shopId } = session;
    return read(async (tx) => {
      const { id: endpointId } = await webhookNow(tx, shopId, params.id);
      const of = { shopId, endpointId, state: query.state ?? null };
      const { count, rows } = await pageOfDeliveries(tx, of, page);
      const found = { count, rows: rows.map((row) => deliveryToWire(shopId, row)) };
      return { status: 200, body: pageOf(url, page, found) };
    });
  },
);
