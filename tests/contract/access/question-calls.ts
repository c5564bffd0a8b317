import { moneyToWire } from '@consignment/domain/money/money';
import { png } from '../exports/pictures.ts';
import type { Actor } from './actors.ts';
import type { Row } from './calls.ts';
import type { Ids } from './fixture.ts';

/* The rows of the calls about questions: a sales rep has those about parts of orders, everyone else those about lines. */

const ofRep = (who: Actor) => who.party === 'salesrep';
const questionOf = (own: Ids, who: Actor) => ({
  id: ofRep(who) ? own.repQuestion : own.question,
});

export const questionCalls: {
  readonly [
    Id in
      | 'listQuestions'
      | 'askQuestion'
      | 'countQuestions'
      | 'getQuestionSettings'
      | 'updateQuestionSettings'
      | 'uploadQuestionFile'
      | 'getQuestionFile'
      | 'getQuestion'
      | 'replyQuestion'
      | 'settleQuestion'
      | 'reopenQuestion'
      | 'actOnQuestion'
  ]: Row<Id>;
} = {
  listQuestions: {
    call: (own, who) => ({ query: ofRep(who) ? { sales_rep_id: own.askingRep } : { vendor_id: own.vendor } }),
  },
  askQuestion: {
    call: (own, who) => ({
      body: {
        ...(ofRep(who) ? { rep_commission: own.repCommission } : { line_item: own.line }),
        reason: 'rate',
        text: 'We agreed on more.',
      },
    }),
    spoils: true,
  },
  countQuestions: { call: () => ({}) },
  getQuestionSettings: { call: () => ({}) },
  updateQuestionSettings: {
    call: () => ({ body: { answer_days: 3, close_days: 10, holds_lines: false } }),
  },
  uploadQuestionFile: {
    call: () => ({
      query: { name: 'lamp.png' },
      file: { type: 'image/png', bytes: png({ width: 3, height: 2 }) },
    }),
  },
  getQuestionFile: {
    call: (own, who) => ({ params: { id: ofRep(who) ? own.repQuestionFile : own.questionFile } }),
  },
  getQuestion: { call: (own, who) => ({ params: questionOf(own, who) }) },
  replyQuestion: {
    call: (own, who) => ({ params: questionOf(own, who), body: { text: 'Thank you for looking at it.' } }),
  },
  settleQuestion: {
    call: (own, who) => ({ params: questionOf(own, who), body: { state: 'closed' } }),
    spoils: true,
  },
  reopenQuestion: {
    call: (own, who) => ({ params: questionOf(own, who), body: {} }),
    before: async ({ server }, who) => {
      const { id } = questionOf(who.own, who);
      await server.database.asSystem((tx) =>
        tx
          .updateTable('questions')
          .set({ state: 'closed', ended_at: server.now, due_at: null, answered_at: null })
          .where('id', '=', id)
          .execute(),
      );
      return {};
    },
  },
  actOnQuestion: {
    call: (own) => ({ params: { id: own.question } }),
    before: async ({ server }, { own }) => {
      const { amount } = await server.database.asSystem((tx) =>
        tx
          .selectFrom('questions as q')
          .innerJoin('line_items as l', 'l.id', 'q.line_item_id')
          .select('l.commission_amount as amount')
          .where('q.id', '=', own.question)
          .executeTakeFirstOrThrow(),
      );
      return { body: { do: 'override', percentage: '60', expected_amount: moneyToWire(amount, 'GBP') } };
    },
    spoils: true,
  },
};
