import type { RulesQuery } from '@consignment/components/screens/merchant/rules/RuleFilters';
import { rulePlaces } from '@consignment/domain/commission/dated-rules';
import { aDay, anId, listCodec, narrowedCodec, oneOf, searchOf } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

// The strongest place first, always.
const list = listCodec(['place'], 'place');
const kinds = ['percent', 'unit_amount', 'cost', 'bands', 'tiers', 'none'] as const;

/** The address of the rules: the search, the page and the filters. */
export const rulesCodec: ListCodec<RulesQuery> = narrowedCodec(list, {
  place: oneOf(rulePlaces, 'all'),
  kind: oneOf(kinds, 'all'),
  vendor: anId,
  name: { read: (text: string) => text.slice(0, 255), write: (name: string) => name },
  on: aDay,
});

/** How the call is asked, for all pages at once. */
export function rulesFilter(query: RulesQuery) {
  return {
    ...searchOf(query),
    ...(query.place === 'all' ? {} : { place: query.place }),
    ...(query.kind === 'all' ? {} : { kind: query.kind }),
    ...(query.vendor === null ? {} : { vendor_id: query.vendor }),
    ...(query.name === '' ? {} : { name: query.name }),
    ...(query.on === '' ? {} : { on: query.on }),
  };
}
