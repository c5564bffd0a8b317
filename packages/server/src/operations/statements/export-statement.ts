import { forSession } from '../../actions/operation.ts';
import { answerLink } from '../../exports/answer.ts';

export const exportStatement = forSession<'exportStatement'>((ask) =>
  answerLink('statement', { id: ask.params.id, type: ask.query.type }, ask),
);
