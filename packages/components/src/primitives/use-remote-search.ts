import { useRef, useState } from 'react';
import { unknownProblem } from './outcome.ts';
import type { Problem } from './outcome.ts';

export type SearchAnswer<Found> =
  { is: 'found'; options: readonly Found[] } | { is: 'failed'; problem: Problem };

/** `found` stays while the next search is under way, so that the list does not blink at each letter. */
export type SearchState<Found> = { is: 'idle' } | { is: 'searching' } | SearchAnswer<Found>;

/**
 * Asks for what was typed last, one question at a time: whatever was typed while an answer was awaited is asked as
 * one when it came. So a slow answer never replaces a newer one, and typing fast costs few questions.
 */
export function useRemoteSearch<Found>(onSearch: (text: string) => Promise<SearchAnswer<Found>>) {
  const [state, setState] = useState<SearchState<Found>>({ is: 'idle' });
  const wanted = useRef<string | null>(null);
  const isAsking = useRef(false);

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    while (wanted.current !== null) {
      const text = wanted.current;
      const answer = await onSearch(text).catch((error: unknown) => {
        reportError(error);
        return { is: 'failed', problem: notSearched } as const;
      });
      if (wanted.current === text) {
        wanted.current = null;
        setState(answer);
      }
    }
    isAsking.current = false;
  };

  return {
    state,
    search: (text: string) => {
      wanted.current = text;
      setState((before) => (before.is === 'found' ? before : { is: 'searching' }));
      void ask();
    },
    /** Forgets the results; an answer under way is dropped. */
    reset: () => {
      wanted.current = null;
      setState({ is: 'idle' });
    },
  };
}

const notSearched: Problem = { ...unknownProblem, detail: 'The search did not work. Please try again.' };
