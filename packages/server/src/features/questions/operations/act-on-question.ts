import { cleanText } from '../domain/question-text.ts';
import type { Tx } from '../../../database/database.ts';
import { doAct, holdSubject, refuseStaleQuestion } from '../act-on-question.ts';
import { forSession } from '../../../actions/operation.ts';
import { onceByKey } from '../../../actions/once-by-key.ts';
import { asTheShop, callerOf, holdQuestion, refuseEndedQuestion } from '../question-talk.ts';
import { threadFor } from '../question-thread.ts';
import { notFound } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { mailAsker, peopleToMail } from '../question-mails.ts';
import { setState } from '../queries/question-changes.ts';
import { addMessage } from '../queries/question-messages.ts';
import { questionById, scopeOf } from '../queries/questions.ts';

export const actOnQuestion = forSession<'actOnQuestion'>(async (ask) => {
  const { params, body, idempotencyKey: key, session, by, now, service } = ask;
  const { database, publicUrl } = service;
  const { shopId, loginId } = session;
  const text = cleanText(body.text ?? '');
  const people = await database.asSystem((tx) => peopleToMail(tx, shopId));

  const work = async (tx: Tx) => {
    const asked = await questionById(tx, shopId, scopeOf(session), params.id);
    if (asked === null) throw notFound();
    const subject = await holdSubject(tx, shopId, asked);
    const question = await holdQuestion(tx, session, params.id);
    refuseEndedQuestion(question);
    await refuseStaleQuestion(tx, shopId, subject, body.expected_amount);
    const done = await doAct(tx, { shopId, by, now }, { question, subject }, body);
    await addMessage(tx, {
      shop_id: shopId,
      question_id: question.id,
      side: 'shop',
      by_login: loginId,
      at: now,
      kind: 'act',
      text,
      act: done.act,
      amount_before: done.before,
      amount_after: done.after,
      set_to: done.setTo,
      made_line_id: done.madeLine,
      moved_to: done.movedTo,
    });
    await setState(tx, question, { state: 'settled', dueAt: null, now });
    const { currency } = question;
    const what = { what: 'settled', done: { ...done, currency }, text } as const;
    await mailAsker(tx, { question, people, publicUrl, now, ...what });
    const thread = await threadFor(tx, session, question.id, now);
    const after = { number: question.number, act: done.act };
    const entry = { event: 'question.acted', id: question.id, vendorId: question.vendor_id, after } as const;
    await record(tx, { shopId, by, now }, [entry]);
    return { status: 201, body: thread } as const;
  };

  const hashed = { ...body, question: params.id, caller: callerOf(session) };
  const request = { who: asTheShop(session), key, operation: 'actOnQuestion', body: hashed, now };
  const answer = await onceByKey(database, request, work);
  service.mail.startDelivery();
  return answer;
});
