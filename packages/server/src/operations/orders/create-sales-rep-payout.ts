import { additionalPayOf, moneyOf } from '../../common/figures.ts';
import { paySalesRep, type RepPayoutVerdict } from '../../ledger/pay-sales-rep.ts';
import { moneyToWire } from '@consignment/domain/money/money';
import { record } from '../../ledger/record.ts';
import { onceByKey } from '../../actions/once-by-key.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse, type Refusal } from '../../common/problem.ts';
import { repPayoutById } from '../../queries/people/sales-rep-payouts.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';
import { repPayoutToWire } from '../../wire/sales-rep.ts';

export const createSalesRepPayout = forSession<'createSalesRepPayout'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    const work = async (tx: Tx) => {
      const { currency } = await shopOf(tx, shopId);
      const verdict = await paySalesRep(tx, {
        shopId,
        salesRepId: body.sales_rep,
        additionalPay: additionalPayOf(body, currency),
        expectedAmount:
          body.expected_amount === undefined
            ? null
            : moneyOf(body.expected_amount, currency, '/expected_amount'),
        note: body.note ?? '',
        createdBy: session.loginId,
        now,
      });
      if (verdict.is === 'refused') throw refusalOf(verdict);
      const made = await repPayoutById(tx, session, verdict.payoutId);
      if (made === null) throw new Error(`The sales rep's payout ${verdict.payoutId} was not written.`);
      const after = {
        sales_rep: made.sales_rep_id,
        invoice_number: made.invoice_number,
        amount: moneyToWire(made.amount, made.currency),
        currency: made.currency,
      };
      await record(tx, { shopId, by, now }, [{ event: 'rep_payout.created', id: made.id, after }]);
      return { status: 201, body: repPayoutToWire(made) } as const;
    };

    const request = { who: session, key, operation: 'createSalesRepPayout', body, now };
    return onceByKey(service.database, request, work);
  },
);

type Refused = Extract<RepPayoutVerdict, { is: 'refused' }>;

const pointers = {
  additional_pay_negative: '/additional_pay',
  nothing_to_pay: '/sales_rep',
  nothing_available: '/sales_rep',
  amount_changed: '/expected_amount',
  second_person_needed: '/sales_rep',
} satisfies Record<Exclude<Refused['code'], 'not_found'>, string>;

function refusalOf({ code, detail }: Refused): Refusal {
  if (code === 'not_found') return notFound();
  return refuse(code === 'amount_changed' ? 409 : 422, code, detail, { pointer: pointers[code] });
}
