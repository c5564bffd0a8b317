import { isRefusal, toProblem, type Problem } from '@consignment/client/problem';
import { newIdempotencyKey } from '@consignment/client/session';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

type Header = { 'Idempotency-Key': string };

type Answer<Made> =
  { is: 'done'; made: Made } | { is: 'refused'; problem: Problem } | { is: 'unknown'; problem: Problem };

/**
 * Sends what may be done only once, such as a payout, with a key that is kept for as long as it is unknown whether it
 * was done (`unknown`): however often the same `request` is sent, it is one. The page's data is loaded again afterwards, so the first
 * `send` is called each time: its body has what the person had seen then, and the server takes no other one under its key.
 */
export function useSentOnce() {
  const { revalidate } = useRevalidator();
  const sent = useRef<{ request: string; key: string; send: (header: Header) => Promise<unknown> } | null>(
    null,
  );

  return async <Made,>(asked: unknown, send: (header: Header) => Promise<Made>): Promise<Answer<Made>> => {
    const request = JSON.stringify(asked);
    if (sent.current?.request !== request) sent.current = { request, key: newIdempotencyKey(), send };
    const first = sent.current;
    try {
      // The same request is of the same call, whose answers have one type.
      const made = (await first.send({ 'Idempotency-Key': first.key })) as Made;
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
