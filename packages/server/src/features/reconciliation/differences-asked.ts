import type { Query } from '../../actions/operation.ts';
import { orderingOf, searchOf } from '../../common/page.ts';
import { differenceOrderings } from './queries/list.ts';

/** The parameters of the list, for its page and its file alike. Throws a Refusal for invalid ones. */
export function differencesAsked(query: Query<'listDifferences'>) {
  return {
    state: query.state ?? 'open',
    group: query.group ?? null,
    kind: query.kind ?? null,
    vendorId: query.vendor_id ?? null,
    search: searchOf(query.search),
    ordering: orderingOf(query.ordering, differenceOrderings, { by: 'since', direction: 'desc' }),
  };
}
