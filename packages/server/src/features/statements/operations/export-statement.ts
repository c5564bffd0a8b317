import { forSession } from '../../../actions/operation.ts';
import { answerLink } from '../../../exports/answer.ts';
import { statementExport } from '../statement-export.ts';

export const exportStatement = forSession<'exportStatement'>((ask) =>
  answerLink(statementExport, { id: ask.params.id, type: ask.query.type }, ask),
);
