import { answerLink } from '../../exports/answer.ts';
import { forSession } from '../../actions/operation.ts';

export const exportPayout = forSession<'exportPayout'>((ask) =>
  answerLink('invoice', { id: ask.query.id }, ask),
);
