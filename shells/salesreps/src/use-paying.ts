import { answerOf } from '@consignment/client/answer';
import type { PayRep, PayingRep } from '@consignment/components/screens/salesreps/payouts/PayRep';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { useReview } from '@consignment/routing/pages/use-review';
import type { ComponentProps } from 'react';
import { client } from './api.ts';
import { may } from './may.ts';

type Pay = ComponentProps<typeof PayRep>['onPay'];
type Due = Extract<PayingRep['payable'], { is: 'ready' }>['value'];

/** The review of everything that is due to one sales rep, and its payout, which is made once however often it is sent. */
export function usePaying(reps: readonly { id: number; name: string }[]) {
  const sendOnce = useSentOnce();
  const review = useReview<PayingRep['rep'], Due>(
    (id) => ({ id, name: reps.find((one) => one.id === id)?.name ?? '' }),
    async (payee) => ({ payee, value: await payableTo(payee.id) }),
  );

  const onPay: Pay = async (id, { additional_pay, expected_amount, note }) => {
    const body = { sales_rep: id, additional_pay, expected_amount, note };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/salesreps/payouts/create/', { params: { header }, body })),
    );
    return answer.is === 'done' ? { is: 'done', payout: answer.made } : review.answered(id, answer);
  };

  return {
    paying: review.open && { rep: review.open.payee, payable: review.open.payable },
    onPayNow: may('createSalesRepPayout') ? review.start : null,
    onClosePayout: review.close,
    onPay,
  };
}

async function payableTo(id: number) {
  const {
    commissions,
    amount,
    carried_over: over,
  } = await answerOf(client.GET('/salesreps/{id}/unpaid-commissions/', { params: { path: { id } } }));
  return {
    line_items: commissions,
    amount,
    carried_over: { line_items: over.commissions, amount: over.amount },
  };
}
