import { useEffect, useRef } from 'react';

/** Milliseconds after a request that was cancelled, so that fast typing does not cost one for each key. */
const pause = 150;

/**
 * Asks about the last typed text, one question at a time: a question that no longer counts is cancelled, and the text
 * typed since is asked as one. So a slow answer never replaces a newer one, and none is awaited for nothing.
 */
export function useLatestAnswer<Question, Answer>(
  onAsk: (question: Question, signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
) {
  const wanted = useRef<{ question: Question } | null>(null);
  const isAsking = useRef(false);
  const open = useRef(new AbortController());
  const drop = () => {
    wanted.current = null;
    open.current.abort(new DOMException('The question was left.', 'AbortError'));
  };
  useEffect(() => drop, []);

  const run = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    while (wanted.current !== null) {
      const asked = wanted.current;
      open.current = new AbortController();
      const { signal } = open.current;
      const answer = await onAsk(asked.question, signal);
      if (wanted.current === asked) {
        wanted.current = null;
        onAnswer(answer);
      } else if (signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    isAsking.current = false;
  };
  return {
    /** `onAsk` must not reject. */
    ask: (question: Question) => {
      if (wanted.current?.question === question) return;
      if (wanted.current !== null) drop();
      wanted.current = { question };
      void run();
    },
    /** An answer under way is dropped. */
    drop,
  };
}
