import type { Paid } from '@consignment/components/parts/payouts/PaidFilter';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { days, listCodec, narrowedCodec, oneOf, pageOf, searchOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type CommissionsQuery = ListQuery & { paid: Paid; from: string; to: string };

const newestFirst = '-order__processed_at';

const list = listCodec(
  ['order__processed_at', 'order__name', 'title', 'price', 'commission_amount'],
  newestFirst,
);

/** The address of a list of commissions: a list's search, sort and page, and what is paid, and the days. */
export const commissionsCodec: ListCodec<CommissionsQuery> = narrowedCodec(list, {
  paid: oneOf(['paid', 'unpaid'], 'all'),
  ...days,
});

/** The days of a query as the calls name them. */
export function daysOf({ from, to }: Pick<CommissionsQuery, 'from' | 'to'>) {
  return { ...(from === '' ? {} : { date_start: from }), ...(to === '' ? {} : { date_end: to }) };
}

/** The query of the call that lists a vendor's commissions, for one page. */
export function commissionsAsk(vendorId: number, query: CommissionsQuery, pageSize: number) {
  return { ...commissionsFilter(vendorId, query), ...pageOf(query, pageSize) };
}

/** The same for all pages at once, as for a file. */
export function commissionsFilter(vendorId: number, query: CommissionsQuery) {
  const ordering = list.orderingOf(query);
  return {
    vendor_id: vendorId,
    // The call's own order, which it has for a vendor too who may not sort by a hidden date.
    ...(ordering === newestFirst ? {} : { ordering }),
    ...searchOf(query),
    ...(query.paid === 'all' ? {} : { paid: query.paid === 'paid' }),
    ...daysOf(query),
  };
}
