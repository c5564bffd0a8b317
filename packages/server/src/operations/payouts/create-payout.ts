import { createPayout as pay, type PayoutRefused } from '../../ledger/create-payout.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { additionalPayOf, moneyOf } from '../../common/figures.ts';
import { payoutMails } from '../../mail/trade-mails.ts';
import { onceByKey } from '../../actions/once-by-key.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { notFound, refuse, type Refusal } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts.ts';
import { shopOf } from '../../queries/shops.ts';
import { holdThroughPaypal } from '../../payments/keys.ts';
import type { Tx } from '../../database/database.ts';
import { afterCommit } from '../../database/transactions.ts';
import { payoutToWire } from '../../wire/payout.ts';

type Sent = Body<'createPayout'>;

export const createPayout = forSession<'createPayout'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    const lines = chosenLines(body);

    const work = async (tx: Tx) => {
      const shop = await shopOf(tx, shopId);
      const { currency } = shop;
      const verdict = await pay(tx, {
        shopId,
        vendorId: body.vendor,
        lines,
        additionalPay: additionalPayOf(body, currency),
        expectedAmount:
          body.expected_amount === undefined
            ? null
            : moneyOf(body.expected_amount, currency, '/expected_amount'),
        note: body.note ?? '',
        through: body.pay_w_paypal === true ? await holdThroughPaypal(tx, shop) : null,
        createdBy: session.loginId,
        now,
      });
      if (verdict.is === 'refused') throw refusalOf(verdict);
      const made = await payoutById(tx, shopId, verdict.payout.id);
      if (made === null) throw new Error(`Payout ${verdict.payout.id} was not written.`);
      if (made.status === 'recorded') {
        await payoutMails(tx, { shopId, payoutIds: [made.id], publicUrl: service.publicUrl, now });
      } else {
        // PayPal is called after the commit, and the vendor is notified when it has paid.
        afterCommit(() => service.jobs.wake());
      }
      await record(tx, { shopId, by, now }, [payoutEntry('payout.created', made)]);
      return { status: 201, body: payoutToWire(made) } as const;
    };

    const request = { who: session, key, operation: 'createPayout', body, now };
    const answer = await onceByKey(service.database, request, work);
    service.mail.startDelivery();
    return answer;
  },
);

function chosenLines(body: Sent): 'all' | readonly number[] {
  const wantsAll = body.all_line_items === true;
  if (wantsAll === (body.line_item_ids !== undefined)) {
    throw refuse(422, 'payout_selection', 'Choose the commissions to pay, or all of them; one of the two.', {
      pointer: '/line_item_ids',
    });
  }
  return body.line_item_ids ?? 'all';
}

const pointers = {
  recalculating: '/vendor',
  vendor_hidden: '/vendor',
  additional_pay_negative: '/additional_pay',
  payout_selection: '/line_item_ids',
  wrong_vendor: '/line_item_ids',
  already_paid: '/line_item_ids',
  not_payable: '/line_item_ids',
  nothing_to_pay: '/line_item_ids',
  nothing_available: '/vendor',
  amount_changed: '/expected_amount',
  being_checked: '/vendor',
  provider_not_connected: '/pay_w_paypal',
  no_paypal_email: '/pay_w_paypal',
  currency_not_supported: '/pay_w_paypal',
} satisfies Record<Exclude<PayoutRefused['code'], 'not_found'>, string>;

function refusalOf({ code, detail }: PayoutRefused): Refusal {
  if (code === 'not_found') return notFound();
  const isStale = ['already_paid', 'amount_changed', 'recalculating', 'being_checked'].includes(code);
  return refuse(isStale ? 409 : 422, code, detail, { pointer: pointers[code] });
}
