import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';

export const done: Outcome = { is: 'done' };

export const refused: Outcome = {
  is: 'refused',
  problem: {
    detail: 'That did not work. Please try again.',
    errors: [{ detail: 'That did not work. Please try again.' }],
  },
};

/** An answer that comes when the test says so. */
export function pendingAnswer(): { promise: Promise<Outcome>; answer: (outcome: Outcome) => void } {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  return { promise, answer: resolve };
}
