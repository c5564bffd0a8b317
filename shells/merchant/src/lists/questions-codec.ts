import type { QuestionsQuery } from '@consignment/components/screens/merchant/questions/QuestionsScreen';
import { anId, narrowedCodec, searchOf } from '@consignment/routing/lists/list-codec';
import {
  orderingOf,
  questionList,
  questionState,
  stateAsk,
} from '@consignment/routing/lists/questions-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

/** The address of the questions: the search, the sort, the page and the filters. */
export const questionsCodec: ListCodec<QuestionsQuery> = narrowedCodec(questionList, {
  state: questionState,
  vendor: anId,
});

/** The query of the call for all pages at once. */
export function questionsFilter(query: QuestionsQuery) {
  return {
    ordering: orderingOf(query),
    ...searchOf(query),
    ...stateAsk(query.state),
    ...(query.vendor === null ? {} : { vendor_id: query.vendor }),
  };
}
