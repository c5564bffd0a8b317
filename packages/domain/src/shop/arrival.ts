/** The panels of the onboarding in their order; `rate` is 4A of the spec (spec foundations §4). */
export const onboardingSteps = [
  'terms',
  'tracking',
  'introduction',
  'calculation',
  'rate',
  'discounts',
  'start',
  'theme',
  'finish',
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

export function isOnboardingStep(text: string | null | undefined): text is OnboardingStep {
  return onboardingSteps.some((step) => step === text);
}

/** The meta that keeps how far a shop has come: a step's name, or `finishedOnboarding`. */
export const onboardingMeta = 'consignment_onboarding_step';
export const finishedOnboarding = 'done';

/** The first screen of an owner who signs in. `terms` is the one panel for a shop that was set up before. */
export type Arrival =
  | { readonly is: 'app' }
  | { readonly is: 'terms' }
  | { readonly is: 'onboarding'; readonly reached: OnboardingStep };

/**
 * A new shop goes through the onboarding to its end, also when it is left in between; a shop that has been set up
 * agrees to the terms alone (spec foundations §2). Without a word of how far it has come a shop is a new one as long
 * as it has neither agreed nor chosen how commissions are worked out.
 */
export function arrivalOf(shop: {
  readonly isAgreed: boolean;
  /** Has a percentage, or pays the cost per item. */
  readonly hasRate: boolean;
  /** The value of `onboardingMeta`; null where there is none. */
  readonly reached: string | null;
}): Arrival {
  const { isAgreed, hasRate, reached } = shop;
  if (isOnboardingStep(reached)) return { is: 'onboarding', reached: isAgreed ? reached : 'terms' };
  if (isAgreed) return { is: 'app' };
  return hasRate || reached === finishedOnboarding ? { is: 'terms' } : { is: 'onboarding', reached: 'terms' };
}

/** In the days before this a shop is not asked for a review (spec foundations §9). */
const daysBeforeReview = 14;

/**
 * Is the owner to be asked for a review: once, and when the shop is more than 14 days old (spec foundations §4).
 *
 * @param createdAt of the shop, ISO 8601
 */
export function isReviewDue(createdAt: string, isAnswered: boolean, now: Date): boolean {
  return !isAnswered && now.getTime() - Date.parse(createdAt) > daysBeforeReview * 24 * 60 * 60 * 1000;
}

/** The metas that keep what an owner has seen once. */
export const tutorialMeta = 'vendor_consignment_intro';
export const reviewMeta = 'vendor_consignment_review_popup';
export const reviewWriteMeta = 'vendor_consignment_review_popup_write';

/** `reviewPage` is null where no review is asked for. */
export type Welcomes = { readonly tutorial: boolean; readonly reviewPage: string | null };

/** Shown on top of the app, each until it was shown once (spec foundations §4). */
export function welcomesOf(
  shop: { readonly created_date: string; readonly review_page?: string },
  metas: ReadonlyMap<string, string>,
  now: Date,
): Welcomes {
  const isDue = isReviewDue(shop.created_date, metas.get(reviewMeta) === 'true', now);
  return {
    tutorial: metas.get(tutorialMeta) !== 'true',
    reviewPage: isDue ? (shop.review_page ?? null) : null,
  };
}
