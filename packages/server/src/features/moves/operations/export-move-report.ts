import { forSession } from '../../../actions/operation.ts';
import { answerLink } from '../../../exports/answer.ts';
import { moveReportExport } from '../move-report-export.ts';

export const exportMoveReport = forSession<'exportMoveReport'>((ask) => {
  const query = { id: ask.params.id, type: ask.query.type, checkAt: `${ask.service.publicUrl}/verify` };
  return answerLink(moveReportExport, query, ask);
});
