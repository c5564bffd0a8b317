import { onceByKey } from '../../../actions/once-by-key.ts';
import { forSession } from '../../../actions/operation.ts';
import { lockRunFor, payRunAnswer, refusingBankFiles, runsGiven } from '../pay-run-answer.ts';
import { moneyOf } from '../../../common/figures.ts';
import { refuse, Refusal } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { afterPayRun, approveRun } from '../approve.ts';
import { refreshRun } from '../refresh.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

/** Milliseconds for one statement: a run may pay hundreds of thousands of lines at once. */
const statementTimeout = 300_000;

export const approvePayRun = forSession<'approvePayRun'>(
  async ({ params, body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId, loginId: login } = session;
    const given = runsGiven(service, now);
    const work = async (tx: Tx) => {
      const shop = await shopOf(tx, shopId);
      const run = await lockRunFor(tx, shopId, params.id, 'approve');
      const expected = moneyOf(body.expected_amount, run.currency, '/expected_amount');
      const verdict = await approveRun(tx, given, { shop, run, by, login }, expected);
      if (verdict.is === 'refused') {
        const pointer = verdict.code === 'amount_changed' ? { pointer: '/expected_amount' } : {};
        throw refuse(verdict.code === 'nothing_to_pay' ? 422 : 409, verdict.code, verdict.detail, pointer);
      }
      if (verdict.is === 'paid') {
        afterCommit(() => {
          afterPayRun(given);
        });
      }
      return {
        status: 201,
        body: await payRunAnswer(tx, { shopId, login: session.loginId, now }, run.id),
      } as const;
    };
    const who = { shopId, vendorIds: session.vendorIds, statementTimeout };
    const request = { who, key, operation: 'approvePayRun', body: { run: params.id, ...body }, now };
    try {
      const answer = await refusingBankFiles(() => onceByKey(service.database, request, work));
      service.mail.startDelivery();
      return answer;
    } catch (error) {
      // The refusal says that the draft has the new amounts.
      if (error instanceof Refusal && error.code === 'amount_changed') {
        await service.database.asShop(who, async (tx) => {
          const run = await lockRunFor(tx, shopId, params.id, 'change');
          const shop = await shopOf(tx, shopId);
          await refreshRun(tx, given, { shop, run, by });
        });
      }
      throw error;
    }
  },
);
