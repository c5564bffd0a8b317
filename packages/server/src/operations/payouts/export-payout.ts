import { answerLink } from '../../exports/answer.ts';
import { payoutAdviceExport } from '../../exports/payout-advice.ts';
import { forSession } from '../../actions/operation.ts';

export const exportPayout = forSession<'exportPayout'>((ask) =>
  answerLink(payoutAdviceExport, { id: ask.query.id }, ask),
);
