import type { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import {
  differenceGroups,
  differenceKindNames,
  differenceStates,
} from '@consignment/domain/reconciliation/difference-kinds';
import { anId, listCodec, narrowedCodec, oneOf } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';
import type { ComponentProps } from 'react';

type DifferencesQuery = ComponentProps<typeof ReconciliationScreen>['controls']['query'];

const list = listCodec(['amount', 'since'], '-since');

/** The address of the differences: their search, order, page and filters. */
export const differencesCodec: ListCodec<DifferencesQuery> = narrowedCodec(list, {
  group: oneOf(differenceGroups, 'all'),
  state: oneOf(differenceStates, 'open'),
  kind: oneOf(differenceKindNames, 'all'),
  vendor: anId,
});

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
