import type { Override } from './commission.ts';
import type { CurrencyCode } from './currency.ts';
import { parseMoney } from './money.ts';
import { parsePercent } from './rate.ts';

export type ParsedOverride =
  | { readonly is: 'ok'; readonly override: Override | null }
  | { readonly is: 'refused'; readonly why: string };

export type ParsedRate =
  { readonly is: 'ok'; readonly ppm: number | null } | { readonly is: 'refused'; readonly why: string };

/**
 * Reads a commission override as typed (spec operations §5): a $ sign is stripped, nothing clears the
 * override, and a % sign makes it a percentage. The spec strips both signs, which would pay 20.00 for
 * '20%'; keeping the unit is the commission rules' answer (§2).
 */
export function parseOverride(text: string, currency: CurrencyCode): ParsedOverride {
  const isPercent = text.includes('%');
  const figure = text.replace(/[$%\s]/g, '');
  if (figure === '') {
    return isPercent
      ? { is: 'refused', why: 'Enter a percentage in digits, for example 12.5.' }
      : { is: 'ok', override: null };
  }
  if (isPercent) {
    const parsed = parsePercent(figure);
    return parsed.is === 'ok' ? { is: 'ok', override: { kind: 'percent', ppm: parsed.ppm } } : parsed;
  }
  const parsed = parseMoney(figure, currency);
  if (parsed.is === 'refused') return parsed;
  if (parsed.minor < 0) return { is: 'refused', why: 'A commission cannot be negative.' };
  return { is: 'ok', override: { kind: 'amount', amount: parsed.minor } };
}

/** Reads a rate field: blank is null, so that the global or default rate applies (spec operations §5). */
export function parseRate(text: string): ParsedRate {
  const figure = text.trim().replace(/\s*%$/, '');
  return figure === '' ? { is: 'ok', ppm: null } : parsePercent(figure);
}
