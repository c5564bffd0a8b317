import { onceByKey } from '../../../actions/once-by-key.ts';
import { forSession } from '../../../actions/operation.ts';
import { lockRunFor, payRunAnswer, refusingBankFiles, runsGiven } from '../pay-run-answer.ts';
import { moneyOf } from '../../../common/figures.ts';
import { Refusal } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { afterPayRun, payFailedAgain as payAgain } from '../approve.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const statementTimeout = 300_000;

export const payRunAgain = forSession<'payRunAgain'>(
  async ({ params, body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId, loginId: login } = session;
    const given = runsGiven(service, now);
    const work = async (tx: Tx) => {
      const shop = await shopOf(tx, shopId);
      const run = await lockRunFor(tx, shopId, params.id, 'pay_again');
      const ask = {
        expectedAmount: moneyOf(body.expected_amount, run.currency, '/expected_amount'),
        vendors: body.vendors ?? ('all' as const),
      };
      const verdict = await payAgain(tx, given, { shop, run, by, login }, ask);
      if (verdict.is === 'refused') {
        const { code, detail, skipped } = verdict;
        const others = skipped
          .slice(0, 100)
          .map((one) => ({ detail: `${one.vendorName}: ${one.reason}`, code }));
        throw new Refusal(code === 'nothing_to_pay' ? 422 : 409, code, [{ detail, code }, ...others]);
      }
      afterCommit(() => {
        afterPayRun(given);
      });
      return {
        status: 201,
        body: await payRunAnswer(tx, { shopId, login: session.loginId, now }, run.id),
      } as const;
    };
    const who = { shopId, vendorIds: session.vendorIds, statementTimeout };
    const request = { who, key, operation: 'payRunAgain', body: { run: params.id, ...body }, now };
    const answer = await refusingBankFiles(() => onceByKey(service.database, request, work));
    service.mail.startDelivery();
    return answer;
  },
);
