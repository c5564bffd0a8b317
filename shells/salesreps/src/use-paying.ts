import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import type { PayRep, PayingRep } from '@consignment/components/screens/salesreps/payouts/PayRep';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { useState, type ComponentProps } from 'react';
import { client } from './api.ts';
import { may } from './may.ts';

type Pay = ComponentProps<typeof PayRep>['onPay'];

/** The review of everything that is due to one sales rep, and its payout, which is made once however often it is sent. */
export function usePaying(reps: readonly { id: number; name: string }[]) {
  const sendOnce = useSentOnce();
  const [paying, setPaying] = useState<PayingRep | null>(null);

  const start = (id: number) => {
    const rep = { id, name: reps.find((one) => one.id === id)?.name ?? '' };
    const show = (payable: PayingRep['payable']) => {
      // Meanwhile it may have been closed, or opened for another rep.
      setPaying((open) => (open?.rep.id === id ? { rep: open.rep, payable } : open));
    };
    setPaying((open) => ({ rep: open?.rep.id === id ? open.rep : rep, payable: { is: 'loading' } }));
    payableTo(id).then(
      (value) => show({ is: 'ready', value }),
      (cause: unknown) => show({ is: 'failed', problem: toProblem(cause), onRetry: () => start(id) }),
    );
  };

  const onPay: Pay = async (id, { additional_pay, expected_amount, note }) => {
    const body = { sales_rep: id, additional_pay, expected_amount, note };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/salesreps/payouts/create/', { params: { header }, body })),
    );
    if (answer.is === 'done') return { is: 'done', payout: answer.made };
    // The review is out of date; the dialog stays open over what is due now.
    if (answer.problem.status === 409) start(id);
    return answer;
  };

  return {
    paying,
    onPayNow: may('createSalesRepPayout') ? start : null,
    onClosePayout: () => setPaying(null),
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
