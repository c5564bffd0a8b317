import { answerOf } from '@consignment/client/answer';
import type { components } from '@consignment/client/generated/api';
import type {
  OnboardingChoice,
  OnboardingSaved,
  OnboardingScheme,
} from '@consignment/components/screens/merchant/onboarding/OnboardingScreen';
import { finishedOnboarding, onboardingMeta } from '@consignment/domain/shop/arrival';
import { referralCode } from '@consignment/domain/shop/onboarding';
import { client } from '../api.ts';
import { saveMeta } from './shop-metas.ts';

export const prefixMeta = 'vendor_product_tag_prefix';
export const discountFirstMeta = 'consignment_discount_pre_percentage';
const referralMeta = 'referral_code';

type Known = {
  shop: { id: number; myshopify_domain: string };
  ids: { settings: number; rules: number };
  saved: Pick<OnboardingSaved, 'prefix' | 'isDiscountFirst'>;
  /** It is kept already how far the shop has come. */
  isBegun: boolean;
  /** As it came with the address. */
  referral: string | null;
};

/** Keeps what one panel asks for, by the calls that Settings uses too. Done again it changes nothing more. */
export async function saveAnswer(choice: OnboardingChoice, known: Known): Promise<void> {
  const { shop, ids, saved } = known;
  switch (choice.step) {
    case 'terms': {
      const code = referralCode(known.referral);
      if (code !== null) await saveMeta(referralMeta, code);
      // Before the agreement, without which it is of no effect: a shop that agreed and has no place would count as
      // one that was set up before.
      if (!known.isBegun) await saveMeta(onboardingMeta, 'tracking');
      return agreeToTerms(shop.id);
    }
    case 'tracking':
      if (choice.tracking === 'Product Tag' && choice.prefix !== saved.prefix) {
        await saveMeta(prefixMeta, choice.prefix);
      }
      return putSettings(ids.settings, { tracking_type: choice.tracking });
    case 'introduction':
      return saveDeal(choice.deal, saved.isDiscountFirst);
    case 'calculation':
      await putValues({ prices_include_tax: choice.pricesIncludeTax });
      // A percentage is kept with its figure, so that no order is worked out by the one without the other.
      return choice.calculation === 'flat'
        ? putSettings(ids.settings, { use_cost_per_item: true })
        : undefined;
    case 'rate':
      return putSettings(ids.settings, { use_cost_per_item: false, global_commission: choice.percent });
    case 'discounts':
      return putRules(ids.rules, { discount_share: choice.share });
    case 'start':
      return putRules(ids.rules, {
        commission_start_date: choice.day === null ? null : `${choice.day}T00:00:00`,
      });
    case 'theme':
      return putSettings(ids.settings, { theme: choice.scheme });
    case 'finish': {
      const query = { domain: shop.myshopify_domain };
      await answerOf(client.GET('/shop-sync/', { params: { query } }));
      return saveMeta(onboardingMeta, finishedOnboarding);
    }
  }
}

type Deal = Extract<OnboardingChoice, { step: 'introduction' }>['deal'];

/** A shop that leaves its deal for another is asked for each rule, of which the onboarding has no step for the order of a discount. */
async function saveDeal(deal: Deal, wasDiscountFirst: boolean): Promise<void> {
  if (deal !== null) {
    await putValues({
      use_cost_per_item: deal.calculation === 'flat',
      ...(deal.calculation === 'percentage' && { global_commission: deal.percent }),
      discount_share: deal.share,
      metas: { [discountFirstMeta]: String(deal.isDiscountFirst) },
      prices_include_tax: deal.pricesIncludeTax,
    });
  } else if (wasDiscountFirst) await putValues({ metas: { [discountFirstMeta]: 'false' } });
}

async function putValues(values: components['schemas']['SomeSettings']): Promise<void> {
  await answerOf(client.PUT('/settings/values/', { body: { values } }));
}

export async function agreeToTerms(id: number): Promise<void> {
  const params = { path: { platform: 'shopify', id } } as const;
  const body = { agree_to_terms: true } as const;
  await answerOf(client.PUT('/{platform}/shops/{id}/retrieve-update/', { params, body }));
}

type SettingsChange = {
  theme?: OnboardingScheme;
  tracking_type?: OnboardingSaved['tracking'];
  use_cost_per_item?: boolean;
  global_commission?: string;
};

async function putSettings(id: number, body: SettingsChange): Promise<void> {
  await answerOf(client.PUT('/settings/settings/{id}/retrieve-update/', { params: { path: { id } }, body }));
}

type RulesChange = {
  discount_share?: OnboardingSaved['share'];
  commission_start_date?: string | null;
};

async function putRules(id: number, body: RulesChange): Promise<void> {
  await answerOf(
    client.PUT('/vendors/app-settings/{id}/retrieve-update/', { params: { path: { id } }, body }),
  );
}
