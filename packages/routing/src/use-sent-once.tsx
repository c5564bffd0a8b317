import { isRefusal, toProblem, type Problem } from '@consignment/client/problem';
import { newIdempotencyKey } from '@consignment/client/session';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

type Answer<Made> =
  { is: 'done'; made: Made } | { is: 'refused'; problem: Problem } | { is: 'unknown'; problem: Problem };

/**
 * Sends what may be done only once, such as a payout, with a key that is kept for as long as it is unknown whether it
 * was done (`unknown`): however often the same `request` is sent, it is one. The page's data is loaded again afterwards.
 */
export function useSentOnce(): <Made>(
  request: unknown,
  send: (header: { 'Idempotency-Key': string }) => Promise<Made>,
) => Promise<Answer<Made>> {
  const { revalidate } = useRevalidator();
  const sent = useRef<{ key: string; request: string } | null>(null);

  return async (asked, send) => {
    const request = JSON.stringify(asked);
    if (sent.current?.request !== request) sent.current = { key: newIdempotencyKey(), request };
    try {
      const made = await send({ 'Idempotency-Key': sent.current.key });
      sent.current = null;
      void revalidate();
      return { is: 'done', made };
    } catch (cause) {
      const problem = toProblem(cause);
      if (problem.status !== 422 && problem.status !== 400) void revalidate();
      if (!isRefusal(problem)) return { is: 'unknown', problem };
      // A session that ended answers for the last attempt only, and an earlier one may have done it.
      if (problem.status !== 401) sent.current = null;
      return { is: 'refused', problem };
    }
  };
}
