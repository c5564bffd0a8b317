import {
  arrivalOf,
  isReviewDue,
  onboardingSteps,
  welcomesOf,
  type OnboardingStep,
} from '@consignment/domain/shop/arrival';
import {
  calculationShown,
  isBefore,
  numberOfStep,
  onboardingStepCount,
  ordersStand,
  referralCode,
  stepAfter,
  stepAsked,
  stepBefore,
  wayOn,
  type Calculation,
} from '@consignment/domain/shop/onboarding';
import { describe, expect, it } from 'vitest';

describe('the way through the onboarding', () => {
  const wayOf = (calculation: Calculation) => {
    const way: OnboardingStep[] = [];
    for (let step: OnboardingStep | null = 'terms'; step !== null; step = stepAfter(step, calculation))
      way.push(step);
    return way;
  };

  it('asks for the percentage only where there is to be one, and counts it to step 4', () => {
    expect(wayOf('percentage')).toEqual(onboardingSteps);
    expect(wayOf('flat')).toEqual(onboardingSteps.filter((step) => step !== 'rate'));
    expect(wayOf('flat').map(numberOfStep)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numberOfStep('rate')).toBe(4);
    expect(onboardingStepCount).toBe(8);
  });

  it.each(['percentage', 'flat'] as const)('leads back the way it came with %s', (calculation) => {
    for (const step of wayOf(calculation)) {
      const next = stepAfter(step, calculation);
      if (next !== null) expect(stepBefore(next, calculation)).toBe(step);
    }
    expect(stepBefore('terms', calculation)).toBeNull();
  });

  it('leads back from the percentage to the kind of calculation', () => {
    expect(stepBefore('rate', 'percentage')).toBe('calculation');
  });

  it('puts the steps in order', () => {
    expect(isBefore('calculation', 'rate')).toBe(true);
    expect(isBefore('rate', 'rate')).toBe(false);
  });
});

describe('what an owner is shown first', () => {
  const fresh = { isAgreed: false, hasRate: false, reached: null };

  it('is the onboarding in a new shop, from where it was left', () => {
    expect(arrivalOf(fresh)).toEqual({ is: 'onboarding', reached: 'terms' });
    expect(arrivalOf({ isAgreed: true, hasRate: true, reached: 'theme' })).toEqual({
      is: 'onboarding',
      reached: 'theme',
    });
  });

  it('is the terms as long as they are not agreed to', () => {
    expect(arrivalOf({ ...fresh, reached: 'tracking' })).toEqual({ is: 'onboarding', reached: 'terms' });
    expect(arrivalOf({ ...fresh, hasRate: true })).toEqual({ is: 'terms' });
    expect(arrivalOf({ ...fresh, reached: 'done' })).toEqual({ is: 'terms' });
  });

  it('is the app in a shop that has been through it, or was there before there was one', () => {
    expect(arrivalOf({ isAgreed: true, hasRate: true, reached: 'done' })).toEqual({ is: 'app' });
    expect(arrivalOf({ isAgreed: true, hasRate: false, reached: null })).toEqual({ is: 'app' });
  });
});

describe('an address of the onboarding', () => {
  it.each<[string | undefined, OnboardingStep]>([
    ['tracking', 'tracking'],
    ['start', 'start'],
    ['theme', 'start'],
    ['finish', 'start'],
    ['nowhere', 'start'],
    [undefined, 'start'],
  ])('of %s leads to %s where the start was reached', (asked, step) => {
    expect(stepAsked(asked, 'start')).toBe(step);
  });
});

describe('an answer of the onboarding', () => {
  it.each<[OnboardingStep | 'deal', Calculation, OnboardingStep, ReturnType<typeof wayOn>]>([
    ['deal', 'percentage', 'introduction', { next: 'start', furthest: 'start' }],
    ['deal', 'flat', 'theme', { next: 'start', furthest: null }],
    ['tracking', 'percentage', 'tracking', { next: 'introduction', furthest: 'introduction' }],
    ['tracking', 'percentage', 'theme', { next: 'introduction', furthest: null }],
    ['calculation', 'percentage', 'calculation', { next: 'rate', furthest: 'rate' }],
    ['calculation', 'flat', 'calculation', { next: 'discounts', furthest: 'discounts' }],
    ['rate', 'flat', 'rate', { next: 'discounts', furthest: 'discounts' }],
    ['terms', 'percentage', 'terms', { next: 'tracking', furthest: null }],
    ['finish', 'percentage', 'finish', { next: null, furthest: null }],
  ])('to %s with %s, where %s was reached, leads on', (answered, calculation, reached, way) => {
    expect(wayOn(answered, calculation, reached)).toEqual(way);
  });

  it('shows the percentage while its figure is asked for', () => {
    expect(calculationShown(true, 'discounts')).toBe('flat');
    expect(calculationShown(true, null)).toBe('flat');
    expect(calculationShown(true, 'rate')).toBe('percentage');
    expect(calculationShown(false, 'discounts')).toBe('percentage');
  });
});

describe('the orders of a new shop', () => {
  it('come from its platform before anything else', () => {
    expect(ordersStand(true, true)).toBe('coming');
    expect(ordersStand(false, true)).toBe('coming');
    expect(ordersStand(true, false)).toBe('here');
    expect(ordersStand(false, false)).toBe('in-files');
  });
});

describe('a referral code', () => {
  it('is used without the blanks around it', () => {
    expect(referralCode('  MAKERS-24 ')).toBe('MAKERS-24');
    expect(referralCode(' \t')).toBeNull();
    expect(referralCode(null)).toBeNull();
  });
});

describe('the request for a review', () => {
  const createdAt = '2026-03-01T12:00:00.000Z';

  it('comes after more than 14 days, and once', () => {
    expect(isReviewDue(createdAt, false, new Date('2026-03-15T12:00:00.000Z'))).toBe(false);
    expect(isReviewDue(createdAt, false, new Date('2026-03-15T12:00:00.001Z'))).toBe(true);
    expect(isReviewDue(createdAt, true, new Date('2026-06-01T12:00:00.000Z'))).toBe(false);
  });
});

describe('the welcomes of an owner', () => {
  const shop = { created_date: '2026-03-01T12:00:00.000Z', review_page: 'https://reviews.example' };
  const seen = new Map([
    ['vendor_consignment_intro', 'true'],
    ['vendor_consignment_review_popup', 'true'],
  ]);
  const later = new Date('2026-06-01T12:00:00.000Z');

  it('are each there until they were shown', () => {
    expect(welcomesOf(shop, new Map(), later)).toEqual({ tutorial: true, reviewPage: shop.review_page });
    expect(welcomesOf(shop, seen, later)).toEqual({ tutorial: false, reviewPage: null });
  });

  it('ask a new shop for no review, and none where there is no page for it', () => {
    const soon = new Date('2026-03-02T12:00:00.000Z');
    expect(welcomesOf(shop, new Map(), soon).reviewPage).toBeNull();
    expect(welcomesOf({ created_date: shop.created_date }, new Map(), later).reviewPage).toBeNull();
  });
});
