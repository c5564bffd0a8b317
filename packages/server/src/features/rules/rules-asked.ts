import { dayAt } from '@consignment/domain/time/zone';
import type { Query } from '../../actions/operation.ts';
import { searchOf } from '../../common/page.ts';
import { dayOf } from '../../common/period.ts';

/** The parameters of the list, for its page and its file alike. Throws a Refusal for invalid ones. */
export function rulesAsked(query: Query<'listRules'>, at: { readonly timeZone: string; readonly now: Date }) {
  const on = dayOf(query.on, '?on');
  return {
    place: query.place ?? null,
    vendorId: query.vendor_id ?? null,
    name: query.name === undefined || query.name.trim() === '' ? null : query.name,
    kind: query.kind ?? null,
    on,
    search: searchOf(query.search),
    day: on ?? dayAt(at.now, at.timeZone),
  };
}
