import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { newIdempotencyKey } from '@consignment/client/session';
import type { PayAllDialog } from '@consignment/components/screens/merchant/vendors/PayAllDialog';
import { useRef, useState, type ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from './api.ts';
import { isRefusal } from './use-make-payout.tsx';

type Dialog = ComponentProps<typeof PayAllDialog>;
type Days = Dialog['days'];
type Plan = Parameters<Dialog['onPay']>[0];
type Answer = Awaited<ReturnType<Dialog['onPay']>>;

/**
 * Pays all vendors after a review, once however often the same plan is sent: its key is kept for as long as nobody
 * knows whether they were paid. A refusal is followed by a new review.
 */
export function usePayAll(days: Days) {
  const { revalidate } = useRevalidator();
  const [review, setReview] = useState<Pick<Dialog, 'days' | 'plan'> | null>(null);
  const latest = useRef(0);
  const sent = useRef<{ key: string; request: string } | null>(null);

  const look = async (of: Days) => {
    const turn = (latest.current += 1);
    setReview({ days: of, plan: { is: 'loading' } });
    const plan = await planOf(of, () => void look(of));
    // It may have been closed, or asked again.
    if (latest.current === turn) setReview({ days: of, plan });
  };

  const pay = async (of: Days, plan: Plan): Promise<Answer> => {
    const body = {
      start_date: of.from === '' ? null : of.from,
      end_date: of.to === '' ? null : of.to,
      expected_amount: plan.amount,
    };
    const request = JSON.stringify(body);
    if (sent.current?.request !== request) sent.current = { key: newIdempotencyKey(), request };
    const header = { 'Idempotency-Key': sent.current.key };
    try {
      const paid = await answerOf(client.POST('/vendors/payouts/create-all/', { params: { header }, body }));
      sent.current = null;
      return { is: 'done', paid };
    } catch (cause) {
      const problem = toProblem(cause);
      if (!isRefusal(problem)) return { is: 'unknown', problem };
      sent.current = null;
      void look(of);
      return { is: 'refused', problem };
    } finally {
      void revalidate();
    }
  };

  return {
    review,
    onOpen: () => void look(days),
    onClose: () => {
      latest.current += 1;
      setReview(null);
    },
    onPay: (plan: Plan) => pay(review?.days ?? days, plan),
  };
}

async function planOf({ from, to }: Days, onRetry: () => void): Promise<Dialog['plan']> {
  const query = {
    ...(from === '' ? {} : { start_date: from }),
    ...(to === '' ? {} : { end_date: to }),
  };
  try {
    const call = client.GET('/vendors/payouts/create-all/preview/', { params: { query } });
    return { is: 'ready', value: await answerOf(call) };
  } catch (cause) {
    return { is: 'failed', problem: toProblem(cause), onRetry };
  }
}
