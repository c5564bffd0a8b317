import type { DeliveriesQuery } from '@consignment/components/screens/merchant/settings/webhooks/WebhookDeliveries';
import { listCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

// The latest first, always.
const list = listCodec(['seq'], '-seq');
const states = ['open', 'delivered', 'failed'] as const;

/** The address of the deliveries of a webhook: the page and the state. */
export const deliveriesCodec: ListCodec<DeliveriesQuery> = {
  keys: [...list.keys, 'state'],
  parse: (params) => ({
    ...list.parse(params),
    state: states.find((state) => state === params.get('state')) ?? 'all',
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.state !== 'all') params.set('state', query.state);
    return params;
  },
};
