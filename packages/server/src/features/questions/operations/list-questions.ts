import { questionsAsked } from '../../actions/list-asks.ts';
import { forSession } from '../../actions/operation.ts';
import { questionReader } from '../../actions/question-thread.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { answerExport } from '../../exports/answer.ts';
import { pageOfQuestions, scopeOf } from '../../queries/questions.ts';
import { questionToWire } from '../../wire/question.ts';

export const listQuestions = forSession<'listQuestions'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport('questions', query, ask);
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
