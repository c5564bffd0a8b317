import { FileAnswer } from '../../../common/file-answer.ts';
import { notFound } from '../../../common/problem.ts';
import { forSession, type SessionAsk } from '../../../actions/operation.ts';
import { asTheShop, uploaderOf } from '../question-talk.ts';
import { questionFileOf, unsentFileOf } from '../queries/question-files.ts';
import { scopeOf } from '../queries/questions.ts';

export const getQuestionFile = forSession<'getQuestionFile'>(async (ask) => {
  const { params, session, read } = ask;
  const sent = await read((tx) => questionFileOf(tx, session.shopId, scopeOf(session), params.id));
  const file = sent ?? (await ownUnsent(ask));
  if (file === null) throw notFound();
  const { name, media_type: mediaType, bytes: content } = file;
  // Saved and never shown: another person has made it.
  return { status: 200, body: new FileAnswer({ name, mediaType, content, isSaved: true }) };
});

/** A file that the caller has uploaded and not sent. */
async function ownUnsent({ params, session, service }: SessionAsk<'getQuestionFile'>) {
  const by = uploaderOf(session);
  if (by === null) return null;
  return service.database.asShop({ ...asTheShop(session), readOnly: true }, (tx) =>
    unsentFileOf(tx, session.shopId, by, params.id),
  );
}
