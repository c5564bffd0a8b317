import { isOnboardingStep, onboardingSteps, type OnboardingStep } from './arrival.ts';

/** How commissions are worked out: a share of the price, or the cost per item (spec foundations §4). */
export type Calculation = 'percentage' | 'flat';

const counted = onboardingSteps.filter((step) => step !== 'rate');

export const onboardingStepCount = counted.length;

/** 1 to 8: the panel for the percentage belongs to step 4. */
export function numberOfStep(step: OnboardingStep): number {
  return counted.indexOf(step === 'rate' ? 'calculation' : step) + 1;
}

/** The panel after this one; null after the last. The percentage is asked for only where there is to be one. */
export function stepAfter(step: OnboardingStep, calculation: Calculation): OnboardingStep | null {
  return neighbour(step, 1, calculation);
}

/** The panel that Back leads to; null before the first. */
export function stepBefore(step: OnboardingStep, calculation: Calculation): OnboardingStep | null {
  return neighbour(step, -1, calculation);
}

function neighbour(step: OnboardingStep, by: 1 | -1, calculation: Calculation): OnboardingStep | null {
  const next = onboardingSteps[onboardingSteps.indexOf(step) + by] ?? null;
  return next === 'rate' && calculation === 'flat' ? neighbour(next, by, calculation) : next;
}

/** Has the person completed this panel already, so that its answers are known? */
export function isBefore(step: OnboardingStep, reached: OnboardingStep): boolean {
  return onboardingSteps.indexOf(step) < onboardingSteps.indexOf(reached);
}

/** A step is gone to when it was reached; any other address leads to the furthest. */
export function stepAsked(asked: string | undefined, reached: OnboardingStep): OnboardingStep {
  return isOnboardingStep(asked) && isBefore(asked, reached) ? asked : reached;
}

/** The calculation that the panels show. A percentage that is being asked for is kept with its figure, not before. */
export function calculationShown(usesCostPerItem: boolean, reached: OnboardingStep | null): Calculation {
  return usesCostPerItem && reached !== 'rate' ? 'flat' : 'percentage';
}

/** Where the orders of a new shop are: here already, coming in from its platform, or in files to be imported. */
export function ordersStand(hasOrders: boolean, isConnected: boolean): 'here' | 'coming' | 'in-files' {
  if (isConnected) return 'coming';
  return hasOrders ? 'here' : 'in-files';
}

/**
 * The panel after an answer, null after the last; and the step to keep as the furthest, null where it is kept already. A deal answers the
 * steps that it is made of.
 */
export function wayOn(
  answered: OnboardingStep | 'deal',
  calculation: Calculation,
  reached: OnboardingStep,
): { readonly next: OnboardingStep | null; readonly furthest: OnboardingStep | null } {
  const last = answered === 'deal' ? 'discounts' : answered;
  const next = stepAfter(last, last === 'rate' ? 'percentage' : calculation);
  // With the terms it is kept before the agreement.
  const isFurther = next !== null && answered !== 'terms' && isBefore(reached, next);
  return { next, furthest: isFurther ? next : null };
}

/** A referral code as it is used, without the blanks around it; null for none (spec foundations §2). */
export function referralCode(text: string | null): string | null {
  const code = (text ?? '').trim();
  return code === '' ? null : code;
}
