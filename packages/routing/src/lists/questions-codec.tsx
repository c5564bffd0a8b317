import type { AskedQuery } from '@consignment/components/parts/questions/QuestionsPage';
import type { QuestionFilter } from '@consignment/components/parts/questions/QuestionStateFilter';
import { listCodec, narrowedCodec, oneOf } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

export const questionList = listCodec(['changed_at', 'asked_at', 'due_at'], '-changed_at');
const filters = ['open', 'overdue', 'answered', 'settled', 'closed'] as const;

export const { orderingOf } = questionList;

export const questionState = oneOf(filters, 'all');

/** The address of a list of questions: its search, sort and page, and the state. */
export const askedCodec: ListCodec<AskedQuery> = narrowedCodec(questionList, { state: questionState });

/** The state as the call is asked for it. */
export function stateAsk(state: QuestionFilter) {
  if (state === 'all') return {};
  return state === 'overdue' ? ({ overdue: true } as const) : { state };
}
