import type { Paid } from '@consignment/components/parts/PaidFilter';
import { isDate } from '@consignment/domain/dates';
import type { ListQuery } from '@consignment/domain/list-query';
import { listCodec, pageOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type CommissionsQuery = ListQuery & { paid: Paid; from: string; to: string };

const list = listCodec(
  ['order__processed_at', 'order__name', 'title', 'price', 'commission_amount'],
  '-order__processed_at',
);

/** The address of a list of commissions: a list's search, sort and page, and what is paid, and the days. */
export const commissionsCodec: ListCodec<CommissionsQuery> = {
  keys: [...list.keys, 'paid', 'from', 'to'],
  parse: (params) => ({
    ...list.parse(params),
    paid: paidOf(params.get('paid')),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.paid !== 'all') params.set('paid', query.paid);
    if (query.from !== '') params.set('from', query.from);
    if (query.to !== '') params.set('to', query.to);
    return params;
  },
};

function paidOf(text: string | null): Paid {
  return text === 'paid' || text === 'unpaid' ? text : 'all';
}

function dayOf(text: string | null): string {
  return text !== null && isDate(text) ? text : '';
}

/** The days of a query as the calls name them. */
export function daysOf({ from, to }: Pick<CommissionsQuery, 'from' | 'to'>) {
  return { ...(from === '' ? {} : { date_start: from }), ...(to === '' ? {} : { date_end: to }) };
}

/** The query of the call that lists a vendor's commissions. */
export function commissionsAsk(vendorId: number, query: CommissionsQuery, pageSize: number) {
  return {
    vendor_id: vendorId,
    ...pageOf(query, pageSize),
    ordering: list.orderingOf(query),
    ...(query.paid === 'all' ? {} : { paid: query.paid === 'paid' }),
    ...daysOf(query),
  };
}
