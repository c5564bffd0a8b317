import type { CurrencyCode } from '../money/currency.ts';
import type { RuleBounds, RulePlace, RuleTarget, RuleValue, StepKind } from './dated-rules.ts';
import { stepsOf } from './dated-rules.ts';
import { formatMoney } from '../money/money.ts';
import { formatPercent } from '../money/rate.ts';
import { defineTexts } from '../text/texts.ts';

/* Rules with days in words, the same on screens, in mails and on statements. */

export const placeText = defineTexts('PlaceRuleText', {
  collection: 'Collection',
  flat: 'Flat rate',
  global: 'Whole shop',
  product: 'Product',
  shop_product_type: 'Product type',
  tag: 'Tag',
  variant: 'Variant',
  vendor: 'Vendor',
  vendor_product_type: 'Vendor × product type',
} satisfies Record<RulePlace, string>);

/** The same for the middle of a sentence. */
export const placeInSentence = defineTexts('PlaceInSentenceRuleText', {
  collection: 'collection',
  flat: 'flat rate',
  global: 'whole shop',
  product: 'product',
  shop_product_type: 'product type',
  tag: 'tag',
  variant: 'variant',
  vendor: 'vendor',
  vendor_product_type: 'vendor × product type',
} satisfies Record<RulePlace, string>);

const targetTexts = defineTexts('TargetRuleText', {
  collection: 'Collection {name}',
  flat: 'Flat rate',
  global: 'All the shop’s goods',
  product: 'Product {title}',
  shop_product_type: 'Product type {name}',
  tag: 'Tag {name}',
  vendor: 'All your goods',
  vendor_product_type: 'Your {name}',
});

/** For the middle of a sentence. */
const texts = defineTexts('RuleText', {
  above: 'above: {paid}',
  amountAUnit: '{amount} per unit',
  atLeastALine: 'at least {amount} per line',
  atLeastAUnit: 'at least {amount} per unit',
  atMostALine: 'at most {amount} per line',
  atMostAUnit: 'at most {amount} per unit',
  costPerItem: 'cost per item',
  ended: 'ended',
  fromSold: 'from {amount} sold last month: {paid}',
  noRule: 'no rule',
  upTo: 'up to {amount}: {paid}',
});

/** The name of a rule's value in a list; a rule without steps ends what was there. */
export type RuleValueKind = 'percent' | 'unit_amount' | 'cost' | 'bands' | 'tiers' | 'none';

export function valueKind({ measure, steps }: RuleValue): RuleValueKind {
  if (measure === 'unit_price') return 'bands';
  if (measure === 'vendor_sales') return 'tiers';
  return steps[0]?.kind ?? 'none';
}

/** To one of its vendors: 'Product type Lighting', 'Product Oak lamp', 'All your goods'. Titles are null where they are not known. */
export function targetText(
  { place, name }: Pick<RuleTarget, 'place' | 'name'>,
  {
    productTitle,
    variantTitle,
  }: { readonly productTitle: string | null; readonly variantTitle: string | null },
): string {
  switch (place) {
    case 'variant':
      return targetTexts.product({
        title: [productTitle, variantTitle].filter((title) => title !== null).join(', '),
      });
    case 'product':
      return targetTexts.product({ title: productTitle ?? '' });
    case 'vendor_product_type':
      return targetTexts.vendor_product_type({ name: name ?? '' });
    case 'tag':
      return targetTexts.tag({ name: name ?? '' });
    case 'collection':
      return targetTexts.collection({ name: name ?? '' });
    case 'shop_product_type':
      return targetTexts.shop_product_type({ name: name ?? '' });
    case 'flat':
      return targetTexts.flat;
    case 'vendor':
      return targetTexts.vendor;
    case 'global':
      return targetTexts.global;
  }
}

/** 'Up to £20.00: 60%, above: 50%; at least £1.00 a unit'. Money in minor units of the currency. */
export function valueText(value: RuleValue, currency: CurrencyCode): string {
  return capitalized(valueInSentence(value, currency));
}

/** The same for the middle of a sentence. */
export function valueInSentence(value: RuleValue, currency: CurrencyCode): string {
  const bounds = boundsText(value.bounds, currency);
  return `${stepsText(value, currency)}${bounds === '' ? '' : `; ${bounds}`}`;
}

function stepsText(value: RuleValue, currency: CurrencyCode): string {
  const steps = stepsOf(value);
  const [first] = steps;
  if (first === undefined) return texts.ended;
  if (value.measure === null) return stepText(first, currency);
  const words = steps.map((step) => {
    const paid = stepText(step, currency);
    if (value.measure === 'vendor_sales') {
      return step.from === 0 ? paid : texts.fromSold({ amount: formatMoney(step.from, currency), paid });
    }
    if (step.until !== null) return texts.upTo({ amount: formatMoney(step.until - 1, currency), paid });
    return steps.length === 1 ? paid : texts.above({ paid });
  });
  return words.join(', ');
}

function stepText({ kind, value }: { kind: StepKind; value: number | null }, currency: CurrencyCode): string {
  if (kind === 'cost') return texts.costPerItem;
  if (kind === 'none' || value === null) return texts.noRule;
  return kind === 'percent'
    ? formatPercent(value)
    : texts.amountAUnit({ amount: formatMoney(value, currency) });
}

function boundsText(bounds: RuleBounds | null, currency: CurrencyCode): string {
  if (bounds === null) return '';
  const { floor, cap, per } = bounds;
  const [least, most] =
    per === 'unit' ? [texts.atLeastAUnit, texts.atMostAUnit] : [texts.atLeastALine, texts.atMostALine];
  return [
    ...(floor === null ? [] : [least({ amount: formatMoney(floor, currency) })]),
    ...(cap === null ? [] : [most({ amount: formatMoney(cap, currency) })]),
  ].join(', ');
}

/** For words that begin a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
