import type { CurrencyCode } from '../money/currency.ts';
import { parseAmount, withoutSigns } from '../money/amount-input.ts';
import { formatMoney, sumMoney, type ParsedMoney } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';
import {
  notByBank,
  notByPaypal,
  type BankPayee,
  type MethodRefusal,
  type PaypalPayee,
} from './payout-method.ts';

const texts = defineTexts('AskedPayout', {
  additionalAboveMost: 'Additional pay cannot be more than {most}.',
  additionalBelowZero: 'Additional pay cannot be below zero.',
  beingChecked: 'We are checking with PayPal. Do not pay again.',
  belowMinimum:
    '{amount} is below the minimum payout of {minimum}. The amount will be carried over to the next payout.',
  held: 'Nothing can be paid yet: {amount} is held.',
  noLines: 'Choose at least one commission to pay.',
  notPositive: 'The payout must be above zero.',
  nothingDueToSalesRep: 'Nothing is due to this sales rep.',
  nothingDueToVendor: 'Nothing is due to this vendor.',
  owedBack: 'Nothing can be paid yet: {owed} is owed back, and will be deducted from the next commissions.',
});

/** May this payout be made? A refusal carries the words to show. */
export type PayoutVerdict =
  | { readonly is: 'allowed'; readonly amount: number }
  | { readonly is: 'refused'; readonly code: PayoutRefusal; readonly why: string };

export type PayoutRefusal =
  | 'being_checked'
  | 'nothing_due'
  | 'not_available_yet'
  | 'no_lines'
  | 'not_positive'
  | 'below_minimum'
  | MethodRefusal['code'];

export type PayoutAsk = {
  readonly payee?: 'vendor' | 'sales rep';
  /**
   * The payee's amount due that no payout holds, open reversals taken off. Minor units, as all money here. Null where only
   * the server knows it.
   */
  readonly available: number | null;
  /**
   * The payee's amount that is held, and the smallest sum that is paid. Null where neither is looked at: sales reps have
   * none, and a payout may be made early.
   */
  readonly hold?: { readonly onItsWay: number; readonly minimum: number } | null;
  /** The entries to be paid: chosen lines, and reversals taken with them. */
  readonly entries: readonly number[];
  readonly additionalPay: number;
  readonly currency: CurrencyCode;
  /** Null when PayPal does not pay it. */
  readonly paypal: PaypalPayee | null;
  /** Absent when the shop's bank does not pay it. With neither, the payout is only recorded. */
  readonly bank?: BankPayee | null;
  /** An earlier payment of this vendor whose outcome the provider has not reported yet. */
  readonly isBeingChecked: boolean;
};

/**
 * Decides on a payout (commission rules §7 and §8): nothing is paid while nothing is available, nor below the minimum.
 */
export function payOutAllowed(ask: PayoutAsk): PayoutVerdict {
  if (ask.isBeingChecked) return refuse('being_checked', texts.beingChecked);
  if (ask.available !== null && ask.available < 0) {
    const owed = formatMoney(-ask.available, ask.currency);
    return refuse('nothing_due', texts.owedBack({ owed }));
  }
  if (ask.available === 0) {
    const isSalesRep = ask.payee === 'sales rep';
    return refuse('nothing_due', isSalesRep ? texts.nothingDueToSalesRep : texts.nothingDueToVendor);
  }
  const { onItsWay = 0, minimum = 0 } = ask.hold ?? {};
  const isAllHeld = ask.available !== null && ask.available <= onItsWay;
  if (onItsWay > 0 && (isAllHeld || sumMoney(ask.entries) <= 0)) {
    return refuse('not_available_yet', texts.held({ amount: formatMoney(onItsWay, ask.currency) }));
  }
  if (ask.entries.length === 0) return refuse('no_lines', texts.noLines);
  const amount = payoutAmount(ask.entries, ask.additionalPay);
  if (amount <= 0) return refuse('not_positive', texts.notPositive);
  if (amount < minimum) {
    return refuse(
      'below_minimum',
      texts.belowMinimum({
        amount: formatMoney(amount, ask.currency),
        minimum: formatMoney(minimum, ask.currency),
      }),
    );
  }
  const { paypal, bank = null, currency } = ask;
  const refusal =
    (paypal === null ? null : notByPaypal(paypal, amount, currency)) ??
    (bank === null ? null : notByBank(bank, currency));
  if (refusal !== null) return refuse(refusal.code, refusal.why);
  return { is: 'allowed', amount };
}

function refuse(code: PayoutRefusal, why: string): PayoutVerdict {
  return { is: 'refused', code, why };
}

/** A payout is the sum of its entries and the additional pay (commission rules §8). Minor units. */
export function payoutAmount(entries: readonly number[], additionalPay: number): number {
  return sumMoney([...entries, additionalPay]);
}

/** In minor units, as for a line or a custom item: sums of many stay within exact integers. */
const maximumAdditionalPay = 1_000_000_000_000;

/** Why so much cannot be paid on top, in minor units; null when it can. */
export function tooMuchAdditionalPay(minor: number, currency: CurrencyCode): string | null {
  if (minor <= maximumAdditionalPay) return null;
  return texts.additionalAboveMost({ most: formatMoney(maximumAdditionalPay, currency) });
}

/**
 * Reads the free text of the additional payment (spec foundations §5) as `parseAmount` does; blank is 0. Text that is no
 * number is refused, never read as 0, and so is an amount that is too large or below 0: what a vendor owes back is a
 * refund or a custom item, which both keep their own line.
 */
export function parseAdditionalPay(text: string, currency: CurrencyCode): ParsedMoney {
  if (withoutSigns(text.trim(), currency).trim() === '') return { is: 'ok', minor: 0 };
  const parsed = parseAmount(text, currency);
  if (parsed.is === 'ok' && parsed.minor < 0) {
    return { is: 'refused', why: texts.additionalBelowZero };
  }
  const why = parsed.is === 'ok' ? tooMuchAdditionalPay(parsed.minor, currency) : null;
  return why === null ? parsed : { is: 'refused', why };
}

/** More additional pay than commissions: perhaps a missing point, so the app asks once more. Minor units. */
export function isMoreThanLines(lines: number, additionalPay: number): boolean {
  return additionalPay > Math.max(lines, 0);
}

/**
 * The action of a row of vendors: to pay only when something is due (spec operations §2). Below 0 the vendor owes
 * the shop, which is not the same as being paid.
 */
export function payAction(due: number): 'pay' | 'paid' | 'owed_back' {
  if (due > 0) return 'pay';
  return due === 0 ? 'paid' : 'owed_back';
}
