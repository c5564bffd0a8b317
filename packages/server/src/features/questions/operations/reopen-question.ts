import { isActive } from '@consignment/domain/questions/question';
import { sideOf } from '@consignment/domain/questions/question-rights';
import { cleanText } from '../domain/question-text.ts';
import { forSession } from '../../../actions/operation.ts';
import { alreadyAsked, asTheShop, dueNow, holdQuestion, refuseTooMany, say } from '../question-talk.ts';
import { threadFor } from '../question-thread.ts';
import { record } from '../../../ledger/record.ts';
import { mailAsker, mailShop, peopleToMail } from '../question-mails.ts';
import { activeNumber, lockVendorOfQuestion, setState, waitForAskers } from '../queries/question-changes.ts';

export const reopenQuestion = forSession<'reopenQuestion'>(async (ask) => {
  const { params, body, session, by, now, service } = ask;
  const { database, publicUrl } = service;
  const { shopId } = session;
  const text = cleanText(body.text ?? '');
  const side = sideOf(session.role);
  const people = await database.asSystem((tx) => peopleToMail(tx, shopId));
  const thread = await database.asShop(asTheShop(session), async (tx) => {
    await lockVendorOfQuestion(tx, shopId, params.id);
    // A question about the same line that is being asked now is one by then.
    await waitForAskers(tx, shopId);
    const question = await holdQuestion(tx, session, params.id, body.expected_messages);
    if (isActive(question.state)) return threadFor(tx, session, question.id, now);
    const other = await activeNumber(tx, shopId, question);
    if (other !== null) throw alreadyAsked(other);
    await refuseTooMany(tx, session, now);
    await say(tx, session, { questionId: question.id, kind: 'state', state: 'open', text, now });
    const dueAt = await dueNow(tx, question, now);
    await setState(tx, question, { state: 'open', dueAt, now });
    const mail = { question, people, text, publicUrl, now };
    if (side === 'shop') await mailAsker(tx, { ...mail, what: 'reopened', done: null });
    else await mailShop(tx, { ...mail, what: 'reopened', dueAt });
    const done = await threadFor(tx, session, question.id, now);
    const after = { number: question.number };
    const entry = {
      event: 'question.reopened',
      id: question.id,
      vendorId: question.vendor_id,
      after,
    } as const;
    await record(tx, { shopId, by, now }, [entry]);
    return done;
  });
  service.mail.startDelivery();
  return { status: 200, body: thread };
});
