import type { AskedQuery } from '@consignment/components/parts/questions/QuestionsPage';
import type { QuestionFilter } from '@consignment/components/parts/questions/QuestionStateFilter';
import { listCodec } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

const list = listCodec(['changed_at', 'asked_at', 'due_at'], '-changed_at');
const filters = ['open', 'overdue', 'answered', 'settled', 'closed'] as const;

export const { orderingOf } = list;

/** The address of a list of questions: its search, sort and page, and the state. */
export const askedCodec: ListCodec<AskedQuery> = {
  keys: [...list.keys, 'state'],
  parse: (params) => ({
    ...list.parse(params),
    state: filters.find((filter) => filter === params.get('state')) ?? 'all',
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.state !== 'all') params.set('state', query.state);
    return params;
  },
};

/** The state as the call is asked for it. */
export function stateAsk(state: QuestionFilter) {
  if (state === 'all') return {};
  return state === 'overdue' ? ({ overdue: true } as const) : { state };
}
