import { answerOf } from '@consignment/client/answer';
import { isRefusal, toProblem } from '@consignment/client/problem';
import { newIdempotencyKey } from '@consignment/client/session';
import type { PayAllDialog } from '@consignment/components/screens/merchant/vendors/PayAllDialog';
import { useRef, useState, type ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from './api.ts';

type Dialog = ComponentProps<typeof PayAllDialog>;
type Days = Dialog['days'];
type Plan = Parameters<Dialog['onPay']>[0];
type Answer = Awaited<ReturnType<Dialog['onPay']>>;

/**
 * Pays all vendors after a review, once however often the same plan is sent: its key is kept for as long as it is
 * unknown whether they were paid. A refusal is followed by a new review.
 */
export function usePayAll(days: Days) {
  const { revalidate } = useRevalidator();
  const [review, setReview] = useState<Review | null>(null);
  const latest = useRef(0);
  const sent = useRef<{ key: string; request: string } | null>(null);

  const look = async (of: Ask) => {
    const turn = (latest.current += 1);
    setReview({ ...of, plan: { is: 'loading' } });
    const answer = await planOf(of, () => void look(of));
    // It may have been closed, or asked again.
    if (latest.current === turn) setReview({ ...of, ...answer });
  };

  const pay = async (ask: Ask, plan: Plan): Promise<Answer> => {
    const { days: of, isByPaypal } = ask;
    const body = {
      start_date: of.from === '' ? null : of.from,
      end_date: of.to === '' ? null : of.to,
      expected_amount: plan.amount,
      pay_w_paypal: isByPaypal,
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
      void look(ask);
      return { is: 'refused', problem };
    } finally {
      void revalidate();
    }
  };

  return {
    review,
    onOpen: () => void look({ ...fresh, days }),
    onByPaypal: (isByPaypal: boolean) => void look({ ...(review ?? { ...fresh, days }), isByPaypal }),
    onClose: () => {
      latest.current += 1;
      setReview(null);
    },
    onPay: (plan: Plan) => pay(review ?? { ...fresh, days }, plan),
  };
}

type Ask = Pick<Dialog, 'days' | 'paypal' | 'isByPaypal'>;
type Review = Ask & Pick<Dialog, 'plan'>;

const fresh = { paypal: 'off', isByPaypal: false } as const;

async function planOf(
  { days: { from, to }, isByPaypal }: Ask,
  onRetry: () => void,
): Promise<Pick<Dialog, 'plan'> & Partial<Pick<Dialog, 'paypal'>>> {
  const query = {
    ...(from === '' ? {} : { start_date: from }),
    ...(to === '' ? {} : { end_date: to }),
    ...(isByPaypal ? { pay_w_paypal: true } : {}),
  };
  try {
    const call = client.GET('/vendors/payouts/create-all/preview/', { params: { query } });
    const { paypal, ...value } = await answerOf(call);
    return { plan: { is: 'ready', value }, paypal };
  } catch (cause) {
    return { plan: { is: 'failed', problem: toProblem(cause), onRetry } };
  }
}
