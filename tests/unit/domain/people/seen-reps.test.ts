import { seenReps } from '@consignment/domain/people/seen-reps';
import { expect, it } from 'vitest';

it('leaves out sales reps of whom a figure is not seen', () => {
  const seen = { id: 1, commission_due: '0.00', commission_paid: '5.00', commission_earned: '5.00' };
  const hidden = (['commission_due', 'commission_paid', 'commission_earned'] as const).map((figure) => ({
    ...seen,
    [figure]: null,
  }));
  expect(seenReps([seen, ...hidden])).toEqual([seen]);
});
