import { sideOf } from '@consignment/domain/questions/question-rights';
import { defineTexts } from '@consignment/domain/text/texts';
import { cleanText } from '../domain/question-text.ts';
import { forSession } from '../../../actions/operation.ts';
import { asTheShop, holdQuestion, refuseEndedQuestion, say } from '../question-talk.ts';
import { threadFor } from '../question-thread.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { mailAsker, mailShop, peopleToMail } from '../question-mails.ts';
import { setState } from '../queries/question-changes.ts';

const texts = defineTexts('SettleQuestion', {
  onlyShop: 'Only the shop can settle a question. Close it instead.',
});

export const settleQuestion = forSession<'settleQuestion'>(async (ask) => {
  const { params, body, session, by, now, service } = ask;
  const { database, publicUrl } = service;
  const { shopId } = session;
  const { state } = body;
  const text = cleanText(body.text ?? '');
  const side = sideOf(session.role);
  if (side !== 'shop' && state !== 'closed') {
    throw refuse(422, 'invalid_value', texts.onlyShop, { pointer: '/state' });
  }
  const people = await database.asSystem((tx) => peopleToMail(tx, shopId));
  const thread = await database.asShop(asTheShop(session), async (tx) => {
    const question = await holdQuestion(tx, session, params.id, body.expected_messages);
    if (question.state === state) return threadFor(tx, session, question.id, now);
    refuseEndedQuestion(question);
    await say(tx, session, { questionId: question.id, kind: 'state', state, text, now });
    await setState(tx, question, { state, dueAt: null, now });
    const mail = { question, people, text, publicUrl, now };
    if (side === 'shop') await mailAsker(tx, { ...mail, what: state, done: null });
    else await mailShop(tx, { ...mail, what: 'closed', dueAt: null });
    const done = await threadFor(tx, session, question.id, now);
    const event = state === 'settled' ? 'question.settled' : 'question.closed';
    const after = { number: question.number };
    await record(tx, { shopId, by, now }, [{ event, id: question.id, vendorId: question.vendor_id, after }]);
    return done;
  });
  service.mail.startDelivery();
  return { status: 200, body: thread };
});
