import { parseAmount } from '@consignment/domain/money/amount-input';
import { maximumHoldDays, type HoldFrom } from '@consignment/domain/orders/availability';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

const texts = defineTexts('PayoutRules', {
  daysRange: 'Use a whole number of days from 0 to {most}.',
  belowZero: 'The minimum cannot be below zero.',
  holdChanged: 'The hold has been changed.',
  rulesChanged: 'The payout rules have been changed.',
  minimumIs: 'The minimum payout is now {minimum}.',
  holdIs: 'Commissions are now held for {days, plural, one {a day} other {# days}}.',
});

/** When vendors are paid; `minimum_payout` is a decimal string of the shop's books. */
export type PayoutRules = { hold_days: number; hold_from: HoldFrom; minimum_payout: string };

/** As typed: an empty minimum means no minimum. */
export type PayoutRulesDraft = { hold_days: string; hold_from: HoldFrom; minimum_payout: string };

/** A whole number of days, as a figure. */
export function daysSchema(isOptional: boolean) {
  return z.string().check(({ value, issues }) => {
    const text = value.trim();
    if (isOptional && text === '') return;
    if (/^\d{1,3}$/.test(text) && Number(text) <= maximumHoldDays) return;
    const message = texts.daysRange({ most: maximumHoldDays });
    issues.push({ code: 'custom', message, input: value });
  });
}

/** An amount that is not below 0, or nothing. */
export function minimumSchema(books: CurrencyCode) {
  return z.string().check(({ value, issues }) => {
    if (value.trim() === '') return;
    const parsed = parseAmount(value, books);
    if (parsed.is === 'ok' && parsed.minor >= 0) return;
    const message = parsed.is === 'ok' ? texts.belowZero : parsed.why;
    issues.push({ code: 'custom', message, input: value });
  });
}

/** The decimal string of an amount that the schema accepts; null for nothing. */
export function minimumOf(text: string, books: CurrencyCode): string | null {
  if (text.trim() === '') return null;
  const parsed = parseAmount(text, books);
  if (parsed.is === 'refused') throw new RangeError(parsed.why);
  return moneyToWire(parsed.minor, books);
}

export function payoutRulesSchema(books: CurrencyCode) {
  return z.object({
    hold_days: daysSchema(false),
    hold_from: z.enum(['order', 'payment', 'fulfilment']),
    minimum_payout: minimumSchema(books),
  });
}

export function payoutRulesDraft(rules: PayoutRules): PayoutRulesDraft {
  const { minimum_payout: minimum } = rules;
  return {
    hold_days: String(rules.hold_days),
    hold_from: rules.hold_from,
    minimum_payout: Number(minimum) === 0 ? '' : minimum,
  };
}

/** Days stay a text for the panel, which compares values as texts; `payoutRulesChange` makes them a number. */
export function payoutRulesValues(draft: PayoutRulesDraft, books: CurrencyCode): PayoutRulesDraft {
  return {
    hold_days: String(Number(draft.hold_days.trim())),
    hold_from: draft.hold_from,
    minimum_payout: minimumOf(draft.minimum_payout, books) ?? moneyToWire(0, books),
  };
}

export function payoutRulesChange({
  hold_days: days,
  ...change
}: Partial<PayoutRulesDraft>): Partial<PayoutRules> {
  return { ...change, ...(days === undefined ? {} : { hold_days: Number(days) }) };
}

/** The change of a save in a sentence. */
export function payoutRulesNews(change: Partial<PayoutRulesDraft>, books: CurrencyCode): string {
  const { hold_days: days, hold_from: from, minimum_payout: minimum } = change;
  if (minimum === undefined) {
    if (days === undefined || from !== undefined) return texts.holdChanged;
    return texts.holdIs({ days: Number(days) });
  }
  if (days !== undefined || from !== undefined) return texts.rulesChanged;
  return texts.minimumIs({ minimum: formatDecimal(minimum, books) });
}
