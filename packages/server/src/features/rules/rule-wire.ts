import type { components } from '@consignment/client/generated/api';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RuleStep } from '@consignment/domain/commission/dated-rules';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import { valueKind } from '@consignment/domain/commission/rule-text';
import type { RuleRow, VersionRow } from './queries/commission-rules.ts';

type Schemas = components['schemas'];

/** A rule of the list; amounts in the shop's currency. */
export function ruleToWire(row: RuleRow, currency: CurrencyCode): Schemas['ListedRule'] {
  const amount = (minor: number | null) => (minor === null ? null : moneyToWire(minor, currency));
  return {
    id: row.id,
    place: row.place,
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    product: row.product_id,
    product_title: row.product_title,
    variant: row.variant_id,
    variant_title: row.variant_title,
    name: row.name,
    from_day: row.from_day,
    until_day: row.until_day,
    measure: row.measure,
    steps: row.steps.map((step) => ruleStepToWire(step, currency)),
    floor: amount(row.floor_amount),
    cap: amount(row.cap_amount),
    bounds_per: row.bounds_per,
    kind: valueKind({ measure: row.measure, steps: row.steps, bounds: null }),
    state: row.state,
    version: row.version,
    made_at: row.made_at?.toISOString() ?? null,
    made_by: row.made_by,
    reason: row.reason,
  };
}

export function ruleStepToWire({ from, kind, value }: RuleStep, currency: CurrencyCode): Schemas['RuleStep'] {
  const figure = (worth: number) =>
    kind === 'percent' ? percentToWire(worth) : moneyToWire(worth, currency);
  return { from: moneyToWire(from, currency), kind, value: value === null ? null : figure(value) };
}

export function ruleVersionToWire(row: VersionRow, currency: CurrencyCode): Schemas['RuleVersion'] {
  return {
    ...ruleToWire(row, currency),
    id: row.id,
    from_day: row.from_day,
    version: row.version,
    made_at: row.made_at.toISOString(),
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    may_take_back: row.taken_back_at === null && !row.is_paid,
  };
}
