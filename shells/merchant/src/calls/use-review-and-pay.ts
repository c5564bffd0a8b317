import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { useNavigate } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { askWaitingRun } from './this-week.ts';

/** Drafts a pay run of all that is available, and opens it. */
export function useDraftPayRun() {
  const navigate = useNavigate();
  const sendOnce = useSentOnce();
  return async () => {
    const body = {};
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/pay-runs/create/', { params: { header }, body })),
    );
    if (answer.is !== 'done') return answer;
    await navigate(paths.payRun(answer.made.id));
    return { is: 'done' } as const;
  };
}

/**
 * Opens the pay run that waits, or drafts one. A shop that pays by hand alone, and so has no use for a run, is led to
 * `byHand`.
 */
export function useReviewAndPay(byHand: () => void) {
  const navigate = useNavigate();
  const draft = useDraftPayRun();
  return async () => {
    try {
      const { payout_method: method } = await answerOf(client.GET('/settings/payouts/'));
      if (method === 'by_hand') {
        byHand();
        return { is: 'done' } as const;
      }
      const run = await askWaitingRun();
      if (run !== null) {
        await navigate(paths.payRun(run.id));
        return { is: 'done' } as const;
      }
    } catch (cause) {
      return { is: 'refused', problem: toProblem(cause) } as const;
    }
    return draft();
  };
}
