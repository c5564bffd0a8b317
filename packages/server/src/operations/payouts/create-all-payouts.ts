import { parseMoney } from '@consignment/domain/money/money';
import { payAll, type PayAllRefused } from '../../ledger/pay-all.ts';
import { payAllEntries } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { onceByKey } from '../../actions/once-by-key.ts';
import { methodAsked, methodsFor } from '../../actions/payout-methods.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { periodOf, type AskedDays } from '../../common/period.ts';
import { Refusal, refuse } from '../../common/problem.ts';
import { payoutsById } from '../../queries/payouts/payouts.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';
import { afterCommit } from '../../database/transactions.ts';
import { paidAllToWire } from '../../wire/pay-all.ts';

/** Milliseconds for one statement: a shop may pay hundreds of thousands of lines at once. */
const statementTimeout = 300_000;
/** The number of unpaid vendors that a refusal names. */
const mostSkippedListed = 100;

export const createAllPayouts = forSession<'createAllPayouts'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    const method = methodsFor(service)[methodAsked(body)];
    const work = async (tx: Tx) => {
      const shop = await shopOf(tx, shopId);
      const { currency, time_zone: timeZone } = shop;
      const verdict = await payAll(tx, {
        shopId,
        period: periodOf(daysIn(body), timeZone),
        setup: await method.setup(tx, shop, 'hold'),
        early: body.early === true,
        expectedAmount: expectedOf(body, currency),
        createdBy: session.loginId,
        now,
      });
      if (verdict.is === 'refused') throw refusalOf(verdict, body);
      const ids = verdict.payouts.map(({ id }) => id);
      const rows = await payoutsById(tx, shopId, ids);
      await method.made(tx, { shopId, payoutIds: ids, publicUrl: service.publicUrl, now });
      afterCommit(() => method.afterCommit());
      await record(tx, { shopId, by, now }, payAllEntries(rows, verdict.plan));
      return { status: 201, body: paidAllToWire(verdict.plan, rows) } as const;
    };

    const who = { shopId, vendorIds: session.vendorIds, statementTimeout };
    const request = { who, key, operation: 'createAllPayouts', body, now };
    const answer = await onceByKey(service.database, request, work);
    service.mail.startDelivery();
    return answer;
  },
);

function daysIn({ start_date: start, end_date: end }: Body<'createAllPayouts'>): AskedDays {
  return { start: start ?? undefined, end: end ?? undefined, pointers: ['/start_date', '/end_date'] };
}

function expectedOf({ expected_amount: text }: Body<'createAllPayouts'>, currency: string): number | null {
  if (text === undefined) return null;
  const parsed = parseMoney(text, currency);
  if (parsed.is === 'ok') return parsed.minor;
  throw refuse(422, 'invalid_value', parsed.why, { pointer: '/expected_amount' });
}

function refusalOf({ code, detail, skipped }: PayAllRefused, { method }: Body<'createAllPayouts'>): Refusal {
  if (code === 'recalculating') return refuse(409, code, detail);
  if (code === 'second_person_needed') return refuse(422, code, detail);
  if (code === 'provider_not_connected') {
    return refuse(422, code, detail, { pointer: method === undefined ? '/pay_w_paypal' : '/method' });
  }
  if (code === 'amount_changed') return refuse(409, code, detail, { pointer: '/expected_amount' });
  const others = skipped.slice(0, mostSkippedListed).map((one) => ({
    detail: `${one.vendorName}: ${one.reason}`,
    code: one.code,
  }));
  return new Refusal(422, code, [{ detail, code }, ...others]);
}
