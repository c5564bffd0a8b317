import type { CurrencyCode } from '../money/currency.ts';
import type { RuleBounds, RulePlace, RuleTarget, RuleValue, StepKind } from './dated-rules.ts';
import { stepsOf } from './dated-rules.ts';
import { formatMoney } from '../money/money.ts';
import { formatPercent } from '../money/rate.ts';

/* Rules with days in words, the same on screens, in mails and on statements. */

/** The name of a rule's value in a list; a rule without steps ends what was there. */
export type RuleValueKind = 'percent' | 'unit_amount' | 'cost' | 'bands' | 'tiers' | 'none';

export function valueKind({ measure, steps }: RuleValue): RuleValueKind {
  if (measure === 'unit_price') return 'bands';
  if (measure === 'vendor_sales') return 'tiers';
  return steps[0]?.kind ?? 'none';
}

export const placeText: Readonly<Record<RulePlace, string>> = {
  variant: 'Variant',
  product: 'Product',
  vendor_product_type: 'Vendor × product type',
  tag: 'Tag',
  collection: 'Collection',
  shop_product_type: 'Product type',
  flat: 'Flat rate',
  vendor: 'Vendor',
  global: 'Whole shop',
};

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
      return `Product ${[productTitle, variantTitle].filter((title) => title !== null).join(', ')}`;
    case 'product':
      return `Product ${productTitle ?? ''}`;
    case 'vendor_product_type':
      return `Your ${name ?? ''}`;
    case 'tag':
      return `Tag ${name ?? ''}`;
    case 'collection':
      return `Collection ${name ?? ''}`;
    case 'shop_product_type':
      return `Product type ${name ?? ''}`;
    case 'flat':
      return 'Flat rate';
    case 'vendor':
      return 'All your goods';
    case 'global':
      return 'All goods of the shop';
  }
}

/** 'Up to £20.00: 60%, above: 50%; at least £1.00 a unit'. Money in minor units of the currency. */
export function valueText(value: RuleValue, currency: CurrencyCode): string {
  const bounds = boundsText(value.bounds, currency);
  return capitalized(`${stepsText(value, currency)}${bounds === '' ? '' : `; ${bounds}`}`);
}

function stepsText(value: RuleValue, currency: CurrencyCode): string {
  const steps = stepsOf(value);
  const [first] = steps;
  if (first === undefined) return 'Ended';
  if (value.measure === null) return stepText(first, currency);
  const words = steps.map((step) => {
    const paid = stepText(step, currency);
    if (value.measure === 'vendor_sales') {
      return step.from === 0 ? paid : `from ${formatMoney(step.from, currency)} sold last month: ${paid}`;
    }
    if (step.until !== null) return `up to ${formatMoney(step.until - 1, currency)}: ${paid}`;
    return steps.length === 1 ? paid : `above: ${paid}`;
  });
  return words.join(', ');
}

function stepText({ kind, value }: { kind: StepKind; value: number | null }, currency: CurrencyCode): string {
  if (kind === 'cost') return 'cost per item';
  if (kind === 'none' || value === null) return 'no rule';
  return kind === 'percent' ? formatPercent(value) : `${formatMoney(value, currency)} a unit`;
}

function boundsText(bounds: RuleBounds | null, currency: CurrencyCode): string {
  if (bounds === null) return '';
  const per = bounds.per === 'unit' ? 'a unit' : 'a line';
  return [
    ...(bounds.floor === null ? [] : [`at least ${formatMoney(bounds.floor, currency)} ${per}`]),
    ...(bounds.cap === null ? [] : [`at most ${formatMoney(bounds.cap, currency)} ${per}`]),
  ].join(', ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For words that go on in the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
