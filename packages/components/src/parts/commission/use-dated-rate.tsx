import { ruleOfRate } from '@consignment/domain/rules/filled-in-rule';
import { ruleValueFromWire } from '@consignment/domain/rules/rule-on-wire';
import { valueText } from '@consignment/domain/commission/rule-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { useRef, type ReactNode } from 'react';
import type { Answered } from '../../primitives/feedback/outcome.ts';
import type { ShopCurrency } from '../money/shop-currency.ts';
import type { RateDates, RateFromDay } from './rate-from.ts';
import { readToday } from './rule-days.ts';
import { useRuleReview } from './use-rule-review.tsx';

const texts = defineTexts('UseDatedRate', {
  from: 'From {fromDay}',
});

type Given = {
  /** Null for a person who may not make rules, and so cannot choose a day. */
  dates: RateDates | null;
  /** Whose rate it is, such as `Lantern Loom`. */
  name: string;
  /** Null where the rate is the whole shop’s; else the currency of the vendor’s amounts. */
  vendor: { currency: CurrencyCode | null } | null;
  currency: ShopCurrency;
};

type SaveDated = (rate: RateFromDay, others: (() => Promise<Answered>) | null) => Promise<Answered>;

/**
 * Shows the effect of a rate from a day on and saves it as a rule, and after it the `others` that were changed in the same form. Draw
 * `dialog` beside what asks.
 */
export function useDatedRate({ dates, name, vendor, currency }: Given): {
  saveDated: SaveDated;
  dialog: ReactNode;
} {
  const { ask, dialog } = useRuleReview<RateFromDay>({
    onPreview: (rate) => dates?.onPreview(rate) ?? null,
    onSave: async (rate, reason) => dates?.onSave(rate, reason) ?? { is: 'done' },
    vendor,
    currency,
    findsVendorsAgain: () => false,
    reviewedAs: (rate) => ({
      rules: [
        {
          name: rate.productType === null ? name : `${name}, ${rate.productType}`,
          value: rateText(rate, currency.books),
          days: texts.from({ fromDay: formatDay(rate.fromDay) }),
        },
      ],
      notice: readToday(),
    }),
  });
  // Where the others are refused and sent again, the rule is there already.
  const made = useRef('');
  const saveDated: SaveDated = async (rate, others) => {
    const key = JSON.stringify(rate);
    if (made.current !== key) {
      const outcome = await ask(rate);
      if (outcome.is !== 'done' || others === null) return outcome;
      made.current = key;
    }
    const outcome = (await others?.()) ?? { is: 'done' };
    if (outcome.is === 'done') made.current = '';
    return outcome;
  };
  return { saveDated, dialog };
}

function rateText(rate: RateFromDay, books: CurrencyCode): string {
  return valueText(ruleValueFromWire(ruleOfRate({ ...rate, vendor: null }), books), books);
}
