import { answerOf } from '@consignment/client/answer';
import { toProblem, type Problem } from '@consignment/client/problem';
import { newIdempotencyKey } from '@consignment/client/session';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
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
  | { is: 'refused'; problem: Problem };

/**
 * Makes a payout, once however often the same one is sent: its key is kept for as long as nobody knows whether the
 * payout was made. The page's data is loaded again afterwards.
 */
export function useMakePayout(): (vendorId: number, terms: Terms) => Promise<Answer> {
  const { revalidate } = useRevalidator();
  const sent = useRef<{ key: string; request: string } | null>(null);

  return async (vendorId, { line_items: lines, ...terms }) => {
    const body = { vendor: vendorId, line_item_ids: [...lines], ...terms };
    const request = JSON.stringify(body);
    if (sent.current?.request !== request) sent.current = { key: newIdempotencyKey(), request };
    const header = { 'Idempotency-Key': sent.current.key };
    try {
      const call = client.POST('/vendors/payouts/create/', { params: { header }, body });
      const payout = await answerOf(call);
      sent.current = null;
      void revalidate();
      return { is: 'done', payout };
    } catch (cause) {
      const problem = toProblem(cause);
      if (isRefusal(problem)) sent.current = null;
      if (problem.status !== 422 && problem.status !== 400) void revalidate();
      return { is: 'refused', problem };
    }
  };
}

/** The server has said no; anything else leaves open whether the payout was made. */
export function isRefusal({ status, code }: Problem): boolean {
  return status !== null && status < 500 && code !== 'in_flight' && code !== 'unreadable';
}
