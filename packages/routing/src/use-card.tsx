import { settled, type Settled } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { useEffect, useState } from 'react';

/** What one card shows: asked for when the page was, and asked again by its own Retry without the others. */
export type Card<Value> = { ask: () => Promise<Value>; answer: Promise<Settled<Value>> };

/** For a loader, which does not wait for it. */
export function cardOf<Value>(ask: () => Promise<Value>): Card<Value> {
  return { ask, answer: answerTo(ask) };
}

function answerTo<Value>(ask: () => Promise<Value>): Promise<Settled<Value>> {
  const answer = settled(ask());
  // It rejects when the session is over, and then the page is left; nobody else has to hear of it.
  answer.catch(() => undefined);
  return answer;
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
  const current = retried?.ask === card.ask ? retried.answer : card.answer;
  useEffect(() => {
    let isLeft = false;
    const tell = (answer: Settled<Value>) => {
      if (!isLeft) setKnown({ of: current, answer });
    };
    current.then(tell, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [current]);
  if (known === null) return { is: 'loading' };
  if (known.answer.is === 'ready') return known.answer;
  if (known.of !== current) return { is: 'loading' };
  return { ...known.answer, onRetry: () => setRetried({ ask: card.ask, answer: answerTo(card.ask) }) };
}
