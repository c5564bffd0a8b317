import type { components } from '@consignment/client/generated/api';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { ruleValueToWire } from '@consignment/domain/rules/rule-on-wire';
import { valueKind } from '@consignment/domain/commission/rule-text';
import type { ShownVersion } from '@consignment/domain/commission/vendor-rules';
import type { TitledRule } from '../../queries/vendors/vendor-rules.ts';

type Schemas = components['schemas'];

/** Without who made it and why, which is not for vendors. */
export function vendorRuleToWire(
  { rule, state }: ShownVersion<TitledRule>,
  currency: CurrencyCode,
): Schemas['VendorRule'] {
  const { id, version, target, from, until, value } = rule;
  return {
    id,
    place: target.place,
    product_title: rule.productTitle,
    variant_title: rule.variantTitle,
    name: target.name,
    from_day: from,
    until_day: until,
    ...ruleValueToWire(value, currency),
    kind: valueKind(value),
    state,
    version,
  };
}
