import type { CurrencyCode } from '../money/currency.ts';
import { nearDay } from '../time/dates.ts';
import { formatDecimal } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('Availability', {
  belowMinimum: 'Below the shop’s minimum of {minimum}: carried over to the next payout.',
  held: '{amount} held',
  heldPartUntil: '{amount} held, {next} of it until {day}',
  heldUntil: '{amount} held until {day}',
});

/** The moment that a hold counts from: of the order, or when it was paid or fulfilled in full. */
export type HoldFrom = 'order' | 'payment' | 'fulfilment';

/** More than any return window lasts. */
export const maximumHoldDays = 365;

/** In minor units, as for a payout's additional pay. */
export const maximumMinimumPayout = 1_000_000_000_000;

/** The part of an amount due that is held. Minor units. */
export type OnItsWay = {
  readonly amount: number;
  /** The first day on which a part of it is available, 'YYYY-MM-DD', and that part; null where no day is known yet. */
  readonly next: { readonly on: string; readonly amount: number } | null;
};

export const nothingOnItsWay: OnItsWay = { amount: 0, next: null };

/** The amount that can be paid now: below 0 where reversals exceed the available amount. Minor units. */
export function availableOf(due: number, { amount }: OnItsWay): number {
  return due - amount;
}

/** The split of the amount due as answers have it. Amounts are decimal strings, the day 'YYYY-MM-DD'. */
export type ShownOnItsWay = {
  readonly on_its_way: string;
  readonly next_available_on: string | null;
  readonly next_available_amount: string;
};

/** '£214.80 held until Nov 30'; null where nothing is. Only money that was sent is on its way. */
export function onItsWayText(shown: ShownOnItsWay, currency: CurrencyCode): string | null {
  const { on_its_way: amount, next_available_on: on, next_available_amount: next } = shown;
  if (Number(amount) === 0) return null;
  const held = formatDecimal(amount, currency);
  if (on === null) return texts.held({ amount: held });
  // A hold lasts a year at most, so that the year is clear.
  const day = nearDay(on);
  return next === amount
    ? texts.heldUntil({ amount: held, day })
    : texts.heldPartUntil({ amount: held, next: formatDecimal(next, currency), day });
}

/** Is a sum too small to be paid? Zero and amounts owed back are not small sums. Both in the same unit. */
export function isBelowMinimum(available: number, minimum: number): boolean {
  return available > 0 && available < minimum;
}

/** 'Below the shop’s minimum of £20.00: carried over to the next payout.', of a decimal string. */
export function belowMinimumText(minimum: string, currency: CurrencyCode): string {
  return texts.belowMinimum({ minimum: formatDecimal(minimum, currency) });
}
