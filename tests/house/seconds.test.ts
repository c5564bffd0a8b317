import { describe, expect, it } from 'vitest';
import { readSeconds } from '../seconds.ts';
import { budgets } from '../steps.ts';

describe('the recorded run', () => {
  const steps = readSeconds().filter(({ file }) => file === '');

  it.each(Object.entries(budgets))(
    'takes no more for %s than one and a half times its %i seconds',
    (name, budget) => {
      const taken = steps.find(({ step }) => step === name)?.cpu ?? 0;
      expect(taken).toBeLessThanOrEqual(1.5 * budget);
    },
  );
});
