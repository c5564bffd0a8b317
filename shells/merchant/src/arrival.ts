import {
  arrivalOf,
  onboardingMeta,
  type Arrival,
  type OnboardingStep,
} from '@consignment/domain/shop/arrival';
import { pathOf, withNext } from '@consignment/routing/session/require-session';
import { redirect } from 'react-router-dom';
import { paths } from './paths.ts';

type Facts = {
  shop: { agree_to_terms: boolean };
  settings: { use_cost_per_item: boolean; global_commission: string | null };
  metas: ReadonlyMap<string, string>;
};

/** The first screen of the shop's owner. */
export function arrivalAt({ shop, settings, metas }: Facts): Arrival {
  return arrivalOf({
    isAgreed: shop.agree_to_terms,
    hasRate: settings.use_cost_per_item || settings.global_commission !== null,
    reached: metas.get(onboardingMeta) ?? null,
  });
}

/** For the app's loader: leads to the onboarding where that comes first, and to the requested page after it. */
export function onboardFirst(facts: Facts, request: Request): void {
  const arrival = arrivalAt(facts);
  if (arrival.is === 'app') return;
  const path = pathOf(request.url, import.meta.env.BASE_URL);
  const step = arrival.is === 'onboarding' ? arrival.reached : null;
  // React Router recognises a thrown redirect.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw redirect(withNext(onboardingPath(step), path));
}

/** Of a step; of the terms alone without one. */
export function onboardingPath(step: OnboardingStep | null): string {
  return step === null ? paths.onboarding : `${paths.onboarding}/${step}`;
}
