import type { DeliveriesQuery } from '@consignment/components/screens/merchant/settings/webhooks/WebhookDeliveries';
import { listCodec, narrowedCodec, oneOf } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

// The latest first, always.
const list = listCodec(['seq'], '-seq');
const states = ['open', 'delivered', 'failed'] as const;

/** The address of the deliveries of a webhook: the page and the state. */
export const deliveriesCodec: ListCodec<DeliveriesQuery> = narrowedCodec(list, {
  state: oneOf(states, 'all'),
});
