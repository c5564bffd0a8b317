import { defineTexts } from '@consignment/domain/text/texts';
const texts = defineTexts('Outcome', {
  tryAgainIn:
    '{unit, select, minute {You can try again in {n, plural, one {# minute} other {# minutes}}.} other {You can try again in {n, plural, one {# second} other {# seconds}}.}}',
  notSaved: 'There was an error saving. Please try again later.',
});

/**
 * A problem in words for the person; `pointer` is the JSON Pointer (RFC 6901) of the value at fault. Of the codes
 * only `stale` is read here: somebody else has saved meanwhile.
 */
export type Problem = {
  code?: string;
  detail: string;
  errors: { detail: string; pointer?: string }[];
  /** Whole seconds until the server wants to be asked again, where it says so. */
  retryAfter?: number;
  /** Of a login that is right and for another app: which one, and where to log in to it. */
  elsewhere?: { app: 'merchant' | 'salesreps' | 'portal'; href: string };
  /** For a correct login with a second factor: the factors that the person can show. */
  secondFactor?: { methods: readonly ('passkey' | 'code' | 'recovery_code' | 'password')[] };
};

/** The answer to a save: done, or refused with the reason. A callback that saves promises one of the two. */
export type Outcome = { is: 'done' } | { is: 'refused'; problem: Problem };

/** The same where the person may still take the save back, when asked about it: nothing happened, and nothing failed. */
export type Answered = Outcome | { is: 'cancelled' };

/** The same where it matters whether it was done: after a lost answer that is unknown. */
export type KnownOutcome = Outcome | { is: 'unknown'; problem: Problem };

/** Has another person changed the values meanwhile? Then the person can overwrite theirs or look at them. */
export function isStale(outcome: Answered): boolean {
  return outcome.is === 'refused' && outcome.problem.code === 'stale';
}

/** The sentences of a problem, each once; `detail` alone where there is no list. At the end how long to wait. */
export function sentencesOf(problem: Problem): string[] {
  const sentences =
    problem.errors.length > 0 ? problem.errors.map((error) => error.detail) : [problem.detail];
  return [...new Set([...sentences, ...waitOf(problem)])];
}

/** How long to wait before another attempt, as a sentence; none where the server says nothing of it. */
export function waitOf({ retryAfter = 0 }: Problem): string[] {
  return retryAfter === 0 ? [] : [texts.tryAgainIn(waitOfSeconds(retryAfter))];
}

/** A wait as a person counts it: in seconds below two minutes. */
export function waitOfSeconds(seconds: number): { unit: 'second' | 'minute'; n: number } {
  return seconds < 120 ? { unit: 'second', n: seconds } : { unit: 'minute', n: Math.ceil(seconds / 60) };
}

/** Shown when a callback rejects instead of answering, so nothing is known about the save. */
export const unknownProblem: Problem = {
  get detail() {
    return texts.notSaved;
  },
  errors: [],
};

/** For a callback that rejects instead of answering, which is a fault of the app: `await onSave().catch(rejected)`. */
export function rejected(error: unknown): Extract<Outcome, { is: 'refused' }> {
  reportError(error);
  return { is: 'refused', problem: unknownProblem };
}
