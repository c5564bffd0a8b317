import { capitalized } from '@consignment/domain/commission/rule-text';
import { feeTermsText, type ShownFeeTerms } from '@consignment/domain/fees/fee-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';

const texts = defineTexts('FeeVersion', {
  comingTerms: 'From {day}: {terms}',
  comingPause: 'No longer charged from {day}',
});

/** Terms from a day on, 'YYYY-MM-DD' in the shop's zone; without terms the fee is paused. */
export type FeeVersion<Terms extends ShownFeeTerms = ShownFeeTerms> = {
  from_day: string;
  terms: Terms | null;
};

export type FeeVersions<Terms extends ShownFeeTerms = ShownFeeTerms> = {
  /** The version of today; null before the first one. */
  held: FeeVersion<Terms> | null;
  /** The next version after today. */
  coming: FeeVersion<Terms> | null;
};

/** The terms of today in a cell; null where there are none. */
export function heldText({ held }: FeeVersions, currency: CurrencyCode): string | null {
  const terms = held?.terms ?? null;
  return terms === null ? null : capitalized(feeTermsText(terms, currency));
}

/** The next change; null where none is coming. */
export function comingText({ coming }: FeeVersions, currency: CurrencyCode): string | null {
  if (coming === null) return null;
  const day = formatDay(coming.from_day);
  return coming.terms === null
    ? texts.comingPause({ day })
    : texts.comingTerms({ day, terms: feeTermsText(coming.terms, currency) });
}
