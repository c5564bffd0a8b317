import {
  belowMinimumText,
  isBelowMinimum,
  onItsWayText,
  type ShownOnItsWay,
} from '@consignment/domain/orders/availability';
import type { CurrencyCode } from '@consignment/domain/money/currency';

/** An amount due, split: decimal strings. Left out where nothing is held back and any sum is paid. */
export type SplitDue = Partial<ShownOnItsWay & { available: string; minimum_payout: string }>;

/** The part of an amount due that waits, and why: a sentence or two; null where nothing does. */
export function splitDueText(split: SplitDue, currency: CurrencyCode): string | null {
  const waiting = onItsWayOf(split, currency);
  const { available = '0', minimum_payout: minimum = '0' } = split;
  // As numbers they only say which is more.
  const small = isBelowMinimum(Number(available), Number(minimum))
    ? belowMinimumText(minimum, currency)
    : null;
  if (waiting === null || small === null) return waiting ?? small;
  return `${waiting}. ${small}`;
}

/** The same without the minimum, such as of many payees, of whom each may have another. */
export function onItsWayOf(split: SplitDue, currency: CurrencyCode): string | null {
  const { on_its_way = '0', next_available_on = null, next_available_amount = '0' } = split;
  return onItsWayText({ on_its_way, next_available_on, next_available_amount }, currency);
}
