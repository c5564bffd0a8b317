import { stateAfter } from '@consignment/domain/questions/question';
import { sideOf } from '@consignment/domain/questions/question-rights';
import type { Tx } from '../../../database/database.ts';
import { forSession } from '../../../actions/operation.ts';
import { onceByKey } from '../../../actions/once-by-key.ts';
import {
  asTheShop,
  callerOf,
  dueNow,
  holdQuestion,
  refuseEndedQuestion,
  refuseTooMany,
  say,
  textOf,
} from '../question-talk.ts';
import { threadFor } from '../question-thread.ts';
import { record } from '../../../ledger/record.ts';
import { mailAsker, mailShop, peopleToMail } from '../question-mails.ts';
import { setState } from '../queries/question-changes.ts';

export const replyQuestion = forSession<'replyQuestion'>(async (ask) => {
  const { params, body, idempotencyKey: key, session, by, now, service } = ask;
  const { database, publicUrl } = service;
  const { shopId } = session;
  const text = textOf(body.text);
  const people = await database.asSystem((tx) => peopleToMail(tx, shopId));

  const work = async (tx: Tx) => {
    const question = await holdQuestion(tx, session, params.id, body.expected_messages);
    refuseEndedQuestion(question);
    await refuseTooMany(tx, session, now);
    await say(tx, session, { questionId: question.id, kind: 'text', text, files: body.files ?? [], now });
    const side = sideOf(session.role);
    const state = stateAfter(side);
    const dueAt = state === 'open' ? await dueNow(tx, question, now) : null;
    await setState(tx, question, { state, dueAt, now });
    const mail = { question, people, text, publicUrl, now };
    if (side === 'shop') await mailAsker(tx, { ...mail, what: 'answered', done: null });
    else await mailShop(tx, { ...mail, what: 'replied', dueAt });
    const thread = await threadFor(tx, session, question.id, now);
    const event = side === 'shop' ? 'question.answered' : 'question.replied';
    const after = { number: question.number };
    await record(tx, { shopId, by, now }, [{ event, id: question.id, vendorId: question.vendor_id, after }]);
    return { status: 201, body: thread } as const;
  };

  const hashed = { ...body, question: params.id, caller: callerOf(session) };
  const request = { who: asTheShop(session), key, operation: 'replyQuestion', body: hashed, now };
  const answer = await onceByKey(database, request, work);
  service.mail.startDelivery();
  return answer;
});
