import { questionsAsked } from '../questions-asked.ts';
import { forSession } from '../../../actions/operation.ts';
import { questionReader } from '../question-thread.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { answerExport } from '../../../exports/answer.ts';
import { questionsExport } from '../questions-export.ts';
import { pageOfQuestions, scopeOf } from '../queries/questions.ts';
import { questionToWire } from '../question-wire.ts';

export const listQuestions = forSession<'listQuestions'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport(questionsExport, query, ask);
  const page = pageAsk(query);
  return read(async (tx) => {
    const reader = await questionReader(tx, session, now);
    const { count, rows } = await pageOfQuestions(tx, session.shopId, scopeOf(session), {
      ...questionsAsked(query, { visible: reader.visible, now }),
      ...page,
    });
    const results = rows.map((row) => questionToWire(row, reader));
    return { status: 200, body: pageOf(url, page, { count, rows: results }) };
  });
});
