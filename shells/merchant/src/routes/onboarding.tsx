import { answerOf, outcomeOf, settled } from '@consignment/client/answer';
import { signOut } from '@consignment/client/sign-out';
import {
  OnboardingScreen,
  type OnboardingChoice,
  type OnboardingScheme,
} from '@consignment/components/screens/merchant/onboarding/OnboardingScreen';
import { TermsScreen } from '@consignment/components/screens/merchant/onboarding/TermsScreen';
import { isOnboardingStep, onboardingMeta } from '@consignment/domain/shop/arrival';
import {
  calculationShown,
  ordersStand,
  stepAsked,
  wayOn,
  type Calculation,
} from '@consignment/domain/shop/onboarding';
import { defineTexts } from '@consignment/domain/text/texts';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { nextOf } from '@consignment/routing/session/require-session';
import { useState } from 'react';
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { client, session } from '../api.ts';
import { arrivalAt, onboardingPath } from '../arrival.ts';
import { agreeToTerms, discountFirstMeta, prefixMeta, saveAnswer } from '../calls/onboarding-answers.ts';
import { askOrders } from '../calls/onboarding-sample.ts';
import { paths } from '../paths.ts';
import { askMetas, saveMeta } from '../calls/shop-metas.ts';

const texts = defineTexts('MerchantOnboarding', {
  terms: 'Terms · Consignment',
  title: 'Setting up · Consignment',
});

const platform = { platform: 'shopify' } as const;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const [shop, settings, rules, metas, orders, isComing] = await Promise.all([
    answerOf(client.GET('/{platform}/shops/', { params: { path: platform }, signal })),
    answerOf(client.GET('/settings/settings/list/', { signal })),
    answerOf(client.GET('/vendors/app-settings/list/', { signal })),
    askMetas(signal),
    // Without it the examples are made up, which is no reason to stop.
    settled(askOrders(signal)),
    isConnected(signal),
  ]);
  const arrival = arrivalAt({ shop, settings, metas });
  const { search, searchParams } = new URL(request.url);
  if (arrival.is === 'app') return redirect(nextOf(searchParams, paths.home));
  const reached = arrival.is === 'onboarding' ? arrival.reached : null;
  const step = reached === null ? null : stepAsked(params['step'], reached);
  const path = onboardingPath(step);
  if ((params['step'] ?? null) !== step) return redirect(`${path}${search}`);
  return {
    shop,
    ids: { settings: settings.id, rules: rules.id },
    // A person who has to agree again has come further than the terms.
    kept: metas.get(onboardingMeta) ?? null,
    at: reached === null || step === null ? null : { step, reached },
    saved: {
      tracking: settings.tracking_type,
      prefix: metas.get(prefixMeta) ?? '',
      calculation: calculationShown(settings.use_cost_per_item, reached),
      pricesIncludeTax: rules.prices_include_tax,
      percent: settings.global_commission,
      share: rules.discount_share,
      isDiscountFirst: metas.get(discountFirstMeta) === 'true',
      startDay: rules.commission_start_date?.slice(0, 10) ?? null,
      scheme: settings.theme,
    },
    sample: orders.is === 'ready' ? orders.value.sample : null,
    orders: ordersStand(orders.is === 'ready' && orders.value.hasOrders, isComing),
  };
}

/** Is the shop read from its platform? As with the orders, not to know is no reason to stop. */
async function isConnected(signal: AbortSignal): Promise<boolean> {
  const work = await settled(answerOf(client.GET('/sync-progress/', { signal })));
  return work.is === 'ready' && work.value.connection?.state === 'connected';
}

export function Component() {
  const { shop, ids, kept, at, saved, sample, orders } =
    useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [preview, setPreview] = useState<OnboardingScheme | null>(null);
  // A percentage is saved with its figure, one step after it is chosen.
  const [chosen, setChosen] = useState<Calculation | null>(null);
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  const legal = { hrefOfTerms: paths.terms, hrefOfPrivacy: paths.privacy };

  if (at === null) {
    return (
      <AppRoot scheme={saved.scheme} brand={null}>
        <title>{texts.terms}</title>
        <TermsScreen
          shopName={shop.name}
          {...legal}
          onAgree={async () => {
            const outcome = await outcomeOf(agreeToTerms(shop.id));
            if (outcome.is === 'done') await navigate(nextOf(params, paths.home), { replace: true });
            return outcome;
          }}
        />
      </AppRoot>
    );
  }

  const isChoosing = chosen !== null && (at.step === 'calculation' || at.step === 'rate');
  const goOn = async (choice: OnboardingChoice): Promise<void> => {
    await saveAnswer(choice, {
      shop,
      ids,
      saved,
      isBegun: isOnboardingStep(kept),
      referral: params.get('referral'),
    });
    const calculation = choice.step === 'calculation' ? choice.calculation : saved.calculation;
    if (choice.step === 'calculation') setChosen(calculation);
    const answered = choice.step === 'introduction' && choice.deal !== null ? 'deal' : choice.step;
    const { next, furthest } = wayOn(answered, calculation, at.reached);
    if (next === null) {
      await navigate(orders === 'in-files' ? paths.import : paths.home, { replace: true });
      return;
    }
    if (furthest !== null) await saveMeta(onboardingMeta, furthest);
    await navigate(`${onboardingPath(next)}${query}`);
    setPreview(null);
  };

  return (
    <AppRoot scheme={preview ?? saved.scheme} brand={null} isShopsOwn>
      <title>{texts.title}</title>
      <OnboardingScreen
        shopName={shop.name}
        step={at.step}
        reached={at.reached}
        saved={isChoosing ? { ...saved, calculation: chosen } : saved}
        sample={sample}
        currency={shop.currency}
        timeZone={shop.time_zone}
        orders={orders}
        {...legal}
        onChoose={(choice) => outcomeOf(goOn(choice))}
        onBack={(step) => {
          setPreview(null);
          void navigate(`${onboardingPath(step)}${query}`);
        }}
        onPreview={setPreview}
        onSignOut={() => void signOut({ client, session })}
      />
    </AppRoot>
  );
}

export { AppProblem as ErrorBoundary } from '@consignment/routing/app/AppProblem';
