import { defineTexts } from '@consignment/domain/text/texts';
import { onceByKey } from '../../../actions/once-by-key.ts';
import { forSession } from '../../../actions/operation.ts';
import { payRunAnswer, runsGiven } from '../pay-run-answer.ts';
import { refuse } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { draftPayRun } from '../ledger/draft-pay-run.ts';
import { record } from '../../../ledger/record.ts';
import { payRunEntry } from '../approve.ts';
import { draftGiven } from '../given.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const texts = defineTexts('CreatePayRun', {
  nothingOpen: 'There is nothing to pay: no vendors have anything outstanding.',
});

/** Milliseconds for one statement: a shop may have hundreds of thousands of lines. */
const statementTimeout = 300_000;

export const createPayRun = forSession<'createPayRun'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId, loginId } = session;
    const work = async (tx: Tx) => {
      const shop = await shopOf(tx, shopId);
      const given = await draftGiven(tx, shop, runsGiven(service, now), 'look');
      const verdict = await draftPayRun(tx, given, {
        method: body.method ?? null,
        scheduledFor: null,
        paysByItself: false,
        createdBy: loginId,
      });
      if (verdict.is === 'refused') throw refuse(409, verdict.code, verdict.detail);
      if (verdict.is !== 'drafted') {
        throw refuse(422, 'nothing_to_pay', texts.nothingOpen);
      }
      const answer = await payRunAnswer(tx, { shopId, login: session.loginId, now }, verdict.id);
      const { number, count, amount, currency } = answer;
      await record(tx, { shopId, by, now }, [
        payRunEntry('pay_run.drafted', { id: verdict.id, number }, { vendor_count: count, amount, currency }),
      ]);
      return { status: 201, body: answer } as const;
    };
    const who = { shopId, vendorIds: session.vendorIds, statementTimeout };
    return onceByKey(service.database, { who, key, operation: 'createPayRun', body, now }, work);
  },
);
