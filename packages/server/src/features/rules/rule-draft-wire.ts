import type { components } from '@consignment/client/generated/api';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import type { RuleDraft } from '../../database/column-types.ts';
import { ruleStepToWire } from './rule-wire.ts';

/** A draft in the form in which it is sent; amounts in the shop's currency. */
export function draftToWire(
  { target, from, until, value }: RuleDraft,
  currency: CurrencyCode,
): components['schemas']['RuleDraft'] {
  const amount = (minor: number | null) => (minor === null ? null : moneyToWire(minor, currency));
  return {
    place: target.place,
    vendor: target.vendorId,
    product: target.productId,
    variant: target.variantId,
    name: target.name,
    from_day: from,
    until_day: until,
    measure: value.measure,
    steps: value.steps.map((step) => ruleStepToWire(step, currency)),
    floor: amount(value.bounds?.floor ?? null),
    cap: amount(value.bounds?.cap ?? null),
    bounds_per: value.bounds?.per ?? null,
  };
}
