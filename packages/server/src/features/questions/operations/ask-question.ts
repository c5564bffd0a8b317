import { dueAfter } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../../../database/database.ts';
import { forSession, type SessionAsk } from '../../../actions/operation.ts';
import { onceByKey } from '../../../actions/once-by-key.ts';
import { alreadyAsked, asTheShop, callerOf, refuseTooMany, say, textOf } from '../question-talk.ts';
import { threadFor } from '../question-thread.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { mailShop, peopleToMail } from '../question-mails.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { lockLine } from '../../../queries/orders/line-changes.ts';
import { lockVendor } from '../../../queries/vendors/vendors.ts';
import { lineById } from '../../../queries/orders/line-items.ts';
import { orderById } from '../../../queries/orders/orders.ts';
import { activeNumber, insertQuestion, lockQuestion, takeNumber } from '../queries/question-changes.ts';
import { questionSettingsOf } from '../queries/question-settings.ts';
import { scopeOf } from '../queries/questions.ts';
import { repCommissionById } from '../../../queries/people/sales-reps.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const texts = defineTexts('AskQuestion', {
  noLine: 'Specify the line that your question is about.',
  noPart: 'Specify the part of an order that your question is about.',
});

type Ask = SessionAsk<'askQuestion'>;

export const askQuestion = forSession<'askQuestion'>(async (ask) => {
  const { body, idempotencyKey: key, session, by, now, service } = ask;
  const { database, publicUrl } = service;
  const { shopId } = session;
  const text = textOf(body.text);
  const people = await database.asSystem((tx) => peopleToMail(tx, shopId));

  const work = async (tx: Tx) => {
    const about = await aboutOf(tx, ask);
    await refuseTooMany(tx, session, now);
    const dueAt = dueAfter(now, await questionSettingsOf(tx, shopId));
    const { currency } = await shopOf(tx, shopId);
    const number = await takeNumber(tx, shopId);
    const asked = { asked_by: session.loginId, asked_at: now, changed_at: now, due_at: dueAt };
    const id = await insertQuestion(tx, {
      shop_id: shopId,
      number,
      currency,
      reason: body.reason,
      ...about,
      ...asked,
    });
    if (id === null) throw alreadyAsked(await activeNumber(tx, shopId, about));
    await say(tx, session, { questionId: id, kind: 'text', text, files: body.files ?? [], now });
    const question = await lockQuestion(tx, shopId, scopeOf(session), id);
    if (question === null) throw new Error(`Question ${id} was not written.`);
    await mailShop(tx, { question, people, what: 'asked', text, dueAt, publicUrl, now });
    const thread = await threadFor(tx, session, id, now);
    const { vendor_id: vendorId, line_item_id: line, rep_commission_id: part } = about;
    const after = {
      number,
      reason: body.reason,
      ...(line === null ? { sales_rep_part: part } : { line }),
    };
    await record(tx, { shopId, by, now }, [{ event: 'question.asked', id, vendorId, after }]);
    return { status: 201, body: thread } as const;
  };

  const hashed = { ...body, caller: callerOf(session) };
  const request = { who: asTheShop(session), key, operation: 'askQuestion', body: hashed, now };
  const answer = await onceByKey(database, request, work);
  service.mail.startDelivery();
  return answer;
});

/** The subject of the question as it is now: a vendor's subject is one of its lines, a sales rep's a part of an order. */
async function aboutOf(tx: Tx, { body, session }: Ask) {
  const { shopId } = session;
  const scope = scopeOf(session);
  if (scope.is === 'vendors') {
    if (body.line_item === undefined || body.rep_commission !== undefined) {
      throw refuse(422, 'invalid_value', texts.noLine, { pointer: '/line_item' });
    }
    const seen = await lineById(tx, shopId, body.line_item);
    if (seen?.vendor_id == null || !scope.ids.includes(seen.vendor_id)) throw notFound();
    await lockSettings(tx, shopId, 'share');
    // As payouts do before they read lines: so it keeps its line out of one, or finds it paid.
    await lockVendor(tx, shopId, seen.vendor_id);
    await lockLine(tx, shopId, body.line_item);
    const line = await lineById(tx, shopId, body.line_item);
    if (line?.vendor_id !== seen.vendor_id) throw notFound();
    return {
      vendor_id: line.vendor_id,
      sales_rep_id: null,
      line_item_id: line.id,
      rep_commission_id: null,
      title: line.name === '' ? line.title : line.name,
      order_name: line.order_name ?? '',
      amount_asked: line.commission_amount,
    };
  }
  if (body.rep_commission === undefined || body.line_item !== undefined) {
    throw refuse(422, 'invalid_value', texts.noPart, { pointer: '/rep_commission' });
  }
  const part = await repCommissionById(tx, session, body.rep_commission);
  const order = part === null ? null : await orderById(tx, shopId, part.order_id);
  if (part === null || order === null) throw notFound();
  return {
    vendor_id: null,
    sales_rep_id: part.sales_rep_id,
    line_item_id: null,
    rep_commission_id: part.id,
    title: `Part of order ${order.name}`,
    order_name: order.name,
    amount_asked: part.amount,
  };
}
