import { useState } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import type { Payable, UnpaidAnswer } from '../../../parts/payout-terms.ts';
import type { Problem } from '../../../primitives/outcome.ts';

type CarriedOver = Payable['carried_over'];

/**
 * The review of a payout of chosen lines. What refunds took back goes along with them and is asked for when the
 * review opens; `carriedOver` is null while it is closed.
 */
export function usePayoutReview(onAskUnpaid: () => Promise<UnpaidAnswer>) {
  const [carriedOver, setCarriedOver] = useState<Loadable<CarriedOver> | null>(null);

  const ask = async () => {
    const answer = await onAskUnpaid().catch((error: unknown): UnpaidAnswer => {
      reportError(error);
      return { is: 'refused', problem: notKnown };
    });
    // It may have been closed meanwhile.
    setCarriedOver((open) => (open === null ? null : loadableOf(answer)));
  };
  const loadableOf = (answer: UnpaidAnswer): Loadable<CarriedOver> =>
    answer.is === 'done'
      ? { is: 'ready', value: answer.payable.carried_over }
      : { is: 'failed', problem: answer.problem, onRetry: open };
  const open = () => {
    setCarriedOver({ is: 'loading' });
    void ask();
  };

  return {
    carriedOver,
    open,
    /** After a refusal, which may come from a refund in between. What is shown stays until the answer. */
    refresh: () => void ask(),
    close: () => setCarriedOver(null),
  };
}

const notKnown: Problem = { detail: 'What is due could not be looked up. Please try again.', errors: [] };

export function payableOf(
  carriedOver: Loadable<CarriedOver>,
  lines: readonly number[],
  amount: string,
): Loadable<Payable> {
  if (carriedOver.is !== 'ready') return carriedOver;
  return { is: 'ready', value: { line_items: lines, amount, carried_over: carriedOver.value } };
}
