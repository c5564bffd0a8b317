import type { Outcome } from '../../packages/components/src/primitives/feedback/outcome.ts';

export const done: Outcome = { is: 'done' };

export const refused = {
  is: 'refused',
  problem: {
    detail: 'That did not work. Please try again.',
    errors: [{ detail: 'That did not work. Please try again.' }],
  },
} satisfies Outcome;

/** An answer that comes when the test says so. */
export function pendingAnswer<Answer = Outcome>(): {
  promise: Promise<Answer>;
  answer: (outcome: Answer) => void;
} {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, answer: resolve };
}
