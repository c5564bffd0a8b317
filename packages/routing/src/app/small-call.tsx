import { settled } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { lazy, Suspense, useState } from 'react';
import { usePolling } from './use-polling.tsx';

/** The answer of a small call, or its stand-in; `problem` is null once it is known. */
export type Small<Value> = { value: Value; problem: Problem | null };

/** Milliseconds after which a page goes on without. */
const patience = 8_000;

/**
 * A call that no page should have to wait for, or be missing, for want of its answer: a few settings of the shop.
 * Throws only when the session is over.
 */
export async function smallCall<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  standIn: Value,
): Promise<Small<Value>> {
  const stop = new AbortController();
  const tooLong = () => stop.abort(new DOMException('The answer took too long.', 'TimeoutError'));
  const timer = setTimeout(tooLong, patience);
  try {
    const answer = await settled(ask(stop.signal));
    return answer.is === 'ready'
      ? { value: answer.value, problem: null }
      : { value: standIn, problem: answer.problem };
  } finally {
    clearTimeout(timer);
  }
}

/** Between two attempts to get what is missing. */
const every = 5_000;

type NoticeProps = { app: 'app' | 'portal'; isAsking: boolean; onRetry: () => void };

// It is seldom shown, and then it may not come either.
const StandInNotice = lazy(() =>
  import('@consignment/components/parts/imports/StandInNotice').then(
    ({ StandInNotice: Drawn }) => ({ default: Drawn }),
    () => ({ default: Plainly }),
  ),
);

function Plainly({ app }: NoticeProps) {
  return <p role="status">{`Some settings of the shop could not be loaded. The ${app} keeps trying.`}</p>;
}

type Props = {
  app: 'app' | 'portal';
  /** Does anything stand in for what was not answered? */
  isMissing: boolean;
  /** Asks for what is missing, and for the page's data again when it is there; rejects when it is not. */
  again: () => Promise<void>;
};

/** Says that the pages go by defaults, and keeps asking for what they stand in for. */
export function StandIns({ app, isMissing, again }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  usePolling(isMissing, again, { every, isQuiet: true });
  if (!isMissing) return null;
  const retry = () => {
    setIsAsking(true);
    const stop = () => setIsAsking(false);
    again().then(stop, stop);
  };
  return (
    <Suspense>
      <StandInNotice app={app} isAsking={isAsking} onRetry={retry} />
    </Suspense>
  );
}
