import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RuleStep } from '@consignment/domain/commission/dated-rules';
import { moneyToWire } from '@consignment/domain/money/money';
import { formatPercent } from '@consignment/domain/money/rate';

/*
 * Rules as a file: the columns that the list is exported with, and that drafts are read from. The names of vendors are for people,
 * `vendor_id` says which; `state` is of the day of the export.
 */
export const ruleFileColumns = [
  'place',
  'vendor',
  'vendor_id',
  'product_id',
  'variant_id',
  'name',
  'from_day',
  'until_day',
  'measure',
  'steps',
  'floor',
  'cap',
  'per',
  'state',
] as const;

export type RuleFileColumn = (typeof ruleFileColumns)[number];

/** The steps in one cell, such as '0=60%; 20.01=50%': amounts a unit are plain decimals, `cost` and `none` are words. */
export function stepsCell(steps: readonly RuleStep[], currency: CurrencyCode): string {
  const from = (step: RuleStep) => (step.from === 0 ? '0' : moneyToWire(step.from, currency));
  return steps.map((step) => `${from(step)}=${stepCell(step, currency)}`).join('; ');
}

function stepCell({ kind, value }: RuleStep, currency: CurrencyCode): string {
  if (kind === 'cost' || kind === 'none' || value === null) return kind === 'cost' ? 'cost' : 'none';
  return kind === 'percent' ? formatPercent(value) : moneyToWire(value, currency);
}
