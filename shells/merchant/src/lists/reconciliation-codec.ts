import type { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import {
  differenceGroups,
  differenceStates,
  isDifferenceKind,
} from '@consignment/domain/reconciliation/difference-kinds';
import { idIn, listCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';
import type { ComponentProps } from 'react';

type DifferencesQuery = ComponentProps<typeof ReconciliationScreen>['controls']['query'];

const list = listCodec(['amount', 'since'], '-since');

/** The address of the differences: their search, order and page, and what they are narrowed to. */
export const differencesCodec: ListCodec<DifferencesQuery> = {
  keys: [...list.keys, 'group', 'state', 'kind', 'vendor'],
  parse: (params) => {
    const kind = params.get('kind') ?? '';
    return {
      ...list.parse(params),
      group: differenceGroups.find((group) => group === params.get('group')) ?? 'all',
      state: differenceStates.find((state) => state === params.get('state')) ?? 'open',
      kind: isDifferenceKind(kind) ? kind : 'all',
      vendor: idIn(params, 'vendor'),
    };
  },
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.group !== 'all') params.set('group', query.group);
    if (query.state !== 'open') params.set('state', query.state);
    if (query.kind !== 'all') params.set('kind', query.kind);
    if (query.vendor !== null) params.set('vendor', String(query.vendor));
    return params;
  },
};

/** How the calls are asked, for all pages at once. */
export function differencesAsk(query: DifferencesQuery) {
  const { search, state, group, kind, vendor } = query;
  return {
    state,
    ordering: list.orderingOf(query),
    ...(search === '' ? {} : { search }),
    ...(group === 'all' ? {} : { group }),
    ...(kind === 'all' ? {} : { kind }),
    ...(vendor === null ? {} : { vendor_id: vendor }),
  };
}
