import { answerOf } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { useSentOnce } from '@consignment/routing/use-sent-once';
import { client } from './api.ts';

type Terms = {
  line_items: readonly number[];
  additional_pay: string;
  expected_amount: string;
  note: string;
  pay_w_paypal: boolean;
};

type Answer =
  | { is: 'done'; payout: { id: number; invoice_number: number; amount: string } }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem };

/** Makes a payout, once however often the same one is sent. */
export function useMakePayout(): (vendorId: number, terms: Terms) => Promise<Answer> {
  const sendOnce = useSentOnce();
  return async (vendorId, { line_items: lines, ...terms }) => {
    const body = { vendor: vendorId, line_item_ids: [...lines], ...terms };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/vendors/payouts/create/', { params: { header }, body })),
    );
    return answer.is === 'done' ? { is: 'done', payout: answer.made } : answer;
  };
}
