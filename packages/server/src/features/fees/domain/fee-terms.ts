import { feeHas, type FeeKind } from '@consignment/domain/fees/fee-kinds';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { daysAfter } from '@consignment/domain/time/periods';

/*
 * Fees: what a shop charges its vendors beside its commission. Days are 'YYYY-MM-DD' of the shop, amounts minor units.
 */

/** Kinds that are charged for each period. */
export type PeriodicFeeKind = 'weekly' | 'monthly' | 'quarterly' | 'yearly';

export type FeeTerms = {
  readonly kind: FeeKind;
  readonly amount: number;
  /** Parts per million; null for kinds without a percentage, and for none. */
  readonly ppm: number | null;
  /** From 1: of a week from Monday, or of a month, whose last day stands for later ones. Null for kinds without periods. */
  readonly day: number | null;
  /** From 1: of a year or of a quarter. */
  readonly month: number | null;
  /** Of `per_item`: the shop bears its share of the fee. */
  readonly beforeRate: boolean;
  readonly method: PayoutMethod | null;
  readonly prorated: boolean;
  /** A charge waits until the vendor has earned enough. */
  readonly waits: boolean;
  /** Null for all. */
  readonly vendorIds: readonly number[] | null;
};

/** Without terms the fee is paused. */
export type FeeVersion = {
  readonly version: number;
  readonly from: string;
  readonly terms: FeeTerms | null;
};

/** A version with the days on which it holds. */
export type FeeSpell = FeeVersion & {
  /** Included; null where none follows. */
  readonly until: string | null;
};

/** The versions of a fee in the order of their days. One that was made later holds from its first day on, whatever was to follow. */
export function feeSpells(versions: readonly FeeVersion[]): FeeSpell[] {
  const spells: FeeSpell[] = [];
  for (const version of versions.toSorted((one, other) => other.version - one.version)) {
    const [next] = spells;
    if (next !== undefined && version.from >= next.from) continue;
    spells.unshift({ ...version, until: next === undefined ? null : daysAfter(next.from, -1) });
  }
  return spells;
}

export function spellOn(spells: readonly FeeSpell[], day: string): FeeSpell | null {
  return spells.findLast(({ from }) => from <= day) ?? null;
}

export function spellAfter(spells: readonly FeeSpell[], day: string): FeeSpell | null {
  return spells.find(({ from }) => from > day) ?? null;
}

export function isPeriodic(kind: FeeKind): kind is PeriodicFeeKind {
  return feeHas(kind, 'day');
}

/** True where a vendor may pay more by the new terms, or at another time: it gets notice of them. */
export function mayCostMore(before: FeeTerms | null, after: FeeTerms | null): boolean {
  if (after === null) return false;
  if (before === null) return true;
  const same = (['day', 'month', 'beforeRate', 'method', 'prorated', 'waits'] as const).every(
    (field) => before[field] === after[field],
  );
  const { vendorIds } = before;
  const areKnown = vendorIds === null || after.vendorIds?.every((id) => vendorIds.includes(id)) === true;
  return !same || !areKnown || after.amount > before.amount || (after.ppm ?? 0) > (before.ppm ?? 0);
}
