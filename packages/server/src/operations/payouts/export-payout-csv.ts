import { answerExport } from '../../exports/answer.ts';
import { payoutExport } from '../../exports/payout.ts';
import { forSession } from '../../actions/operation.ts';

export const exportPayoutCsv = forSession<'exportPayoutCsv'>((ask) =>
  answerExport(payoutExport, { id: ask.params.id }, ask),
);
