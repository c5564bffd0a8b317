/** The steps of a move: the first with something left to do, and those that can be looked at. */
import {
  movingStates,
  movingSteps,
  stepAfterCheck,
  stepReached,
  stepShown,
  stepsOpen,
} from '@consignment/domain/moves/moving-steps';
import { describe, expect, it } from 'vitest';

type Move = Parameters<typeof stepReached>[0];

const read = { missing: [], questions: [], faults: [] };
const files: Move['files'] = [
  { role: 'payouts', ...read },
  { role: 'commissions', ...read },
];
const nothingLeft = { unmatched_vendors: 0, unanswered_groups: 0, opening_vendors: 0 };
const checked: Move = {
  state: 'checked',
  files,
  found: nothingLeft,
  is_current: true,
  balances_reviewed: false,
};

describe('stepReached', () => {
  it.each<[string, Partial<Move>, string | null]>([
    ['asks for files first', { state: 'draft', found: null, files: [] }, 'files'],
    ['asks for both files', { state: 'draft', found: null, files: files.slice(1) }, 'files'],
    [
      'asks for columns where a field is missing',
      {
        state: 'draft',
        found: null,
        files: [{ role: 'payouts', ...read, missing: ['day'] }, ...files.slice(1)],
      },
      'columns',
    ],
    [
      'asks for columns where a question is open',
      {
        state: 'draft',
        found: null,
        files: [...files, { role: 'vendors', ...read, questions: ['date_order'] }],
      },
      'columns',
    ],
    ['then checks', { state: 'draft', found: null }, 'check'],
    [
      'asks about vendors',
      { found: { ...nothingLeft, unmatched_vendors: 1, unanswered_groups: 2 } },
      'vendors',
    ],
    [
      'checks again before it asks about differences of before',
      { is_current: false, found: { ...nothingLeft, unanswered_groups: 2 } },
      'check',
    ],
    ['asks about differences', { found: { ...nothingLeft, unanswered_groups: 2 } }, 'differences'],
    ['asks about balances', { found: { ...nothingLeft, opening_vendors: 1 } }, 'balances'],
    [
      'goes on once balances were looked over',
      { found: { ...nothingLeft, opening_vendors: 1 }, balances_reviewed: true },
      'review',
    ],
    ['asks nothing where there is nothing', {}, 'review'],
    ['has no step left', { state: 'booked' }, null],
    ['begins anew when it was deducted', { state: 'undone' }, 'review'],
  ])('%s', (_, changes, step) => {
    expect(stepReached({ ...checked, ...changes })).toBe(step);
  });
});

describe('stepAfterCheck', () => {
  it('is the step reached, and not the check itself', () => {
    expect(stepAfterCheck({ ...checked, is_current: false })).toBeNull();
    expect(stepAfterCheck({ ...checked, state: 'booked' })).toBeNull();
    expect(stepAfterCheck(checked)).toBe(stepReached(checked));
  });
});

describe('stepShown', () => {
  it.each(movingStates)('shows a step that is open, whatever is asked for, when %s', (state) => {
    const move = { ...checked, state };
    for (const asked of [...movingSteps, 'constructor', '', null]) {
      expect(stepsOpen(move)).toContain(stepShown(move, asked));
    }
  });

  it('never shows what is not booked as done, nor what is booked as open', () => {
    expect(stepShown(checked, 'done')).toBe('review');
    expect(stepShown({ ...checked, state: 'booked' }, 'review')).toBe('done');
    expect(stepShown({ ...checked, state: 'booked' }, 'files')).toBe('done');
  });
});
