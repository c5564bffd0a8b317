import { expect, it } from 'vitest';
import { isHeld } from '../../../packages/server/src/pricing/available.ts';

it('a line is held until its day, and while the day is not known', () => {
  const heldAt = (days_ahead: number | null) => isHeld({ days_ahead });
  expect([heldAt(null), heldAt(2), heldAt(1), heldAt(0), heldAt(-1)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
