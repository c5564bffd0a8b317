import { isDate } from '@consignment/domain/time/dates';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type Days = { from: string; to: string };

/** How a range of days stands in the address of a list. An invalid day is no limit. */
export const daysCodec = {
  keys: ['from', 'to'],
  parse: (params: URLSearchParams): Days => ({
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }),
  write: (params: URLSearchParams, { from, to }: Days) => {
    if (from !== '') params.set('from', from);
    if (to !== '') params.set('to', to);
  },
};

function dayOf(text: string | null): string {
  return text !== null && isDate(text) ? text : '';
}
