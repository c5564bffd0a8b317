import type {
  HistoryAbout,
  HistoryQuery,
} from '@consignment/components/screens/merchant/history/HistoryScreen';
import { historyGroups, type HistoryGroup } from '@consignment/domain/history/history-objects';
import { daysCodec } from '@consignment/routing/lists/days-codec';
import { idIn, listCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

// It has one order: the latest first.
const list = listCodec(['seq'], '-seq');

/** The address of the history: its search and page, the days, group and person, and the thing that it is about. */
export const historyCodec: ListCodec<HistoryQuery> = {
  keys: [...list.keys, ...daysCodec.keys, 'group', 'person', 'type', 'id', 'vendor'],
  parse: (params) => ({
    ...list.parse(params),
    ...daysCodec.parse(params),
    group: groupOf(params.get('group') ?? ''),
    person: idIn(params, 'person'),
    about: aboutOf(params),
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    daysCodec.write(params, query);
    if (query.group !== 'all') params.set('group', query.group);
    if (query.person !== null) params.set('person', String(query.person));
    if (query.about !== null && 'vendor' in query.about) params.set('vendor', String(query.about.vendor));
    if (query.about !== null && 'type' in query.about) {
      params.set('type', query.about.type);
      params.set('id', query.about.id);
    }
    return params;
  },
};

function groupOf(text: string): HistoryQuery['group'] {
  return isGroup(text) ? text : 'all';
}

function isGroup(text: string): text is HistoryGroup {
  return Object.hasOwn(historyGroups, text);
}

function aboutOf(params: URLSearchParams): HistoryAbout | null {
  const vendor = idIn(params, 'vendor');
  if (vendor !== null) return { vendor };
  const [type, id] = [params.get('type') ?? '', params.get('id') ?? ''];
  return /^[a-z_]{1,40}$/.test(type) && /^[\w-]{1,100}$/.test(id) ? { type, id } : null;
}
