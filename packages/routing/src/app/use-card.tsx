import { settled, type Settled } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { useEffect, useState } from 'react';

type Ask<Value> = (signal: AbortSignal) => Promise<Value>;

/** The data of one card: fetched with the page, and fetched again by its own Retry without the others. */
export type Card<Value> = Asked<Value> & { ask: Ask<Value> };

type Asked<Value> = {
  answer: Promise<Settled<Value>>;
  /** Registers a reader of the answer; without readers the request is cancelled. */
  watch: () => () => void;
};

/** For a loader, which does not wait for it; `left` is cancelled when the page is left before it is there. */
export function cardOf<Value>(ask: Ask<Value>, left?: AbortSignal): Card<Value> {
  return { ask, ...asked(ask, left) };
}

/** For a part that comes after its page: it is asked for when it is drawn, not when it is made. */
export function lateCardOf<Value>(ask: Ask<Value>): Card<Value> {
  const { promise, resolve } = Promise.withResolvers<Settled<Value>>();
  let begun: Asked<Value> | null = null;
  const watch = () => {
    if (begun === null) {
      begun = asked(ask);
      resolve(begun.answer);
    }
    return begun.watch();
  };
  promise.catch(() => undefined);
  return { ask, answer: promise, watch };
}

function asked<Value>(ask: Ask<Value>, left?: AbortSignal): Asked<Value> {
  const stop = new AbortController();
  const cancel = () => stop.abort(new DOMException('The page was left.', 'AbortError'));
  if (left?.aborted === true) cancel();
  left?.addEventListener('abort', cancel);
  const answer = settled(ask(stop.signal));
  // It rejects when the session is over, and then the app leaves the page; nothing else depends on it.
  answer.catch(() => undefined);
  let watchers = 0;
  const watch = () => {
    watchers += 1;
    return () => {
      watchers -= 1;
      // In the same turn the page may only be drawn again.
      setTimeout(() => {
        if (watchers === 0) cancel();
      });
    };
  };
  return { answer, watch };
}

type State<Value> =
  { is: 'loading' } | { is: 'ready'; value: Value } | { is: 'failed'; problem: Problem; onRetry: () => void };

/**
 * The state of a card of a page, which neither waits for the others nor fails with them. While the page's data is
 * loaded again, as after a save, it shows what it has until its own new answer is there.
 */
export function useCard<Value>(card: Card<Value>): State<Value> {
  const [retried, setRetried] = useState<Card<Value> | null>(null);
  const [known, setKnown] = useState<{ of: Promise<Settled<Value>>; answer: Settled<Value> } | null>(null);
  const { answer: current, watch } = retried?.ask === card.ask ? retried : card;
  useEffect(() => {
    let isLeft = false;
    const show = (answer: Settled<Value>) => {
      if (!isLeft) setKnown({ of: current, answer });
    };
    current.then(show, () => undefined);
    const leave = watch();
    return () => {
      isLeft = true;
      leave();
    };
  }, [current, watch]);
  if (known === null) return { is: 'loading' };
  if (known.answer.is === 'ready') return known.answer;
  if (known.of !== current) return { is: 'loading' };
  return { ...known.answer, onRetry: () => setRetried(cardOf(card.ask)) };
}
