import type { components } from '@consignment/client/generated/api';

type Rep = components['schemas']['SalesRepTotals'];
type Figure = 'commission_due' | 'commission_paid' | 'commission_earned';
type SeenRep = Omit<Rep, Figure> & { [Name in Figure]: string };

/** The sales reps whose figures the person sees. The shop's own people see those of all. */
export function seenReps(reps: readonly Rep[]): SeenRep[] {
  return reps.flatMap((rep) => {
    const { commission_due: due, commission_paid: paid, commission_earned: earned } = rep;
    if (due === null || paid === null || earned === null) return [];
    return [{ ...rep, commission_due: due, commission_paid: paid, commission_earned: earned }];
  });
}
