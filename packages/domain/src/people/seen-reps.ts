type Figure = 'commission_due' | 'commission_paid' | 'commission_earned';
type Rep = { readonly [Name in Figure]: string | null };
type Seen<Given extends Rep> = Omit<Given, Figure> & { readonly [Name in Figure]: string };

/** The sales reps whose figures the person sees. The shop's own people see those of all. */
export function seenReps<Given extends Rep>(reps: readonly Given[]): Seen<Given>[] {
  return reps.flatMap((rep) => {
    const { commission_due: due, commission_paid: paid, commission_earned: earned } = rep;
    if (due === null || paid === null || earned === null) return [];
    return [{ ...rep, commission_due: due, commission_paid: paid, commission_earned: earned }];
  });
}
