import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('Upgrade', {
  noOffer: 'There is no upgrade offer for this shop at the moment.',
  notAtLastStep: 'The upgrade can only be activated at its last step, which it has not reached yet.',
});

/** A shop on its way to the new version: 0 before it has begun, 1 to 5 the steps, 6 once activation is requested. */
export type Upgrade = {
  readonly isOffered: boolean;
  readonly isAgreed: boolean;
  readonly step: number;
};

export const activationStep = 5;
export const activationRequestedStep = 6;

/** The shop's state in the upgrade; `migrating` during the steps (spec operations §4). */
export type UpgradeStage = 'notOffered' | 'offered' | 'accepted' | 'migrating' | 'activationRequested';

export function upgradeStage({ isOffered, isAgreed, step }: Upgrade): UpgradeStage {
  if (step >= activationRequestedStep) return 'activationRequested';
  if (isAgreed) return step > 0 ? 'migrating' : 'accepted';
  return isOffered ? 'offered' : 'notOffered';
}

/** The last day of the offer as it was made, in UTC (spec foundations §9). It is valid as long as the shop sees it. */
export const offerEnds = { day: '2025-09-15', inWords: '15 September 2025' } as const;

/** `isDone`: it is so already, and asking again changes nothing. A refusal carries the words to show. */
export type UpgradeVerdict =
  { readonly is: 'allowed'; readonly isDone: boolean } | { readonly is: 'refused'; readonly why: string };

/** May the shop accept the offer? (spec operations §4) */
export function mayConfirmUpgrade({ isOffered, isAgreed }: Upgrade): UpgradeVerdict {
  if (isAgreed) return { is: 'allowed', isDone: true };
  if (isOffered) return { is: 'allowed', isDone: false };
  return { is: 'refused', why: texts.noOffer };
}

/** May the shop ask for its activation? Only at the last step (spec foundations §2). */
export function mayRequestActivation({ isAgreed, step }: Upgrade): UpgradeVerdict {
  if (step === activationRequestedStep) return { is: 'allowed', isDone: true };
  if (isAgreed && step === activationStep) return { is: 'allowed', isDone: false };
  return { is: 'refused', why: texts.notAtLastStep };
}
