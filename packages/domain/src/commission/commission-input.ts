import type { Override } from './commission.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { parseAmount, withoutSigns } from '../money/amount-input.ts';
import { moneyToWire } from '../money/money.ts';
import { parsePercent, percentToWire } from '../money/rate.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('CommissionInput', {
  below0: 'A commission cannot be negative.',
  enterAmount: 'Enter an amount.',
  enterAmountNotPercentage: 'Enter an amount, not a percentage.',
  enterOtherThan0: 'Enter an amount other than 0.',
  enterPercentage: 'Enter a percentage in digits, for example 12.5.',
  oneMinus: 'Use at most one minus sign, before the amount.',
  tooLarge: 'This amount is too large.',
});

export type ParsedOverride =
  | { readonly is: 'ok'; readonly override: Override | null }
  | { readonly is: 'refused'; readonly why: string };

export type ParsedRate =
  { readonly is: 'ok'; readonly ppm: number | null } | { readonly is: 'refused'; readonly why: string };

/** The largest override of a line, in minor units. */
const maximumOverride = 1_000_000_000_000;

/**
 * Reads a commission override as typed (spec operations §5): a $ sign is stripped, and so are the sign and the code
 * of the currency ('£12.50', 'GBP 12.50'); nothing clears the override, and a % sign makes it a percentage. The spec
 * strips both signs, which would pay 20.00 for '20%'; keeping the unit is the commission rules' answer (§2).
 */
export function parseOverride(text: string, currency: CurrencyCode): ParsedOverride {
  const isPercent = text.includes('%');
  const figure = text.replaceAll('%', '').trim();
  if (withoutSigns(figure, currency).trim() === '') {
    return isPercent ? { is: 'refused', why: texts.enterPercentage } : { is: 'ok', override: null };
  }
  if (isPercent) {
    const parsed = parsePercent(withDecimalPoint(withoutSigns(figure, currency)));
    return parsed.is === 'ok' ? { is: 'ok', override: { kind: 'percent', ppm: parsed.ppm } } : parsed;
  }
  const parsed = parseAmount(figure, currency);
  if (parsed.is === 'refused') return parsed;
  if (parsed.minor < 0) return { is: 'refused', why: texts.below0 };
  if (parsed.minor > maximumOverride) return { is: 'refused', why: texts.tooLarge };
  return { is: 'ok', override: { kind: 'amount', amount: parsed.minor } };
}

/** The two things that a figure without a sign can be: of an override, an amount is for the whole line. */
export type CommissionUnit = 'percent' | 'amount';

/** The same as a form reads it, where the unit is chosen beside the figure: a sign that is typed says more. */
export function parseOverrideAs(text: string, unit: CommissionUnit, currency: CurrencyCode): ParsedOverride {
  const isPercent = unit === 'percent' && text.trim() !== '' && unitTyped(text, currency) === null;
  return parseOverride(isPercent ? `${text}%` : text, currency);
}

/** The unit that a text itself says by a sign; null for a figure alone. */
export function unitTyped(text: string, currency: CurrencyCode): CommissionUnit | null {
  if (text.includes('%')) return 'percent';
  return withoutSigns(text, currency).trim() === text.trim() ? null : 'amount';
}

/** The figure of a text without the unit that it says. */
export function figureTyped(text: string, currency: CurrencyCode): string {
  return withoutSigns(text.replaceAll('%', ''), currency).trim();
}

export type ParsedItemAmount =
  { readonly is: 'ok'; readonly amount: number } | { readonly is: 'refused'; readonly why: string };

/**
 * Reads the amount of a custom item as typed, in minor units: below 0 for what the vendor owes (commission rules §7).
 * The sign and the code of the currency are stripped as from an override.
 */
export function parseItemAmount(text: string, currency: CurrencyCode): ParsedItemAmount {
  if (text.includes('%')) return { is: 'refused', why: texts.enterAmountNotPercentage };
  const compact = text.trim().replaceAll('−', '-');
  const figure = compact.replace(/^([^\d-]*)-/, '$1');
  if (figure.includes('-')) return { is: 'refused', why: texts.oneMinus };
  const isOwed = figure !== compact;
  const parsed = parseOverride(figure, currency);
  if (parsed.is === 'refused') return parsed;
  if (parsed.override === null) return { is: 'refused', why: texts.enterAmount };
  const amount = parsed.override.kind === 'amount' ? parsed.override.amount : 0;
  if (amount === 0) return { is: 'refused', why: texts.enterOtherThan0 };
  return { is: 'ok', amount: isOwed ? -amount : amount };
}

export type TypedRate = {
  /** A decimal string: per cent, or an amount a unit; null follows the usual rules. */
  readonly rate: string | null;
  readonly isPercentage: boolean;
};

export type ParsedTypeRate =
  ({ readonly is: 'ok' } & TypedRate) | { readonly is: 'refused'; readonly why: string };

/**
 * Reads the rate of a product type as typed: blank is null, so that the usual rules apply (spec operations §5). A %
 * sign makes it a percentage and a sign of the currency an amount; a figure alone is of the unit that is chosen.
 */
export function parseTypeRate(text: string, unit: CommissionUnit, currency: CurrencyCode): ParsedTypeRate {
  const parsed = parseOverrideAs(text, unit, currency);
  if (parsed.is === 'refused') return parsed;
  const { override } = parsed;
  if (override === null) return { is: 'ok', rate: null, isPercentage: unit === 'percent' };
  return override.kind === 'percent'
    ? { is: 'ok', rate: percentToWire(override.ppm), isPercentage: true }
    : { is: 'ok', rate: moneyToWire(override.amount, currency), isPercentage: false };
}

/** Reads a rate field: blank is null, so that the global or default rate applies (spec operations §5). */
export function parseRate(text: string): ParsedRate {
  const figure = text.trim().replace(/\s*%$/, '');
  return figure === '' ? { is: 'ok', ppm: null } : parsePercent(withDecimalPoint(figure));
}

/** A comma in a percentage is a decimal comma; before three digits it may be meant for thousands, and stays. */
export function withDecimalPoint(figure: string): string {
  return figure.replace(/^(\d+),(\d{1,2}|\d{4})$/, '$1.$2').replace(/\s/g, '');
}
