import type { NoPaymentCode } from '@consignment/domain/pay-runs/next-payment';
import { nextPaymentText } from '../ledger/next-payment-text.ts';
import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import type { KnownNextPayment } from '../ledger/next-payment.ts';

/** `shop` is its name for a vendor who reads, and null for the shop. */
export function nextPaymentToWire(
  { payment, words }: KnownNextPayment,
  { shop, showsAmounts }: { readonly shop: string | null; readonly showsAmounts: boolean },
): components['schemas']['NextPayment'] {
  const { on, runOn, amount, needsApproval, passedOver } = payment;
  const currency = showsAmounts ? words.currency : null;
  return {
    on,
    run_on: runOn,
    ...(showsAmounts ? { amount: amount === null ? null : moneyToWire(amount, words.books) } : {}),
    needs_approval: needsApproval,
    reason: passedOver === null ? null : shop === null ? passedOver.code : codeForVendor(passedOver.code),
    detail: nextPaymentText(payment, { ...words, shop, currency }),
  };
}

/** A vendor reads of a payment that the books do not know as of any other that is being checked. */
function codeForVendor(code: NoPaymentCode): NoPaymentCode {
  return code === 'paid_there' ? 'being_checked' : code;
}
