import type { CurrencyCode } from '../money/currency.ts';
import type { RulePlace } from '../commission/dated-rules.ts';
import type { RateRule, RateSpell } from './rates-ahead.ts';
import { ruleValueFromWire, ruleValueToWire, type WireRuleValue } from './rule-on-wire.ts';

/** A spell as answers have it. */
export type WireRateSpell = {
  readonly from_day: string;
  readonly until_day: string | null;
  readonly rules: readonly WireRateRule[];
};

/** `rule` is a version of a rule with days; null for a setting, which has neither version nor days. */
type WireRateRule = WireRuleValue & {
  readonly place: RulePlace;
  readonly rule: number | null;
  readonly version: number | null;
  readonly from_day: string | null;
  readonly until_day: string | null;
};

export function rateSpellsToWire(spells: readonly RateSpell[], currency: CurrencyCode) {
  return spells.map(({ from, until, rules }) => ({
    from_day: from,
    until_day: until,
    rules: rules.map(({ place, version, value }) => ({
      place,
      rule: version?.id ?? null,
      version: version?.version ?? null,
      from_day: version?.from ?? null,
      until_day: version?.until ?? null,
      ...ruleValueToWire(value, currency),
    })),
  }));
}

/** Throws RangeError as `ruleValueFromWire` does. */
export function rateSpellsFromWire(spells: readonly WireRateSpell[], currency: CurrencyCode): RateSpell[] {
  return spells.map(({ from_day: from, until_day: until, rules }) => ({
    from,
    until,
    rules: rules.map((wire): RateRule => {
      const { place, rule, version, from_day: first, until_day: last } = wire;
      const isSetting = rule === null || version === null || first === null;
      return {
        place,
        version: isSetting ? null : { id: rule, version, from: first, until: last },
        value: ruleValueFromWire(wire, currency),
      };
    }),
  }));
}
