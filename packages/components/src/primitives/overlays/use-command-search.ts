import { useState } from 'react';
import { unknownProblem } from '../feedback/outcome.ts';
import { useLatestAnswer } from '../filters/use-latest-answer.ts';
import type { SearchAnswer } from '../filters/use-remote-search.ts';

type Named = { label: string; detail?: string };

export type CommandSearch<Found extends Named> = {
  /** Of the group that it fills, such as `Vendors`. */
  label: string;
  /** Rejecting counts as a failure. */
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<Found>>;
};

/** The answers by the labels of their searches. */
type Answers<Found> = Readonly<Record<string, SearchAnswer<Found>>>;

/** Milliseconds without a key after which a search is asked. */
const pause = 150;

/**
 * Searches in several places at once for what was typed last; each answer counts as soon as it comes. Until then what was
 * found before stays, as far as it has the words too, so that the list does not blink at each key.
 */
export function useCommandSearch<Found extends Named>(searches: readonly CommandSearch<Found>[]) {
  const [isAsked, setIsAsked] = useState(false);
  const [answers, setAnswers] = useState<Answers<Found>>({});
  const [before, setBefore] = useState<Answers<Found>>({});
  const latest = useLatestAnswer<{ text: string }, null>(
    async ({ text }, signal) => {
      await lull(signal);
      if (signal.aborted) return null;
      const ask = async ({ label, onSearch }: CommandSearch<Found>) => {
        const answer = await onSearch(text, signal).catch((error: unknown): SearchAnswer<Found> => {
          if (!signal.aborted) reportError(error);
          return { is: 'failed', problem: unknownProblem };
        });
        if (!signal.aborted) setAnswers((others) => ({ ...others, [label]: answer }));
      };
      await Promise.all(searches.map(ask));
      return null;
    },
    () => undefined,
  );
  const isOpen = ({ label }: CommandSearch<Found>) => answers[label] === undefined;
  return {
    isSearching: isAsked && searches.some(isOpen),
    /** The searches that did not work. */
    failed: searches.filter(({ label }) => answers[label]?.is === 'failed').map(({ label }) => label),
    foundBy: ({ label }: CommandSearch<Found>) => foundIn(answers[label] ?? before[label]),
    search: (text: string) => {
      setIsAsked(true);
      setBefore(withWords({ ...before, ...answers }, text));
      setAnswers({});
      latest.ask({ text });
    },
    reset: () => {
      setIsAsked(false);
      setBefore({});
      setAnswers({});
      latest.drop();
    },
  };
}

function foundIn<Found>(answer: SearchAnswer<Found> | undefined): readonly Found[] {
  return answer?.is === 'found' ? answer.options : [];
}

function withWords<Found extends Named>(answers: Answers<Found>, text: string): Answers<Found> {
  const has = ({ label, detail = '' }: Named) =>
    `${label} ${detail}`.toLowerCase().includes(text.toLowerCase());
  return Object.fromEntries(
    Object.entries(answers).map(([label, answer]) => [
      label,
      { is: 'found', options: foundIn(answer).filter(has) },
    ]),
  );
}

/** Ends early when the typed text no longer counts. */
function lull(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, pause);
    signal.addEventListener('abort', end, { once: true });
  });
}
