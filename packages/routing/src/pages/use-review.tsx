import type { Problem } from '@consignment/client/problem';
import { toProblem } from '@consignment/client/problem';
import { useState } from 'react';

type Review<Payee, Due> = {
  payee: Payee;
  payable:
    { is: 'loading' } | { is: 'failed'; problem: Problem; onRetry: () => void } | { is: 'ready'; value: Due };
};

type Answer = { is: 'refused'; problem: Problem } | { is: 'done' } | { is: 'unknown' };

/** The review of the amount due to one payee. `ask` reads it, and may learn more of the payee. */
export function useReview<Payee extends { id: number }, Due>(
  payeeOf: (id: number) => Payee,
  ask: (payee: Payee) => Promise<{ payee: Payee; value: Due }>,
) {
  const [open, setOpen] = useState<Review<Payee, Due> | null>(null);
  const start = (id: number) => {
    const payee = open?.payee.id === id ? open.payee : payeeOf(id);
    // Meanwhile it may have been closed, or opened for another payee.
    const show = (found: Review<Payee, Due>) => setOpen((now) => (now?.payee.id === id ? found : now));
    setOpen({ payee, payable: { is: 'loading' } });
    ask(payee).then(
      (found) => show({ payee: found.payee, payable: { is: 'ready', value: found.value } }),
      (cause: unknown) =>
        show({ payee, payable: { is: 'failed', problem: toProblem(cause), onRetry: () => start(id) } }),
    );
  };
  return {
    open,
    start,
    close: () => setOpen(null),
    /** The answer to a payout. An outdated one leaves the dialog open, with the current amount due. */
    answered: <Given extends Answer>(id: number, answer: Given): Given => {
      if (answer.is === 'refused' && answer.problem.status === 409) start(id);
      return answer;
    },
  };
}
