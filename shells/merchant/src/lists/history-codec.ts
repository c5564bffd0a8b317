import type {
  HistoryAbout,
  HistoryQuery,
} from '@consignment/components/screens/merchant/history/HistoryScreen';
import { historyGroups, type HistoryGroup } from '@consignment/domain/history/history-objects';
import { anId, days, idIn, listCodec, narrowedCodec, oneOf } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

// It has one order: the latest first.
const list = listCodec(['seq'], '-seq');
// Object.keys loses the type of the keys.
const groups = Object.keys(historyGroups) as HistoryGroup[];

const narrowed = narrowedCodec(list, {
  ...days,
  group: oneOf(groups, 'all'),
  person: anId,
});

/** The address of the history: its search and page, the days, group and person, and the thing that it is about. */
export const historyCodec: ListCodec<HistoryQuery> = {
  keys: [...narrowed.keys, 'type', 'id', 'vendor'],
  parse: (params) => ({ ...narrowed.parse(params), about: aboutOf(params) }),
  serialise: (query) => {
    const params = narrowed.serialise(query);
    for (const [key, value] of aboutIn(query.about)) params.set(key, value);
    return params;
  },
};

/** The thing that the history is about, as its address names it. */
export function aboutIn(about: HistoryAbout | null): URLSearchParams {
  if (about === null) return new URLSearchParams();
  return new URLSearchParams(
    'vendor' in about ? { vendor: String(about.vendor) } : { type: about.type, id: about.id },
  );
}

function aboutOf(params: URLSearchParams): HistoryAbout | null {
  const vendor = idIn(params, 'vendor');
  if (vendor !== null) return { vendor };
  const [type, id] = [params.get('type') ?? '', params.get('id') ?? ''];
  return /^[a-z_]{1,40}$/.test(type) && /^[\w-]{1,100}$/.test(id) ? { type, id } : null;
}
