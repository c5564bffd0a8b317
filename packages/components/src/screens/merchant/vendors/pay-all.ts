import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDay } from '@consignment/domain/time/dates';
import { formatDecimal, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { waitingText } from '@consignment/domain/payouts/waiting-lines';
import { countOfLines } from '../../../parts/orders/count-of-lines.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { Problem } from '../../../primitives/feedback/outcome.ts';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
export type Days = { from: string; to: string };

/** `reason` is a sentence for the person. */
export type SkippedVendor = { vendor: number; vendor_name: string; code?: string; reason: string };

/** The payouts that paying everybody would make now. Amounts are decimal strings of the shop's books. */
export type PayAllPlan = {
  payouts: readonly {
    vendor: number;
    vendor_name: string;
    /** Null: the shop's. */
    vendor_currency: CurrencyCode | null;
    amount: string;
    line_items: number;
    /** Lines of open or answered questions, which are not among them. */
    waiting_lines?: number;
  }[];
  /** Of the payouts. */
  count: number;
  amount: string;
  skipped: readonly SkippedVendor[];
  /** The sum of what these vendors have on their way, which stays open. */
  on_its_way?: string;
};

/** The payouts that were made. */
export type PaidAll = {
  payouts: readonly {
    id: number;
    invoice_number: number;
    vendor_name: string;
    vendor_currency: CurrencyCode | null;
    amount: string;
  }[];
  count: number;
  amount: string;
  skipped: readonly SkippedVendor[];
};

/** `unknown`: no answer came, so the vendors may have been paid or not. */
export type PayAllAnswer =
  { is: 'done'; paid: PaidAll } | { is: 'refused'; problem: Problem } | { is: 'unknown'; problem: Problem };

/** Would a payout made early pay more? Something is on its way, or a sum is below the minimum. */
export function hasMoreEarly({ on_its_way: amount = '0', skipped }: PayAllPlan): boolean {
  const waits = (code: string | undefined) => code === 'not_available_yet' || code === 'below_minimum';
  return Number(amount) > 0 || skipped.some(({ code }) => waits(code));
}

/** Does anything stay due because it waits for an answer? */
export function hasWaiting({ payouts, skipped }: PayAllPlan): boolean {
  return (
    payouts.some(({ waiting_lines: count = 0 }) => count > 0) ||
    skipped.some(({ code }) => code === 'waits_for_answer')
  );
}

/** '3 line items; 2 lines wait for an answer' */
export function linesText({
  line_items: count,
  waiting_lines: waiting = 0,
}: PayAllPlan['payouts'][number]): string {
  return waiting === 0 ? countOfLines(count) : `${countOfLines(count)}; ${waitingText(waiting)}`;
}

/** As texts name the days; null for no limit. */
export function spanOf(days: Days): { span: string; from: string; to: string } | null {
  const from = days.from === '' ? '' : formatDay(days.from);
  const to = days.to === '' ? '' : formatDay(days.to);
  if (from === '') return to === '' ? null : { span: 'until', from, to };
  if (to === '') return { span: 'since', from, to };
  return { span: from === to ? 'day' : 'range', from, to };
}

/** As the list of vendors has them; the server names them in the order in which it pays. */
export function byName<Vendor extends { vendor_name: string }>(vendors: readonly Vendor[]): Vendor[] {
  return vendors.toSorted((one, other) => one.vendor_name.localeCompare(other.vendor_name, 'en'));
}

/** '£412.60 + €84.50': a sum for each currency in which the vendors' amounts are written. */
export function totalText(payouts: PayAllPlan['payouts'] | PaidAll['payouts'], shop: ShopCurrency): string {
  const sums = new Map<CurrencyCode, number>();
  for (const { amount, vendor_currency: currency } of payouts) {
    const code = currencyOf(shop, { currency });
    sums.set(code, (sums.get(code) ?? 0) + moneyFromWire(amount, shop.books));
  }
  return [...sums].map(([code, sum]) => formatDecimal(moneyToWire(sum, shop.books), code)).join(' + ');
}
