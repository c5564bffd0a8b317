import { answerExport } from '../../exports/answer.ts';
import { forSession } from '../../actions/operation.ts';

export const exportPayoutCsv = forSession<'exportPayoutCsv'>((ask) =>
  answerExport('payout', { id: ask.params.id }, ask),
);
