import { movedItemTitle } from '@consignment/server/features/moves/domain/moving-item-title';
import { expect, it } from 'vitest';

it('an item of a move says why it is not in its line', () => {
  const titleOf = (takesBack: boolean, hasLine: boolean) =>
    movedItemTitle('Order #1, Mug', { takesBack, hasLine });
  expect(titleOf(false, true)).toBe('Order #1, Mug: paid before it came back');
  expect(titleOf(false, false)).toBe('Order #1, Mug');
  expect([titleOf(true, true), titleOf(true, false)]).toEqual(
    Array.from({ length: 2 }, () => 'Order #1, Mug: deducted'),
  );
});
