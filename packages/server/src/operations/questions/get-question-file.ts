import { FileAnswer } from '../../common/file-answer.ts';
import { notFound } from '../../common/problem.ts';
import { forSession } from '../../actions/operation.ts';
import { questionFileOf } from '../../queries/question-files.ts';
import { scopeOf } from '../../queries/questions.ts';

export const getQuestionFile = forSession<'getQuestionFile'>(async ({ params, session, read }) => {
  const file = await read((tx) => questionFileOf(tx, session.shopId, scopeOf(session), params.id));
  if (file === null) throw notFound();
  const { name, media_type: mediaType, bytes: content } = file;
  // Saved and never shown: another person has made it.
  return { status: 200, body: new FileAnswer({ name, mediaType, content, isSaved: true }) };
});
