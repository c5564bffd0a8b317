import type { Query } from '../../actions/operation.ts';
import { orderingOf, searchOf } from '../../common/page.ts';
import type { Visible } from '../../common/visibility.ts';
import { questionOrderings } from './queries/questions.ts';

/** The parameters of the list, for its page and its file alike. Throws a Refusal for invalid ones. */
export function questionsAsked(
  query: Query<'listQuestions'>,
  reader: { readonly visible: Visible; readonly now: Date },
) {
  return {
    state: query.state ?? null,
    isOverdue: query.overdue ?? false,
    vendorId: query.vendor_id ?? null,
    salesRepId: query.sales_rep_id ?? null,
    lineId: query.line_item ?? null,
    repCommissionId: query.rep_commission ?? null,
    search: searchOf(query.search),
    ordering: orderingOf(query.ordering, questionOrderings, { by: 'changed_at', direction: 'desc' }),
    ...reader,
  };
}
