import type { RulesQuery } from '@consignment/components/screens/merchant/rules/RuleFilters';
import { isDate } from '@consignment/domain/time/dates';
import { rulePlaces } from '@consignment/domain/commission/dated-rules';
import { idIn, listCodec, searchOf } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

// The strongest place first, always.
const list = listCodec(['place'], 'place');
const kinds = ['percent', 'unit_amount', 'cost', 'bands', 'tiers', 'none'] as const;

/** The address of the rules: the search, the page, and what they are narrowed to. */
export const rulesCodec: ListCodec<RulesQuery> = {
  keys: [...list.keys, 'place', 'kind', 'vendor', 'name', 'on'],
  parse: (params) => {
    const on = params.get('on') ?? '';
    return {
      ...list.parse(params),
      place: rulePlaces.find((place) => place === params.get('place')) ?? 'all',
      kind: kinds.find((kind) => kind === params.get('kind')) ?? 'all',
      vendor: idIn(params, 'vendor'),
      name: (params.get('name') ?? '').slice(0, 255),
      on: isDate(on) ? on : '',
    };
  },
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.place !== 'all') params.set('place', query.place);
    if (query.kind !== 'all') params.set('kind', query.kind);
    if (query.vendor !== null) params.set('vendor', String(query.vendor));
    if (query.name !== '') params.set('name', query.name);
    if (query.on !== '') params.set('on', query.on);
    return params;
  },
};

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
