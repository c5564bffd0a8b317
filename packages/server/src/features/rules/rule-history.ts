import { inEnglish } from '../../common/language.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  targetKey,
  versionOn,
  type DatedRule,
  type DatedRules,
  type RuleStep,
  type RuleTarget,
  type RuleValue,
} from '@consignment/domain/commission/dated-rules';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { placeText, valueText } from '@consignment/domain/commission/rule-text';
import type { Entry } from '../../ledger/record.ts';

/** The rules at the places of a shop: the versions that were not taken back, and the settings by `targetKey`. */
export type Standing = {
  readonly versions: DatedRules;
  readonly settings: ReadonlyMap<string, readonly RuleStep[]>;
};

/** The entries of versions that were made one after the other: the values for their lines on their first day, and now. */
export function madeEntries(
  before: Standing,
  { made, reason, currency }: { readonly made: readonly DatedRule[] } & Act,
): Entry[] {
  const versions = new Map(before.versions);
  return made.map((one) => {
    const entry = {
      event: 'rule_version.made',
      id: one.id,
      vendorId: one.target.vendorId,
      before: standingOn({ ...before, versions }, one, currency),
      after: valuesOf(one.target, one, currency),
      reason,
    } as const;
    const key = targetKey(one.target);
    versions.set(key, [...(versions.get(key) ?? []), one]);
    return entry;
  });
}

type Act = { readonly reason: string; readonly currency: CurrencyCode };

/** The same for one that was taken back. */
export function takenBackEntry(
  after: Standing,
  { taken, reason, currency }: { readonly taken: DatedRule } & Act,
): Entry {
  return {
    event: 'rule_version.taken_back',
    id: taken.id,
    vendorId: taken.target.vendorId,
    before: valuesOf(taken.target, taken, currency),
    after: standingOn(after, taken, currency),
    reason,
  };
}

/** The rule for the lines of a version on its first day: one with days, a setting, or none. */
function standingOn(
  { versions, settings }: Standing,
  { target, from }: DatedRule,
  currency: CurrencyCode,
): HistoryValues {
  const key = targetKey(target);
  const held = versionOn(versions.get(key) ?? [], from);
  if (held !== null) return valuesOf(target, held, currency);
  const steps = settings.get(key);
  const value: RuleValue | null = steps === undefined ? null : { measure: null, steps, bounds: null };
  return valuesOf(target, { from: null, until: null, value }, currency);
}

function valuesOf(
  { place, vendorId, productId, variantId, name }: RuleTarget,
  of: { readonly from: string | null; readonly until: string | null; readonly value: RuleValue | null },
  currency: CurrencyCode,
): HistoryValues {
  return inEnglish(() => ({
    place: placeText[place],
    ...(vendorId === null ? {} : { vendor_id: vendorId }),
    ...(productId === null ? {} : { product_id: productId }),
    ...(variantId === null ? {} : { variant_id: variantId }),
    ...(name === null ? {} : { name }),
    from_day: of.from,
    until_day: of.until,
    value: of.value === null ? null : valueText(of.value, currency),
  }));
}
