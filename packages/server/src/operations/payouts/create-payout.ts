import { defineTexts } from '@consignment/domain/text/texts';
import { bookPayout as pay, type PayoutRefused } from '../../ledger/create-payout.ts';
import { earlyValues, payoutEntry } from '../../ledger/payout-entries.ts';
import { record } from '../../ledger/record.ts';
import { additionalPayOf, moneyOf } from '../../common/figures.ts';
import { onceByKey } from '../../actions/once-by-key.ts';
import { methodAsked, methodsFor } from '../../actions/payout-methods.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { notFound, refuse, type Refusal } from '../../common/problem.ts';
import { payoutById } from '../../queries/payouts/payouts.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';
import { afterCommit } from '../../database/transactions.ts';
import { payoutToWire } from '../../wire/payout.ts';

const texts = defineTexts('OperationCreatePayout', {
  chooseOne: 'Choose specific commissions to pay, or all of them, but not both.',
});

type Sent = Body<'createPayout'>;

export const createPayout = forSession<'createPayout'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    const lines = chosenLines(body);
    const method = methodsFor(service)[methodAsked(body)];

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
        setup: await method.setup(tx, shop, 'hold'),
        early: body.early === true,
        createdBy: session.loginId,
        now,
      });
      if (verdict.is === 'refused') throw refusalOf(verdict, body);
      const made = await payoutById(tx, shopId, verdict.payout.id);
      if (made === null) throw new Error(`Payout ${verdict.payout.id} was not written.`);
      await method.made(tx, { shopId, payoutIds: [made.id], publicUrl: service.publicUrl, now });
      afterCommit(() => method.afterCommit());
      await record(tx, { shopId, by, now }, [
        payoutEntry('payout.created', made, { after: earlyValues(verdict.passedOver, currency) }),
      ]);
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
    throw refuse(422, 'payout_selection', texts.chooseOne, {
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
  not_available_yet: '/line_item_ids',
  below_minimum: '/vendor',
  amount_changed: '/expected_amount',
  being_checked: '/vendor',
  paid_there: '/vendor',
  provider_not_connected: '/pay_w_paypal',
  no_paypal_email: '/pay_w_paypal',
  paypal_refused: '/pay_w_paypal',
  no_bank_details: '/method',
  address_missing: '/method',
  currency_not_supported: '/pay_w_paypal',
  bank_details_changed: '/vendor',
  second_person_needed: '/vendor',
} satisfies Record<Exclude<PayoutRefused['code'], 'not_found'>, string>;

function refusalOf({ code, detail }: PayoutRefused, { method }: Sent): Refusal {
  if (code === 'not_found') return notFound();
  const isStale = [
    'already_paid',
    'amount_changed',
    'recalculating',
    'being_checked',
    'paid_there',
    'bank_details_changed',
  ].includes(code);
  const pointer = pointers[code] === '/pay_w_paypal' && method !== undefined ? '/method' : pointers[code];
  return refuse(isStale ? 409 : 422, code, detail, { pointer });
}
