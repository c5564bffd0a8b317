import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import type { PayAllDialog } from '@consignment/components/screens/merchant/vendors/PayAllDialog';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { useRef, useState, type ComponentProps } from 'react';
import { client } from '../api.ts';

type Dialog = ComponentProps<typeof PayAllDialog>;
type Days = Dialog['days'];
type Plan = Parameters<Dialog['onPay']>[0];
type Answer = Awaited<ReturnType<Dialog['onPay']>>;

/**
 * Pays all vendors after a review, once however often the same plan is sent. A refusal is followed by a new review.
 */
export function usePayAll(days: Days) {
  const sendOnce = useSentOnce();
  const [review, setReview] = useState<Review | null>(null);
  const latest = useRef(0);

  const look = async (of: Ask) => {
    const turn = (latest.current += 1);
    setReview({ ...of, plan: { is: 'loading' } });
    const answer = await planOf(of, () => void look(of));
    // It may have been closed, or asked again.
    if (latest.current === turn) setReview({ ...of, ...answer });
  };

  const pay = async (ask: Ask, plan: Plan): Promise<Answer> => {
    const { days: of, isByPaypal, isEarly } = ask;
    const body = {
      start_date: of.from === '' ? null : of.from,
      end_date: of.to === '' ? null : of.to,
      expected_amount: plan.amount,
      pay_w_paypal: isByPaypal,
      ...(isEarly ? { early: true } : {}),
    };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/vendors/payouts/create-all/', { params: { header }, body })),
    );
    if (answer.is === 'done') return { is: 'done', paid: answer.made };
    if (answer.is === 'refused') void look(ask);
    return answer;
  };

  return {
    review,
    onOpen: () => void look({ ...fresh, days }),
    onByPaypal: (isByPaypal: boolean) => void look({ ...(review ?? { ...fresh, days }), isByPaypal }),
    onEarly: (isEarly: boolean) => void look({ ...(review ?? { ...fresh, days }), isEarly }),
    onClose: () => {
      latest.current += 1;
      setReview(null);
    },
    onPay: (plan: Plan) => pay(review ?? { ...fresh, days }, plan),
  };
}

type Ask = Pick<Dialog, 'days' | 'paypal' | 'isByPaypal' | 'isEarly'>;
type Review = Ask & Pick<Dialog, 'plan'>;

const fresh = { paypal: 'off', isByPaypal: false, isEarly: false } as const;

async function planOf(
  { days: { from, to }, isByPaypal, isEarly }: Ask,
  onRetry: () => void,
): Promise<Pick<Dialog, 'plan'> & Partial<Pick<Dialog, 'paypal'>>> {
  const query = {
    ...(from === '' ? {} : { start_date: from }),
    ...(to === '' ? {} : { end_date: to }),
    ...(isByPaypal ? { pay_w_paypal: true } : {}),
    ...(isEarly ? { early: true } : {}),
  };
  try {
    const call = client.GET('/vendors/payouts/create-all/preview/', { params: { query } });
    const { paypal, ...value } = await answerOf(call);
    return { plan: { is: 'ready', value }, paypal };
  } catch (cause) {
    return { plan: { is: 'failed', problem: toProblem(cause), onRetry } };
  }
}
