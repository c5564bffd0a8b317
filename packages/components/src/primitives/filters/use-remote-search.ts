import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import type { Problem } from '../feedback/outcome.ts';
import { useLatestAnswer } from './use-latest-answer.ts';

const texts = defineTexts('UseRemoteSearch', {
  failed: 'The search didn’t work. Please try again.',
});

export type SearchAnswer<Found> =
  { is: 'found'; options: readonly Found[] } | { is: 'failed'; problem: Problem };

/** `found` stays while the next search is under way, so that the list does not blink at each key. */
export type SearchState<Found> = { is: 'idle' } | { is: 'searching' } | SearchAnswer<Found>;

/** The results of a search for the last typed text; an abandoned search is cancelled. */
export function useRemoteSearch<Found>(
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<Found>>,
) {
  const [state, setState] = useState<SearchState<Found>>({ is: 'idle' });
  const latest = useLatestAnswer<string, SearchAnswer<Found>>(
    (text, signal) =>
      onSearch(text, signal).catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
        return { is: 'failed', problem: { detail: texts.failed, errors: [] } } as const;
      }),
    setState,
  );
  return {
    state,
    search: (text: string) => {
      setState((before) => (before.is === 'found' ? before : { is: 'searching' }));
      latest.ask(text);
    },
    /** Forgets the results; an answer under way is dropped. */
    reset: () => {
      latest.drop();
      setState({ is: 'idle' });
    },
  };
}
