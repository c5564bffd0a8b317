import type { CurrencyCode } from '../money/currency.ts';
import type { RuleMeasure, RuleValue, StepKind } from '../commission/dated-rules.ts';
import { moneyFromWire, moneyToWire } from '../money/money.ts';
import { parsePercent, percentToWire } from '../money/rate.ts';

/** The value of a rule as answers have it: money as decimal strings, rates in per cent without their sign. */
export type WireRuleValue = {
  readonly measure: RuleMeasure | null;
  readonly steps: readonly WireRuleStep[];
  readonly floor: string | null;
  readonly cap: string | null;
  readonly bounds_per: 'unit' | 'line' | null;
};

export type WireRuleStep = { readonly from: string; readonly kind: StepKind; readonly value: string | null };

export function ruleValueToWire({ measure, steps, bounds }: RuleValue, currency: CurrencyCode) {
  const money = (minor: number | null) => (minor === null ? null : moneyToWire(minor, currency));
  return {
    measure,
    steps: steps.map(({ from, kind, value }) => ({
      from: moneyToWire(from, currency),
      kind,
      value: kind === 'percent' && value !== null ? percentToWire(value) : money(value),
    })),
    floor: money(bounds?.floor ?? null),
    cap: money(bounds?.cap ?? null),
    bounds_per: bounds?.per ?? null,
  };
}

/** Throws RangeError for an invalid amount or rate, which an answer of the server does not have. */
export function ruleValueFromWire(wire: WireRuleValue, currency: CurrencyCode): RuleValue {
  const money = (text: string | null) => (text === null ? null : moneyFromWire(text, currency));
  return {
    measure: wire.measure,
    steps: wire.steps.map(({ from, kind, value }) => ({
      from: moneyFromWire(from, currency),
      kind,
      value: kind === 'percent' && value !== null ? rateOf(value) : money(value),
    })),
    bounds:
      wire.bounds_per === null
        ? null
        : { floor: money(wire.floor), cap: money(wire.cap), per: wire.bounds_per },
  };
}

function rateOf(text: string): number {
  const parsed = parsePercent(text);
  if (parsed.is === 'refused') throw new RangeError(`'${text}' is no rate.`);
  return parsed.ppm;
}
