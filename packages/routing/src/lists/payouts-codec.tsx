import type { PayoutDaysQuery, PayoutsQuery } from '@consignment/components/parts/payouts/PayoutStatusFilter';
import { payoutFilters } from '@consignment/domain/payouts/payout-status';
import { days, listCodec, narrowedCodec, oneOf, searchOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

/** The address of a list of payouts: a list's search, sort and page, the days, and the status. */
export function payoutsCodec<Key extends string>(...of: Parameters<typeof listCodec<Key>>) {
  const list = listCodec<Key>(...of);
  const codec: ListCodec<PayoutsQuery> = narrowedCodec(list, {
    status: oneOf(payoutFilters, 'all'),
    ...days,
  });
  return {
    ...codec,
    /** How the calls are asked, for all pages at once. */
    filterOf: (query: PayoutsQuery) => ({
      ...daysAsk(query),
      ...(query.status === 'all' ? {} : { status: query.status }),
      ordering: list.orderingOf(query),
    }),
  };
}

/** The search and the days of a query as the calls name them. */
function daysAsk({ search, from, to }: PayoutDaysQuery) {
  return {
    ...searchOf({ search }),
    ...(from === '' ? {} : { date_start: from }),
    ...(to === '' ? {} : { date_end: to }),
  };
}
